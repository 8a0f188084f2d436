import UIKit

/// The table view cell that the contact cell is derived from.
@MainActor
open class NibDesignableFUIBaseTableViewCell: UITableViewCell {}

/// What the contact cell says about copying.
public protocol FUIContentCopyable {}

/// What the activity control says about colour schemes.
public protocol FUIBackgroundSchemeSupporting {}

/// Something to do with a contact.
public struct FUIActivityItem: Equatable, Hashable {
  /// The picture.
  let icon: UIImage?
  /// The name.
  let identifier: String

  /// An activity of the app's own.
  public init(icon: UIImage?, identifier: String) {
    self.icon = icon
    self.identifier = identifier
  }

  /// A ready-made activity.
  private init(_ name: String) {
    icon = UIImage(systemName: name)
    identifier = "com.sap." + name
  }

  /// Call.
  public static var phone: FUIActivityItem { FUIActivityItem("phone") }
  /// Write an e-mail.
  public static var email: FUIActivityItem { FUIActivityItem("email") }
  /// Write a message.
  public static var message: FUIActivityItem { FUIActivityItem("message") }
  /// Call with video.
  public static var videoCall: FUIActivityItem { FUIActivityItem("videoCall") }
  /// Show more.
  public static var detail: FUIActivityItem { FUIActivityItem("detail") }
}

/// What hears of activities.
@MainActor
public protocol FUIActivityControlDelegate: AnyObject {
  /// Someone chose an activity.
  func activityControl(
    _ activityControl: FUIActivityControl,
    didSelectActivity activityItem: FUIActivityItem
  )
}

/// A button of the activity control.
@MainActor
public final class ActivityButton: UIControl {
  /// The colours by state.
  public private(set) var tintColors: [UIControl.State: UIColor] = [:]

  /// Colours the button.
  public func setTintColor(_ color: UIColor, for state: UIControl.State) {
    tintColors[state] = color
  }
}

/// A row of activities.
@MainActor
open class FUIActivityControl: NibDesignable, FUIBackgroundSchemeSupporting {
  /// What hears of activities.
  public weak var delegate: (any FUIActivityControlDelegate)?
  /// The size of a button; the images' own without one.
  public var itemSize: CGSize?
  /// The most buttons in sight.
  public var maxVisibleItems = 4
  /// What lays the buttons out.
  public let stackView = UIStackView()
  /// The distance between buttons, which the stack keeps.
  public var spacing: CGFloat {
    get { stackView.spacing }
    set { stackView.spacing = newValue }
  }
  /// The buttons.
  public private(set) var activityItems: [FUIActivityItem: ActivityButton] = [:]

  /// Adds buttons.
  open func addActivities(_ activities: [FUIActivityItem]) {
    for activity in activities where activityItems[activity] == nil {
      activityItems[activity] = ActivityButton()
    }
  }

  /// Taps a button.
  public func tap(_ activity: FUIActivityItem) {
    delegate?.activityControl(self, didSelectActivity: activity)
  }
}

/// The contact cell, written by hand from its description, sample and declaration.
@MainActor
open class FUIContactCell: NibDesignableFUIBaseTableViewCell, FUIActivityControlDelegate,
  FUIContentCopyable
{
  /// The name for reuse.
  public class var reuseIdentifier: String { "FUIContactCell" }
  /// The picture.
  public let detailImageView = FUIImageView()
  /// The name.
  public let headlineLabel = UILabel()
  /// The position.
  public let subheadlineLabel = UILabel()
  /// The address.
  public let descriptionLabel = UILabel()
  /// The activities: three of 25 points at a distance of 29.
  public let activityControl = FUIActivityControl()
  /// Hears of activities.
  public var onActivitySelectedHandler: ((FUIActivityItem) -> Void)?

  /// The picture.
  public var detailImage: UIImage? {
    get { detailImageView.image }
    set { detailImageView.image = newValue }
  }
  /// The name.
  public var headlineText: String? {
    get { headlineLabel.text }
    set { headlineLabel.text = newValue }
  }
  /// The position.
  public var subheadlineText: String? {
    get { subheadlineLabel.text }
    set { subheadlineLabel.text = newValue }
  }
  /// The address.
  public var descriptionText: String? {
    get { descriptionLabel.text }
    set { descriptionLabel.text = newValue }
  }

  /// A cell with the documented defaults.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  /// A cell with the documented defaults.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Sets the documented defaults.
  private func setUp() {
    activityControl.itemSize = CGSize(width: 25, height: 25)
    activityControl.maxVisibleItems = 3
    activityControl.spacing = 29
    activityControl.delegate = self
  }

  /// Passes an activity on.
  open func activityControl(
    _ activityControl: FUIActivityControl,
    didSelectActivity activityItem: FUIActivityItem
  ) { onActivitySelectedHandler?(activityItem) }
}
