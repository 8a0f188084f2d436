/// Tables, collections and what fills them.
enum ListsText {
  /// The source of the file `Lists`.
  static let source = #"""
    /// A row of a table.
    @MainActor
    open class UITableViewCell: UIView {
      /// The looks of a row.
      public enum CellStyle: Int, Sendable {
        /// The usual one.
        case `default`
      }

      /// What stands at the end of a row.
      public enum AccessoryType: Int, Sendable {
        /// Nothing.
        case none
        /// An arrow.
        case disclosureIndicator
        /// A button and an arrow.
        case detailDisclosureButton
        /// A check mark.
        case checkmark
        /// A button.
        case detailButton
      }

      /// The name under which the row is used again.
      public let reuseIdentifier: String?

      /// What stands at the end of the row.
      public var accessoryType: AccessoryType = .none {
        didSet { standInChanged("accessoryType", from: oldValue, to: accessoryType) }
      }

      /// A view at the end of the row.
      public var accessoryView: UIView? {
        didSet { standInChanged("accessoryView", from: oldValue, to: accessoryView) }
      }

      /// A view at the end of the row while the table is edited.
      public var editingAccessoryView: UIView? {
        didSet { standInChanged("editingAccessoryView", from: oldValue, to: editingAccessoryView) }
      }

      /// A row.
      public required init(style: CellStyle, reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: CGRect.zero)
      }

      /// A row.
      public required init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
      }

      /// The row is about to show something else.
      open func prepareForReuse() {}
    }

    /// What fills a table row by row.
    @MainActor
    public protocol UITableViewDataSource: AnyObject {
      /// How many rows a section has.
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

      /// A row.
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    }

    /// A table.
    @MainActor
    open class UITableView: UIScrollView {
      /// What fills the table row by row.
      public weak var dataSource: (any UITableViewDataSource)?


      /// The classes of rows by name.
      private var standInClasses: [String: UITableViewCell.Type] = [:]

      /// The rows that can be used again, by name.
      private var standInReusable: [String: [UITableViewCell]] = [:]

      /// The row that is being configured again.
      var standInReconfigured: UITableViewCell?

      /// A view over the rows.
      public var tableHeaderView: UIView? {
        didSet { standInChanged("tableHeaderView", from: oldValue, to: tableHeaderView) }
      }

      /// Names a class of rows.
      open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        standInClasses[identifier] = cellClass as? UITableViewCell.Type
        standInCalled("register(_:forCellReuseIdentifier:)", identifier)
      }

      /// A row of a registered class.
      open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
        -> UITableViewCell
      {
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
          preconditionFailure("no class of rows is registered for \(identifier)")
        }
        return cell
      }

      /// A row of a registered class, if there is such a class.
      open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        if let cell = standInReconfigured { return cell }
        if let cell = standInReusable[identifier]?.popLast() {
          cell.prepareForReuse()
          return cell
        }
        return standInClasses[identifier]?.init(style: .default, reuseIdentifier: identifier)
      }

      /// Takes back a row that is not visible any more.
      public func standInRecycle(_ cell: UITableViewCell) {
        standInReusable[cell.reuseIdentifier ?? "", default: []].append(cell)
      }
    }

    /// A cell of a collection.
    @MainActor
    open class UICollectionViewCell: UIView {
      /// The name under which the cell is used again.
      public fileprivate(set) var reuseIdentifier: String?

      /// The cell is about to show something else.
      open func prepareForReuse() {}
    }

    /// Where the cells of a collection stand; without members here.
    @MainActor
    open class UICollectionViewLayout: NSObject {}

    /// A collection.
    @MainActor
    open class UICollectionView: UIScrollView {
      /// The classes of cells by name.
      private var standInClasses: [String: UICollectionViewCell.Type] = [:]

      /// The cells that can be used again, by name.
      private var standInReusable: [String: [UICollectionViewCell]] = [:]

      /// The cell that is being configured again.
      var standInReconfigured: UICollectionViewCell?

      /// A collection.
      public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        self.init(frame: frame)
      }

      /// Names a class of cells.
      open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        standInClasses[identifier] = cellClass as? UICollectionViewCell.Type
        standInCalled("register(_:forCellWithReuseIdentifier:)", identifier)
      }

      /// A cell of a registered class.
      open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
        -> UICollectionViewCell
      {
        if let cell = standInReconfigured { return cell }
        if let cell = standInReusable[identifier]?.popLast() {
          cell.prepareForReuse()
          return cell
        }
        guard let cell = standInClasses[identifier]?.init(frame: CGRect.zero) else {
          preconditionFailure("no class of cells is registered for \(identifier)")
        }
        cell.reuseIdentifier = identifier
        return cell
      }

      /// Takes back a cell that is not visible any more.
      public func standInRecycle(_ cell: UICollectionViewCell) {
        standInReusable[cell.reuseIdentifier ?? "", default: []].append(cell)
      }
    }

    /// What a list shows at one moment.
    public struct NSDiffableDataSourceSnapshot<
      SectionIdentifierType: Hashable & Sendable,
      ItemIdentifierType: Hashable & Sendable
    >: Sendable {
      /// The items, section by section.
      private var sections: [(section: SectionIdentifierType, items: [ItemIdentifierType])] = []

      /// The items that have to be configured again.
      public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []

      /// Nothing.
      public init() {}

      /// The items of all sections.
      public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap(\.items) }

      /// Adds sections.
      public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        sections += identifiers.map { ($0, []) }
      }

      /// Adds items to the last section.
      public mutating func appendItems(_ identifiers: [ItemIdentifierType]) {
        precondition(!sections.isEmpty, "there is no section yet")
        sections[sections.count - 1].items += identifiers
      }

      /// Has items configured again.
      public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        reconfiguredItemIdentifiers += identifiers
      }
    }

    /// What fills a table. All rows are visible here.
    @MainActor
    open class UITableViewDiffableDataSource<
      SectionIdentifierType: Hashable & Sendable,
      ItemIdentifierType: Hashable & Sendable
    >: NSObject {
      /// Makes a row.
      public typealias CellProvider = (UITableView, IndexPath, ItemIdentifierType) -> UITableViewCell?

      /// The table.
      private weak var tableView: UITableView?

      /// Makes rows.
      private let cellProvider: CellProvider

      /// What is shown.
      private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

      /// The rows by item.
      public private(set) var standInCells: [ItemIdentifierType: UITableViewCell] = [:]

      /// A source for a table.
      public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.tableView = tableView
        self.cellProvider = cellProvider
        super.init()
      }

      /// What is shown.
      open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      { current }

      /// Shows something else.
      open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) {
        guard let tableView else { return }
        let items = snapshot.itemIdentifiers
        let wanted = Set(items)
        for (item, cell) in standInCells where !wanted.contains(item) {
          standInCells[item] = nil
          tableView.standInRecycle(cell)
        }
        let reconfigured = Set(snapshot.reconfiguredItemIdentifiers)
        for (row, item) in items.enumerated() {
          let existing = standInCells[item]
          guard existing == nil || reconfigured.contains(item) else { continue }
          tableView.standInReconfigured = existing
          standInCells[item] = cellProvider(tableView, IndexPath(row: row, section: 0), item)
          tableView.standInReconfigured = nil
        }
        current = snapshot
        completion?()
      }
    }

    /// What fills a collection. All cells are visible here.
    @MainActor
    open class UICollectionViewDiffableDataSource<
      SectionIdentifierType: Hashable & Sendable,
      ItemIdentifierType: Hashable & Sendable
    >: NSObject {
      /// Makes a cell.
      public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
        UICollectionViewCell?

      /// The collection.
      private weak var collectionView: UICollectionView?

      /// Makes cells.
      private let cellProvider: CellProvider

      /// What is shown.
      private var current = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

      /// The cells by item.
      public private(set) var standInCells: [ItemIdentifierType: UICollectionViewCell] = [:]

      /// A source for a collection.
      public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.collectionView = collectionView
        self.cellProvider = cellProvider
        super.init()
      }

      /// What is shown.
      open func snapshot()
        -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
      { current }

      /// Shows something else.
      open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true,
        completion: (() -> Void)? = nil
      ) {
        guard let collectionView else { return }
        let items = snapshot.itemIdentifiers
        let wanted = Set(items)
        for (item, cell) in standInCells where !wanted.contains(item) {
          standInCells[item] = nil
          collectionView.standInRecycle(cell)
        }
        let reconfigured = Set(snapshot.reconfiguredItemIdentifiers)
        for (index, item) in items.enumerated() {
          let existing = standInCells[item]
          guard existing == nil || reconfigured.contains(item) else { continue }
          collectionView.standInReconfigured = existing
          standInCells[item] = cellProvider(collectionView, IndexPath(item: index, section: 0), item)
          collectionView.standInReconfigured = nil
        }
        current = snapshot
        completion?()
      }
    }
    """#
}
