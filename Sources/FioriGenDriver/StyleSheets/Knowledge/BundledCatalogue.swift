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
}
