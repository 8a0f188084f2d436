import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// The usage samples of the contact views, as calls and as models.
@MainActor
@Suite struct ContactViewSampleTests {
  /// Hears of activities, as a view controller would.
  private final class Listener: FUIActivityControlDelegate {
    /// What was chosen.
    var chosen: [FUIActivityItem] = []

    /// Takes a choice.
    func activityControl(
      _ activityControl: FUIActivityControl,
      didSelectActivity activityItem: FUIActivityItem
    ) { chosen.append(activityItem) }
  }

  @Test func contactCell() {
    let sample = FUIContactCell()
    sample.detailImage = UIImage(named: "ada")
    sample.detailImageView.isGradientLayerEnabled = true
    sample.detailImageView.placeholder.text = "AL"
    sample.headlineText = "Ada"
    sample.subheadlineText = "Engineer"
    sample.descriptionText = "London"
    sample.activityControl.addActivities([.phone, .message])
    sample.activityControl.itemSize = CGSize(width: 25, height: 25)
    sample.activityControl.maxVisibleItems = 3
    sample.activityControl.stackView.spacing = 29
    sample.onActivitySelectedHandler = { _ in }

    let bound = FUIContactCell()
    var model = FUIContactCellModel()
    model.detailImage = ImageReference(asset: "ada")
    model.detailImageView.isGradientLayerEnabled = true
    model.detailImageView.placeholder.text = "AL"
    model.headlineText = "Ada"
    model.subheadlineText = "Engineer"
    model.descriptionText = "London"
    model.activityControl.itemSize = Size(width: 25, height: 25)
    model.activityControl.maxVisibleItems = 3
    model.activityControl.stackView.spacing = 29
    bound.apply(model)
    let activities = [FUIStandardActivityItems.phone, FUIStandardActivityItems.message]
    bound.activityControl.addActivities(.init(activities: activities))
    bound.onEvent { _ in }
    // The three sizes are the defaults of the cell, so nobody changes them.
    SampleComparison.expectSame(sample, bound, count: 8)
  }

  @Test func activityControl() {
    let listener = Listener()
    let own = FUIActivityItem(icon: UIImage(named: "fax"), identifier: "example.fax")
    let sample = FUIActivityControl()
    sample.addActivities([.phone, .message, own])
    sample.delegate = listener
    sample.itemSize = CGSize(width: 44, height: 44)
    sample.maxVisibleItems = 3
    sample.spacing = 10
    sample.delegate?.activityControl(sample, didSelectActivity: own)
    #expect(listener.chosen == [own])

    let bound = FUIActivityControl()
    let ownModel = FUIActivityItemModel(
      icon: ImageReference(asset: "fax"),
      identifier: "example.fax"
    )
    var chosen: [FUIActivityItemModel] = []
    bound.addActivities(
      .init(
        activities: [FUIStandardActivityItems.phone, FUIStandardActivityItems.message, ownModel])
    )
    bound.whenActivityControl { chosen.append($1) }
    bound.apply(
      FUIActivityControlModel(
        itemSize: Size(width: 44, height: 44),
        maxVisibleItems: 3,
        spacing: 10
      )
    )
    bound.delegate?.activityControl(bound, didSelectActivity: own)
    #expect(chosen == [ownModel])
    SampleComparison.expectSame(sample, bound, count: 5)
  }

  @Test func profileHeader() {
    let sample = FUIProfileHeader()
    sample.imageView.image = UIImage(named: "ada")
    sample.imageView.isGradientLayerEnabled = true
    sample.imageView.placeholder.text = "AL"
    sample.headlineText = "Ada"
    sample.subheadlineText = "Engineer"
    sample.descriptionLabel.text = "Wrote the first program"
    let control = FUIActivityControl()
    control.maxVisibleItems = 5
    control.itemSize = CGSize(width: 24, height: 24)
    control.spacing = 36
    control.addActivities([.phone, .message, .email])
    for activity in [FUIActivityItem.phone, .message, .email] {
      control.activityItems[activity]?.setTintColor(.white, for: .normal)
    }
    sample.detailContentView = control

    let bound = FUIProfileHeader()
    var model = FUIProfileHeaderModel()
    model.imageView.image = ImageReference(asset: "ada")
    model.imageView.isGradientLayerEnabled = true
    model.imageView.placeholder.text = "AL"
    model.headlineText = "Ada"
    model.subheadlineText = "Engineer"
    model.descriptionLabel.text = "Wrote the first program"
    bound.apply(model)
    let boundControl = FUIActivityControl()
    boundControl.apply(
      FUIActivityControlModel(
        itemSize: Size(width: 24, height: 24),
        maxVisibleItems: 5,
        spacing: 36
      )
    )
    let activities = [
      FUIStandardActivityItems.phone, FUIStandardActivityItems.message,
      FUIStandardActivityItems.email,
    ]
    boundControl.addActivities(.init(activities: activities))
    for activity in activities {
      boundControl.activityItemsSetTintColor(
        .init(item: activity, tintColor: .rgb(255, 255, 255), state: .normal)
      )
    }
    bound.detailContentView = boundControl
    SampleComparison.expectSame(sample, bound, count: 14)
  }

  @Test func headerAboveATable() {
    let sample = UITableViewController()
    let header = FUIProfileHeader()
    sample.tableView.tableHeaderView = header
    sample.tableView.addSubview(header)
    #expect(
      sample.tableView.standInCalls.map(\.member) == ["tableHeaderView", "addSubview(_:)"]
    )
  }
}

/// The models of the ready-made activities.
private enum FUIStandardActivityItems {
  /// Call.
  static let phone = FUIActivityItemModel(standardActivity: .phone)
  /// Write a message.
  static let message = FUIActivityItemModel(standardActivity: .message)
  /// Write an e-mail.
  static let email = FUIActivityItemModel(standardActivity: .email)
}
