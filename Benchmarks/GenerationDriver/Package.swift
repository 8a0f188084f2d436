// swift-tools-version: 6.2
import PackageDescription

// Without Foundation: what a process weighs when it starts others counts into what is measured of them.
let package = Package(
  name: "generation-benchmark",
  targets: [
    .executableTarget(
      name: "GenerationBenchmark",
      swiftSettings: [.swiftLanguageMode(.v6), .treatAllWarnings(as: .error)]
    )
  ]
)
