import FioriBindings
import FioriComponents
import SAPFiori
import Testing
import UIKit

/// The usage samples of the object views, as calls and as models.
@MainActor
@Suite struct ObjectViewSampleTests {
  /// An icon of the library.
  private static let priority = FUIIconLibrary.indicator.veryHighPriority
    .withRenderingMode(.alwaysTemplate)

  @Test func tableViewCell() {
    let sample = FUIObjectTableViewCell()
    sample.detailImage = UIImage(named: "pump.png")
    sample.headlineText = "Pump 14"
    sample.subheadlineText = "Hall 3"
    sample.footnoteText = "Built 1999"
    sample.statusImageView.image = Self.priority
    sample.substatusText = "Since 8:00"
    sample.statusDisplayMode = .both
    sample.statusText = "Leaking"
    sample.showDescriptionInCompact = true
    sample.descriptionText = "Loses oil at the rear flange"
    sample.iconImages = ["1"]
    sample.tags = [FUITag(title: "Urgent"), FUITag(title: "Oil")]
    sample.accessoryType = .disclosureIndicator
    sample.footnoteIcons = [UIImage(systemName: "person") ?? UIImage(), "AB"]
    sample.footnoteIconsText.text = "Two people"
    sample.footnoteIconsText.numberOfLines = 0
    sample.footnoteIconsTextPosition = .leading
    sample.actionButton.isHidden = false
    sample.actionButton.setTitle("Call", for: .normal)

    let bound = FUIObjectTableViewCell()
    var model = FUIObjectTableViewCellModel(
      detailImage: ImageReference(asset: "pump.png"),
      headlineText: "Pump 14",
      subheadlineText: "Hall 3",
      footnoteText: "Built 1999",
      descriptionText: "Loses oil at the rear flange",
      showDescriptionInCompact: true,
      statusText: "Leaking",
      statusDisplayMode: .both,
      substatusText: "Since 8:00",
      iconImages: ["1"],
      tags: [FUITagModel(title: "Urgent"), FUITagModel(title: "Oil")],
      accessoryType: .disclosureIndicator,
      footnoteIcons: [.image(ImageReference(name: "person", source: .symbol)), "AB"],
      footnoteIconsTextPosition: .leading
    )
    model.statusImageView.image = SampleComparison.icon("indicator.veryHighPriority")
    model.footnoteIconsText.text = "Two people"
    model.footnoteIconsText.numberOfLines = 0
    model.actionButton.isHidden = false
    bound.apply(model)
    bound.actionButtonSetTitle(.init(title: "Call", state: .normal))
    SampleComparison.expectSame(sample, bound, count: 18)
  }

  @Test func actionAccessoryOfTheTableViewCell() {
    let sample = FUIObjectTableViewCell()
    sample.isActionAccessoryAlsoEditingActionAccessory = false
    sample.actionAccessoryType = .button
    sample.actionAccessoryView?.button.style = .fuiRounded
    sample.actionAccessoryView?.button.titleLabel?.preferredMaxLayoutWidth = 80
    sample.actionAccessoryView?.button.setTitle("Watch", for: .normal)
    sample.actionAccessoryView?.button.setTitle("Ignore", for: .selected)
    sample.actionAccessoryView?.button.isPersistentSelection = true
    sample.actionAccessoryView?.button.isPreservingPreferredMaxLayoutWidth = true
    sample.actionAccessoryView?.button.didSelectHandler = { _ in }

    let bound = FUIObjectTableViewCell()
    var model = FUIObjectTableViewCellModel(
      actionAccessoryType: .button,
      isActionAccessoryAlsoEditingActionAccessory: false
    )
    model.actionAccessoryView.button.style = .fuiRounded
    model.actionAccessoryView.button.titleLabel.preferredMaxLayoutWidth = 80
    model.actionAccessoryView.button.isPersistentSelection = true
    model.actionAccessoryView.button.isPreservingPreferredMaxLayoutWidth = true
    bound.apply(model)
    bound.actionAccessoryViewButtonSetTitle(.init(title: "Watch", state: .normal))
    bound.actionAccessoryViewButtonSetTitle(.init(title: "Ignore", state: .selected))
    bound.onEvent { _ in }
    SampleComparison.expectSame(sample, bound, count: 9)
  }

  @Test func collectionViewCell() {
    let sample = FUIObjectCollectionViewCell()
    sample.detailImage = UIImage(named: "pump.png")
    sample.headlineText = "Pump 14"
    sample.subheadlineText = "Hall 3"
    sample.footnoteText = "Built 1999"
    sample.statusImageView.image = Self.priority
    sample.substatusText = "Since 8:00"
    sample.descriptionText = "Loses oil"
    sample.iconImages = ["1"]
    sample.tags = [FUITag(title: "Urgent")]
    sample.accessoryType = .disclosureIndicator
    sample.footnoteIcons = [UIImage(systemName: "person") ?? UIImage(), "AB"]
    sample.footnoteIconsText.text = "Two people"
    sample.footnoteIconsText.numberOfLines = 0
    sample.footnoteIconsTextPosition = .leading
    sample.actionButton.isHidden = false
    sample.actionButton.setTitle("Call", for: .normal)

    let bound = FUIObjectCollectionViewCell()
    var model = FUIObjectCollectionViewCellModel()
    model.detailImage = ImageReference(asset: "pump.png")
    model.headlineText = "Pump 14"
    model.subheadlineText = "Hall 3"
    model.footnoteText = "Built 1999"
    model.statusImageView.image = SampleComparison.icon("indicator.veryHighPriority")
    model.substatusText = "Since 8:00"
    model.descriptionText = "Loses oil"
    model.iconImages = ["1"]
    model.tags = [FUITagModel(title: "Urgent")]
    model.accessoryType = .disclosureIndicator
    model.footnoteIcons = [.image(ImageReference(name: "person", source: .symbol)), "AB"]
    model.footnoteIconsText.text = "Two people"
    model.footnoteIconsText.numberOfLines = 0
    model.footnoteIconsTextPosition = .leading
    model.actionButton.isHidden = false
    bound.apply(model)
    bound.actionButtonSetTitle(.init(title: "Call", state: .normal))
    SampleComparison.expectSame(sample, bound, count: 15)
  }

  @Test func actionAccessoryOfTheCollectionViewCell() {
    let sample = FUIObjectCollectionViewCell()
    sample.actionAccessoryType = .button
    sample.actionAccessoryView?.button.style = .fuiRounded
    sample.actionAccessoryView?.button.titleLabel?.preferredMaxLayoutWidth = 80
    sample.actionAccessoryView?.button.setTitle("Watch", for: .normal)
    sample.actionAccessoryView?.button.setTitle("Ignore", for: .selected)
    sample.actionAccessoryView?.button.isPersistentSelection = true
    sample.actionAccessoryView?.button.isPreservingPreferredMaxLayoutWidth = true
    sample.actionAccessoryView?.button.didSelectHandler = { _ in }

    let bound = FUIObjectCollectionViewCell()
    var model = FUIObjectCollectionViewCellModel()
    model.actionAccessoryType = .button
    model.actionAccessoryView.button.style = .fuiRounded
    model.actionAccessoryView.button.titleLabel.preferredMaxLayoutWidth = 80
    model.actionAccessoryView.button.isPersistentSelection = true
    model.actionAccessoryView.button.isPreservingPreferredMaxLayoutWidth = true
    bound.apply(model)
    bound.actionAccessoryViewButtonSetTitle(.init(title: "Watch", state: .normal))
    bound.actionAccessoryViewButtonSetTitle(.init(title: "Ignore", state: .selected))
    bound.onEvent { _ in }
    SampleComparison.expectSame(sample, bound, count: 8)
  }

  @Test func objectView() {
    let sample = FUIObjectView()
    sample.detailImage = UIImage(named: "pump")
    sample.headlineText = "Pump 14"
    sample.detailImageView.isGradientLayerEnabled = true
    sample.detailImageView.placeholder.text = "P"
    sample.subheadlineText = "Hall 3"
    sample.footnoteText = "Built 1999"
    sample.statusImageView.image = UIImage(named: "flag")
    sample.statusDisplayMode = .both
    sample.substatusDisplayMode = .both
    sample.statusText = "Leaking"
    sample.substatusText = "Active"
    sample.showDescriptionInCompact = true
    sample.descriptionText = "Loses oil"
    sample.iconImages = ["1", Self.priority]
    sample.horizontalIcons = [UIImage(named: "a"), UIImage(named: "b")]
    sample.preserveIconStackSpacing = true
    sample.preserveDetailImageSpacing = true
    sample.detailImageViewSize = CGSize(width: 40, height: 41)
    sample.isLimitingHeightToMainContent = false
    sample.isApplyingSplitPercent = true
    sample.splitPercent = 0.45
    sample.tags = [FUITag(title: "A"), FUITag(title: "B"), FUITag(title: "C")]
    sample.avatars = [UIImage(named: "c"), UIImage(named: "d")]
    sample.avatarSize = CGSize(width: 31, height: 32)
    sample.indicatorImageView.image = UIImage(named: "dot")
    sample.indicatorImageViewSize = CGSize(width: 17, height: 18)
    sample.footnoteIcons = [Self.priority, "+2"]
    sample.actionButton.isHidden = false
    sample.actionButton.setTitle("Call", for: .normal)

    let bound = FUIObjectView()
    let priority = SampleComparison.icon("indicator.veryHighPriority")
    var model = FUIObjectViewModel()
    model.detailImage = ImageReference(asset: "pump")
    model.headlineText = "Pump 14"
    model.detailImageView.isGradientLayerEnabled = true
    model.detailImageView.placeholder.text = "P"
    model.subheadlineText = "Hall 3"
    model.footnoteText = "Built 1999"
    model.statusImageView.image = ImageReference(asset: "flag")
    model.statusDisplayMode = .both
    model.substatusDisplayMode = .both
    model.statusText = "Leaking"
    model.substatusText = "Active"
    model.showDescriptionInCompact = true
    model.descriptionText = "Loses oil"
    model.iconImages = ["1", .image(priority)]
    model.horizontalIcons = [ImageReference(asset: "a"), ImageReference(asset: "b")]
    model.preserveIconStackSpacing = true
    model.preserveDetailImageSpacing = true
    model.detailImageViewSize = Size(width: 40, height: 41)
    model.isLimitingHeightToMainContent = false
    model.isApplyingSplitPercent = true
    model.splitPercent = 0.45
    model.tags = ["A", "B", "C"].map { FUITagModel(title: $0) }
    model.avatars = [ImageReference(asset: "c"), ImageReference(asset: "d")]
    model.avatarSize = Size(width: 31, height: 32)
    model.indicatorImageView.image = ImageReference(asset: "dot")
    model.indicatorImageViewSize = Size(width: 17, height: 18)
    model.footnoteIcons = [.image(priority), "+2"]
    model.actionButton.isHidden = false
    bound.apply(model)
    bound.actionButtonSetTitle(.init(title: "Call", state: .normal))
    SampleComparison.expectSame(sample, bound, count: 27)
  }

  @Test func accessoryViewAndItsButton() {
    let sample = FUISingleActionAccessoryView()
    sample.actionAccessoryType = .button
    sample.button.setTitle("Watch", for: .normal)
    sample.button.setTitle("Ignore", for: .selected)
    sample.button.titleLabel?.preferredMaxLayoutWidth = 80
    sample.button.isPersistentSelection = true
    sample.button.isPreservingPreferredMaxLayoutWidth = true
    sample.button.didSelectHandler = { _ in }

    let bound = FUISingleActionAccessoryView()
    var model = FUISingleActionAccessoryViewModel(actionAccessoryType: .button)
    model.button.titleLabel.preferredMaxLayoutWidth = 80
    model.button.isPersistentSelection = true
    model.button.isPreservingPreferredMaxLayoutWidth = true
    bound.apply(model)
    bound.buttonSetTitle(.init(title: "Watch", state: .normal))
    bound.buttonSetTitle(.init(title: "Ignore", state: .selected))
    bound.onEvent { _ in }
    SampleComparison.expectSame(sample, bound, count: 7)
  }

  @Test func buttonAndProgressIndicatorAlone() {
    let sample = FUISingleActionButton()
    sample.setTitle("Watch", for: .normal)
    sample.setTitle("Ignore", for: .selected)
    sample.titleLabel?.preferredMaxLayoutWidth = 80
    sample.isPersistentSelection = true
    sample.isPreservingPreferredMaxLayoutWidth = true
    sample.didSelectHandler = { _ in }
    let bound = FUISingleActionButton()
    var model = FUISingleActionButtonModel()
    model.titleLabel.preferredMaxLayoutWidth = 80
    model.isPersistentSelection = true
    model.isPreservingPreferredMaxLayoutWidth = true
    bound.apply(model)
    bound.setTitle(.init(title: "Watch", state: .normal))
    bound.setTitle(.init(title: "Ignore", state: .selected))
    bound.onEvent { _ in }
    SampleComparison.expectSame(sample, bound, count: 6)

    let progress = FUISingleActionProgressIndicator()
    progress.didSelectHandler = { _ in }
    let boundProgress = FUISingleActionProgressIndicator()
    boundProgress.whenDidSelectHandler { _ in }
    SampleComparison.expectSame(progress, boundProgress, count: 1)
  }

  @Test func objectHeader() {
    let own = UIView()
    let sample = FUIObjectHeader()
    sample.detailImageView.image = UIImage(named: "motor")
    sample.headlineLabel.text = "Inspect the motor"
    sample.subheadlineLabel.text = "Job 4711"
    sample.tags = [FUITag(title: "Started"), FUITag(title: "PM01")]
    sample.labelItems = [
      FUILabelItem(text: "Hall 3", image: UIImage(named: "pin") ?? UIImage()),
      FUILabelItem(text: "Ada", image: UIImage(named: "face") ?? UIImage(), alignment: .leading),
    ]
    sample.descriptionLabel.text = "A sensor predicts overheating."
    sample.statusLabel.text = "High"
    sample.substatusImageView.image = UIImage(named: "bell")
    let figure = FUIKPIView()
    figure.items = [
      FUIKPIUnitItem(string: "€"), FUIKPIMetricItem(string: "294"), FUIKPIUnitItem(string: "M"),
    ]
    figure.captionlabel.text = "Sales"
    sample.kpiView = figure
    sample.detailContentView = own

    let bound = FUIObjectHeader()
    var model = FUIObjectHeaderModel()
    model.detailImageView.image = ImageReference(asset: "motor")
    model.headlineLabel.text = "Inspect the motor"
    model.subheadlineLabel.text = "Job 4711"
    model.tags = [FUITagModel(title: "Started"), FUITagModel(title: "PM01")]
    model.labelItems = [
      FUILabelItemModel(text: "Hall 3", image: ImageReference(asset: "pin")),
      FUILabelItemModel(
        text: "Ada",
        image: ImageReference(asset: "face"),
        alignment: .leading
      ),
    ]
    model.descriptionLabel.text = "A sensor predicts overheating."
    model.statusLabel.text = "High"
    model.substatusImageView.image = ImageReference(asset: "bell")
    var figureModel = FUIKPIViewModel()
    figureModel.items = [
      .unit(FUIKPIUnitItemModel(string: "€")), .metric(FUIKPIMetricItemModel(string: "294")),
      .unit(FUIKPIUnitItemModel(string: "M")),
    ]
    figureModel.captionlabel.text = "Sales"
    model.kpiView = figureModel
    bound.apply(model)
    // The content is a view of the app's own, which no data stands for.
    bound.detailContentView = own
    SampleComparison.expectSame(sample, bound, count: 12)
  }

  @Test func colourSchemeOfTheObjectHeader() {
    let sample = FUIObjectHeader()
    sample.backgroundColorScheme = .darkConstant
    sample._innerView.pageControl.currentPageIndicatorTintColor = .white
    sample._innerView.pageControl.pageIndicatorTintColor = .clear
    let bound = FUIObjectHeader()
    var model = FUIObjectHeaderModel(backgroundColorScheme: .darkConstant)
    model._innerView.pageControl.currentPageIndicatorTintColor = .rgb(255, 255, 255)
    model._innerView.pageControl.pageIndicatorTintColor = .rgb(0, 0, 0, alpha: 0)
    bound.apply(model)
    SampleComparison.expectSame(sample, bound, count: 3)
    #expect(sample.standInCalls.map(\.member) == bound.standInCalls.map(\.member), "in this order")
  }

  @Test func chartView() {
    let sample = FUIObjectHeaderChartView()
    sample.title.text = "Voltage"
    sample.subtitle.text = "Volatility"
    sample.trend.text = "0.24%"
    sample.trendImage = FUIIconLibrary.analytics.trendUp.withRenderingMode(.alwaysTemplate)
    sample.trendSemanticColor = UIColor.preferredFioriColor(forStyle: .positive)
    let figures = UIView()
    sample.chartView.dataSource = figures
    sample.isEnabled = true
    let header = FUIObjectHeader()
    header.detailContentView = sample

    let bound = FUIObjectHeaderChartView()
    var model = FUIObjectHeaderChartViewModel()
    model.title.text = "Voltage"
    model.subtitle.text = "Volatility"
    model.trend.text = "0.24%"
    model.trendImage = SampleComparison.icon("analytics.trendUp")
    model.trendSemanticColor = .named("positive")
    model.isEnabled = true
    bound.apply(model)
    // Where the figures come from is an object of the app, which no data stands for.
    bound.chartView.dataSource = figures
    let boundHeader = FUIObjectHeader()
    boundHeader.detailContentView = bound
    SampleComparison.expectSame(header, boundHeader, count: 8)
  }

  @Test func objectCell() { (ObjectCellSample() as any DeprecatedSample).run() }
}

/// A sample of something deprecated; a protocol hides that it is deprecated itself.
@MainActor
private protocol DeprecatedSample {
  /// Compares the sample with a model.
  func run()
}

/// The sample of the object cell.
private struct ObjectCellSample: DeprecatedSample {
  @available(*, deprecated)
  func run() {
    let sample = FUIObjectCell()
    sample.detailImage = UIImage(named: "pump")
    sample.detailImageView.isGradientLayerEnabled = true
    sample.detailImageView.placeholder.text = "P"
    sample.headlineText = "Pump 14"
    sample.subheadlineText = "Hall 3"
    sample.footnoteText = "Built 1999"
    sample.statusImageView.image = UIImage(named: "flag")
    sample.substatusText = "Active"
    sample.descriptionText = "Loses oil"
    sample.iconImages = ["a", "b", "c"].map { UIImage(named: $0) ?? UIImage() }
    sample.accessoryType = .disclosureIndicator

    let bound = FUIObjectCell()
    var model = FUIObjectCellModel()
    model.detailImage = ImageReference(asset: "pump")
    model.detailImageView.isGradientLayerEnabled = true
    model.detailImageView.placeholder.text = "P"
    model.headlineText = "Pump 14"
    model.subheadlineText = "Hall 3"
    model.footnoteText = "Built 1999"
    model.statusImageView.image = ImageReference(asset: "flag")
    model.substatusText = "Active"
    model.descriptionText = "Loses oil"
    model.iconImages = ["a", "b", "c"].map { ImageReference(asset: $0) }
    model.accessoryType = .disclosureIndicator
    bound.apply(model)
    SampleComparison.expectSame(sample, bound, count: 11)
  }
}
