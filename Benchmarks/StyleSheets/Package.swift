// swift-tools-version: 6.2
import PackageDescription

/// The C library's mathematics, which is a library of its own on Linux.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

// The modules are the tool's own, through symbolic links in Sources: with a dependency on the whole package,
// its plugins and their tools would be built as well.
let package = Package(
  name: "style-sheet-benchmark",
  targets: [
    .target(name: "FioriText", swiftSettings: [.swiftLanguageMode(.v6)]),
    .target(
      name: "FioriStyle",
      dependencies: ["FioriText"],
      swiftSettings: [.swiftLanguageMode(.v6)],
      linkerSettings: mathematics
    ),
    .target(
      name: "FioriRuntime",
      dependencies: ["FioriStyle", "FioriText"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .target(
      name: "FioriComponents",
      dependencies: ["FioriRuntime"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
    .executableTarget(
      name: "StyleSheetBenchmark",
      dependencies: ["FioriComponents", "FioriRuntime", "FioriStyle"],
      swiftSettings: [.swiftLanguageMode(.v6)]
    ),
  ]
)
