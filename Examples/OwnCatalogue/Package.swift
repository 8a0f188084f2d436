// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "OwnCatalogue",
  products: [.library(name: "OwnCatalogue", targets: ["OwnCatalogue"])],
  dependencies: [.package(name: "fiori-gen", path: "../..")],
  targets: [
    // Its Swift is generated from the specs while it is built.
    .target(
      name: "OwnCatalogue",
      dependencies: [
        .product(name: "FioriRuntime", package: "fiori-gen"),
        // The specs use types of this module's catalogue.
        .product(name: "FioriComponents", package: "fiori-gen"),
      ],
      plugins: [.plugin(name: "FioriGenPlugin", package: "fiori-gen")]
    ),
    .executableTarget(name: "ShowOwnCatalogue", dependencies: ["OwnCatalogue"]),
  ]
)
