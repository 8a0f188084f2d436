import UIKit

/// A view that a nib can hold.
@MainActor
open class NibDesignable: UIView {}

/// An image view that shows a text while it has no image.
@MainActor
open class FUIImageView: UIImageView {
  /// Whether a gradient lies behind the text.
  public var isGradientLayerEnabled = false

  /// The text.
  public let placeholder = UILabel()
}

/// The label of the object cell.
@MainActor
open class FUILabel: UILabel {}

/// The object cell, written by hand from its declarations and their descriptions.
///
/// It behaves as they say: labels appear with their text, and of status text and status image the
/// one that was set last is visible.
// The documents declare the outlets with `!`.
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
@available(*, deprecated, message: "Use `FUIObjectView`, instead.")
@MainActor
open class FUIObjectCell: NibDesignable {
  /// The name for reuse.
  public static var reuseIdentifier: String { "FUIObjectCell" }

  /// What was logged.
  public private(set) var loggedErrors: [String] = []

  // MARK: Outlets

  /// The stack of icons.
  public private(set) var iconsStackView: UIStackView! = UIStackView()
  /// The detail image.
  public private(set) var detailImageView: FUIImageView! = FUIImageView()
  /// The headline.
  public private(set) var headlineLabel: FUILabel! = FUILabel()
  /// The subheadline.
  public private(set) var subheadlineLabel: FUILabel! = FUILabel()
  /// The footnote.
  public private(set) var footnoteLabel: FUILabel! = FUILabel()
  /// The description.
  public private(set) var descriptionLabel: FUILabel! = FUILabel()
  /// The status as text.
  public private(set) var statusLabel: FUILabel! = FUILabel()
  /// The status as an image.
  public private(set) var statusImageView: FUIImageView! = FUIImageView()
  /// The substatus as text.
  public private(set) var substatusLabel: FUILabel! = FUILabel()
  /// The substatus as an image.
  public private(set) var substatusImageView: FUIImageView! = FUIImageView()

  // MARK: Inspectable properties

  /// The icons.
  public var iconImages: [UIImage] = []
  /// Whether the icons' place stays free.
  public var preserveIconStackSpacing = false
  /// The detail image.
  public var detailImage: UIImage? {
    get { detailImageView.image }
    set { detailImageView.image = newValue }
  }
  /// Whether the detail image's place stays free.
  public var preserveDetailImageSpacing = false
  /// The headline's text.
  public var headlineText: String? {
    get { headlineLabel.text }
    set { headlineLabel.text = newValue }
  }
  /// The subheadline's text, which brings its label into sight.
  public var subheadlineText: String? {
    get { subheadlineLabel.text }
    set {
      subheadlineLabel.text = newValue
      subheadlineLabel.isHidden = newValue?.isEmpty ?? true
    }
  }
  /// The footnote's text, which brings its label into sight.
  public var footnoteText: String? {
    get { footnoteLabel.text }
    set {
      footnoteLabel.text = newValue
      footnoteLabel.isHidden = newValue?.isEmpty ?? true
    }
  }
  /// The description's text.
  public var descriptionText: String? {
    get { descriptionLabel.text }
    set { descriptionLabel.text = newValue }
  }
  /// The status as text; an empty one hides the label.
  public var statusText: String? {
    get { statusLabel.text }
    set {
      statusLabel.text = newValue
      statusLabel.isHidden = newValue?.isEmpty ?? true
      if newValue != nil { statusImageView.isHidden = true }
    }
  }
  /// The status as an image.
  public var statusImage: UIImage? {
    get { statusImageView.image }
    set {
      statusImageView.image = newValue
      statusImageView.isHidden = newValue == nil
      if newValue != nil { statusLabel.isHidden = true }
    }
  }
  /// The substatus as text.
  public var substatusText: String? {
    get { substatusLabel.text }
    set {
      checkAccessory(newValue != nil)
      substatusLabel.text = newValue
      substatusLabel.isHidden = newValue?.isEmpty ?? true
      if newValue != nil { substatusImageView.isHidden = true }
    }
  }
  /// The substatus as an image.
  public var substatusImage: UIImage? {
    get { substatusImageView.image }
    set {
      checkAccessory(newValue != nil)
      substatusImageView.image = newValue
      substatusImageView.isHidden = newValue == nil
      if newValue != nil { substatusLabel.isHidden = true }
    }
  }

  // MARK: Other properties

  /// Where the main stack ends; the middle of the width to begin with.
  public var splitPercent: CGFloat = 0.5

  /// What stands at the end, which samples set without a declaration.
  public var accessoryType: UITableViewCell.AccessoryType = .none

  /// A cell whose optional labels are hidden.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    subheadlineLabel.isHidden = true
    footnoteLabel.isHidden = true
  }

  /// Logs an error where a substatus has no place.
  private func checkAccessory(_ isSet: Bool) {
    guard isSet, accessoryType != .none, accessoryType != .disclosureIndicator else { return }
    loggedErrors.append("substatus beside an accessory")
  }
}
