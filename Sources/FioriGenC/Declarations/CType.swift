/// A C type as a declaration uses it.
indirect enum CType: Hashable, Sendable {
  /// Whether a pointer may be NULL.
  enum Nullability: Hashable, Sendable {
    /// It never is.
    case nonnull
    /// It may be.
    case nullable
    /// The header does not say. Only ever read from a header, never emitted.
    case unspecified
  }

  /// `void`, `bool`, `char`, `int32_t`, `double`…
  case scalar(CScalar)
  /// A type by its typedef name, such as `fiori_tag`.
  case named(String)
  /// A type whose value cannot be changed.
  case constant(CType)
  /// A pointer.
  case pointer(CType, Nullability)
  /// An array of fixed length.
  case array(CType, count: Int)
  /// A type that the emitter never writes, as libclang spells it. Only ever read from a header.
  case foreign(String)

  /// `const T *` that may be NULL.
  static func nullable(toConst type: CType) -> CType { .pointer(.constant(type), .nullable) }

  /// A borrowed text that may be NULL.
  static let text = CType.nullable(toConst: .scalar(.char))
}

/// The types of C and its freestanding headers that declarations are made of.
enum CScalar: String, Hashable, Sendable, CaseIterable {
  /// No value.
  case void
  /// True or false.
  case bool
  /// One byte of a text.
  case char
  /// A number of single precision.
  case float
  /// A number.
  case double
  /// A signed number of 32 bits.
  case int32 = "int32_t"
  /// A signed number of 64 bits.
  case int64 = "int64_t"
  /// A number of 32 bits without sign.
  case uint32 = "uint32_t"
  /// A number of 64 bits without sign.
  case uint64 = "uint64_t"
  /// A size in bytes or a number of elements.
  case size = "size_t"
}

extension CType: CustomStringConvertible {
  /// The type in words for findings, with the nullability that C itself cannot spell.
  var description: String {
    switch self {
    case .scalar(let scalar): scalar.rawValue
    case .named(let name), .foreign(let name): name
    case .constant(.pointer(let pointee, let nullability)):
      "\(CType.pointer(pointee, nullability)) const"
    case .constant(let type): "const \(type)"
    case .pointer(let pointee, let nullability):
      switch nullability {
      case .nonnull: "\(pointee) * _Nonnull"
      case .nullable: "\(pointee) * _Nullable"
      case .unspecified: "\(pointee) *"
      }
    case .array(let element, let count): "\(element) [\(count)]"
    }
  }

  /// The declaration of a name with this type: `const char *FIORI_NULLABLE title`.
  ///
  /// - Parameters:
  ///   - name: The declared name; empty for a type alone.
  ///   - names: The names of the nullability macros.
  /// - Returns: The declaration without `;`.
  func declaration(of name: String, names: CNames) -> String {
    switch self {
    case .array(let element, let count):
      return element.declaration(of: "\(name)[\(count)]", names: names)
    case .scalar(let scalar):
      return name.isEmpty ? scalar.rawValue : "\(scalar.rawValue) \(name)"
    case .named(let type), .foreign(let type):
      return name.isEmpty ? type : "\(type) \(name)"
    case .pointer(let pointee, let nullability):
      let mark = Self.mark(nullability, names: names)
      return pointee.declaration(of: "*" + (name.isEmpty ? mark : "\(mark) \(name)"), names: names)
    case .constant(.pointer(let pointee, let nullability)):
      let mark = Self.mark(nullability, names: names)
      return pointee.declaration(of: "*\(mark) const \(name)", names: names)
    case .constant(let type):
      return "const " + type.declaration(of: name, names: names)
    }
  }

  /// The macro that states a pointer's nullability.
  private static func mark(_ nullability: Nullability, names: CNames) -> String {
    switch nullability {
    case .nonnull: names.macro("nonnull")
    case .nullable: names.macro("nullable")
    case .unspecified: ""
    }
  }
}
