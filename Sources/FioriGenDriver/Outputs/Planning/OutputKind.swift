import FioriGenModel
import FioriGenSwift

/// The kinds of output that can be asked for with `--only`. A new kind adds a case and says here
/// where its files go and who makes them.
public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  /// Swift models, theming keys and the catalogue index.
  case swift
  /// Style sheets: a template of everything that can be styled, and the documents' examples.
  case themes

  /// The folder inside the output folder that the kind's files go to.
  public var folder: String {
    switch self {
    case .swift: "Swift"
    case .themes: "Themes"
    }
  }

  /// The ending of every file of this kind. Files with other endings are never removed.
  public var fileEnding: String {
    switch self {
    case .swift: SwiftEmitter.fileEnding
    case .themes: ThemeSheets.fileEnding
    }
  }

  /// Makes the kind's files.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - jobs: The most threads to use; the result does not depend on it.
  /// - Returns: The files, with paths inside the kind's folder, and findings.
  func emit(_ catalogue: Catalogue, jobs: Int) -> EmitterResult {
    switch self {
    case .swift: SwiftEmission.emit(catalogue, jobs: jobs)
    case .themes: ThemeSheets.emit(catalogue)
    }
  }

  /// Finds what would keep the kind's files from being made, such as two names that become one.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  /// - Returns: The findings.
  func check(_ catalogue: Catalogue) -> [Diagnostic] {
    switch self {
    case .swift: SwiftEmission.check(catalogue)
    case .themes: []
    }
  }

  /// Whether a path in the output folder can be a file of this kind, in whatever layout.
  ///
  /// - Parameter path: A path in the output folder.
  /// - Returns: Whether folder and ending are the kind's.
  func covers(_ path: String) -> Bool {
    guard path.hasSuffix(fileEnding) else { return false }
    return !path.contains("/") || path.hasPrefix(folder + "/")
  }
}
