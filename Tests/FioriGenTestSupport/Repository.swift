public import Foundation

/// The checkout that the tests were built from.
public enum Repository {
  /// The top folder.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}
