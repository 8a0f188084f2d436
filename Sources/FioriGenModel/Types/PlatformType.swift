/// A type of Apple's frameworks that specs may name without describing it.
public struct PlatformType: Hashable, Sendable {
  /// The name as Swift code on Apple's platforms writes it.
  public var name: String

  /// What stands for a value of this type in the models; `nil` for types that carry no data.
  public var portable: PortableType?

  /// The types by name.
  public static let all: [String: PlatformType] = {
    var all: [String: PlatformType] = [:]
    for (name, builtIn) in values {
      all[name] = PlatformType(name: name, portable: .builtIn(builtIn))
    }
    for name in references { all[name] = PlatformType(name: name, portable: nil) }
    return all
  }()

  /// Types whose values the models carry.
  private static let values: [(String, BuiltInType)] = [
    ("CGFloat", .double),
    ("TimeInterval", .seconds),
    ("CGSize", .size),
    ("NSDirectionalEdgeInsets", .edgeInsets),
    ("UIEdgeInsets", .edgeInsets),
    ("UIImage", .image),
    ("UIColor", .color),
    ("NSAttributedString", .string),
    ("UITableViewCell.AccessoryType", .cellAccessory),
    ("UIControl.State", .controlState),
  ]

  /// Types that a component shows or talks to, but that are no data.
  private static let references: [String] = [
    "Any", "AnyObject", "CGRect", "IndexPath", "NSObject", "Selector", "UIActivityIndicatorView",
    "UIButton", "UICollectionView", "UICollectionViewCell", "UIControl", "UIControl.Event",
    "UIImageView", "UILabel", "UINavigationBar", "UINavigationItem", "UIPageControl",
    "UIProgressView", "UIResponder", "UIScrollView", "UIStackView", "UITableView",
    "UITableViewCell", "UITextField", "UITextView", "UIUserInterfaceSizeClass", "UIView",
    "UIViewController", "UIVisualEffectView", "Void",
  ]
}
