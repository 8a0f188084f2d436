public import Foundation

/// The checkout that the tests were built from.
public enum Repository {
  /// The top folder.
  public static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The folder with the built products, found beside the running tests.
  public static let products: URL = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      if let bundle { return bundle.bundleURL.deletingLastPathComponent() }
    #endif
    return URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
      .deletingLastPathComponent()
  }()

  /// The built command line tool.
  public static let tool = products.appending(path: "fiori-gen")
}
