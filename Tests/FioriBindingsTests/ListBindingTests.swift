import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// Lists of models register, dequeue and fill cells, and touch only what changed.
@MainActor
@Suite struct ListBindingTests {
  /// A list of cells in a table.
  typealias TableList = FioriListBinding<String, FUIObjectTableViewCellModel>

  /// The table, which lists do not keep alive.
  private let table = UITableView()

  /// The cells of a table's list.
  private func cells(of list: TableList) -> [String: FUIObjectTableViewCell] {
    let source = list.dataSource as? UITableViewDiffableDataSource<Int, String>
    return (source?.standInCells ?? [:]).compactMapValues { $0 as? FUIObjectTableViewCell }
  }

  /// A model with a headline.
  private func model(_ headline: String) -> FUIObjectTableViewCellModel {
    FUIObjectTableViewCellModel(headlineText: headline)
  }

  @Test func cellsAreRegisteredAndFilled() {
    let list = TableList(tableView: table)
    list.apply([("a", model("A")), ("b", model("B"))])
    #expect(
      table.standInCalls.map(\.arguments) == [["\"\(FUIObjectTableViewCell.reuseIdentifier)\""]]
    )
    let cells = cells(of: list)
    #expect(cells.mapValues(\.headlineText) == ["a": "A", "b": "B"])
    #expect(cells["a"]?.reuseIdentifier == FUIObjectTableViewCell.reuseIdentifier)
    #expect(list.items.map(\.id) == ["a", "b"])
  }

  @Test func onlyChangedModelsTouchTheirCells() {
    let list = TableList(tableView: table)
    list.apply([("a", model("A")), ("b", model("B"))])
    let before = cells(of: list)
    for cell in before.values { cell.standInForget() }
    list.apply([("b", model("B")), ("a", model("A2"))])
    let after = cells(of: list)
    #expect(after["a"] === before["a"] && after["b"] === before["b"])
    #expect(after["a"]?.standInCalls.map(\.description) == [#"headlineText = "A2""#])
    #expect(after["b"]?.standInCalls.isEmpty == true)
  }

  @Test func aReusedCellShowsNothingOfItsFormerModel() {
    let list = TableList(tableView: table)
    var full = model("A")
    full.footnoteText = "Footnote"
    full.iconImages = ["1"]
    full.accessoryType = .checkmark
    list.apply([("a", full)])
    let cell = cells(of: list)["a"]
    list.apply([])
    list.apply([("b", model("B"))])
    #expect(cells(of: list)["b"] === cell)
    #expect(cell?.headlineText == "B")
    #expect(cell?.footnoteText == nil)
    #expect(cell?.iconImages.isEmpty == true)
    #expect(cell?.accessoryType == UITableViewCell.AccessoryType.none)
  }

  @Test func aCellThatForgetsWhenItIsReusedIsFilledAgain() {
    let cell = FUIObjectTableViewCell()
    let shown = FUIObjectTableViewCellModel(headlineText: "A", iconImages: ["1"])
    cell.apply(shown)
    cell.headlineText = nil
    cell.iconImages = []
    cell.apply(shown)
    #expect(cell.headlineText == "A")
    #expect(cell.iconImages.count == 1)
  }

  @Test func cellsAreListenedToOnceAndSayWhatTheyShow() {
    let list = TableList(tableView: table)
    var configured = 0
    var tapped: [String?] = []
    list.configure = { [unowned list] cell in
      configured += 1
      cell.whenActionAccessoryViewButtonDidSelectHandler { _ in tapped.append(list.item(in: cell)) }
    }
    list.apply([("a", model("A")), ("a", model("again"))])
    let cell = cells(of: list)["a"]
    #expect(cell?.headlineText == "A", "the first of one identifier counts")
    list.apply([])
    list.apply([("b", model("B"))])
    #expect(cells(of: list)["b"] === cell)
    if let button = cell?.actionAccessoryView?.button { button.didSelectHandler?(button) }
    #expect(configured == 1 && tapped == ["b"])
    #expect(list.item(in: FUIObjectTableViewCell()) == nil)
  }

  @Test func collectionsWorkTheSameWay() {
    let collection = UICollectionView(
      frame: .zero,
      collectionViewLayout: UICollectionViewLayout()
    )
    let list = FioriListBinding<Int, FUIObjectCollectionViewCellModel>(collectionView: collection)
    list.apply([(1, FUIObjectCollectionViewCellModel(headlineText: "One"))])
    let source = list.dataSource as? UICollectionViewDiffableDataSource<Int, Int>
    let cell = source?.standInCells[1] as? FUIObjectCollectionViewCell
    #expect(cell?.headlineText == "One")
    list.apply([])
    list.apply([(2, FUIObjectCollectionViewCellModel(subheadlineText: "Two"))])
    #expect(source?.standInCells[2] === cell)
    #expect(cell?.headlineText == nil && cell?.subheadlineText == "Two")
    withExtendedLifetime(collection) {}
  }
}
