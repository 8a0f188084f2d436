/// The programs that are compared on a catalogue of some size.
struct ContenderList {
  /// The number of components.
  let count: Int

  /// The folder of the catalogue and of everything that is made of it.
  let folder: String

  /// The tools.
  let tools: Tools

  /// The specs' files.
  private let specs: [String]

  /// The FlatBuffers schemas' files.
  private let schemas: [String]

  /// The file that includes all Thrift definitions.
  private let thriftIndex: String

  /// Writes a catalogue in all languages.
  ///
  /// - Parameters:
  ///   - count: The number of components.
  ///   - tools: The tools.
  init(count: Int, tools: Tools) {
    self.count = count
    self.tools = tools
    folder = "\(Workplace.folder)/\(count)"
    specs = SpecLanguage.write(count, to: "\(folder)/Specs")
    schemas = FlatBuffersLanguage.write(count, to: "\(folder)/FlatBuffers")
    _ = ThriftLanguage.write(count, to: "\(folder)/Thrift")
    thriftIndex = ThriftLanguage.writeIndex(count, to: "\(folder)/Thrift")
  }

  /// The kinds of output, as `--only` takes them: all that need nobody else's compiler.
  private static let ownKinds = [
    "swift", "themes", "docs", "reference", "sdk-stand-in", "bindings", "spec-schema",
    "payload-schema",
  ]

  /// All contenders, in the order of the table.
  var all: [Contender] {
    var contenders = [
      generate(.swift), unchanged(.swift), flatBuffers(.flatBuffers, []),
      flatBuffers(.flatBuffersObjects, ["--gen-object-api"]), thrift,
      copy(.swift, to: .copiedSwift),
      generate(.unverified), unchanged(.unverified), copy(.unverified, to: .copiedUnverified),
      generate(.everything), unchanged(.everything), copy(.everything, to: .copiedEverything),
    ]
    contenders += (Self.ownKinds.dropFirst() + ["c"]).map { kind in
      contender("fiori-gen --only \(kind)", startsEmpty: true, only: [kind], rounds: slowRounds)
    }
    return contenders + [plugin]
  }

  /// What comparisons are about.
  enum Title: String {
    /// Our Swift.
    case swift = "fiori-gen --only swift"
    /// Our Swift when nothing changed.
    case swiftUnchanged = "fiori-gen --only swift, nothing changed"
    /// FlatBuffers' Swift.
    case flatBuffers = "flatc --swift"
    /// FlatBuffers' Swift with structs, which are closer to our models.
    case flatBuffersObjects = "flatc --swift --gen-object-api"
    /// Thrift's Swift.
    case thrift = "thrift --gen swift"
    /// A copy of our Swift.
    case copiedSwift = "cp -r of our Swift"
    /// All our outputs but the C headers, which another compiler reads before they are written.
    case unverified = "fiori-gen, all outputs but C"
    /// The same when nothing changed.
    case unverifiedUnchanged = "fiori-gen, all outputs but C, nothing changed"
    /// A copy of them.
    case copiedUnverified = "cp -r of all our outputs but C"
    /// All our outputs.
    case everything = "fiori-gen, all outputs"
    /// All our outputs when nothing changed.
    case everythingUnchanged = "fiori-gen, all outputs, nothing changed"
    /// A copy of all our outputs.
    case copiedEverything = "cp -r of all our outputs"
    /// The tool as SwiftPM runs it.
    case plugin = "as the plugin runs it (debug build)"
  }

  /// How often programs run that need minutes for a large catalogue.
  private var slowRounds: Int { count > 1_000 ? 0 : .max }

  /// A fresh run of our tool.
  private func generate(_ title: Title) -> Contender {
    let kinds: [String] =
      switch title {
      case .everything: []
      case .unverified: Self.ownKinds
      default: ["swift"]
      }
    return contender(
      title.rawValue,
      startsEmpty: true,
      only: kinds,
      rounds: title == .everything ? slowRounds : .max
    )
  }

  /// A run of our tool in the folder of the fresh run before it.
  private func unchanged(_ title: Title) -> Contender {
    let fresh = generate(title)
    let unchanged: Title =
      switch title {
      case .everything: .everythingUnchanged
      case .unverified: .unverifiedUnchanged
      default: .swiftUnchanged
      }
    return Contender(
      title: unchanged.rawValue,
      output: fresh.output,
      startsEmpty: false,
      program: fresh.program,
      rounds: fresh.rounds
    )
  }

  /// A run of our tool.
  private func contender(_ title: String, startsEmpty: Bool, only kinds: [String], rounds: Int)
    -> Contender
  {
    let output = "\(folder)/Output-" + (kinds.isEmpty ? "all" : kinds.joined(separator: "-"))
    var words = [tools.release, "generate", "--quiet", "--specs", "\(folder)/Specs"]
    words += ["--output", output]
    if !kinds.isEmpty { words += ["--only", kinds.joined(separator: ",")] }
    return Contender(
      title: title,
      output: output,
      startsEmpty: startsEmpty,
      program: Program(words: words),
      rounds: rounds
    )
  }

  /// A run of our tool with the arguments that the plugin gives it.
  private var plugin: Contender {
    let output = "\(folder)/Output-plugin"
    let options = ["generate", "--only", "swift", "--flat", "--quiet", "--output", output, "--"]
    return Contender(
      title: Title.plugin.rawValue,
      output: output,
      startsEmpty: true,
      program: Program(words: [tools.debug] + options + specs + ["\(folder)/Specs/Shared.yaml"]),
      rounds: slowRounds
    )
  }

  /// A run of FlatBuffers' compiler.
  private func flatBuffers(_ title: Title, _ options: [String]) -> Contender {
    let output = "\(folder)/Output-flatc\(options.joined())"
    let shared = "\(folder)/FlatBuffers/\(FlatBuffersLanguage.sharedFile)"
    return Contender(
      title: title.rawValue,
      output: output,
      startsEmpty: true,
      program: Program(
        words: [tools.flatc, "--swift"] + options + ["-o", output] + schemas + [shared]
      )
    )
  }

  /// A run of Thrift's compiler.
  private var thrift: Contender {
    let output = "\(folder)/Output-thrift"
    return Contender(
      title: Title.thrift.rawValue,
      output: output,
      startsEmpty: true,
      program: Program(
        words: [tools.thrift, "-r", "--gen", "swift", "-out", output, thriftIndex]
      ),
      rounds: slowRounds
    )
  }

  /// A copy of what the tool wrote before.
  private func copy(_ original: Title, to title: Title) -> Contender {
    let source = generate(original)
    let output = source.output + "-copy"
    return Contender(
      title: title.rawValue,
      output: output,
      startsEmpty: true,
      program: Program(words: ["cp", "-r", "\(source.output)/.", output]),
      rounds: source.rounds
    )
  }
}
