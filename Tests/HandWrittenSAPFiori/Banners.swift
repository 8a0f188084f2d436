import UIKit

/// A message under a navigation bar.
@MainActor
open class FUIBannerMessageView: UIView {
  /// Whether the banner fades.
  public var isFading = true
  /// The message in sight.
  public private(set) var visibleMessage: String?
  /// How long it stays.
  public private(set) var visibleDuration: TimeInterval?

  /// Shows a message.
  open func show(message: String, withDuration duration: TimeInterval = 3, animated: Bool = true) {
    visibleMessage = message
    visibleDuration = duration
  }

  /// Takes the message away.
  fileprivate func hide() {
    visibleMessage = nil
    visibleDuration = nil
  }
}

/// A message with a bar of progress, written by hand from its description and sample.
///
/// It stays until progress is complete, and then shows the completion message unless a completion
/// replaces that.
@MainActor
open class FUIProgressBannerMessageView: FUIBannerMessageView {
  /// Whether the banner fades in and out.
  public var isFadedInAndOut = true
  /// Hears of taps.
  public var didSelectHandler: (() -> Void)?
  /// What is shown in the end.
  public var completionMessage: String?
  /// How much is done.
  public private(set) var progress: Float = 0

  /// Shows a message that stays.
  open func show(message: String) {
    show(message: message, withDuration: .infinity)
  }

  /// Moves the bar.
  open func update(progress: Float, animated: Bool, completion: (() -> Void)? = nil) {
    self.progress = progress
    guard progress >= 1 else { return }
    if let completion { return completion() }
    if let completionMessage { show(message: completionMessage, withDuration: 5) }
  }

  /// Takes the banner away.
  open func dismissBanner(animated: Bool) { hide() }
}

/// What colours mean.
public enum FUIColorStyle {
  /// Good news.
  case positive
}

extension UIColor {
  /// The colour of a meaning.
  public static func preferredFioriColor(forStyle style: FUIColorStyle) -> UIColor {
    switch style {
    case .positive: UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
    }
  }
}

/// The icons that the SDK brings along.
public enum FUIIconLibrary {
  /// Icons for states.
  public struct Indicator: Sendable {
    /// A very high priority.
    public var veryHighPriority: UIImage { UIImage(systemName: "exclamationmark") ?? UIImage() }
  }

  /// Icons for figures.
  public struct Analytics: Sendable {
    /// A rising trend.
    public var trendUp: UIImage { UIImage(systemName: "arrow.up") ?? UIImage() }
  }

  /// Icons for states.
  public static var indicator: Indicator { Indicator() }

  /// Icons for figures.
  public static var analytics: Analytics { Analytics() }
}
