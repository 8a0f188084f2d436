#if CHeaders
  import FioriGenC
  import FioriGenModel
  import Testing

  /// Every type in every place where a value can stand, with and without a default.
  @Suite struct TypeMatrixTests {
    /// A type with a value of it, where specs can write one.
    typealias Sample = (type: PortableType, value: ValueLiteral?)

    /// Types that are no lists.
    static let simple: [Sample] = [
      (.builtIn(.string), .string("text")), (.builtIn(.bool), .bool(true)),
      (.builtIn(.int), .integer(-3)), (.builtIn(.double), .number(1e300)),
      (.builtIn(.float), .number(1.5)), (.builtIn(.seconds), .integer(2)),
      (.builtIn(.size), .size(width: 1, height: 2)),
      (.builtIn(.edgeInsets), .insets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      (.builtIn(.image), .string("bell")), (.builtIn(.color), .string("#FF0000")),
      (.builtIn(.cellAccessory), .enumerationCase("checkmark")),
      (.builtIn(.controlState), .enumerationCase("focused")),
      (.enumeration("FUIMode"), .enumerationCase("b")), (.union("FUIChoice"), nil),
      (.structure("FUIPoint"), .fields([FieldLiteral(name: "x", value: .number(7))])),
      (.component("FUILeaf"), .fields([])),
    ]

    /// Lists of everything, and lists of those.
    static let all: [Sample] =
      simple
      + simple.map { (.array($0.type), .array($0.value.map { [$0, $0] } ?? [])) }
      + simple.map { (.array(.optional($0.type)), .array($0.value.map { [$0, .null] } ?? [])) }
      + simple.map { (.array(.array($0.type)), .array([.array($0.value.map { [$0] } ?? [])])) }

    @Test func everyTypeCanBeAProperty() throws {
      var properties: [Property] = []
      for (index, sample) in Self.all.enumerated() {
        properties.append(Make.property("unset\(index)", sample.type))
        properties.append(Make.property("optional\(index)", .optional(sample.type)))
        properties.append(Make.property("required\(index)", sample.type, required: true))
        guard let value = sample.value else { continue }
        properties.append(Make.property("set\(index)", sample.type, default: value))
        properties.append(
          Make.property("optionalSet\(index)", .optional(sample.type), default: value)
        )
        properties.append(Make.property("null\(index)", .optional(sample.type), default: .null))
      }
      let cell = Make.component("FUICell", properties: properties)
      #expect(try Self.findings(Make.catalogue(components: [cell])) == [])
    }

    @Test func everyTypeCanBeAPart() throws {
      let parts = Self.all.enumerated().flatMap { index, sample in
        [
          Make.part("view.a\(index)", sample.type),
          Make.part("view.inner.b\(index)", sample.type, default: sample.value),
        ]
      }
      let cell = Make.component("FUICell", parts: parts)
      #expect(try Self.findings(Make.catalogue(components: [cell])) == [])
    }

    @Test func everyTypeCanShareASlotAndBeItsDefault() throws {
      let components = Self.all.indices.map { first in
        let names = Self.all.indices.map { "status\($0)" }
        let properties = Self.all.enumerated().map { index, sample in
          Make.property(
            "status\(index)",
            .optional(sample.type),
            default: index == first ? sample.value : nil
          )
        }
        return Make.component(
          "FUICell\(first)",
          properties: properties,
          rules: [Make.exclusive("status", names)]
        )
      }
      #expect(try Self.findings(Make.catalogue(components: components)) == [])
    }

    @Test func everyTypeCanBeTheFirstCaseOfAUnion() throws {
      let unions = Self.all.enumerated().map { index, sample in
        SharedType(
          name: "FUIUnion\(index)",
          kind: .union(cases: [
            UnionCase(
              name: "first",
              type: .named("T"),
              portable: sample.type,
              range: Make.place(1)
            ),
            UnionCase(
              name: "second",
              type: .named("T"),
              portable: .builtIn(.string),
              range: Make.place(2)
            ),
          ]),
          summary: "A union.",
          range: Make.place(1)
        )
      }
      let cell = Make.component(
        "FUICell",
        properties: unions.map { Make.property("of\($0.name)", .union($0.name)) }
      )
      #expect(try Self.findings(Make.catalogue(components: [cell], types: unions)) == [])
    }

    @Test func aTaggedUnionHasTheSameSizeWhateverItHolds() throws {
      let unions = Self.simple.enumerated().map { index, sample in
        SharedType(
          name: "FUIUnion\(index)",
          kind: .union(cases: [
            UnionCase(name: "only", type: .named("T"), portable: sample.type, range: Make.place(1))
          ]),
          summary: "A union.",
          range: Make.place(1)
        )
      }
      let result = CEmitter.emit(Self.complete(Make.catalogue(types: unions)))
      let json = try #require(result.files.first { $0.path == "abi.json" }?.contents)
      let abi = try AbiDescription(json: json)
      for target in abi.targets {
        let sizes = unions.indices.map { abi.records["fiori_union\($0)"]?.layouts[target]?.size }
        #expect(Set(sizes).count == 1, "\(target)")
        #expect(!sizes.contains(nil))
      }
    }

    // MARK: Building blocks

    /// A catalogue with the types that the samples name.
    private static func complete(_ catalogue: Catalogue) -> Catalogue {
      let types = [
        Make.enumeration("FUIMode", ["a", "b"]),
        Make.structure("FUIPoint", [Make.property("x", .builtIn(.double))]),
        SharedType(
          name: "FUIChoice",
          kind: .union(cases: [
            UnionCase(
              name: "size",
              type: .named("CGSize"),
              portable: .builtIn(.size),
              range: Make.place(1)
            )
          ]),
          summary: "A choice.",
          range: Make.place(1)
        ),
      ]
      let leaf = Make.component("FUILeaf", properties: [Make.property("y", .builtIn(.bool))])
      return Make.catalogue(
        components: catalogue.components + [leaf],
        types: catalogue.types + types
      )
    }

    /// What libclang, gcc and g++ say about a catalogue with the types that the samples name.
    private static func findings(_ catalogue: Catalogue) throws -> [String] {
      let result = CEmitter.emit(complete(catalogue))
      let folder = try TemporaryFolder()
      try Snapshot.write(result.files, to: folder.url)
      var findings = result.diagnostics.map(\.message)
      for (compiler, standard, file) in [("gcc", "c99", "all.c"), ("g++", "c++11", "all.cpp")] {
        try folder.write("#include \"fiori/abi_checks.h\"\n", to: file)
        let outcome = try Tool(compiler).run(
          [
            "-std=\(standard)", "-pedantic", "-Wall", "-Wextra", "-Werror", "-fsyntax-only", "-I",
            "include", file,
          ],
          in: folder.url
        )
        if outcome.status != 0 { findings.append(outcome.output) }
      }
      return findings
    }
  }
#endif
