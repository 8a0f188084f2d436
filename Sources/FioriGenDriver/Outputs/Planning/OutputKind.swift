import FioriGenBindings
import FioriGenC
import FioriGenDocs
import FioriGenInterop
import FioriGenModel
import FioriGenSwift

/// The kinds of output that can be asked for with `--only`. A new kind adds a case and says here
/// where its files go and who makes them.
public enum OutputKind: String, Hashable, Sendable, CaseIterable {
  /// Swift models, theming keys and the catalogue index.
  case swift
  /// Style sheets: a template of everything that can be styled, and the documents' examples.
  case themes
  /// A DocC catalogue with a page and pictures for everything.
  case docs
  /// The same pages as plain Markdown.
  case reference
  /// C headers, and the binary interface that they describe.
  case c
  /// The Swift that implements the functions of the C headers.
  case interop
  /// A package that stands in for the SDK with the real components, for tests.
  case sdkStandIn = "sdk-stand-in"
  /// Swift that ties the models to the real components, for apps.
  case bindings
  /// The JSON Schema of the spec language, for editors.
  case specSchema = "spec-schema"
  /// The JSON Schema of the models' JSON, for programs in other languages.
  case payloadSchema = "payload-schema"

  /// The kinds that this build of the tool can make: all, but C, and what implements it,
  /// only with libclang.
  public static let available: [OutputKind] = allCases.filter { kind in
    (kind != .c && kind != .interop) || ClangLibrary.isBuiltIn
  }

  /// Why the tool cannot make the kind on this machine, with the remedy; `nil` when it can.
  var obstacle: String? {
    self == .c ? ClangLibrary.obstacle?.description : nil
  }

  /// The folder inside the output folder that the kind's files go to.
  public var folder: String {
    switch self {
    case .swift: "Swift"
    case .themes: "Themes"
    case .docs: DocsEmitter.doccFolder
    case .reference: DocsEmitter.plainFolder
    case .c: CEmitter.folder
    case .interop: InteropEmitter.folder
    case .sdkStandIn: StandInEmitter.folder
    case .bindings: BindingEmitter.folder
    case .specSchema, .payloadSchema: "Schema"
    }
  }

  /// The folders that the kind's files can stand in; without those that depend on the specs.
  var folders: [String] {
    switch self {
    case .swift, .themes, .interop, .bindings, .specSchema, .payloadSchema: [folder]
    case .docs, .reference: [folder, folder + "/" + DocsEmitter.pictureFolder]
    case .c: [folder, folder + "/" + CEmitter.includeFolder]
    case .sdkStandIn: [folder] + StandInEmitter.innerFolders.map { folder + "/" + $0 }
    }
  }

  /// The endings of the files of this kind. Files with other endings are never removed.
  public var fileEndings: [String] {
    switch self {
    case .swift: [SwiftEmitter.fileEnding]
    case .themes: [ThemeSheets.fileEnding]
    case .docs, .reference: DocsEmitter.fileEndings
    case .c: CEmitter.fileEndings
    case .interop: [InteropEmitter.fileEnding]
    case .sdkStandIn: StandInEmitter.fileEndings
    case .bindings: [BindingEmitter.fileEnding]
    case .specSchema: [SpecSchema.fileName]
    case .payloadSchema: [PayloadSchema.fileName]
    }
  }

  /// Prepares the kind's files. Those of the kinds that grow with the catalogue and need nobody else's
  /// compiler are made only when they are asked for.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - run: What the run was told.
  /// - Returns: The files, with paths inside the kind's folder, and findings.
  func emit(_ catalogue: Catalogue, for run: Generation) -> Emission {
    switch self {
    case .swift: SwiftEmission.emit(catalogue, jobs: run.jobs)
    case .themes: Emission(ThemeSheets.emit(catalogue))
    case .docs: DocsEmission.emit(catalogue, DocsEmitter.prepareDocC)
    case .reference: DocsEmission.emit(catalogue, DocsEmitter.preparePlain)
    case .c: Emission(CEmission(run).emit(catalogue))
    case .interop: Emission(InteropEmission.emit(catalogue))
    case .sdkStandIn: Emission(StandInEmitter.emit(catalogue))
    case .bindings: Emission(BindingEmitter.emit(catalogue))
    case .specSchema: .file(SpecSchema.fileName) { SpecSchema.text }
    case .payloadSchema: .file(PayloadSchema.fileName) { PayloadSchema.text(of: catalogue) }
    }
  }

  /// Finds what would keep the kind's files from being made, such as two names that become one.
  ///
  /// - Parameters:
  ///   - catalogue: A resolved catalogue.
  ///   - jobs: The most threads to use.
  /// - Returns: The findings.
  func check(_ catalogue: Catalogue, jobs: Int) -> [Diagnostic] {
    switch self {
    case .swift: SwiftEmission.check(catalogue, jobs: jobs)
    case .themes, .docs, .reference, .sdkStandIn, .bindings, .specSchema, .payloadSchema: []
    case .c: CEmitter.check(catalogue.includingUsedImports())
    case .interop:
      CEmitter.check(catalogue.includingUsedImports()) + SwiftEmission.check(catalogue, jobs: jobs)
    }
  }

  /// Whether a path in the output folder can be a file of this kind, in whatever layout.
  ///
  /// - Parameter path: A path in the output folder.
  /// - Returns: Whether folder and ending are the kind's.
  func covers(_ path: String) -> Bool {
    guard fileEndings.contains(where: path.hasSuffix) else { return false }
    guard path.contains("/"), !path.hasPrefix(folder + "/") else { return true }
    // In the flat layout only the folders below the kind's own one are left.
    return folders.contains { inner in
      inner != folder && path.hasPrefix(inner.dropFirst(folder.count + 1) + "/")
    }
  }
}

extension Emission {
  /// A single file without findings.
  fileprivate static func file(_ path: String, _ contents: @escaping @Sendable () -> String)
    -> Emission
  {
    Emission(files: [DeferredFile(path: path, contents: contents)])
  }
}
