/// A machine and system that the headers are checked for.
struct VerificationTarget: Hashable, Sendable {
  /// The name that compilers know it by.
  var triple: String

  /// The condition that a preprocessor of the target finds true.
  var condition: String

  /// The targets, 64 bits first.
  static let all: [VerificationTarget] = [
    VerificationTarget(
      triple: "x86_64-unknown-linux-gnu",
      condition: "defined(__linux__) && defined(__x86_64__) && defined(__LP64__)"
    ),
    VerificationTarget(
      triple: "aarch64-unknown-linux-gnu",
      condition: "defined(__linux__) && defined(__aarch64__) && defined(__LP64__)"
    ),
    VerificationTarget(
      triple: "arm64-apple-ios13.0",
      condition: "defined(__APPLE__) && defined(__aarch64__) && defined(__LP64__)"
    ),
    VerificationTarget(
      triple: "x86_64-pc-windows-msvc",
      condition: "defined(_WIN64) && (defined(_M_X64) || defined(__x86_64__))"
    ),
    VerificationTarget(
      triple: "armv7k-apple-watchos6.0",
      condition: "defined(__APPLE__) && defined(__arm__)"
    ),
    VerificationTarget(
      triple: "i686-unknown-linux-gnu",
      condition: "defined(__linux__) && defined(__i386__)"
    ),
    VerificationTarget(triple: "wasm32-unknown-unknown", condition: "defined(__wasm32__)"),
    VerificationTarget(triple: "thumbv7em-none-eabi", condition: "defined(__ARM_ARCH_7EM__)"),
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
