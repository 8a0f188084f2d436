// swift-tools-version: 6.2
import PackageDescription

/// Every module is built for libFuzzer with the address sanitizer; in release optimised as users run it. The
/// debug build takes a quarter of the time, for a run as short as a build.
///
/// `sanitize` stands here and not on the command line because SwiftPM takes one sanitizer there, and
/// because libFuzzer brings its own `main`. The linker is LLVM's: GNU's gold warns about every symbol of
/// the sanitizer.
let fuzzed: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .unsafeFlags(["-sanitize=fuzzer,address", "-enable-testing", "-parse-as-library"]),
  .unsafeFlags(["-O"], .when(configuration: .release)),
]

/// The comparisons that instrumented code tells about; nothing listens (see FuzzHooks.c).
let comparisons = ["cmp1", "cmp2", "cmp4", "cmp8"].flatMap { [$0, "const_" + $0] } + ["switch"]

/// Links libFuzzer's `main` and the run time of the sanitizer.
let fuzzer: [LinkerSetting] = [
  .unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"]),
  .unsafeFlags(
    comparisons.flatMap { ["-Xlinker", "--wrap=__sanitizer_cov_trace_\($0)"] },
    .when(platforms: [.linux])
  ),
  .linkedLibrary("m", .when(platforms: [.linux])),
]

// The modules are the tool's own, through symbolic links in Sources: a target's folder must lie in its
// package. The C headers are made without libclang, which the address sanitizer cannot look into.
let package = Package(
  name: "fiori-gen-fuzzing",
  targets: [
    .systemLibrary(
      name: "CYAML",
      pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]
    ),
    .target(name: "FioriText", swiftSettings: fuzzed),
    .target(name: "FioriGenModel", swiftSettings: fuzzed),
    .target(
      name: "FioriGenReader",
      dependencies: ["CYAML", "FioriGenModel", "FioriText"],
      swiftSettings: fuzzed
    ),
    .target(name: "FioriStyle", dependencies: ["FioriText"], swiftSettings: fuzzed),
    .target(
      name: "FioriGenSwift",
      dependencies: ["FioriGenModel", "FioriStyle", "FioriText"],
      swiftSettings: fuzzed
    ),
    .target(
      name: "FioriGenDocs",
      dependencies: ["FioriGenModel", "FioriText"],
      swiftSettings: fuzzed
    ),
    .target(name: "FioriGenDiff", dependencies: ["FioriGenModel"], swiftSettings: fuzzed),
    .target(name: "FioriGenC", dependencies: ["FioriGenModel"], swiftSettings: fuzzed),
    .target(
      name: "FioriGenBindings",
      dependencies: ["FioriGenModel", "FioriGenSwift"],
      swiftSettings: fuzzed
    ),
    .target(
      name: "FioriGenInterop",
      dependencies: ["FioriGenC", "FioriGenModel", "FioriGenSwift"],
      swiftSettings: fuzzed
    ),
    .target(
      name: "FioriGenDriver",
      dependencies: [
        "CYAML", "FioriGenBindings", "FioriGenC", "FioriGenDiff", "FioriGenDocs", "FioriGenInterop",
        "FioriGenModel", "FioriGenReader", "FioriGenSwift", "FioriStyle", "FioriText",
      ],
      swiftSettings: fuzzed
    ),
    .target(name: "FuzzHooks"),
    .target(name: "FuzzSupport", dependencies: ["FuzzHooks"], swiftSettings: fuzzed),
    .executableTarget(
      name: "FuzzStyleSheets",
      dependencies: ["FioriStyle", "FuzzSupport"],
      swiftSettings: fuzzed,
      linkerSettings: fuzzer
    ),
    .executableTarget(
      name: "FuzzSpecs",
      dependencies: ["FioriGenReader", "FuzzSupport"],
      swiftSettings: fuzzed,
      linkerSettings: fuzzer
    ),
    .executableTarget(
      name: "FuzzPipeline",
      dependencies: ["FioriGenDriver", "FuzzSupport"],
      swiftSettings: fuzzed,
      linkerSettings: fuzzer
    ),
  ]
)
