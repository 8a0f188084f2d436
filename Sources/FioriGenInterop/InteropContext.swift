import FioriGenC
import FioriGenModel
import FioriGenSwift

/// Everything that the files of one catalogue need.
struct InteropContext: Sendable {
  /// What the headers declare.
  let c: CBinding

  /// What the models are called.
  let swift: SwiftBinding

  /// What was chosen.
  let options: InteropOptions

  /// The modules with the models of imported catalogues.
  let importedModules: [String]

  /// Asks both emitters for their names.
  ///
  /// The headers declare the imported types that models use once more, with names of their own; the
  /// models themselves stay in the modules that are imported.
  init(catalogue: Catalogue, options: InteropOptions) {
    c = CBinding(catalogue.includingUsedImports())
    swift = SwiftBinding(catalogue)
    importedModules = catalogue.imports.map(\.module)
    self.options = options
  }

  /// The conversion of a type's values, as code.
  ///
  /// - Parameter type: The type.
  /// - Returns: A conversion of the run time or a generated one.
  func conversion(_ type: PortableType) -> String {
    switch type {
    case .builtIn(.string): "BorrowedText"
    case .builtIn(.color): "ColorSpelling"
    case .builtIn(.bool): "SameBool"
    case .builtIn(.int): "WholeNumber"
    case .builtIn(.double), .builtIn(.seconds): "SameDouble"
    case .builtIn(.float): "SameFloat"
    case .builtIn, .enumeration, .union, .array: Self.binding(c.stem(of: type))
    case .structure, .component: "PointedRecord<\(Self.binding(c.stem(of: type)))>"
    case .optional(let wrapped):
      c.isNullable(wrapped) ? conversion(wrapped) : Self.binding(c.stem(of: type))
    }
  }

  /// Whether code that names a type's form in C names something deprecated.
  func isDeprecated(_ type: PortableType) -> Bool {
    guard case .enumeration = type else { return false }
    let stem = c.stem(of: type)
    return c.enumerations.contains { $0.stem == stem && $0.isDeprecated }
  }

  /// The conversion of what a tagged union holds; a union inside a union is pointed to.
  func heldConversion(_ type: PortableType) -> String {
    if case .union = type { "PointedValue<\(conversion(type))>" } else { conversion(type) }
  }

  /// The name of a generated conversion: `object_cell` gives `ObjectCellBinding`.
  ///
  /// Different words give different names: an underscore before a digit stays.
  ///
  /// - Parameter stem: The words of the C name.
  /// - Returns: The name.
  static func binding(_ stem: String) -> String {
    var name = ""
    var isBehindUnderscore = true
    for character in stem {
      if character == "_" {
        isBehindUnderscore = true
        continue
      }
      if isBehindUnderscore, character.isNumber { name += "_" }
      name += isBehindUnderscore ? character.uppercased() : String(character)
      isBehindUnderscore = false
    }
    return name + "Binding"
  }
}
