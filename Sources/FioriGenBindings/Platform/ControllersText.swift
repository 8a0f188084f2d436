/// Controllers of the platform.
enum ControllersText {
  /// The source of the file `Controllers`.
  static let source = #"""
    /// What manages a screen.
    @MainActor
    open class UIViewController: UIResponder {
      /// The screen's title.
      public var title: String? { didSet { standInChanged("title", from: oldValue, to: title) } }

      /// What the navigation bar shows for the screen.
      public private(set) lazy var navigationItem: UINavigationItem = standInHolding(
        UINavigationItem(), "navigationItem")

      /// The navigation controller around this one.
      public weak var navigationController: UINavigationController?

      /// The smallest margins that the system asks for.
      open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
        NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
      }

      /// A controller without a nib.
      public override init() { super.init() }

      /// The view is there.
      open func viewDidLoad() {}

      /// The view is about to appear or has appeared.
      open func viewDidAppear(_ animated: Bool) {}

      /// The view is about to go.
      open func viewWillDisappear(_ animated: Bool) {}

      /// Another controller is about to be shown.
      open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

      /// Shows a controller over this one.
      open func present(
        _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
      ) { standInCalled("present(_:animated:)", controller, animated) }

      /// Takes this controller away.
      open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
        standInCalled("dismiss(animated:)", animated)
      }
    }

    /// What moves from one screen to the next.
    @MainActor
    open class UINavigationController: UIViewController {
      /// The bar over the content.
      public let navigationBar: UINavigationBar

      /// A controller with a bar of a class.
      public init(navigationBarClass: UINavigationBar.Type) {
        navigationBar = navigationBarClass.init(frame: CGRect.zero)
        super.init()
      }
    }

    /// A screen with a table.
    @MainActor
    open class UITableViewController: UIViewController {
      /// The table.
      public private(set) lazy var tableView: UITableView! = standInHolding(
        UITableView(), "tableView")

      /// What the user pulls to ask for fresh content.
      public var refreshControl: UIRefreshControl? {
        didSet { standInChanged("refreshControl", from: oldValue, to: refreshControl) }
      }
    }
    """#
}
