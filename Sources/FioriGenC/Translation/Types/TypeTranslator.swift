import FioriGenModel

/// Turns portable types into C types.
struct TypeTranslator {
  /// The naming function.
  let names: CNames

  /// The words that name each type of the catalogue, by its spec name.
  let stems: [String: String]

  /// Takes the types of a catalogue.
  ///
  /// - Parameters:
  ///   - names: The naming function.
  ///   - catalogue: The catalogue.
  init(names: CNames, catalogue: Catalogue) {
    self.names = names
    var stems: [String: String] = [:]
    for component in catalogue.components {
      stems[component.name] = names.stem(ofType: component.swiftName ?? component.name)
    }
    for type in catalogue.types {
      stems[type.name] = names.stem(ofType: type.swiftName ?? type.name)
    }
    self.stems = stems
  }

  /// The type of a field that holds a value.
  func field(_ type: PortableType) -> CType {
    switch type {
    case .builtIn(let builtIn): return Self.builtIn(builtIn, names: names)
    case .enumeration, .union: return .named(names.type(stem(of: type)))
    case .structure, .component: return .nullable(toConst: .named(names.type(stem(of: type))))
    case .array: return .named(names.type(stem(of: type)))
    case .optional(let wrapped):
      if isNullable(wrapped) { return field(wrapped) }
      return .named(names.type(stem(of: type)))
    }
  }

  /// The type of a list's elements.
  func element(_ type: PortableType) -> CType {
    let nullability: CType.Nullability =
      if case .optional = type { .nullable } else { .nonnull }
    switch type.unwrapped {
    case .builtIn(.string), .builtIn(.color):
      return .pointer(.constant(.scalar(.char)), nullability)
    case .structure, .component:
      return .pointer(.constant(.named(names.type(stem(of: type.unwrapped)))), nullability)
    default: return field(type)
    }
  }

  /// The type of a tagged union's payload: like a field, but a union inside a union is pointed to,
  /// so that every payload has its place in the reserved size.
  func payload(_ type: PortableType) -> CType {
    if case .union = type { return .nullable(toConst: .named(names.type(stem(of: type)))) }
    return field(type)
  }

  /// Whether absence of a value needs no type of its own: NULL, an image without a name, a union of
  /// no kind, a list without elements.
  func isNullable(_ type: PortableType) -> Bool {
    switch type {
    case .builtIn(.string), .builtIn(.color), .builtIn(.image): true
    case .structure, .component, .union, .array: true
    case .builtIn, .enumeration: false
    case .optional(let wrapped): isNullable(wrapped)
    }
  }

  /// The words that name a type, such as `tag`, `optional_bool`, `string_list`.
  func stem(of type: PortableType) -> String {
    switch type {
    case .builtIn(let builtIn): return Self.stem(of: builtIn)
    case .enumeration(let name), .structure(let name), .union(let name), .component(let name):
      return stems[name] ?? names.stem(ofType: name)
    case .array(let element): return names.listStem(of: stem(of: element))
    case .optional(let wrapped): return names.optionalStem(of: stem(of: wrapped))
    }
  }

  /// The words that name a built-in type.
  private static func stem(of type: BuiltInType) -> String {
    switch type {
    case .string: "string"
    case .bool: "bool"
    case .int: "int"
    case .double: "double"
    case .float: "float"
    case .seconds: "seconds"
    case .size: "size"
    case .edgeInsets: "edge_insets"
    case .image: "image"
    case .color: "color"
    case .cellAccessory: "cell_accessory_type"
    case .controlState: "control_state"
    }
  }

  /// The C type of a built-in type.
  private static func builtIn(_ type: BuiltInType, names: CNames) -> CType {
    switch type {
    case .string, .color: .text
    case .bool: .scalar(.bool)
    case .int: .scalar(.int64)
    case .double, .seconds: .scalar(.double)
    case .float: .scalar(.float)
    case .size, .edgeInsets, .image, .cellAccessory, .controlState:
      .named(names.type(stem(of: type)))
    }
  }
}
