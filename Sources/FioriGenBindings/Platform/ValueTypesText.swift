/// Images, colours, margins and the other values of the platform.
enum ValueTypesText {
  /// The source of the file `Values`.
  static let source = #"""
    extension IndexPath {
      /// The place of a row.
      public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

      /// The row within its section.
      public var row: Int { self[1] }

      /// The place of an item.
      public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

      /// The item within its section.
      public var item: Int { self[1] }

      /// The section.
      public var section: Int { self[0] }
    }

    /// An image, known by what it was made from.
    ///
    /// It can be shared between threads because nothing in it ever changes.
    open class UIImage: NSObject, @unchecked Sendable {
      /// How an image is drawn.
      public enum RenderingMode: Int, Sendable {
        /// As the place wants it.
        case automatic
        /// As it is.
        case alwaysOriginal
        /// As a shape in the tint colour.
        case alwaysTemplate
      }

      /// What the image was made from.
      private let standInOrigin: String

      /// How the image is drawn.
      public let renderingMode: RenderingMode

      /// Makes an image.
      private init(standInOrigin: String, renderingMode: RenderingMode) {
        self.standInOrigin = standInOrigin
        self.renderingMode = renderingMode
      }

      /// An image without content.
      public override convenience init() { self.init(standInOrigin: "", renderingMode: .automatic) }

      /// The image of a name; there is none without a name.
      public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(standInOrigin: "named: \(name)", renderingMode: .automatic)
      }

      /// The image of a name in a bundle.
      public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traits: UITraitCollection?
      ) { self.init(named: name) }

      /// The symbol of a name.
      public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        self.init(standInOrigin: "systemName: \(name)", renderingMode: .automatic)
      }

      /// The image in a file.
      public convenience init?(contentsOfFile path: String) {
        guard !path.isEmpty else { return nil }
        self.init(standInOrigin: "contentsOfFile: \(path)", renderingMode: .automatic)
      }

      /// The same image, drawn in another way.
      open func withRenderingMode(_ mode: RenderingMode) -> UIImage {
        UIImage(standInOrigin: standInOrigin, renderingMode: mode)
      }

      /// What the image was made from and how it is drawn.
      open override var description: String {
        "UIImage(\(standInOrigin), \(renderingMode))"
      }

      /// Whether two images were made from the same thing.
      open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage)?.description == description
      }

      /// Fits `isEqual`.
      open override var hash: Int { description.hashValue }
    }

    /// The environment of a view; without members here.
    public final class UITraitCollection: NSObject {}

    /// A colour.
    ///
    /// It can be shared between threads because nothing in it ever changes.
    open class UIColor: NSObject, @unchecked Sendable {
      /// What the colour was made from.
      private let standInOrigin: String

      /// Makes a colour.
      private init(standInOrigin: String) { self.standInOrigin = standInOrigin }

      /// A colour of components between 0 and 1.
      public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(standInOrigin: "\(Double(red)), \(Double(green)), \(Double(blue)), \(Double(alpha))")
      }

      /// The colour of a name; there is none without a name.
      public convenience init?(named name: String) {
        guard !name.isEmpty else { return nil }
        self.init(standInOrigin: "named: \(name)")
      }

      /// The colour of a name in a bundle.
      public convenience init?(
        named name: String,
        in bundle: Bundle?,
        compatibleWith traits: UITraitCollection?
      ) { self.init(named: name) }

      /// White.
      public class var white: UIColor { UIColor(red: 1, green: 1, blue: 1, alpha: 1) }

      /// Light grey.
      public class var lightGray: UIColor { UIColor(red: 2 / 3, green: 2 / 3, blue: 2 / 3, alpha: 1) }

      /// No colour.
      public class var clear: UIColor { UIColor(red: 0, green: 0, blue: 0, alpha: 0) }

      /// What the colour was made from.
      open override var description: String { "UIColor(\(standInOrigin))" }

      /// Whether two colours were made from the same thing.
      open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.description == description
      }

      /// Fits `isEqual`.
      open override var hash: Int { description.hashValue }
    }

    /// Distances to the edges, in reading direction.
    public struct NSDirectionalEdgeInsets: Hashable, Sendable {
      /// The distance to the top.
      public var top: CGFloat
      /// The distance to where reading begins.
      public var leading: CGFloat
      /// The distance to the bottom.
      public var bottom: CGFloat
      /// The distance to where reading ends.
      public var trailing: CGFloat

      /// Distances to the edges.
      public init(
        top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0
      ) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
      }
    }

    /// Distances to the edges.
    public struct UIEdgeInsets: Hashable, Sendable {
      /// The distance to the top.
      public var top: CGFloat
      /// The distance to the left.
      public var left: CGFloat
      /// The distance to the bottom.
      public var bottom: CGFloat
      /// The distance to the right.
      public var right: CGFloat

      /// Distances to the edges.
      public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
      }
    }

    /// How much room there is in a direction.
    public enum UIUserInterfaceSizeClass: Int, Sendable {
      /// Not known.
      case unspecified
      /// Little.
      case compact
      /// Plenty.
      case regular
    }

    /// The name of a method.
    public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral {
      /// The method's name.
      private let name: String

      /// The method of a name.
      public init(_ name: String) { self.name = name }

      /// The method of a name.
      public init(stringLiteral value: String) { name = value }
    }

    /// The reason why a part of a screen moves from one controller to another.
    @MainActor
    open class UIStoryboardSegue: StandInObject {
      /// The segue's name.
      public let identifier: String?

      /// The controller that is shown next.
      public let destination: UIViewController

      /// A segue.
      public init(
        identifier: String?,
        source: UIViewController,
        destination: UIViewController
      ) {
        self.identifier = identifier
        self.destination = destination
        super.init()
      }
    }
    """#
}
