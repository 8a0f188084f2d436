/// Something that the tool or its users may need on the machine.
public enum DoctorPart: String, Hashable, Sendable, CaseIterable {
  /// The library that reads specs.
  case yaml
  /// The library that checks C headers.
  case libclang
  /// The compiler and package manager.
  case swift
  /// The formatter of Swift files.
  case swiftFormat = "swift-format"
  /// The compiler of documentation.
  case docc

  /// What it is needed for, in a few words.
  var purpose: String {
    switch self {
    case .yaml: "reads the specs"
    case .libclang: "checks the C headers"
    case .swift: "builds what is generated"
    case .swiftFormat: "formats Swift, for work on the tool itself"
    case .docc: "turns the documentation into web pages"
    }
  }

  /// How to install it.
  var remedy: String {
    switch self {
    case .yaml:
      "Debian, Ubuntu: apt-get install libyaml-dev; macOS: brew install libyaml"
    case .libclang:
      "Debian, Ubuntu: apt-get install libclang-dev; macOS: brew install llvm. Then run "
        + "'swift package purge-cache', because the package manager remembers that it was "
        + "missing, and build again"
    case .swift, .swiftFormat, .docc:
      "install Swift \(Doctor.oldestSwift) or newer from swift.org, or Xcode with it, and put its "
        + "programs into PATH"
    }
  }
}

/// What was found out about one part.
public struct DoctorFinding: Hashable, Sendable {
  /// How a part is.
  public enum State: Hashable, Sendable {
    /// There, and working; with its version.
    case found(String)
    /// Not there.
    case missing
    /// There, but of no use; with the reason.
    case unusable(String)
  }

  /// The part.
  public var part: DoctorPart

  /// How it is.
  public var state: State

  /// What to do about it; `nil` when nothing is.
  public var remedy: String?

  /// Whether nothing is to be done.
  public var isFine: Bool { remedy == nil }
}
