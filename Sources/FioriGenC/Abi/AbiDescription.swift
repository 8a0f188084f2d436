/// The binary interface of a library: what a compiled program depends on.
public struct AbiDescription: Hashable, Sendable {
  /// A field, its type, and its offset in bytes on each target.
  public struct Field: Hashable, Sendable {
    /// The name.
    public var name: String
    /// The type, as C with clang's nullability spells it.
    public var type: String
  }

  /// The size of a record and the places of its fields on one target, in bytes.
  public struct Layout: Hashable, Sendable {
    /// The size.
    public var size: Int
    /// The alignment.
    public var alignment: Int
    /// The offset of each field, in the order of the fields.
    public var offsets: [Int]
  }

  /// A struct or C union.
  public struct Record: Hashable, Sendable {
    /// Whether every field begins at the start.
    public var isUnion: Bool
    /// The fields, in order.
    public var fields: [Field]
    /// The layout on each target, by the target's triple.
    public var layouts: [String: Layout]
  }

  /// The form of the file.
  public static let format = 1

  /// The word that every name begins with.
  public var prefix: String
  /// The version that the library states at run time.
  public var version: Int
  /// The targets that were measured, in order.
  public var targets: [String]
  /// The records, by their names.
  public var records: [String: Record]
  /// The enumerations, by their names: the values by their names.
  public var enumerations: [String: [String: Int]]
  /// The functions of the library, by their names: the type, as C spells it.
  public var functions: [String: String]
  /// The constant texts, by their names.
  public var constants: [String: String]
}

extension AbiDescription {
  /// Describes a library whose records have been measured.
  ///
  /// - Parameters:
  ///   - library: The declarations.
  ///   - version: The version that the library states at run time.
  ///   - layouts: The measured records of each target.
  init(
    library: CLibrary,
    version: Int,
    layouts: [(target: VerificationTarget, records: [String: RecordLayout])]
  ) {
    prefix = library.names.prefix
    self.version = version
    targets = layouts.map(\.target.triple)
    records = [:]
    enumerations = [:]
    functions = [:]
    constants = [:]
    for declaration in library.headers.flatMap(\.declarations) {
      switch declaration {
      case .record(let record):
        var described = Record(
          isUnion: record.isUnion,
          fields: record.fields.map { Field(name: $0.name, type: "\($0.type)") },
          layouts: [:]
        )
        for (target, measured) in layouts {
          guard let layout = measured[record.name] else { continue }
          described.layouts[target.triple] = Layout(
            size: layout.size,
            alignment: layout.alignment,
            offsets: layout.offsets
          )
        }
        records[record.name] = described
      case .enumeration(let enumeration):
        let pairs = enumeration.enumerators.map { ($0.name, $0.value) }
        enumerations[enumeration.name] = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
      case .function(let function):
        if function.body != nil { continue }
        let parameters = function.parameters.map { "\($0.type)" }.joined(separator: ", ")
        functions[function.name] = "\(function.result) (\(parameters))"
      case .constant(let constant): constants[constant.name] = constant.text
      case .forward: break
      }
    }
  }
}
