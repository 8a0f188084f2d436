import FioriGenModel
import FioriGenTestSupport
import Testing
import UIKit

/// Models reach the views that the documents name, and go away again without a trace.
///
/// What these tests show is that bindings agree with the documents. The stand-in is made from the
/// same specs; whether the SDK agrees with the documents only a Mac can tell.
@MainActor
@Suite struct PropertyBindingTests {
  /// The names of the components.
  nonisolated static let names = BoundComponent.names

  @Test func everyComponentWithAViewIsBound() {
    #expect(Self.names.count == 28)
    for name in Self.names { #expect(BoundComponent(name) != nil, "\(name)") }
  }

  @Test(arguments: names, [DistinctiveModel.Selection.properties, .parts])
  func everyValueArrivesWhereTheDocumentsPutIt(
    name: String,
    selection: DistinctiveModel.Selection
  ) throws {
    for slotMember in 0..<2 {
      let bound = try #require(BoundComponent(name))
      let model = try self.model(of: name, selection, slotMember: slotMember)
      try bound.apply(model.json)
      #expect(bound.object.standInCalls.map(\.description).sorted() == model.writes.sorted())
    }
  }

  @Test(arguments: names, [DistinctiveModel.Selection.properties, .parts])
  func theSameModelAgainChangesNothing(
    name: String,
    selection: DistinctiveModel.Selection
  ) throws {
    let bound = try #require(BoundComponent(name))
    let model = try self.model(of: name, selection)
    try bound.apply(model.json)
    bound.object.standInForget()
    try bound.apply(model.json)
    #expect(bound.object.standInCalls.map(\.description) == [])
  }

  @Test(arguments: names)
  func theEmptyModelTouchesNothing(name: String) throws {
    let bound = try #require(BoundComponent(name))
    try bound.apply("{}")
    #expect(bound.object.standInCalls.map(\.description) == [])
  }

  @Test(arguments: names, [DistinctiveModel.Selection.properties, .parts])
  func theEmptyModelPutsEveryDefaultBack(
    name: String,
    selection: DistinctiveModel.Selection
  ) throws {
    let bound = try #require(BoundComponent(name))
    let model = try self.model(of: name, selection)
    try bound.apply(model.json)
    // A view that is made together with its settings has its own defaults to begin with.
    let before = bound.object.standInCalls.filter { $0.previous != nil }
    bound.object.standInForget()
    try bound.apply("{}")
    let after = bound.object.standInCalls.filter { $0.previous != nil }
    for call in before where call.arguments != [call.previous] {
      let last = after.last { $0.receiver == call.receiver && $0.member == call.member }
      #expect(last?.arguments == [call.previous ?? ""], "\(name): \(call)")
    }
    #expect(after.count == before.filter { $0.arguments != [$0.previous] }.count)
    bound.object.standInForget()
    try bound.apply("{}")
    #expect(bound.object.standInCalls.map(\.description) == [])
  }

  @Test(arguments: names)
  func eachSlotShowsWhatWasSetLast(name: String) throws {
    let slots = ModelLayout(of: try #require(BoundComponent.spec(of: name))).fields.filter {
      if case .exclusive = $0 { true } else { false }
    }
    guard !slots.isEmpty else { return }
    let bound = try #require(BoundComponent(name))
    try bound.apply(try model(of: name, .properties, slotMember: 0).json)
    bound.object.standInForget()
    try bound.apply(try model(of: name, .properties, slotMember: 1).json)
    let members = bound.object.standInCalls.filter { $0.receiver.isEmpty }
    for case .exclusive(let slot) in slots {
      let calls = members.filter { call in slot.members.contains { $0.name == call.member } }
      #expect(calls.map(\.member) == slot.members.prefix(2).map(\.name), "\(name)")
      #expect(calls.first?.arguments == ["nil"])
    }
  }

  /// Data with a value of its own in every field.
  private func model(
    of name: String,
    _ selection: DistinctiveModel.Selection,
    slotMember: Int = 0
  ) throws -> DistinctiveModel {
    DistinctiveModel(
      of: try #require(BoundComponent.spec(of: name)),
      in: ShippedCatalogue.catalogue,
      selection,
      slotMember: slotMember
    )
  }
}
