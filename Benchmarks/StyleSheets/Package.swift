// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "style-sheet-benchmark",
  dependencies: [.package(name: "fiori-gen", path: "../..")],
  targets: [
    .executableTarget(
      name: "StyleSheetBenchmark",
      dependencies: [.product(name: "FioriRuntime", package: "fiori-gen")],
      swiftSettings: [.swiftLanguageMode(.v6)]
    )
  ]
)
