import FioriGenModel

/// What the headers of a catalogue declare, for emitters of code that implements or calls them.
package struct CBinding: Sendable {
  /// The word that every name begins with.
  package let prefix: String
  /// The module that Swift imports.
  package let module: String
  /// The records that have headers of their own, structs first, in the order of the headers.
  package let records: [CBoundRecord]
  /// The enumerations of the catalogue.
  package let enumerations: [CBoundEnumeration]
  /// The unions of the catalogue.
  package let unions: [CBoundUnion]
  /// The element types of the lists that records use.
  package let lists: [PortableType]
  /// The wrapped types of the optionals that records use and that C has a type for.
  package let optionals: [PortableType]

  /// The naming function.
  private let names: CNames

  /// Turns types.
  private let types: TypeTranslator

  /// Finds everything that the headers of a catalogue declare.
  ///
  /// - Parameter catalogue: A resolved catalogue.
  package init(_ catalogue: Catalogue) {
    let names = CNames(settings: catalogue.settings)
    let types = TypeTranslator(names: names, catalogue: catalogue)
    let planned = CatalogueTranslator(catalogue).plannedRecords()
    let binder = Binder(names: names, types: types)
    let used = UsedTypes(catalogue: catalogue, plans: planned.map(\.plan))
    self.names = names
    self.types = types
    prefix = names.prefix
    module = names.module
    records = planned.map { record in
      var bound = binder.record(record.plan)
      bound.header = names.header(ofTypeStem: record.plan.stem)
      bound.isComponent = record.isComponent
      bound.isDeprecated = record.deprecation != nil
      return bound
    }
    enumerations = binder.builtInEnumerations + catalogue.types.compactMap(binder.enumeration)
    unions = catalogue.types.compactMap(binder.union)
    lists = used.lists
    optionals = used.optionals.filter { !types.isNullable($0) }
  }

  /// A name that the library declares itself, such as `fiori_status`.
  ///
  /// - Parameter stem: The words after the prefix.
  /// - Returns: The name.
  package func name(_ stem: String) -> String { names.type(stem) }

  /// An enumerator of an enumeration that the library declares itself.
  ///
  /// - Parameters:
  ///   - name: The enumerator's word.
  ///   - stem: The words of the enumeration.
  /// - Returns: The name, such as `FIORI_STATUS_OK`.
  package func enumerator(_ name: String, of stem: String) -> String {
    names.enumerator(name, ofTypeStem: stem)
  }

  /// A macro, such as `FIORI_ABI_VERSION`.
  ///
  /// - Parameter stem: The words after the prefix.
  /// - Returns: The name.
  package func macro(_ stem: String) -> String { names.macro(stem) }

  /// The words that name a type, such as `tag_list`; unique in a catalogue.
  ///
  /// - Parameter type: The type.
  /// - Returns: The words.
  package func stem(of type: PortableType) -> String { types.stem(of: type) }

  /// Whether absence of a value needs no type of its own.
  ///
  /// - Parameter type: The type.
  /// - Returns: Whether NULL, or what stands for it, says that there is no value.
  package func isNullable(_ type: PortableType) -> Bool { types.isNullable(type) }
}

/// A record of a header.
package struct CBoundRecord: Sendable {
  /// The name in specs.
  package var specName: String
  /// The words of the C name.
  package var stem: String
  /// The C name.
  package var typeName: String
  /// The header that it stands in; empty for a record that exists for one field alone.
  package var header = ""
  /// Whether the library reads, writes and checks it.
  package var isComponent = false
  /// Whether the record as a whole is deprecated.
  package var isDeprecated = false
  /// The fields after the size.
  package var fields: [CBoundField]

  /// Whether code that names everything in the record names something deprecated.
  package var mentionsDeprecated: Bool {
    isDeprecated || fields.contains(where: \.isDeprecated)
  }
}

/// A field of a record.
package struct CBoundField: Sendable {
  /// What a field holds.
  package indirect enum Content: Sendable {
    /// A value.
    case value(PortableType)
    /// One of several values.
    case slot(CBoundUnion)
    /// A record that exists for this field alone.
    case part(CBoundRecord)
  }

  /// The name in specs.
  package var specName: String
  /// The C name.
  package var name: String
  /// What it holds.
  package var content: Content
  /// Whether it is deprecated.
  package var isDeprecated: Bool
}

/// One of several values, with a kind that says which.
package struct CBoundUnion: Sendable {
  /// One of the values.
  package struct Member: Sendable {
    /// The name in specs, which is also the key in JSON.
    package var specName: String
    /// The name of the case in specs, without that of the slot.
    package var caseName: String
    /// The type of the value.
    package var type: PortableType
    /// The enumerator of the kind.
    package var kind: String
    /// The member of the C union.
    package var name: String
    /// Whether it is deprecated.
    package var isDeprecated: Bool
  }

  /// The name in specs.
  package var specName: String
  /// The words of the C name.
  package var stem: String
  /// The C name.
  package var typeName: String
  /// The enumerator of nothing.
  package var noneKind: String
  /// The values.
  package var members: [Member]
  /// Whether the type is deprecated.
  package var isDeprecated = false

  /// Whether code that names everything in it names something deprecated.
  package var mentionsDeprecated: Bool { isDeprecated || members.contains(where: \.isDeprecated) }
}

/// An enumeration of the headers.
package struct CBoundEnumeration: Sendable {
  /// One of its values.
  package struct Enumerator: Sendable {
    /// The name in specs, which is also the value in JSON.
    package var specName: String
    /// The C name.
    package var name: String
    /// Whether it is deprecated.
    package var isDeprecated: Bool
  }

  /// What it stands for.
  package enum Meaning: Sendable {
    /// A type that specs name.
    case type(PortableType)
    /// Where an image is looked up.
    case imageSource
    /// How an image's colours are used.
    case imageRenderingMode
  }

  /// What it stands for.
  package var meaning: Meaning
  /// The words of the C name.
  package var stem: String
  /// The C name.
  package var typeName: String
  /// Its values, in the order of the spec.
  package var enumerators: [Enumerator]
  /// Whether the type is deprecated.
  package var isDeprecated = false

  /// Whether code that names everything in it names something deprecated.
  package var mentionsDeprecated: Bool {
    isDeprecated || enumerators.contains(where: \.isDeprecated)
  }
}
