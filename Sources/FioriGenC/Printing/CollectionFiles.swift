import FioriGenModel

/// Writes the files that only list other headers: the umbrella and the module map.
struct CollectionFiles {
  /// The library.
  let library: CLibrary

  /// The umbrella header, which includes every other one but the ABI checks.
  var umbrella: HeaderText {
    let names = library.names
    let guardMacro = names.guardMacro(ofHeader: names.umbrella)
    let documentation = CDocumentation(
      "Everything: all components, shared types and theming keys.",
      paragraphs: [
        "Include abi_checks.h as well, in one file of a program, to have its compiler confirm the "
          + "layout of every record."
      ]
    )
    let origin = library.origin.range
    var text = HeaderText(path: names.folder + names.umbrella)
    text.append(CommentRenderer.lines(for: documentation, isFile: true), from: origin)
    text.append(["#ifndef \(guardMacro)", "#define \(guardMacro)", ""], from: origin)
    text.append("#include \"support.h\"", from: origin)
    for header in library.headers {
      text.append("#include \"\(header.file)\"", from: header.origin.range)
    }
    text.append(["", "#endif /* \(guardMacro) */"], from: origin)
    return text
  }

  /// The module map, by which Swift and Objective-C import the headers.
  var moduleMap: GeneratedFile {
    let files = ["support.h"] + library.headers.map(\.file) + [library.names.umbrella]
    let lines =
      ["module \(library.names.module) {"] + files.map { "  header \"\($0)\"" } + [
        "  export *", "}",
      ]
    return GeneratedFile(
      path: library.names.folder + "module.modulemap",
      contents: lines.joined(separator: "\n") + "\n"
    )
  }
}
