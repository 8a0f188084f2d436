/// Views and controls of the platform.
enum ViewsText {
  /// The source of the file `Views`.
  static let source = #"""
    /// What takes part in events.
    @MainActor
    open class UIResponder: StandInObject {}

    /// A view.
    @MainActor
    open class UIView: UIResponder {
      /// The view's place in its superview.
      public var frame: CGRect

      /// Whether the view is hidden.
      public var isHidden: Bool = false {
        didSet { standInChanged("isHidden", from: oldValue, to: isHidden) }
      }

      /// The colour of what the user can act on.
      public var tintColor: UIColor? {
        didSet { standInChanged("tintColor", from: oldValue, to: tintColor) }
      }

      /// The colour behind the content.
      public var backgroundColor: UIColor? {
        didSet { standInChanged("backgroundColor", from: oldValue, to: backgroundColor) }
      }

      /// The distances of content to the edges, in reading direction.
      public var directionalLayoutMargins: NSDirectionalEdgeInsets = NSDirectionalEdgeInsets() {
        didSet {
          standInChanged(
            "directionalLayoutMargins", from: oldValue, to: directionalLayoutMargins)
        }
      }

      /// The views inside.
      public private(set) var subviews: [UIView] = []

      /// A view without a size.
      public override convenience init() { self.init(frame: CGRect.zero) }

      /// A view.
      public required init(frame: CGRect) {
        self.frame = frame
        super.init()
      }

      /// Puts a view inside.
      open func addSubview(_ view: UIView) {
        subviews.append(view)
        standInCalled("addSubview(_:)", view)
      }

      /// Brings a view inside to the front.
      open func bringSubviewToFront(_ view: UIView) {
        standInCalled("bringSubviewToFront(_:)", view)
      }
    }

    /// A text.
    @MainActor
    open class UILabel: UIView {
      /// The text.
      public var text: String? { didSet { standInChanged("text", from: oldValue, to: text) } }

      /// The most lines of text; 0 does not limit them.
      public var numberOfLines: Int = 1 {
        didSet { standInChanged("numberOfLines", from: oldValue, to: numberOfLines) }
      }

      /// The width at which the text wraps.
      public var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet {
          standInChanged(
            "preferredMaxLayoutWidth", from: oldValue, to: preferredMaxLayoutWidth)
        }
      }
    }

    /// A view of an image.
    @MainActor
    open class UIImageView: UIView {
      /// The image.
      public var image: UIImage? { didSet { standInChanged("image", from: oldValue, to: image) } }
    }

    /// Views in a row.
    @MainActor
    open class UIStackView: UIView {
      /// The distance between two views.
      public var spacing: CGFloat = 0 {
        didSet { standInChanged("spacing", from: oldValue, to: spacing) }
      }
    }

    /// A view that reports what the user does.
    @MainActor
    open class UIControl: UIView {
      /// The states of a control.
      public struct State: OptionSet, Hashable, Sendable {
        /// The bits of the states.
        public let rawValue: UInt
        /// States by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Nothing special.
        public static let normal = State([])
        /// Being touched.
        public static let highlighted = State(rawValue: 1)
        /// Out of use.
        public static let disabled = State(rawValue: 2)
        /// Selected.
        public static let selected = State(rawValue: 4)
        /// In focus.
        public static let focused = State(rawValue: 8)
      }

      /// What can happen to a control.
      public struct Event: OptionSet, Hashable, Sendable {
        /// The bits of the events.
        public let rawValue: UInt
        /// Events by their bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// A touch began.
        public static let touchDown = Event(rawValue: 1)
        /// A touch ended inside.
        public static let touchUpInside = Event(rawValue: 64)
        /// The value changed.
        public static let valueChanged = Event(rawValue: 4096)
        /// What the platform takes for the main event.
        public static let primaryActionTriggered = Event(rawValue: 8192)
      }

      /// What is done when something happens.
      private var standInActions: [(event: Event, action: UIAction)] = []

      /// Whether the control is in use.
      public var isEnabled: Bool = true {
        didSet { standInChanged("isEnabled", from: oldValue, to: isEnabled) }
      }

      /// Whether the control is selected.
      public var isSelected: Bool = false {
        didSet { standInChanged("isSelected", from: oldValue, to: isSelected) }
      }

      /// Calls a method when something happens; the stand-in only notes it.
      open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {
        standInCalled("addTarget(_:action:for:)", target, action, controlEvents.rawValue)
      }

      /// Does something when something happens.
      open func addAction(_ action: UIAction, for controlEvents: Event) {
        standInActions.append((controlEvents, action))
        standInCalled("addAction(_:for:)", controlEvents.rawValue)
      }

      /// Makes something happen.
      open func sendActions(for controlEvents: Event) {
        for (event, action) in standInActions where !event.isDisjoint(with: controlEvents) {
          action.standInPerform(sender: self)
        }
      }
    }

    /// Something that is done when something happens.
    @MainActor
    public final class UIAction: NSObject {
      /// Does it.
      public typealias Handler = (UIAction) -> Void

      /// What to do.
      private let handler: Handler

      /// Who asked for it.
      public private(set) var sender: Any?

      /// An action.
      public init(handler: @escaping Handler) {
        self.handler = handler
        super.init()
      }

      /// Does it.
      func standInPerform(sender: Any?) {
        self.sender = sender
        handler(self)
      }
    }

    /// A button.
    @MainActor
    open class UIButton: UIControl {
      /// The label of the title.
      public private(set) lazy var titleLabel: UILabel? = standInHolding(UILabel(), "titleLabel")

      /// The titles by state.
      private var standInTitles: [UInt: String] = [:]

      /// Sets the title of a state.
      open func setTitle(_ title: String?, for state: UIControl.State) {
        standInTitles[state.rawValue] = title
        standInCalled("setTitle(_:for:)", title, state.rawValue)
      }

      /// The title of a state.
      open func title(for state: UIControl.State) -> String? { standInTitles[state.rawValue] }
    }

    /// Dots for pages.
    @MainActor
    open class UIPageControl: UIControl {
      /// The colour of the dot of the current page.
      public var currentPageIndicatorTintColor: UIColor? {
        didSet {
          standInChanged(
            "currentPageIndicatorTintColor", from: oldValue, to: currentPageIndicatorTintColor)
        }
      }

      /// The colour of the other dots.
      public var pageIndicatorTintColor: UIColor? {
        didSet {
          standInChanged("pageIndicatorTintColor", from: oldValue, to: pageIndicatorTintColor)
        }
      }
    }

    /// A control by which the user asks for fresh content.
    @MainActor
    open class UIRefreshControl: UIControl {}

    /// A bar of progress.
    @MainActor
    open class UIProgressView: UIView {}

    /// A turning wheel.
    @MainActor
    open class UIActivityIndicatorView: UIView {}

    /// A blur.
    @MainActor
    open class UIVisualEffectView: UIView {}

    /// A view larger than its frame.
    @MainActor
    open class UIScrollView: UIView {
      /// Whether the user can scroll.
      public var isScrollEnabled: Bool = true {
        didSet { standInChanged("isScrollEnabled", from: oldValue, to: isScrollEnabled) }
      }
    }

    /// The bar over the content of a navigation controller.
    @MainActor
    open class UINavigationBar: UIView {}

    /// What a navigation bar shows for a controller.
    @MainActor
    open class UINavigationItem: StandInObject {
      /// The title.
      public var title: String? { didSet { standInChanged("title", from: oldValue, to: title) } }
    }
    """#
}
