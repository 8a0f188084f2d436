#if CHeaders
  import FioriGenC
  import FioriGenModel
  import Testing

  /// What is found between two interfaces, from measured headers.
  @Suite struct AbiComparisonTests {
    @Test func aDescriptionSurvivesItsFile() throws {
      let json = try #require(Self.json(of: EveryConstruct.catalogue))
      let description = try AbiDescription(json: json)
      #expect(description.json == json)
      #expect(description.targets.count == 8)
      #expect(AbiComparison.compare(description, description) == [])
    }

    @Test func aRemovedFieldIsReportedWithTheFieldsThatMoved() throws {
      let changes = try Self.changes(
        from: Self.cell([Self.text("a"), Self.text("b"), Self.text("c")]),
        to: Self.cell([Self.text("a"), Self.text("c")])
      )
      #expect(changes.map(\.kind) == [.removed, .moved, .resized])
      #expect(
        changes.map(\.subject) == ["fiori_cell.b", "fiori_cell.c", "fiori_cell"]
      )
      #expect(changes.allSatisfy { $0.isBreaking })
      let shifts = changes[1].shifts
      #expect(shifts.count == 8)
      #expect(shifts.first { $0.target.hasPrefix("x86_64-unknown-linux") }?.old == 24)
      #expect(shifts.first { $0.target.hasPrefix("x86_64-unknown-linux") }?.new == 16)
      #expect(shifts.first { $0.target.hasPrefix("wasm32") }?.old == 12)
      #expect(shifts.first { $0.target.hasPrefix("wasm32") }?.new == 8)
      #expect(changes[0].description == "breaking: fiori_cell.b removed (const char * _Nullable)")
    }

    @Test func anAppendedFieldIsCompatible() throws {
      let changes = try Self.changes(
        from: Self.cell([Self.text("a")]),
        to: Self.cell([Self.text("a"), Self.text("b")])
      )
      #expect(changes.map(\.kind) == [.added, .resized])
      #expect(!changes.isBreaking)
    }

    @Test func anInsertedFieldIsBreaking() throws {
      let changes = try Self.changes(
        from: Self.cell([Self.text("a")]),
        to: Self.cell([Self.text("b"), Self.text("a")])
      )
      #expect(changes.map(\.kind) == [.moved, .added, .resized])
      #expect(changes.filter(\.isBreaking).map(\.kind) == [.moved, .added])
    }

    @Test func aFieldInWhatWasPaddingIsBreaking() throws {
      let flag = { Make.property($0, .builtIn(.bool), default: .bool(false)) }
      let changes = try Self.changes(
        from: Self.cell([flag("a")]),
        to: Self.cell([flag("a"), flag("b")])
      )
      #expect(changes.map(\.kind) == [.added])
      #expect(changes.isBreaking)
    }

    @Test func aChangedTypeIsBreaking() throws {
      let changes = try Self.changes(
        from: Self.cell([Make.property("a", .builtIn(.double), default: .number(1))]),
        to: Self.cell([Make.property("a", .builtIn(.int), default: .integer(1))])
      )
      #expect(
        changes.map(\.description) == ["breaking: fiori_cell.a retyped from 'double' to 'int64_t'"]
      )
    }

    @Test func enumeratorsAreAddedRemovedAndRenumbered() throws {
      let changes = try Self.changes(
        from: Make.catalogue(types: [Make.enumeration("FUIMode", ["a", "b", "c"])]),
        to: Make.catalogue(types: [Make.enumeration("FUIMode", ["c", "a", "d"])])
      )
      #expect(
        changes.map(\.description) == [
          "breaking: FIORI_MODE_A renumbered from '0' to '1'",
          "breaking: FIORI_MODE_B removed (1)",
          "breaking: FIORI_MODE_C renumbered from '2' to '0'",
          "compatible: FIORI_MODE_D added (2)",
        ]
      )
    }

    @Test func aFurtherKindInASlotIsCompatible() throws {
      let slot = { (names: [String]) in
        Make.catalogue(components: [
          Make.component(
            "FUICell",
            properties: names.map { Self.text($0) },
            rules: [Make.exclusive("status", names)]
          )
        ])
      }
      let changes = try Self.changes(
        from: slot(["statusText", "statusImage"]),
        to: slot(["statusText", "statusImage", "statusTitle"])
      )
      #expect(
        changes.map(\.subject) == ["fiori_cell_status_value.title", "FIORI_CELL_STATUS_KIND_TITLE"]
      )
      #expect(!changes.isBreaking)
    }

    @Test func aRemovedComponentTakesItsFunctionsAlong() throws {
      let changes = try Self.changes(from: Self.cell([]), to: Make.catalogue())
      #expect(
        changes.map(\.subject) == [
          "fiori_cell", "fiori_cell_from_json", "fiori_cell_to_json", "fiori_cell_validate",
        ]
      )
      #expect(changes.allSatisfy { $0.kind == .removed && $0.isBreaking })
    }

    @Test func withThePreviousInterfaceWhatIsNewComesLast() throws {
      let old = Make.catalogue(
        components: [
          Make.component(
            "FUICell",
            properties: [Self.text("a")],
            parts: [Make.part("view.x", .builtIn(.string)), Make.part("view.y", .builtIn(.string))]
          )
        ],
        types: [Make.enumeration("FUIMode", ["a", "b", "c"])]
      )
      let new = Make.catalogue(
        components: [
          Make.component(
            "FUICell",
            properties: [Self.text("b"), Self.text("a")],
            parts: [
              Make.part("view.z", .builtIn(.string)), Make.part("view.y", .builtIn(.string)),
              Make.part("view.x", .builtIn(.string)),
            ]
          )
        ],
        types: [Make.enumeration("FUIMode", ["new", "c", "a"])]
      )
      let before = try AbiDescription(json: #require(Self.json(of: old)))
      let json = try #require(Self.json(of: new, options: COptions(previous: before)))
      let after = try AbiDescription(json: json)
      #expect(
        after.records["fiori_cell"]?.fields.map(\.name) == ["struct_size", "a", "view", "b"]
      )
      #expect(
        after.records["fiori_cell_view"]?.fields.map(\.name) == ["struct_size", "x", "y", "z"]
      )
      #expect(
        after.enumerations["fiori_mode"]
          == ["FIORI_MODE_A": 0, "FIORI_MODE_C": 2, "FIORI_MODE_NEW": 3]
      )
      let breaking = AbiComparison.compare(before, after).filter(\.isBreaking)
      #expect(breaking.map(\.subject) == ["FIORI_MODE_B"])
    }

    @Test func changesAsJSONAreStable() throws {
      let changes = try Self.changes(
        from: Make.catalogue(types: [Make.enumeration("FUIMode", ["a"])]),
        to: Make.catalogue(types: [Make.enumeration("FUIMode", ["b"])])
      )
      #expect(
        changes.json == """
          {
            "breaking": true,
            "changes": [
              { "breaking": true, "kind": "removed", "old": "0", "subject": "FIORI_MODE_A" },
              { "breaking": false, "kind": "added", "new": "0", "subject": "FIORI_MODE_B" }
            ]
          }

          """
      )
    }

    // MARK: Building blocks

    /// A catalogue of one component.
    private static func cell(_ properties: [Property]) -> Catalogue {
      Make.catalogue(components: [Make.component("FUICell", properties: properties)])
    }

    /// A text that can be unset.
    private static func text(_ name: String) -> Property {
      Make.property(name, .optional(.builtIn(.string)))
    }

    /// The interface of a catalogue, as its file.
    private static func json(of catalogue: Catalogue, options: COptions = COptions()) -> String? {
      let result = CEmitter.emit(catalogue, options: options)
      #expect(result.diagnostics.map(\.message) == [])
      return result.files.first { $0.path == "abi.json" }?.contents
    }

    /// The changes between two catalogues.
    private static func changes(from old: Catalogue, to new: Catalogue) throws -> [AbiChange] {
      let before = try AbiDescription(json: #require(json(of: old)))
      let after = try AbiDescription(json: #require(json(of: new)))
      return AbiComparison.compare(before, after)
    }
  }
#endif
