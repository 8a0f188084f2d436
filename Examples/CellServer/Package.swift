// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "CellServer",
  dependencies: [.package(name: "fiori-gen", path: "../..")],
  targets: [
    .executableTarget(
      name: "CellServer",
      dependencies: [.product(name: "FioriComponents", package: "fiori-gen")]
    )
  ]
)
