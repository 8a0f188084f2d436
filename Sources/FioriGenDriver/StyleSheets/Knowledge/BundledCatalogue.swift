// Written by `fiori-gen describe --format knowledge`. Edits are lost when it is written again.

/// What the catalogue of the Fiori components says about style sheets, for use in any folder.
enum BundledCatalogue {
  /// The knowledge in the form of ``KnowledgeText``.
  static let text = """
    group ActivityIndicator
    attribute color Color
    group BUTTON
    attribute image Image
    attribute tint-color Color
    group CollectionViewCell
    attribute tint-color Color
    attribute background-color Color
    attribute background-color-selected Color
    group FeedbackButton
    attribute font-style UIFontTextStyle
    attribute font-color Color
    attribute corner-radius Number
    attribute background-color-normal Color
    attribute background-color-highlighted Color
    group FeedbackText
    attribute font-style UIFontTextStyle
    attribute font-size Number
    attribute font-name FontName
    attribute font-color Color
    group FontStyle
    attribute font-color Color
    attribute font-name FontName
    attribute font-style UIFontTextStyle
    attribute font-size Number
    attribute text-align TextAlign
    attribute text-line-clamp Integer
    group IMAGE
    attribute image-name String
    attribute tint-color Color
    attribute font-color Color
    attribute background-color Color
    group Icon
    attribute image Image
    attribute tint-color Color
    group ImageView
    attribute image-name Image
    attribute tint-color Color
    group IndicatorText
    attribute background-color Color
    attribute border-color Color
    attribute border-width Number
    attribute corner-radius Number
    attribute font-color Color
    attribute font-color-highlighted Color
    attribute font-name FontName
    attribute font-size Number
    attribute height Number
    attribute shadow-color Color
    attribute shadow-offset Offset
    attribute shadow-opacity Number
    attribute shadow-radius Number
    attribute text-align TextAlign
    attribute text-alpha Number
    attribute text-auto-fit Boolean
    attribute text-shadow-color Color
    attribute text-shadow-offset Offset
    attribute text-transform TextTransform
    attribute text-line-clamp Integer
    attribute width Number
    group MessageText
    attribute font-size Number
    attribute font-name FontName
    attribute font-color Color
    attribute font-color-highlighted Color
    group ObjectHeader
    attribute tint-color Color
    attribute background-color Color
    attribute background-color-scheme FUIBackgroundColorScheme
    group ObjectHeaderView
    attribute tint-color Color
    attribute background-color Color
    group ObjectView
    attribute tint-color Color
    attribute background-color Color
    group ProgressBar
    attribute progress-tint-color Color
    attribute track-tint-color Color
    group Surface
    attribute background-color Color
    group TableViewCell
    attribute tint-color Color
    attribute background-color Color
    attribute background-color-selected Color
    group Text
    attribute font-color Color
    attribute font-name FontName
    attribute font-style UIFontTextStyle
    attribute font-size Number
    attribute text-align TextAlign
    attribute text-line-clamp Integer
    enumeration FUIBackgroundColorScheme darkConstant
    path fdlFUIBannerMessageView FUIBannerMessageView Surface inferred
    path fdlFUIBannerMessageView_titleLabel FUIBannerMessageView Text inferred
    path fdlFUIBannerMessageView_dividerTop FUIBannerMessageView Surface inferred
    path fdlFUIBannerMessageView_dividerBottom FUIBannerMessageView Surface inferred
    path fdlFUIBannerMessageView_blurView FUIBannerMessageView Surface inferred
    path fdlFUIBannerMessageView_contentView FUIBannerMessageView Surface inferred
    path fdlFUIBannerMessageView_closeImage FUIBannerMessageView ImageView inferred
    path fdlFUICheckoutIndicatorView FUICheckoutIndicatorView Surface inferred
    path fdlFUIContactCell FUIContactCell TableViewCell inferred
    path fdlFUIContactCell_headlineLabel FUIContactCell Text inferred
    path fdlFUIContactCell_subheadlineLabel FUIContactCell Text inferred
    path fdlFUIContactCell_descriptionLabel FUIContactCell Text inferred
    path fdlFUIFeedbackScreen_messageNameLabel FUIFeedbackScreen FeedbackText examples
    path fdlFUIFeedbackScreen_messageDetailLabel FUIFeedbackScreen FeedbackText examples
    path fdlFUIFeedbackScreen_messageEmphasisLabel FUIFeedbackScreen FeedbackText examples
    path fdlFUIFeedbackScreen_messageFootnoteLabel FUIFeedbackScreen FeedbackText examples
    path fdlFUIFeedbackScreen_messageActionButton FUIFeedbackScreen FeedbackButton examples
    path fdlFUILoadingIndicatorView FUILoadingIndicatorView Surface inferred
    path fdlFUILoadingIndicatorView_textLabel FUILoadingIndicatorView IndicatorText examples
    path fdlFUILoadingIndicatorView_activityIndicator FUILoadingIndicatorView ActivityIndicator examples
    path fdlFUIModalCheckoutViewController FUIModalCheckoutViewController Surface inferred
    path fdlFUIModalCheckoutViewController_textLabel FUIModalCheckoutViewController Text inferred
    path fdlFUIModalCheckoutViewController_navigationBar FUIModalCheckoutViewController Surface inferred
    path fdlFUIObjectCell FUIObjectCell TableViewCell inferred
    path fdlFUIObjectCell_headlineLabel FUIObjectCell Text inferred
    path fdlFUIObjectCell_subheadLabel FUIObjectCell Text inferred
    alias fdlFUIObjectCell_subheadlineLabel
    path fdlFUIObjectCell_footnoteLabel FUIObjectCell Text inferred
    path fdlFUIObjectCell_statusLabel FUIObjectCell Text inferred
    path fdlFUIObjectCell_substatusLabel FUIObjectCell Text inferred
    path fdlFUIObjectCell_descriptionLabel FUIObjectCell Text inferred
    path fdlFUIObjectCollectionViewCell FUIObjectCollectionViewCell CollectionViewCell documented
    path fdlFUIObjectCollectionViewCell_headlineLabel FUIObjectCollectionViewCell Text documented
    path fdlFUIObjectCollectionViewCell_subheadlineLabel FUIObjectCollectionViewCell Text documented
    path fdlFUIObjectCollectionViewCell_footnoteLabel FUIObjectCollectionViewCell Text documented
    path fdlFUIObjectCollectionViewCell_statusLabel FUIObjectCollectionViewCell Text documented
    path fdlFUIObjectCollectionViewCell_substatusLabel FUIObjectCollectionViewCell Text documented
    path fdlFUIObjectCollectionViewCell_descriptionLabel FUIObjectCollectionViewCell Text documented
    path fdlFUIObjectCollectionViewCell_detailImageView FUIObjectCollectionViewCell ImageView documented
    path fdlFUIObjectCollectionViewCell_statusImageView FUIObjectCollectionViewCell ImageView documented
    path fdlFUIObjectCollectionViewCell_substatusImageView FUIObjectCollectionViewCell ImageView documented
    path fdlFUIObjectCollectionViewCell_actionButton FUIObjectCollectionViewCell BUTTON documented
    path fdlFUIObjectHeader FUIObjectHeader ObjectHeader documented
    path fdlFUIObjectHeader_headlineLabel FUIObjectHeader Text documented
    path fdlFUIObjectHeader_subheadlineLabel FUIObjectHeader Text documented
    path fdlFUIObjectHeader_bodyLabel FUIObjectHeader Text documented
    path fdlFUIObjectHeader_footnoteLabel FUIObjectHeader Text documented
    path fdlFUIObjectHeader_descriptionLabel FUIObjectHeader Text documented
    path fdlFUIObjectHeader_statusLabel FUIObjectHeader Text documented
    path fdlFUIObjectHeader_substatusLabel FUIObjectHeader Text documented
    path fdlFUIObjectHeader_labelItem_label FUIObjectHeader Text documented
    path fdlFUIObjectHeader_statusView_statusLabel FUIObjectHeader Text documented
    deprecated fdlFUIObjectHeader_statusLabel Use `fdlFUIObjectHeader_statusLabel` instead.
    path fdlFUIObjectHeader_statusView_substatusLabel FUIObjectHeader Text documented
    deprecated fdlFUIObjectHeader_substatusLabel Use `fdlFUIObjectHeader_substatusLabel` instead.
    path fdlFUIObjectHeader_detailImageView FUIObjectHeader ImageView documented
    path fdlFUIObjectHeader_statusImageView FUIObjectHeader ImageView documented
    path fdlFUIObjectHeader_substatusImageView FUIObjectHeader ImageView documented
    path fdlFUIObjectHeader_labelItem_imageView FUIObjectHeader ImageView documented
    path View FUIObjectHeaderView ObjectHeaderView documented
    path fdlFUIObjectHeaderView FUIObjectHeaderView ObjectHeaderView documented
    path fdlFUIObjectHeaderView_headlineLabel FUIObjectHeaderView Text documented
    path fdlFUIObjectHeaderView_subheadlineLabel FUIObjectHeaderView Text documented
    path fdlFUIObjectHeaderView_bodyLabel FUIObjectHeaderView Text documented
    path fdlFUIObjectHeaderView_footnoteLabel FUIObjectHeaderView Text documented
    path fdlFUIObjectHeaderView_descriptionLabel FUIObjectHeaderView Text documented
    path fdlFUIObjectHeaderView_statusLabel FUIObjectHeaderView Text documented
    path fdlFUIObjectHeaderView_substatusLabel FUIObjectHeaderView Text documented
    path fdlFUIObjectHeaderView_labelItem_label FUIObjectHeaderView Text documented
    path fdlFUIObjectHeaderView_detailImageView FUIObjectHeaderView ImageView documented
    path fdlFUIObjectHeaderView_statusImageView FUIObjectHeaderView ImageView documented
    path fdlFUIObjectHeaderView_substatusImageView FUIObjectHeaderView ImageView documented
    path fdlFUIObjectHeaderView_labelItem_imageView FUIObjectHeaderView ImageView documented
    path fdlFUIObjectTableViewCell FUIObjectTableViewCell TableViewCell documented
    path fdlFUIObjectTableViewCell_headlineLabel FUIObjectTableViewCell Text documented
    path fdlFUIObjectTableViewCell_subheadlineLabel FUIObjectTableViewCell Text documented
    path fdlFUIObjectTableViewCell_footnoteLabel FUIObjectTableViewCell Text documented
    path fdlFUIObjectTableViewCell_statusLabel FUIObjectTableViewCell Text documented
    path fdlFUIObjectTableViewCell_substatusLabel FUIObjectTableViewCell Text documented
    path fdlFUIObjectTableViewCell_descriptionLabel FUIObjectTableViewCell Text documented
    path fdlObjectTableViewCell_detailImageView FUIObjectTableViewCell ImageView documented
    alias fdlFUIObjectTableViewCell_detailImageView
    path fdlObjectTableViewCell_statusImageView FUIObjectTableViewCell ImageView documented
    alias fdlFUIObjectTableViewCell_statusImageView
    path fdlObjectTableViewCell_substatusImageView FUIObjectTableViewCell ImageView documented
    alias fdlFUIObjectTableViewCell_substatusImageView
    path fdlFUIObjectTableViewCell_avatar_0 FUIObjectTableViewCell IMAGE documented
    path fdlFUIObjectTableViewCell_avatar_1 FUIObjectTableViewCell IMAGE documented
    path fdlFUIObjectTableViewCell_footnoteIcon_0 FUIObjectTableViewCell IMAGE documented
    path fdlFUIObjectTableViewCell_footnoteIcon_1 FUIObjectTableViewCell IMAGE documented
    path fdlFUIObjectTableViewCell_footnoteIcon_2 FUIObjectTableViewCell IMAGE documented
    path fdlFUIObjectTableViewCell_footnoteIcon FUIObjectTableViewCell IMAGE documented
    path fdlFUIObjectTableViewCell_actionButton FUIObjectTableViewCell BUTTON documented
    path fdlFUIObjectView FUIObjectView ObjectView documented
    path fdlObjectCell_headlineLabel FUIObjectView Text documented
    deprecated fdlFUIObjectView_headlineLabel Use `fdlFUIObjectView_headlineLabel` instead.
    path fdlObjectCell_subheadLabel FUIObjectView Text documented
    alias fdlObjectCell_subheadlineLabel
    deprecated fdlFUIObjectView_subheadlineLabel Use `fdlFUIObjectView_subheadlineLabel` instead.
    path fdlObjectCell_footnoteLabel FUIObjectView Text documented
    deprecated fdlFUIObjectView_footnoteLabel Use `fdlFUIObjectView_footnoteLabel` instead.
    path fdlObjectCell_statusLabel FUIObjectView Text documented
    deprecated fdlFUIObjectView_statusLabel Use `fdlFUIObjectView_statusLabel` instead.
    path fdlObjectCell_substatusLabel FUIObjectView Text documented
    deprecated fdlFUIObjectView_substatusLabel Use `fdlFUIObjectView_substatusLabel` instead.
    path fdlObjectCell_descriptionLabel FUIObjectView Text documented
    deprecated fdlFUIObjectView_descriptionLabel Use `fdlFUIObjectView_descriptionLabel` instead.
    path fdlFUIObjectView_headlineLabel FUIObjectView Text documented
    path fdlFUIObjectView_subheadlineLabel FUIObjectView Text documented
    path fdlFUIObjectView_footnoteLabel FUIObjectView Text documented
    path fdlFUIObjectView_statusLabel FUIObjectView Text documented
    path fdlFUIObjectView_substatusLabel FUIObjectView Text documented
    path fdlFUIObjectView_descriptionLabel FUIObjectView Text documented
    path fdlObjectView_detailImageView FUIObjectView ImageView documented
    alias fdlFUIObjectView_detailImageView
    path fdlObjectView_statusImageView FUIObjectView ImageView documented
    alias fdlFUIObjectView_statusImageView
    path fdlObjectView_substatusImageView FUIObjectView ImageView documented
    alias fdlFUIObjectView_substatusImageView
    path fdlFUIObjectView_actionButton FUIObjectView BUTTON documented
    path fdlFontStyle_headline FUIObjectView FontStyle inferred
    deprecated - Set `font-style` on the path of the label instead.
    path fdlFontStyle_subheadline FUIObjectView FontStyle inferred
    deprecated - Set `font-style` on the path of the label instead.
    path fdlFontStyle_body FUIObjectView FontStyle inferred
    deprecated - Set `font-style` on the path of the label instead.
    path fdlFUIOfflineBannerMessageView_titleLabel FUIOfflineBannerMessageView MessageText examples
    path fdlFUIOfflineBannerMessageView_dividerBottom FUIOfflineBannerMessageView Surface examples
    path fdlFUIProcessingIndicatorView FUIProcessingIndicatorView Surface inferred
    path fdlFUIProcessingIndicatorView_textLabel FUIProcessingIndicatorView IndicatorText examples
    path fdlFUIProfileHeader FUIProfileHeader Surface inferred
    path fdlFUIProfileHeader_background FUIProfileHeader Surface inferred
    path fdlFUIProfileHeader_imageView FUIProfileHeader ImageView inferred
    path fdlFUIProfileHeader_headlineLabel FUIProfileHeader Text inferred
    path fdlFUIProfileHeader_subheadlineLabel FUIProfileHeader Text inferred
    path fdlFUIProfileHeader_descriptionLabel FUIProfileHeader Text inferred
    path fdlFUIProgressBannerMessageView_titleLabel FUIProgressBannerMessageView MessageText examples
    path fdlFUIProgressBannerMessageView_dividerBottom FUIProgressBannerMessageView Surface examples
    path fdlFUIProgressBannerMessageView_messageBannerDividerTop FUIProgressBannerMessageView Surface examples
    path fdlFUIProgressBannerMessageView_progressBar FUIProgressBannerMessageView ProgressBar examples
    path fdlFUIProgressBannerMessageView_contentViewTapped FUIProgressBannerMessageView Surface examples
    path fdlFUIProgressBannerMessageView_completionLabel FUIProgressBannerMessageView MessageText examples
    path fdlFUIProgressBannerMessageView_syncIcon FUIProgressBannerMessageView Icon examples
    path fdlFUIProgressBannerMessageView_completionCheckMark FUIProgressBannerMessageView Icon examples
    path fdlFUIProgressBannerMessageView_closeIcon FUIProgressBannerMessageView Icon examples
    path fdlFUIProgressIndicatorControl FUIProgressIndicatorControl Surface inferred
    """

  /// The names of the typed keys in the form of `ThemeKeys`.
  static let keys = """
    case BackgroundMode blurred blurred
    case BackgroundMode translucent translucent
    case FUIBackgroundColorScheme darkConstant darkConstant
    case FUICheckoutDisplayState completed completed
    case FUICheckoutDisplayState inProgress inProgress
    case FUIColorStyle positive positive
    case FUIFootnoteIconsTextPosition leading leading
    case FUILabelItemAlignment leading leading
    case FUIProgressIndicatorDisplayState inProgress inProgress
    case FUIProgressIndicatorDisplayState loadingPausable loadingPausable
    case FUIProgressIndicatorDisplayState loadingPaused paused
    case FUIProgressIndicatorDisplayState loadingStoppable loadingStoppable
    case FUIProgressIndicatorDisplayState paused paused
    case FUISingleActionButtonStyle fuiRounded fuiRounded
    case FUIStandardActivity detail detail
    case FUIStandardActivity email email
    case FUIStandardActivity message message
    case FUIStandardActivity phone phone
    case FUIStandardActivity videoCall videoCall
    case FUIStatusDisplayMode both both
    case FUITableViewCellActionAccessoryType button button
    case FUITableViewCellActionAccessoryType loadingPausable loadingPausable
    case FUITableViewCellActionAccessoryType loadingStoppable loadingStoppable
    case FUITableViewCellActionAccessoryType none none
    case FUITableViewCellActionAccessoryType pausedResumable pausedResumable
    case FUITableViewCellActionAccessoryType processing processing
    key View FUIObjectHeaderViewModel.ClassPaths.genericView ObjectHeaderViewStyle ObjectHeaderView
    key fdlFUIBannerMessageView FUIBannerMessageViewModel.ClassPaths.root SurfaceStyle Surface
    key fdlFUIBannerMessageView_blurView FUIBannerMessageViewModel.ClassPaths.blurView SurfaceStyle Surface
    key fdlFUIBannerMessageView_closeImage FUIBannerMessageViewModel.ClassPaths.closeImage ImageViewStyle ImageView
    key fdlFUIBannerMessageView_contentView FUIBannerMessageViewModel.ClassPaths.contentView SurfaceStyle Surface
    key fdlFUIBannerMessageView_dividerBottom FUIBannerMessageViewModel.ClassPaths.dividerBottom SurfaceStyle Surface
    key fdlFUIBannerMessageView_dividerTop FUIBannerMessageViewModel.ClassPaths.dividerTop SurfaceStyle Surface
    key fdlFUIBannerMessageView_titleLabel FUIBannerMessageViewModel.ClassPaths.titleLabel TextStyle Text
    key fdlFUICheckoutIndicatorView FUICheckoutIndicatorViewModel.ClassPaths.root SurfaceStyle Surface
    key fdlFUIContactCell FUIContactCellModel.ClassPaths.root TableViewCellStyle TableViewCell
    key fdlFUIContactCell_descriptionLabel FUIContactCellModel.ClassPaths.descriptionLabel TextStyle Text
    key fdlFUIContactCell_headlineLabel FUIContactCellModel.ClassPaths.headlineLabel TextStyle Text
    key fdlFUIContactCell_subheadlineLabel FUIContactCellModel.ClassPaths.subheadlineLabel TextStyle Text
    key fdlFUIFeedbackScreen_messageActionButton FUIFeedbackScreenModel.ClassPaths.messageActionButton FeedbackButtonStyle FeedbackButton
    key fdlFUIFeedbackScreen_messageDetailLabel FUIFeedbackScreenModel.ClassPaths.messageDetailLabel FeedbackTextStyle FeedbackText
    key fdlFUIFeedbackScreen_messageEmphasisLabel FUIFeedbackScreenModel.ClassPaths.messageEmphasisLabel FeedbackTextStyle FeedbackText
    key fdlFUIFeedbackScreen_messageFootnoteLabel FUIFeedbackScreenModel.ClassPaths.messageFootnoteLabel FeedbackTextStyle FeedbackText
    key fdlFUIFeedbackScreen_messageNameLabel FUIFeedbackScreenModel.ClassPaths.messageNameLabel FeedbackTextStyle FeedbackText
    key fdlFUILoadingIndicatorView FUILoadingIndicatorViewModel.ClassPaths.root SurfaceStyle Surface
    key fdlFUILoadingIndicatorView_activityIndicator FUILoadingIndicatorViewModel.ClassPaths.activityIndicator ActivityIndicatorStyle ActivityIndicator
    key fdlFUILoadingIndicatorView_textLabel FUILoadingIndicatorViewModel.ClassPaths.textLabel IndicatorTextStyle IndicatorText
    key fdlFUIModalCheckoutViewController FUIModalCheckoutViewControllerModel.ClassPaths.root SurfaceStyle Surface
    key fdlFUIModalCheckoutViewController_navigationBar FUIModalCheckoutViewControllerModel.ClassPaths.navigationBar SurfaceStyle Surface
    key fdlFUIModalCheckoutViewController_textLabel FUIModalCheckoutViewControllerModel.ClassPaths.textLabel TextStyle Text
    key fdlFUIObjectCell _FUIObjectCellModel.ClassPaths.root TableViewCellStyle TableViewCell
    key fdlFUIObjectCell_descriptionLabel _FUIObjectCellModel.ClassPaths.descriptionLabel TextStyle Text
    key fdlFUIObjectCell_footnoteLabel _FUIObjectCellModel.ClassPaths.footnoteLabel TextStyle Text
    key fdlFUIObjectCell_headlineLabel _FUIObjectCellModel.ClassPaths.headlineLabel TextStyle Text
    key fdlFUIObjectCell_statusLabel _FUIObjectCellModel.ClassPaths.statusLabel TextStyle Text
    key fdlFUIObjectCell_subheadLabel _FUIObjectCellModel.ClassPaths.subheadlineLabel TextStyle Text
    key fdlFUIObjectCell_subheadlineLabel _FUIObjectCellModel.ClassPaths.subheadlineLabel TextStyle Text fdlFUIObjectCell_subheadLabel
    key fdlFUIObjectCell_substatusLabel _FUIObjectCellModel.ClassPaths.substatusLabel TextStyle Text
    key fdlFUIObjectCollectionViewCell FUIObjectCollectionViewCellModel.ClassPaths.root CollectionViewCellStyle CollectionViewCell
    key fdlFUIObjectCollectionViewCell_actionButton FUIObjectCollectionViewCellModel.ClassPaths.actionButton ButtonStyle BUTTON
    key fdlFUIObjectCollectionViewCell_descriptionLabel FUIObjectCollectionViewCellModel.ClassPaths.descriptionLabel TextStyle Text
    key fdlFUIObjectCollectionViewCell_detailImageView FUIObjectCollectionViewCellModel.ClassPaths.detailImageView ImageViewStyle ImageView
    key fdlFUIObjectCollectionViewCell_footnoteLabel FUIObjectCollectionViewCellModel.ClassPaths.footnoteLabel TextStyle Text
    key fdlFUIObjectCollectionViewCell_headlineLabel FUIObjectCollectionViewCellModel.ClassPaths.headlineLabel TextStyle Text
    key fdlFUIObjectCollectionViewCell_statusImageView FUIObjectCollectionViewCellModel.ClassPaths.statusImageView ImageViewStyle ImageView
    key fdlFUIObjectCollectionViewCell_statusLabel FUIObjectCollectionViewCellModel.ClassPaths.statusLabel TextStyle Text
    key fdlFUIObjectCollectionViewCell_subheadlineLabel FUIObjectCollectionViewCellModel.ClassPaths.subheadlineLabel TextStyle Text
    key fdlFUIObjectCollectionViewCell_substatusImageView FUIObjectCollectionViewCellModel.ClassPaths.substatusImageView ImageViewStyle ImageView
    key fdlFUIObjectCollectionViewCell_substatusLabel FUIObjectCollectionViewCellModel.ClassPaths.substatusLabel TextStyle Text
    key fdlFUIObjectHeader FUIObjectHeaderModel.ClassPaths.root ObjectHeaderStyle ObjectHeader
    key fdlFUIObjectHeaderView FUIObjectHeaderViewModel.ClassPaths.root ObjectHeaderViewStyle ObjectHeaderView
    key fdlFUIObjectHeaderView_bodyLabel FUIObjectHeaderViewModel.ClassPaths.bodyLabel TextStyle Text
    key fdlFUIObjectHeaderView_descriptionLabel FUIObjectHeaderViewModel.ClassPaths.descriptionLabel TextStyle Text
    key fdlFUIObjectHeaderView_detailImageView FUIObjectHeaderViewModel.ClassPaths.detailImageView ImageViewStyle ImageView
    key fdlFUIObjectHeaderView_footnoteLabel FUIObjectHeaderViewModel.ClassPaths.footnoteLabel TextStyle Text
    key fdlFUIObjectHeaderView_headlineLabel FUIObjectHeaderViewModel.ClassPaths.headlineLabel TextStyle Text
    key fdlFUIObjectHeaderView_labelItem_imageView FUIObjectHeaderViewModel.ClassPaths.labelItemImageView ImageViewStyle ImageView
    key fdlFUIObjectHeaderView_labelItem_label FUIObjectHeaderViewModel.ClassPaths.labelItemLabel TextStyle Text
    key fdlFUIObjectHeaderView_statusImageView FUIObjectHeaderViewModel.ClassPaths.statusImageView ImageViewStyle ImageView
    key fdlFUIObjectHeaderView_statusLabel FUIObjectHeaderViewModel.ClassPaths.statusLabel TextStyle Text
    key fdlFUIObjectHeaderView_subheadlineLabel FUIObjectHeaderViewModel.ClassPaths.subheadlineLabel TextStyle Text
    key fdlFUIObjectHeaderView_substatusImageView FUIObjectHeaderViewModel.ClassPaths.substatusImageView ImageViewStyle ImageView
    key fdlFUIObjectHeaderView_substatusLabel FUIObjectHeaderViewModel.ClassPaths.substatusLabel TextStyle Text
    key fdlFUIObjectHeader_bodyLabel FUIObjectHeaderModel.ClassPaths.bodyLabel TextStyle Text
    key fdlFUIObjectHeader_descriptionLabel FUIObjectHeaderModel.ClassPaths.descriptionLabel TextStyle Text
    key fdlFUIObjectHeader_detailImageView FUIObjectHeaderModel.ClassPaths.detailImageView ImageViewStyle ImageView
    key fdlFUIObjectHeader_footnoteLabel FUIObjectHeaderModel.ClassPaths.footnoteLabel TextStyle Text
    key fdlFUIObjectHeader_headlineLabel FUIObjectHeaderModel.ClassPaths.headlineLabel TextStyle Text
    key fdlFUIObjectHeader_labelItem_imageView FUIObjectHeaderModel.ClassPaths.labelItemImageView ImageViewStyle ImageView
    key fdlFUIObjectHeader_labelItem_label FUIObjectHeaderModel.ClassPaths.labelItemLabel TextStyle Text
    key fdlFUIObjectHeader_statusImageView FUIObjectHeaderModel.ClassPaths.statusImageView ImageViewStyle ImageView
    key fdlFUIObjectHeader_statusLabel FUIObjectHeaderModel.ClassPaths.statusLabel TextStyle Text
    key fdlFUIObjectHeader_statusView_statusLabel ClassPath<TextStyle>(\"fdlFUIObjectHeader_statusView_statusLabel\") TextStyle Text
    key fdlFUIObjectHeader_statusView_substatusLabel ClassPath<TextStyle>(\"fdlFUIObjectHeader_statusView_substatusLabel\") TextStyle Text
    key fdlFUIObjectHeader_subheadlineLabel FUIObjectHeaderModel.ClassPaths.subheadlineLabel TextStyle Text
    key fdlFUIObjectHeader_substatusImageView FUIObjectHeaderModel.ClassPaths.substatusImageView ImageViewStyle ImageView
    key fdlFUIObjectHeader_substatusLabel FUIObjectHeaderModel.ClassPaths.substatusLabel TextStyle Text
    key fdlFUIObjectTableViewCell FUIObjectTableViewCellModel.ClassPaths.root TableViewCellStyle TableViewCell
    key fdlFUIObjectTableViewCell_actionButton FUIObjectTableViewCellModel.ClassPaths.actionButton ButtonStyle BUTTON
    key fdlFUIObjectTableViewCell_avatar_0 FUIObjectTableViewCellModel.ClassPaths.avatar0 IndexedImageStyle IMAGE
    key fdlFUIObjectTableViewCell_avatar_1 FUIObjectTableViewCellModel.ClassPaths.avatar1 IndexedImageStyle IMAGE
    key fdlFUIObjectTableViewCell_descriptionLabel FUIObjectTableViewCellModel.ClassPaths.descriptionLabel TextStyle Text
    key fdlFUIObjectTableViewCell_detailImageView FUIObjectTableViewCellModel.ClassPaths.detailImageView ImageViewStyle ImageView fdlObjectTableViewCell_detailImageView
    key fdlFUIObjectTableViewCell_footnoteIcon FUIObjectTableViewCellModel.ClassPaths.footnoteIcon IndexedImageStyle IMAGE
    key fdlFUIObjectTableViewCell_footnoteIcon_0 FUIObjectTableViewCellModel.ClassPaths.footnoteIcon0 IndexedImageStyle IMAGE
    key fdlFUIObjectTableViewCell_footnoteIcon_1 FUIObjectTableViewCellModel.ClassPaths.footnoteIcon1 IndexedImageStyle IMAGE
    key fdlFUIObjectTableViewCell_footnoteIcon_2 FUIObjectTableViewCellModel.ClassPaths.footnoteIcon2 IndexedImageStyle IMAGE
    key fdlFUIObjectTableViewCell_footnoteLabel FUIObjectTableViewCellModel.ClassPaths.footnoteLabel TextStyle Text
    key fdlFUIObjectTableViewCell_headlineLabel FUIObjectTableViewCellModel.ClassPaths.headlineLabel TextStyle Text
    key fdlFUIObjectTableViewCell_statusImageView FUIObjectTableViewCellModel.ClassPaths.statusImageView ImageViewStyle ImageView fdlObjectTableViewCell_statusImageView
    key fdlFUIObjectTableViewCell_statusLabel FUIObjectTableViewCellModel.ClassPaths.statusLabel TextStyle Text
    key fdlFUIObjectTableViewCell_subheadlineLabel FUIObjectTableViewCellModel.ClassPaths.subheadlineLabel TextStyle Text
    key fdlFUIObjectTableViewCell_substatusImageView FUIObjectTableViewCellModel.ClassPaths.substatusImageView ImageViewStyle ImageView fdlObjectTableViewCell_substatusImageView
    key fdlFUIObjectTableViewCell_substatusLabel FUIObjectTableViewCellModel.ClassPaths.substatusLabel TextStyle Text
    key fdlFUIObjectView FUIObjectViewModel.ClassPaths.root ObjectViewStyle ObjectView
    key fdlFUIObjectView_actionButton FUIObjectViewModel.ClassPaths.actionButton ButtonStyle BUTTON
    key fdlFUIObjectView_descriptionLabel FUIObjectViewModel.ClassPaths.descriptionLabel TextStyle Text
    key fdlFUIObjectView_detailImageView FUIObjectViewModel.ClassPaths.detailImageView ImageViewStyle ImageView fdlObjectView_detailImageView
    key fdlFUIObjectView_footnoteLabel FUIObjectViewModel.ClassPaths.footnoteLabel TextStyle Text
    key fdlFUIObjectView_headlineLabel FUIObjectViewModel.ClassPaths.headlineLabel TextStyle Text
    key fdlFUIObjectView_statusImageView FUIObjectViewModel.ClassPaths.statusImageView ImageViewStyle ImageView fdlObjectView_statusImageView
    key fdlFUIObjectView_statusLabel FUIObjectViewModel.ClassPaths.statusLabel TextStyle Text
    key fdlFUIObjectView_subheadlineLabel FUIObjectViewModel.ClassPaths.subheadlineLabel TextStyle Text
    key fdlFUIObjectView_substatusImageView FUIObjectViewModel.ClassPaths.substatusImageView ImageViewStyle ImageView fdlObjectView_substatusImageView
    key fdlFUIObjectView_substatusLabel FUIObjectViewModel.ClassPaths.substatusLabel TextStyle Text
    key fdlFUIOfflineBannerMessageView_dividerBottom FUIOfflineBannerMessageViewModel.ClassPaths.dividerBottom SurfaceStyle Surface
    key fdlFUIOfflineBannerMessageView_titleLabel FUIOfflineBannerMessageViewModel.ClassPaths.titleLabel MessageTextStyle MessageText
    key fdlFUIProcessingIndicatorView FUIProcessingIndicatorViewModel.ClassPaths.root SurfaceStyle Surface
    key fdlFUIProcessingIndicatorView_textLabel FUIProcessingIndicatorViewModel.ClassPaths.textLabel IndicatorTextStyle IndicatorText
    key fdlFUIProfileHeader FUIProfileHeaderModel.ClassPaths.root SurfaceStyle Surface
    key fdlFUIProfileHeader_background FUIProfileHeaderModel.ClassPaths.background SurfaceStyle Surface
    key fdlFUIProfileHeader_descriptionLabel FUIProfileHeaderModel.ClassPaths.descriptionLabel TextStyle Text
    key fdlFUIProfileHeader_headlineLabel FUIProfileHeaderModel.ClassPaths.headlineLabel TextStyle Text
    key fdlFUIProfileHeader_imageView FUIProfileHeaderModel.ClassPaths.imageView ImageViewStyle ImageView
    key fdlFUIProfileHeader_subheadlineLabel FUIProfileHeaderModel.ClassPaths.subheadlineLabel TextStyle Text
    key fdlFUIProgressBannerMessageView_closeIcon FUIProgressBannerMessageViewModel.ClassPaths.closeIcon IconStyle Icon
    key fdlFUIProgressBannerMessageView_completionCheckMark FUIProgressBannerMessageViewModel.ClassPaths.completionCheckMark IconStyle Icon
    key fdlFUIProgressBannerMessageView_completionLabel FUIProgressBannerMessageViewModel.ClassPaths.completionLabel MessageTextStyle MessageText
    key fdlFUIProgressBannerMessageView_contentViewTapped FUIProgressBannerMessageViewModel.ClassPaths.contentViewTapped SurfaceStyle Surface
    key fdlFUIProgressBannerMessageView_dividerBottom FUIProgressBannerMessageViewModel.ClassPaths.dividerBottom SurfaceStyle Surface
    key fdlFUIProgressBannerMessageView_messageBannerDividerTop FUIProgressBannerMessageViewModel.ClassPaths.messageBannerDividerTop SurfaceStyle Surface
    key fdlFUIProgressBannerMessageView_progressBar FUIProgressBannerMessageViewModel.ClassPaths.progressBar ProgressBarStyle ProgressBar
    key fdlFUIProgressBannerMessageView_syncIcon FUIProgressBannerMessageViewModel.ClassPaths.syncIcon IconStyle Icon
    key fdlFUIProgressBannerMessageView_titleLabel FUIProgressBannerMessageViewModel.ClassPaths.titleLabel MessageTextStyle MessageText
    key fdlFUIProgressIndicatorControl FUIProgressIndicatorControlModel.ClassPaths.root SurfaceStyle Surface
    key fdlFontStyle_body ClassPath<NamedFontStyle>(\"fdlFontStyle_body\") NamedFontStyle FontStyle
    key fdlFontStyle_headline ClassPath<NamedFontStyle>(\"fdlFontStyle_headline\") NamedFontStyle FontStyle
    key fdlFontStyle_subheadline ClassPath<NamedFontStyle>(\"fdlFontStyle_subheadline\") NamedFontStyle FontStyle
    key fdlObjectCell_descriptionLabel ClassPath<TextStyle>(\"fdlObjectCell_descriptionLabel\") TextStyle Text
    key fdlObjectCell_footnoteLabel ClassPath<TextStyle>(\"fdlObjectCell_footnoteLabel\") TextStyle Text
    key fdlObjectCell_headlineLabel ClassPath<TextStyle>(\"fdlObjectCell_headlineLabel\") TextStyle Text
    key fdlObjectCell_statusLabel ClassPath<TextStyle>(\"fdlObjectCell_statusLabel\") TextStyle Text
    key fdlObjectCell_subheadLabel ClassPath<TextStyle>(\"fdlObjectCell_subheadLabel\") TextStyle Text
    key fdlObjectCell_subheadlineLabel ClassPath<TextStyle>(\"fdlObjectCell_subheadLabel\") TextStyle Text fdlObjectCell_subheadLabel
    key fdlObjectCell_substatusLabel ClassPath<TextStyle>(\"fdlObjectCell_substatusLabel\") TextStyle Text
    key fdlObjectTableViewCell_detailImageView FUIObjectTableViewCellModel.ClassPaths.detailImageView ImageViewStyle ImageView
    key fdlObjectTableViewCell_statusImageView FUIObjectTableViewCellModel.ClassPaths.statusImageView ImageViewStyle ImageView
    key fdlObjectTableViewCell_substatusImageView FUIObjectTableViewCellModel.ClassPaths.substatusImageView ImageViewStyle ImageView
    key fdlObjectView_detailImageView FUIObjectViewModel.ClassPaths.detailImageView ImageViewStyle ImageView
    key fdlObjectView_statusImageView FUIObjectViewModel.ClassPaths.statusImageView ImageViewStyle ImageView
    key fdlObjectView_substatusImageView FUIObjectViewModel.ClassPaths.substatusImageView ImageViewStyle ImageView
    """
}
