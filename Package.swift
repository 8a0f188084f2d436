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

/// The flags that find libclang's headers; the run path lets the tool find the library when it is
/// first needed.
let libclangCSettings: [CSetting] =
  llvm.map { [.unsafeFlags(["-I\($0)/include"], .when(traits: ["CHeaders"]))] } ?? []
let libclangSwiftSettings: [SwiftSetting] =
  llvm.map { [.unsafeFlags(["-Xcc", "-I\($0)/include"], .when(traits: ["CHeaders"]))] } ?? []
let libclangLinkerSettings: [LinkerSetting] =
  llvm.map {
    [
      .unsafeFlags(
        ["-Xlinker", "-rpath", "-Xlinker", "\($0)/lib"],
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

// MARK: Bindings on the stand-in

/// Has a target find other modules under the names of the SDK's: the targets themselves cannot have
/// these names, because an app that uses this package may have targets of these names.
func alias(_ modules: [(String, String)]) -> [SwiftSetting] {
  [.unsafeFlags(modules.flatMap { ["-module-alias", "\($0)=\($1)"] })]
}

let platformNames = [("UIKit", "UIKitStandIn"), ("SwiftUI", "SwiftUIStandIn")]
let standInNames = alias(platformNames + [("SAPFiori", "SAPFioriStandIn")])
let handWrittenNames = alias(platformNames + [("SAPFiori", "HandWrittenSAPFiori")])

/// The generated bindings, compiled and tested against the generated stand-in of the SDK.
///
/// No product has these targets; apps take the bindings into a target that sees the SDK.
let bindingTargets: [Target] = [
  .target(
    name: "UIKitStandIn",
    path: "Generated/SDKStandIn/Sources/UIKit",
    swiftSettings: strict
  ),
  .target(
    name: "SAPFioriStandIn",
    dependencies: ["UIKitStandIn"],
    path: "Generated/SDKStandIn/Sources/SAPFiori",
    swiftSettings: strict + standInNames
  ),
  .target(
    name: "SwiftUIStandIn",
    dependencies: ["UIKitStandIn"],
    path: "Generated/SDKStandIn/Sources/SwiftUI",
    swiftSettings: strict + standInNames
  ),
  .target(
    name: "FioriBindings",
    dependencies: [
      "FioriComponents", "FioriRuntime", "SAPFioriStandIn", "SwiftUIStandIn", "UIKitStandIn",
    ],
    path: "Generated/Bindings",
    swiftSettings: strict + standInNames
  ),
  .testTarget(
    name: "FioriBindingsTests",
    dependencies: [
      "FioriBindings", "FioriComponents", "FioriGenBindings", "FioriGenModel",
      "FioriGenTestSupport", "HandWrittenSAPFiori",
    ],
    swiftSettings: strict + standInNames
  ),
  // Three components once more, written by hand from the documents; links lead to their bindings.
  .target(
    name: "HandWrittenSAPFiori",
    dependencies: ["UIKitStandIn"],
    path: "Tests/HandWrittenSAPFiori",
    swiftSettings: strict + alias(platformNames)
  ),
  .target(
    name: "HandWrittenBindings",
    dependencies: [
      "FioriComponents", "FioriRuntime", "HandWrittenSAPFiori", "SwiftUIStandIn", "UIKitStandIn",
    ],
    path: "Tests/HandWrittenBindings",
    swiftSettings: strict + handWrittenNames
  ),
  .testTarget(
    name: "HandWrittenStandInTests",
    dependencies: ["FioriComponents", "HandWrittenBindings"],
    swiftSettings: strict + handWrittenNames + alias([("FioriBindings", "HandWrittenBindings")])
  ),
]

let package = Package(
  name: "fiori-gen",
  products: [
    .executable(name: "fiori-gen", targets: ["fiori-gen"]),
    .plugin(name: "FioriGenPlugin", targets: ["FioriGenPlugin"]),
    .plugin(name: "FioriGenCommand", targets: ["FioriGenCommand"]),
    .library(name: "FioriRuntime", targets: ["FioriRuntime"]),
    .library(name: "FioriComponents", targets: ["FioriComponents"]),
    .library(name: "FioriInteropRuntime", targets: ["FioriInteropRuntime"]),
    .library(name: "FioriInterop", type: .dynamic, targets: ["FioriInterop"]),
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
      name: "FioriGenBindings",
      dependencies: ["FioriGenModel", "FioriGenSwift"],
      swiftSettings: strict
    ),
    .target(
      name: "FioriGenDocs",
      dependencies: ["FioriGenModel", "FioriText"],
      swiftSettings: strict
    ),
    .target(name: "FioriGenDiff", dependencies: ["FioriGenModel"], swiftSettings: strict),
    .target(name: "CClang", cSettings: libclangCSettings),
    .target(
      name: "FioriGenC",
      dependencies: [
        "FioriGenModel",
        .target(name: "CClang", condition: .when(traits: ["CHeaders"])),
      ],
      swiftSettings: strict + libclangSwiftSettings,
      linkerSettings: libclangLinkerSettings
    ),
    .target(
      name: "FioriGenInterop",
      dependencies: ["FioriGenC", "FioriGenModel", "FioriGenSwift"],
      swiftSettings: strict
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
        "CYAML", "FioriGenBindings", "FioriGenC", "FioriGenDiff", "FioriGenDocs", "FioriGenInterop",
        "FioriGenModel", "FioriGenReader", "FioriGenSwift", "FioriStyle", "FioriText",
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
    .target(
      name: "FioriInteropRuntime",
      dependencies: ["FioriRuntime", "FioriStyle"],
      swiftSettings: strict
    ),
    // The generated headers, and the Swift that implements them.
    .systemLibrary(name: "CFiori", path: "Generated/C/include/fiori"),
    .target(
      name: "FioriInterop",
      dependencies: ["CFiori", "FioriComponents", "FioriInteropRuntime"],
      swiftSettings: strict
    ),
    .testTarget(
      name: "FioriInteropTests",
      dependencies: ["CFiori", "FioriGenTestSupport", "FioriInterop", "FioriInteropRuntime"],
      swiftSettings: strict
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
      dependencies: [
        "FioriGenC", "FioriGenInterop", "FioriGenModel", "FioriGenReader", "FioriGenSwift",
        "FioriGenTestSupport", "FioriInteropRuntime",
      ],
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
      dependencies: [
        "FioriGenDiff", "FioriGenReader", "FioriGenSwift", "FioriGenTestSupport", "FioriRuntime",
      ],
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
  ] + snapshotTargets + bindingTargets
)
