import FioriRuntime
import Foundation
import Testing

/// What is written is read back exactly.
@Suite("Round trips") struct RoundTripTests {
  /// Arbitrary models come back to the last bit, in both forms and both modes.
  @Test(arguments: 0..<200)
  func randomModels(seed: UInt64) throws {
    var random = RandomModels(seed: seed)
    let model = random.widget()
    for form in [EncodingForm.compact, .explicit] {
      let text = try model.json(form: form)
      for mode in bothModes {
        let decoded = try XWidgetModel.decode(json: text, mode: mode)
        #expect(decoded.value == model)
        #expect(decoded.value.isIdentical(to: model))
        #expect(decoded.warnings.isEmpty)
        #expect(try decoded.value.json(form: form) == text)
      }
    }
  }

  /// Foundation's coders agree with the run time's own text.
  @Test(arguments: 0..<50)
  func foundationCoders(seed: UInt64) throws {
    var random = RandomModels(seed: seed)
    let model = random.widget()
    let data = try JSONEncoder().encode(model)
    #expect(try JSONDecoder().decode(XWidgetModel.self, from: data).isIdentical(to: model))
    let own = Data(try model.json().utf8)
    #expect(try JSONDecoder().decode(XWidgetModel.self, from: own).isIdentical(to: model))
  }

  /// Property lists work too, although they have no null of their own.
  @Test func propertyListCoder() throws {
    let encoder = PropertyListEncoder()
    let data = try encoder.encode(Samples.full)
    #expect(try PropertyListDecoder().decode(XWidgetModel.self, from: data) == Samples.full)
  }

  /// The sample survives.
  @Test func fullSample() throws {
    #expect(try widget(Samples.full.json()) == Samples.full)
  }

  /// The same models give the same bytes in every order of insertion and every run.
  @Test func textIsDeterministic() throws {
    let texts = try Set((0..<20).map { _ in try Samples.full.json(form: .explicit) })
    #expect(texts.count == 1)
  }

  /// Edges of numbers survive.
  @Test(arguments: [Int.min, Int.max, 9_007_199_254_740_993, -1])
  func largeIntegers(number: Int) throws {
    let tag = XTagModel(title: "t", weight: number)
    #expect(try XTagModel.decode(json: tag.json()).value.weight == number)
    #expect(try tag.json().contains(String(number)))
  }

  /// Zero keeps its sign.
  @Test func negativeZero() throws {
    let model = XActivityModel(spacing: -0.0)
    #expect(try model.json() == #"{"spacing":-0}"#)
    let copy = try XActivityModel.decode(json: model.json()).value
    #expect(copy.spacing?.sign == .minus)
  }

  /// Models can be elements and members of anything that is Codable.
  @Test func modelsInsideOtherTypes() throws {
    let models = ["a": [XTagModel(title: "1")], "b": []]
    let data = try JSONEncoder().encode(models)
    #expect(try JSONDecoder().decode([String: [XTagModel]].self, from: data) == models)
  }
}
