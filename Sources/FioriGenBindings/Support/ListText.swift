/// A list of models in a table or collection.
enum ListText {
  /// The source of the file of the list, below its imports; `List` is the name of the type.
  static let source = #"""
    /// Shows a list of models in a table or a collection.
    ///
    /// It registers the cells, takes them out again under their reuse identifier and applies the models
    /// to them. Only cells whose models changed are brought up to date.
    @MainActor
    public final class LIST<ItemID: Hashable & Sendable, Model: ListedModel> {
      /// A model and what tells it from the others.
      public typealias Item = (id: ItemID, model: Model)

      /// The models that are shown, and how.
      private let contents: ListContents<ItemID, Model>

      /// The items in order.
      private var order: [ItemID] = []

      /// Brings the table or collection up to date.
      private let show: (NSDiffableDataSourceSnapshot<Int, ItemID>, Bool) -> Void

      /// What fills the table or collection, which do not hold it themselves.
      public let dataSource: NSObject

      /// Does the rest to each new cell, once, such as listening to its events. What the cell shows at
      /// a later moment is told by ``item(in:)``.
      public var configure: ((Model.BoundObject) -> Void)? {
        get { contents.configure }
        set { contents.configure = newValue }
      }

      /// Fills a table.
      ///
      /// - Parameters:
      ///   - tableView: The table.
      ///   - resources: Finds images and colours.
      public init(tableView: UITableView, resources: any BindingResources = BundleResources())
      where Model.BoundObject: UITableViewCell {
        let contents = ListContents<ItemID, Model>(resources: resources)
        self.contents = contents
        tableView.register(
          Model.BoundObject.self,
          forCellReuseIdentifier: Model.reuseIdentifier
        )
        let source = UITableViewDiffableDataSource<Int, ItemID>(tableView: tableView) {
          tableView, indexPath, id in
          let cell = tableView.dequeueReusableCell(
            withIdentifier: Model.reuseIdentifier,
            for: indexPath
          )
          contents.fill(cell, for: id)
          return cell
        }
        dataSource = source
        show = { source.apply($0, animatingDifferences: $1) }
      }

      /// Fills a collection.
      ///
      /// - Parameters:
      ///   - collectionView: The collection.
      ///   - resources: Finds images and colours.
      public init(
        collectionView: UICollectionView,
        resources: any BindingResources = BundleResources()
      ) where Model.BoundObject: UICollectionViewCell {
        let contents = ListContents<ItemID, Model>(resources: resources)
        self.contents = contents
        collectionView.register(
          Model.BoundObject.self,
          forCellWithReuseIdentifier: Model.reuseIdentifier
        )
        let source = UICollectionViewDiffableDataSource<Int, ItemID>(
          collectionView: collectionView
        ) { collectionView, indexPath, id in
          let cell = collectionView.dequeueReusableCell(
            withReuseIdentifier: Model.reuseIdentifier,
            for: indexPath
          )
          contents.fill(cell, for: id)
          return cell
        }
        dataSource = source
        show = { source.apply($0, animatingDifferences: $1) }
      }

      /// Shows other items.
      ///
      /// - Parameters:
      ///   - items: The items in order; of several with one identifier the first is shown.
      ///   - animated: Whether the change is animated.
      public func apply(_ items: [Item], animated: Bool = true) {
        let old = contents.models
        var models: [ItemID: Model] = [:]
        var identifiers: [ItemID] = []
        for item in items where models[item.id] == nil {
          models[item.id] = item.model
          identifiers.append(item.id)
        }
        let changed = identifiers.filter { id in
          old[id].map { $0 != models[id] } ?? false
        }
        contents.models = models
        order = identifiers
        var snapshot = NSDiffableDataSourceSnapshot<Int, ItemID>()
        snapshot.appendSections([0])
        snapshot.appendItems(identifiers)
        snapshot.reconfigureItems(changed)
        show(snapshot, animated)
      }

      /// What a cell shows now.
      ///
      /// - Parameter cell: A cell of the list.
      /// - Returns: The item's identifier; `nil` for a cell of something else.
      public func item(in cell: Model.BoundObject) -> ItemID? {
        BindingMemories.memory(of: cell).listed[ObjectIdentifier(contents)] as? ItemID
      }

      /// The items that are shown, in order.
      public var items: [Item] {
        order.compactMap { id in contents.models[id].map { (id, $0) } }
      }
    }

    /// What the cells of a list are filled with.
    @MainActor
    private final class ListContents<ItemID: Hashable, Model: ListedModel> {
      /// The models by what tells them apart.
      var models: [ItemID: Model] = [:]

      /// Does the rest to a new cell.
      var configure: ((Model.BoundObject) -> Void)?

      /// Finds images and colours.
      private let resources: any BindingResources

      /// Nothing yet.
      init(resources: any BindingResources) {
        self.resources = resources
      }

      /// Fills a cell.
      func fill(_ cell: UIView, for id: ItemID) {
        guard let cell = cell as? Model.BoundObject, let model = models[id] else { return }
        model.apply(to: cell, resources: resources)
        let memory = BindingMemories.memory(of: cell)
        let former = memory.listed.updateValue(id, forKey: ObjectIdentifier(self))
        if former == nil { configure?(cell) }
      }
    }
    """#
}
