import FioriGenBindings
import FioriGenModel
import FioriGenTestSupport
import Testing
import UIKit

/// Everything that the documents name is reached by a binding, or has a reason why it is not.
@MainActor
@Suite struct ReachabilityTests {
  /// The table.
  private static let table = ReachabilityTable(ShippedCatalogue.catalogue)

  /// The row of a member, or of everything of its type.
  private func row(_ type: String, _ member: String) -> ReachabilityRow? {
    Self.table.rows.first { $0.type == type && $0.member == member }
      ?? Self.table.rows.first { $0.type == type && $0.member == ReachabilityRow.anything }
  }

  @Test func everyDocumentedMemberHasARow() throws {
    let properties = try FactRows("documented_properties").rows
    let methods = try FactRows("documented_methods").rows.map { row in
      (type: row.type, member: FactRows.member(of: row.member))
    }
    #expect(properties.count == 345 && methods.count == 84)
    for fact in properties + methods {
      #expect(row(fact.type, fact.member) != nil, "\(fact.type).\(fact.member)")
    }
    let reached = (properties + methods).filter { row($0.type, $0.member)?.isReached == true }
    let rows = Self.table.rows
    print(
      "reachability: \(rows.count) rows, \(rows.filter(\.isReached).count) reached by bindings; "
        + "\(reached.count) of \(properties.count + methods.count) documented members reached"
    )
    #expect(reached.count > properties.count / 2)
  }

  @Test func everyRowHasAnExplanation() {
    #expect(Self.table.rows.allSatisfy { !$0.explanation.isEmpty })
  }

  @Test(arguments: BoundComponent.names)
  func whatTheTableCallsAppliedIsApplied(name: String) throws {
    let component = try #require(BoundComponent.spec(of: name))
    var written: Set<String> = []
    for selection in [DistinctiveModel.Selection.properties, .parts] {
      for slotMember in 0..<2 {
        let bound = try #require(BoundComponent(name))
        let model = DistinctiveModel(
          of: component,
          in: ShippedCatalogue.catalogue,
          selection,
          slotMember: slotMember
        )
        try bound.apply(model.json)
        for call in bound.object.standInCalls {
          written.insert(call.receiver.isEmpty ? call.member : call.receiver + "." + call.member)
        }
      }
    }
    for row in Self.table.rows where row.type == name && row.explanation == "`apply`" {
      #expect(written.contains(row.member), "\(name).\(row.member)")
    }
  }

  @Test func thePageGivesTheTablesSize() throws {
    let page = try #require(ReachabilityPage.text(of: ShippedCatalogue.catalogue))
    #expect(page.contains("Of \(Self.table.rows.count) members"))
    #expect(ReachabilityPage.text(of: Catalogue()) == nil)
  }
}
