import FioriRuntime
import Testing

/// A slot shows one of its properties.
@Suite("Exclusive properties") struct ExclusiveDecodingTests {
  /// Either key is read.
  @Test func eitherKey() throws {
    #expect(try widget(#"{"statusText":"t"}"#).status == .text("t"))
    #expect(try widget(#"{"statusImage":"i"}"#).status == .image(ImageReference(asset: "i")))
    #expect(try widget(#"{"statusImage":"i","statusText":null}"#).statusImage?.name == "i")
    #expect(try widget(#"{"statusImage":null,"statusText":null}"#).status == nil)
  }

  /// Both keys are an error that names the rule, in both modes.
  @Test func bothKeysAreRefused() throws {
    for mode in bothModes {
      let error = try decodingError(#"{"statusText":"t","statusImage":"i"}"#, mode)
      #expect(error.rule == "XWidget.status")
      #expect(error.path == "statusImage")
      #expect(
        error.message
          == #""statusText" and "statusImage" exclude each other; give only one of them"#
      )
    }
  }

  /// Setting one property replaces the other; `nil` clears only what is shown.
  @Test func accessors() {
    var model = XWidgetModel()
    model.statusText = "t"
    #expect(model.status == .text("t") && model.statusImage == nil)
    model.statusImage = nil
    #expect(model.statusText == "t")
    model.statusImage = ImageReference(asset: "i")
    #expect(model.statusText == nil && model.statusImage?.name == "i")
    model.statusText = nil
    #expect(model.statusImage?.name == "i")
    model.statusImage = nil
    #expect(model.status == nil)
  }

  /// A slot that has a default can be emptied, kept and changed.
  @Test(arguments: [
    SlotModel(), SlotModel(slot: nil), SlotModel(slot: .first("other")),
    SlotModel(slot: .second(XActivityModel(spacing: 1))),
    SlotModel(slot: .second(XActivityModel())),
  ])
  func slotWithDefault(model: SlotModel) throws {
    for form in [EncodingForm.compact, .explicit] {
      #expect(try SlotModel.decode(json: model.json(form: form)).value == model)
    }
  }

  /// Null for a property that the slot does not show changes nothing; for the one it shows it does.
  @Test func nullInSlotWithDefault() throws {
    #expect(try SlotModel().json() == "{}")
    #expect(try SlotModel(slot: nil).json() == #"{"first":null}"#)
    #expect(try SlotModel.decode(json: #"{"second":null}"#).value == SlotModel())
    #expect(try SlotModel.decode(json: #"{"first":null}"#).value.slot == nil)
  }

  /// A model whose slot has a default.
  struct SlotModel: DefaultedModel {
    /// What the slot shows.
    var slot: Slot? = .first("default")

    /// Creates a model in which everything has its default.
    init() {}

    /// Creates a model.
    init(slot: Slot?) {
      self.slot = slot
    }

    /// Shows every field to a visitor.
    mutating func visit(_ visitor: inout some FieldVisitor, reference: Self) {
      visitor.exclusive("Slot.slot", &slot, reference.slot)
    }

    /// What the slot can show.
    enum Slot: ExclusiveChoice {
      /// Text.
      case first(String)
      /// A model.
      case second(XActivityModel)

      /// A blank value of every case, in order.
      static var blankCases: [Slot] { [.first(""), .second(XActivityModel())] }

      /// Shows the value to a visitor.
      mutating func visit(_ visitor: inout some ChoiceVisitor) {
        switch self {
        case .first(var value):
          visitor.value("first", &value)
          self = .first(value)
        case .second(var value):
          visitor.value("second", &value)
          self = .second(value)
        }
      }
    }
  }
}
