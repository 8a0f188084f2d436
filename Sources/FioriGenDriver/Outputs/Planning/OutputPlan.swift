import FioriGenModel

/// A file that is to stand in the output folder.
struct PlannedFile: Sendable {
  /// Where it goes.
  var path: OutputPath

  /// Makes what it contains.
  var contents: @Sendable () -> String
}

/// Everything that is to stand in the output folder after a run.
public struct OutputPlan: Sendable {
  /// The kinds of output that the run makes. Files of other kinds are left as they are.
  public let kinds: [OutputKind]

  /// The files, sorted by path.
  let files: [PlannedFile]

  /// Plans the output of some emitters.
  ///
  /// - Parameters:
  ///   - outputs: The kinds with what their emitters prepared.
  ///   - layout: Where the kinds go.
  /// - Returns: The plan; `nil` when a path is not acceptable, with the findings that say so.
  static func make(
    _ outputs: [(kind: OutputKind, files: [DeferredFile])],
    layout: OutputLayout
  ) -> (plan: OutputPlan?, diagnostics: [Diagnostic]) {
    var files: [PlannedFile] = []
    var diagnostics: [Diagnostic] = []
    var taken: [String: String] = [:]
    for (kind, generated) in outputs {
      for file in generated {
        let text = layout == .flat ? file.path : kind.folder + "/" + file.path
        guard let path = OutputPath(text) else {
          diagnostics.append(
            Diagnostic(
              OutputRules.path,
              "the generated file's path \"\(text)\" leaves the output folder",
              at: .beginning(of: text)
            )
          )
          continue
        }
        if let other = taken.updateValue(text, forKey: text.lowercased()) {
          diagnostics.append(
            Diagnostic(
              OutputRules.collision,
              "another generated file has the same path",
              at: .beginning(of: text),
              notes: [DiagnosticNote("the other one", at: .beginning(of: other))],
              suggestion: "rename one of the two specs"
            )
          )
        }
        files.append(PlannedFile(path: path, contents: file.contents))
      }
    }
    guard diagnostics.isEmpty else { return (nil, diagnostics) }
    files.sort { FileSystem.bytesPrecede($0.path.text, $1.path.text) }
    return (OutputPlan(kinds: outputs.map(\.kind), files: files), [])
  }

  /// Whether the run decides about a file that an earlier run wrote.
  ///
  /// - Parameter path: The file's path in the output folder.
  /// - Returns: Whether it belongs to one of the kinds of this run.
  func covers(_ path: OutputPath) -> Bool {
    kinds.contains { $0.covers(path.text) }
  }
}
