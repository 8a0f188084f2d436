// swift-tools-version: 6.2
import Foundation
import PackageDescription

// MARK: libclang

/// The folder of an LLVM installation that has libclang's headers, or `nil`.
///
/// `LIBCLANG_PATH` names it outright; otherwise the folders where Debian and Homebrew install LLVM
/// are tried, newest first. SwiftPM caches the answer together with the manifest: after installing
/// libclang, run `swift package purge-cache`.
func llvmFolder() -> String? {
  let files = FileManager.default
  func hasHeaders(_ folder: String) -> Bool {
    files.fileExists(atPath: folder + "/include/clang-c/Index.h")
  }
  if let chosen = Context.environment["LIBCLANG_PATH"], !chosen.isEmpty {
    return hasHeaders(chosen) ? chosen : nil
  }
  let numbered = (try? files.contentsOfDirectory(atPath: "/usr/lib")) ?? []
  let versions = numbered.compactMap { name in
    name.hasPrefix("llvm-") ? Int(name.dropFirst("llvm-".count)) : nil
  }
  let debian = versions.sorted(by: >).map { "/usr/lib/llvm-\($0)" }
  return (debian + ["/opt/homebrew/opt/llvm", "/usr/local/opt/llvm"]).first(where: hasHeaders)
}

let llvm = llvmFolder()

/// The flags that find libclang; the run path lets the tool run without further settings.
let libclangSwiftSettings: [SwiftSetting] =
  llvm.map { [.unsafeFlags(["-Xcc", "-I\($0)/include"], .when(traits: ["CHeaders"]))] } ?? []
let libclangLinkerSettings: [LinkerSetting] =
  llvm.map {
    [
      .unsafeFlags(
        ["-L\($0)/lib", "-Xlinker", "-rpath", "-Xlinker", "\($0)/lib"],
        .when(traits: ["CHeaders"])
      )
    ]
  } ?? []

// MARK: Settings

/// Every target is Swift 6 and free of warnings.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
]

/// Targets without Foundation round numbers with the C library's functions; on Linux nothing else
/// would link them.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux]))]

/// The emitter's snapshots, compiled and run: what it emits is known to be Swift.
///
/// They are left out while they are recorded, because old ones may not compile any more.
let snapshotTargets: [Target] =
  Context.environment["FIORI_GEN_RECORD"] == nil
  ? [
    .target(
      name: "SnapshotModels",
      dependencies: ["FioriRuntime"],
      path: "Tests/FioriGenSwiftTests/Snapshots",
      swiftSettings: strict
    ),
    .testTarget(
      name: "SnapshotModelsTests",
      dependencies: ["FioriGenTestSupport", "SnapshotModels"],
      swiftSettings: strict
    ),
  ] : []

let package = Package(
  name: "fiori-gen",
  products: [
    .executable(name: "fiori-gen", targets: ["fiori-gen"]),
    .plugin(name: "FioriGenPlugin", targets: ["FioriGenPlugin"]),
    .plugin(name: "FioriGenCommand", targets: ["FioriGenCommand"]),
    .library(name: "FioriRuntime", targets: ["FioriRuntime"]),
    .library(name: "FioriComponents", targets: ["FioriComponents"]),
  ],
  traits: [
    .trait(name: "CHeaders", description: "Emit C headers; needs libclang's headers."),
    .default(enabledTraits: llvm == nil ? [] : ["CHeaders"]),
  ],
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .systemLibrary(name: "CGetopt"),
    .target(name: "FioriText", swiftSettings: strict),
    .target(name: "FioriGenModel", swiftSettings: strict, linkerSettings: mathematics),
    .target(
      name: "FioriGenReader",
      dependencies: ["CYAML", "FioriGenModel", "FioriText"],
      swiftSettings: strict
    ),
    .target(
      name: "FioriStyle",
      dependencies: ["FioriText"],
      swiftSettings: strict,
      linkerSettings: mathematics
    ),
    .target(
      name: "FioriRuntime",
      dependencies: ["FioriStyle", "FioriText"],
      swiftSettings: strict
    ),
    .target(
      name: "FioriGenSwift",
      dependencies: ["FioriGenModel", "FioriStyle", "FioriText"],
      swiftSettings: strict
    ),
    .target(
      name: "FioriGenDocs",
      dependencies: ["FioriGenModel", "FioriText"],
      swiftSettings: strict
    ),
    .target(name: "FioriGenDiff", dependencies: ["FioriGenModel"], swiftSettings: strict),
    .systemLibrary(name: "CClang"),
    .target(
      name: "FioriGenC",
      dependencies: [
        "FioriGenModel",
        .target(name: "CClang", condition: .when(traits: ["CHeaders"])),
      ],
      swiftSettings: strict + libclangSwiftSettings,
      linkerSettings: libclangLinkerSettings
    ),
    .plugin(
      name: "FioriGenPlugin",
      capability: .buildTool(),
      dependencies: ["fiori-gen"]
    ),
    .plugin(
      name: "FioriGenCommand",
      capability: .command(
        intent: .custom(
          verb: "fiori-gen",
          description: "Generate code from specs, or run any other command of fiori-gen"
        ),
        permissions: [
          .writeToPackageDirectory(reason: "The generated files are written into the package.")
        ]
      ),
      dependencies: ["fiori-gen"]
    ),
    .target(
      name: "FioriGenDriver",
      dependencies: [
        "CYAML", "FioriGenC", "FioriGenDiff", "FioriGenDocs", "FioriGenModel", "FioriGenReader",
        "FioriGenSwift", "FioriStyle", "FioriText",
      ],
      swiftSettings: strict
    ),
    .executableTarget(
      name: "fiori-gen",
      dependencies: ["CGetopt", "FioriGenDriver", "FioriStyle", "FioriText"],
      swiftSettings: strict
    ),
    .target(
      name: "FioriComponents",
      dependencies: ["FioriRuntime"],
      swiftSettings: strict,
      plugins: ["FioriGenPlugin"]
    ),
    .testTarget(
      name: "FioriComponentsTests",
      dependencies: ["FioriComponents", "FioriGenReader", "FioriGenTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriSpecTests",
      dependencies: ["FioriGenReader", "FioriGenTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriGenPluginTests",
      dependencies: ["FioriGenTestSupport"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriGenCTests",
      dependencies: ["FioriGenC", "FioriGenModel", "FioriGenReader", "FioriGenTestSupport"],
      exclude: ["Snapshots"],
      swiftSettings: strict + libclangSwiftSettings
    ),
    .testTarget(name: "FioriTextTests", dependencies: ["FioriText"], swiftSettings: strict),
    .testTarget(
      name: "FioriGenModelTests",
      dependencies: ["FioriGenModel"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriGenReaderTests",
      dependencies: ["FioriGenReader"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriGenDiffTests",
      dependencies: ["FioriGenDiff", "FioriGenReader"],
      swiftSettings: strict
    ),
    .testTarget(name: "FioriStyleTests", dependencies: ["FioriStyle"], swiftSettings: strict),
    .testTarget(name: "FioriRuntimeTests", dependencies: ["FioriRuntime"], swiftSettings: strict),
    .testTarget(
      name: "FioriGenSwiftTests",
      dependencies: ["FioriGenSwift"],
      exclude: ["Snapshots"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriGenDocsTests",
      dependencies: [
        "FioriComponents", "FioriGenDocs", "FioriGenReader", "FioriGenSwift", "FioriGenTestSupport",
        "FioriStyle",
      ],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriGenDriverTests",
      dependencies: ["FioriGenDriver", "FioriGenTestSupport", "FioriStyle"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriGenToolTests",
      dependencies: ["FioriGenTestSupport"],
      swiftSettings: strict
    ),
    .target(
      name: "FioriGenTestSupport",
      dependencies: ["FioriGenModel", "FioriGenReader"],
      path: "Tests/FioriGenTestSupport",
      swiftSettings: strict
    ),
  ] + snapshotTargets
)
