import FioriGenC
import FioriGenModel
import FioriGenSwift

/// Writes the conversions of everything in `types.h`.
struct TypesFile {
  /// What all files need.
  let context: InteropContext

  /// The lines of the file, without its imports.
  var lines: [String] {
    let parts =
      context.c.enumerations.map(enumeration) + plainRecords
      + context.c.unions.map { union in
        let type = context.swift.code(for: .union(union.specName))
        return UnionCode(context: context, union: union, type: type).lines
      }
      + context.c.lists.map(list) + context.c.optionals.map(optional)
    return Array(parts.joined(separator: [""]))
  }

  // MARK: Enumerations

  /// The conversion of an enumeration.
  private func enumeration(_ enumeration: CBoundEnumeration) -> [String] {
    let type: String
    switch enumeration.meaning {
    case .type(let portable): type = context.swift.code(for: portable)
    case .imageSource: type = "ImageReference.Source"
    case .imageRenderingMode: type = "ImageReference.RenderingMode"
    }
    let attributes = InteropCode.deprecation(enumeration.mentionsDeprecated)
    let names = enumeration.enumerators.map { enumerator in
      "case .\(enumerator.name): \(SwiftBinding.literal(enumerator.specName))"
    }
    let forms = enumeration.enumerators.dropFirst().map { enumerator in
      "case \(SwiftBinding.literal(enumerator.specName)): .\(enumerator.name)"
    }
    let first = enumeration.enumerators.first.map { "default: .\($0.name)" } ?? ""
    return InteropCode.type(
      "The enumeration `\(type)`.",
      "enum \(InteropContext.binding(enumeration.stem)): EnumerationConversion",
      [
        ["/// The enumeration in Swift.", "typealias Value = \(type)"],
        ["/// The enumeration in C."] + InteropCode.deprecation(enumeration.isDeprecated)
          + ["typealias Form = \(enumeration.typeName)"],
        InteropCode.function(
          "The documented name of an enumerator.",
          attributes: attributes,
          "static func name",
          ["of form: \(enumeration.typeName)"],
          result: "String?",
          depth: 1,
          ["switch form {"] + names + ["default: nil", "}"]
        ),
        InteropCode.function(
          "The enumerator of a documented name.",
          attributes: attributes,
          "static func form",
          ["named name: String"],
          result: enumeration.typeName,
          depth: 1,
          ["switch name {"] + forms + [first, "}"]
        ),
      ]
    )
  }

  // MARK: Values of fixed size

  /// The conversions of images and lengths, which every catalogue has.
  private var plainRecords: [[String]] {
    [
      numbers("size", "Size", "A width and a height.", ["width", "height"]),
      numbers(
        "edge_insets",
        "EdgeInsets",
        "Distances to the four edges.",
        ["top", "leading", "bottom", "trailing"]
      ),
      image,
    ]
  }

  /// The conversion of a record of numbers.
  private func numbers(_ stem: String, _ type: String, _ comment: String, _ parts: [String])
    -> [String]
  {
    let form = context.c.name(stem)
    let reading = parts.map { "\($0): form.\($0)" }.joined(separator: ", ")
    let writing = parts.map { "\($0): value.\($0)" }.joined(separator: ", ")
    return InteropCode.type(
      comment,
      "enum \(InteropContext.binding(stem)): ValueConversion",
      [
        InteropCode.function(
          "Takes the numbers.",
          "static func read",
          ["_ form: \(form)", "_ reader: inout RecordReader"],
          result: "\(type)?",
          depth: 1,
          ["\(type)(\(reading))"]
        ),
        InteropCode.function(
          "Gives the numbers, or zeros for none.",
          "static func write",
          ["_ value: \(type)?", "_ writer: inout RecordWriter"],
          result: form,
          depth: 1,
          ["guard let value else { return \(form)() }", "return \(form)(\(writing))"]
        ),
      ]
    )
  }

  /// The conversion of images.
  private var image: [String] {
    let form = context.c.name("image")
    let source = InteropContext.binding("image_source")
    let mode = InteropContext.binding("image_rendering_mode")
    return InteropCode.type(
      "Images; one without a name is none.",
      "enum \(InteropContext.binding("image")): ValueConversion",
      [
        InteropCode.function(
          "Reads an image that has a name.",
          "static func read",
          ["_ form: \(form)", "_ reader: inout RecordReader"],
          result: "ImageReference?",
          depth: 1,
          [
            "guard let name = reader.value(\"name\", BorrowedText.self, form.name) else { return nil }",
            "var image = ImageReference(name: name)",
            "reader.update(\"source\", &image.source, \(source).self, form.source)",
            "if form.rendering_mode.has_value {",
            "  let mode = form.rendering_mode.value",
            "  image.renderingMode = reader.value(\"renderingMode\", \(mode).self, mode)",
            "}", "return image",
          ]
        ),
        InteropCode.function(
          "Writes an image, or one without a name for none.",
          "static func write",
          ["_ value: ImageReference?", "_ writer: inout RecordWriter"],
          result: form,
          depth: 1,
          [
            "var form = \(form)()", "guard let value else { return form }",
            "form.source = \(source).write(value.source, &writer)",
            "form.name = writer.form(\"name\", BorrowedText.self, value.name)",
            "form.rendering_mode.has_value = value.renderingMode != nil",
            "form.rendering_mode.value = \(mode).write(value.renderingMode, &writer)",
            "return form",
          ]
        ),
      ]
    )
  }

  // MARK: Lists and optionals

  /// The conversion of a list.
  private func list(_ element: PortableType) -> [String] {
    let stem = context.c.stem(of: .array(element))
    let form = context.c.name(stem)
    let isOptional = if case .optional = element { true } else { false }
    let conversion = isOptional ? "OptionalListConversion" : "ListConversion"
    return InteropCode.type(
      "Lists of `\(context.swift.code(for: element))`.",
      "enum \(InteropContext.binding(stem)): \(conversion)",
      [
        ["/// The elements.", "typealias Element = \(context.conversion(element))"],
        [
          "/// The list in Swift.", "typealias Value = \(context.swift.code(for: .array(element)))",
        ],
        ["/// The list in C.", "typealias Form = \(form)"],
        InteropCode.function(
          "Takes the list apart.",
          "static func items",
          ["of form: \(form)"],
          result: "(items: UnsafeRawPointer?, count: Int)",
          depth: 1,
          ["(UnsafeRawPointer(form.items), form.count)"]
        ),
        InteropCode.function(
          "Puts a list together.",
          "static func form",
          ["_ items: UnsafeRawPointer?", "_ count: Int"],
          result: form,
          depth: 1,
          [
            "var form = \(form)()", "form.items = Library.bound(items)", "form.count = count",
            "return form",
          ]
        ),
      ]
    )
  }

  /// The conversion of a value beside a flag.
  private func optional(_ wrapped: PortableType) -> [String] {
    let stem = context.c.stem(of: .optional(wrapped))
    let form = context.c.name(stem)
    let conversion = context.conversion(wrapped)
    let attributes = InteropCode.deprecation(context.isDeprecated(wrapped))
    return InteropCode.type(
      "Values of `\(context.swift.code(for: wrapped))` that may be absent.",
      "enum \(InteropContext.binding(stem)): OptionalConversion",
      [
        ["/// The value.", "typealias Wrapped = \(conversion)"],
        ["/// The value in Swift.", "typealias Value = \(context.swift.code(for: wrapped))"],
        ["/// The value in C.", "typealias Form = \(form)"],
        InteropCode.function(
          "Takes the value where the flag says so.",
          attributes: attributes,
          "static func value",
          ["of form: \(form)"],
          result: "\(conversion).Form?",
          depth: 1,
          ["form.has_value ? form.value : nil"]
        ),
        InteropCode.function(
          "Sets value and flag.",
          attributes: attributes,
          "static func form",
          ["_ value: \(conversion).Form?"],
          result: form,
          depth: 1,
          [
            "guard let value else { return \(form)() }",
            "return \(form)(has_value: true, value: value)",
          ]
        ),
      ]
    )
  }
}
