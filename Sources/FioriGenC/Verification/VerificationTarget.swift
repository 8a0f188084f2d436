/// A machine and system that the headers are checked for.
struct VerificationTarget: Hashable, Sendable {
  /// The widths of `int`, `long` and pointers.
  enum DataModel: Hashable, Sendable {
    /// `int` has 32 bits, `long` and pointers have 64.
    case lp64
    /// `int` and `long` have 32 bits, pointers have 64.
    case llp64
    /// All have 32 bits.
    case ilp32
  }

  /// The name that compilers know it by.
  var triple: String

  /// The condition that a preprocessor of the target finds true, and one of no other target.
  var condition: String

  /// The widths of its built-in types.
  var dataModel: DataModel

  /// Whether it is the first target with its data model.
  ///
  /// What a function's body means depends on the data model alone, so the first one stands for the
  /// others there. Layouts depend on alignments too, which every target has its own of.
  var leadsDataModel: Bool { Self.all.first { $0.dataModel == dataModel } == self }

  /// The targets, 64 bits first.
  static let all: [VerificationTarget] = [
    VerificationTarget(
      triple: "x86_64-unknown-linux-gnu",
      condition: "defined(__linux__) && defined(__x86_64__) && defined(__LP64__)",
      dataModel: .lp64
    ),
    VerificationTarget(
      triple: "aarch64-unknown-linux-gnu",
      condition: "defined(__linux__) && defined(__aarch64__) && defined(__LP64__)",
      dataModel: .lp64
    ),
    VerificationTarget(
      triple: "arm64-apple-ios13.0",
      condition: "defined(__APPLE__) && defined(__aarch64__) && defined(__LP64__)",
      dataModel: .lp64
    ),
    VerificationTarget(
      triple: "x86_64-pc-windows-msvc",
      condition: "defined(_WIN64) && (defined(_M_X64) || defined(__x86_64__))",
      dataModel: .llp64
    ),
    VerificationTarget(
      triple: "armv7k-apple-watchos6.0",
      condition: "defined(__APPLE__) && defined(__arm__)",
      dataModel: .ilp32
    ),
    VerificationTarget(
      triple: "i686-unknown-linux-gnu",
      condition: "defined(__linux__) && defined(__i386__)",
      dataModel: .ilp32
    ),
    VerificationTarget(
      triple: "wasm32-unknown-unknown",
      condition: "defined(__wasm32__)",
      dataModel: .ilp32
    ),
    VerificationTarget(
      triple: "thumbv7em-none-eabi",
      condition: "defined(__ARM_ARCH_7EM__)",
      dataModel: .ilp32
    ),
  ]
}

/// A language that the headers are checked as: the oldest version that they support.
enum VerificationLanguage: String, Hashable, Sendable, CaseIterable {
  /// C99.
  case c = "C"
  /// C++11.
  case cxx = "C++"

  /// The compiler's arguments.
  var arguments: [String] {
    switch self {
    case .c: ["-x", "c", "-std=c99"]
    case .cxx: ["-x", "c++", "-std=c++11"]
    }
  }
}
