/* Every class path with every attribute it takes. Remove the comment marks around what you need, and put your values in. */

/* FUIBannerMessageView: Shows a short message over the screen, directly under a navigation bar or a header. */

/* The banner as a whole. */
/*
fdlFUIBannerMessageView {
  background-color: tintColor;
}
*/

/* Text of the message. */
/*
fdlFUIBannerMessageView_titleLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* Line along the upper edge. */
/*
fdlFUIBannerMessageView_dividerTop {
  background-color: tintColor;
}
*/

/* Line along the lower edge. */
/*
fdlFUIBannerMessageView_dividerBottom {
  background-color: tintColor;
}
*/

/* Blur effect behind the banner. */
/*
fdlFUIBannerMessageView_blurView {
  background-color: tintColor;
}
*/

/* Area that holds the message. */
/*
fdlFUIBannerMessageView_contentView {
  background-color: tintColor;
}
*/

/* Mark for closing the banner. */
/*
fdlFUIBannerMessageView_closeImage {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* FUICheckoutIndicatorView: Shows that work is going on, and then that it has been completed. */

/* The view as a whole. */
/*
fdlFUICheckoutIndicatorView {
  background-color: tintColor;
}
*/

/* FUIContactCell: Table view cell for one person, with picture, text and buttons for getting in touch. */

/* The cell as a whole. */
/*
fdlFUIContactCell {
  tint-color: tintColor;
  background-color: tintColor;
  background-color-selected: tintColor;
}
*/

/* First line of text. */
/*
fdlFUIContactCell_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* Second line of text. */
/*
fdlFUIContactCell_subheadlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* Further text. */
/*
fdlFUIContactCell_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* FUIFeedbackScreen: Whole screen with up to four texts of feedback and one button that leads on. */

/* What happened, in a few words. */
/*
fdlFUIFeedbackScreen_messageNameLabel {
  font-style: body;
  font-size: 1;
  font-name: boldSystem;
  font-color: tintColor;
}
*/

/* Explanation of what happened. */
/*
fdlFUIFeedbackScreen_messageDetailLabel {
  font-style: body;
  font-size: 1;
  font-name: boldSystem;
  font-color: tintColor;
}
*/

/* The part of the explanation that stands out. */
/*
fdlFUIFeedbackScreen_messageEmphasisLabel {
  font-style: body;
  font-size: 1;
  font-name: boldSystem;
  font-color: tintColor;
}
*/

/* Closing hint. */
/*
fdlFUIFeedbackScreen_messageFootnoteLabel {
  font-style: body;
  font-size: 1;
  font-name: boldSystem;
  font-color: tintColor;
}
*/

/* Button that leads on. */
/*
fdlFUIFeedbackScreen_messageActionButton {
  font-style: body;
  font-color: tintColor;
  corner-radius: 1;
  background-color-normal: tintColor;
  background-color-highlighted: tintColor;
}
*/

/* FUILoadingIndicatorView: Activity indicator with a label that tells what is going on. */

/* The view as a whole. */
/*
fdlFUILoadingIndicatorView {
  background-color: tintColor;
}
*/

/* Text that tells what is going on. */
/*
fdlFUILoadingIndicatorView_textLabel {
  background-color: tintColor;
  border-color: tintColor;
  border-width: 1;
  corner-radius: 1;
  font-color: tintColor;
  font-color-highlighted: tintColor;
  font-name: boldSystem;
  font-size: 1;
  height: 1;
  shadow-color: tintColor;
  shadow-offset: 1, 2;
  shadow-opacity: 1;
  shadow-radius: 1;
  text-align: center;
  text-alpha: 1;
  text-auto-fit: true;
  text-shadow-color: tintColor;
  text-shadow-offset: 1, 2;
  text-transform: uppercase;
  text-line-clamp: 1;
  width: 1;
}
*/

/* The turning wheel. */
/*
fdlFUILoadingIndicatorView_activityIndicator {
  color: tintColor;
}
*/

/* FUIModalCheckoutViewController: Screen on top of others that accompanies a checkout until it is completed or cancelled. */

/* The screen as a whole. */
/*
fdlFUIModalCheckoutViewController {
  background-color: tintColor;
}
*/

/* Text that tells what is going on. */
/*
fdlFUIModalCheckoutViewController_textLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* Bar at the top of the screen. */
/*
fdlFUIModalCheckoutViewController_navigationBar {
  background-color: tintColor;
}
*/

/* FUIObjectCell: Shows one business object with texts, an image, icons and a status; superseded by `FUIObjectView`. Deprecated: Use `FUIObjectView`, instead. */

/* The whole cell. */
/*
fdlFUIObjectCell {
  tint-color: tintColor;
  background-color: tintColor;
  background-color-selected: tintColor;
}
*/

/* The headline. */
/*
fdlFUIObjectCell_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The subheadline. Also spelled fdlFUIObjectCell_subheadlineLabel. */
/*
fdlFUIObjectCell_subheadLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The footnote. */
/*
fdlFUIObjectCell_footnoteLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The status text. */
/*
fdlFUIObjectCell_statusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The substatus text. */
/*
fdlFUIObjectCell_substatusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The description. */
/*
fdlFUIObjectCell_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* FUIObjectCollectionViewCell: The collection view cell that shows one business object. */

/* The whole cell. */
/*
fdlFUIObjectCollectionViewCell {
  tint-color: tintColor;
  background-color: tintColor;
  background-color-selected: tintColor;
}
*/

/* The headline. */
/*
fdlFUIObjectCollectionViewCell_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The subheadline. */
/*
fdlFUIObjectCollectionViewCell_subheadlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The footnote. */
/*
fdlFUIObjectCollectionViewCell_footnoteLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The status text. */
/*
fdlFUIObjectCollectionViewCell_statusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The substatus text. */
/*
fdlFUIObjectCollectionViewCell_substatusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The description. */
/*
fdlFUIObjectCollectionViewCell_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The detail image. */
/*
fdlFUIObjectCollectionViewCell_detailImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The status image. */
/*
fdlFUIObjectCollectionViewCell_statusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The substatus image. */
/*
fdlFUIObjectCollectionViewCell_substatusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The action button. */
/*
fdlFUIObjectCollectionViewCell_actionButton {
  image: image-name;
  tint-color: tintColor;
}
*/

/* FUIObjectHeader: The header above a table that introduces one business object. */

/* The whole header. */
/*
fdlFUIObjectHeader {
  tint-color: tintColor;
  background-color: tintColor;
  background-color-scheme: darkConstant;
}
*/

/* The headline. */
/*
fdlFUIObjectHeader_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The subheadline. */
/*
fdlFUIObjectHeader_subheadlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The body text. */
/*
fdlFUIObjectHeader_bodyLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The footnote. */
/*
fdlFUIObjectHeader_footnoteLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The description. */
/*
fdlFUIObjectHeader_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The status text. */
/*
fdlFUIObjectHeader_statusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The substatus text. */
/*
fdlFUIObjectHeader_substatusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The label of every label item. */
/*
fdlFUIObjectHeader_labelItem_label {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The status text, by its former place. Deprecated: Use `fdlFUIObjectHeader_statusLabel` instead. */
/*
fdlFUIObjectHeader_statusView_statusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The substatus text, by its former place. Deprecated: Use `fdlFUIObjectHeader_substatusLabel` instead. */
/*
fdlFUIObjectHeader_statusView_substatusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The detail image. */
/*
fdlFUIObjectHeader_detailImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The status image. */
/*
fdlFUIObjectHeader_statusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The substatus image. */
/*
fdlFUIObjectHeader_substatusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The image of every label item. */
/*
fdlFUIObjectHeader_labelItem_imageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* FUIObjectHeaderView: A view with the labels and images of an object header, known from its class paths only. */

/* Every plain view, by the general selector. */
/*
View {
  tint-color: tintColor;
  background-color: tintColor;
}
*/

/* The whole view. */
/*
fdlFUIObjectHeaderView {
  tint-color: tintColor;
  background-color: tintColor;
}
*/

/* The headline. */
/*
fdlFUIObjectHeaderView_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The subheadline. */
/*
fdlFUIObjectHeaderView_subheadlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The body text. */
/*
fdlFUIObjectHeaderView_bodyLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The footnote. */
/*
fdlFUIObjectHeaderView_footnoteLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The description. */
/*
fdlFUIObjectHeaderView_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The status text. */
/*
fdlFUIObjectHeaderView_statusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The substatus text. */
/*
fdlFUIObjectHeaderView_substatusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The label of every label item. */
/*
fdlFUIObjectHeaderView_labelItem_label {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The detail image. */
/*
fdlFUIObjectHeaderView_detailImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The status image. */
/*
fdlFUIObjectHeaderView_statusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The substatus image. */
/*
fdlFUIObjectHeaderView_substatusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The image of every label item. */
/*
fdlFUIObjectHeaderView_labelItem_imageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* FUIObjectTableViewCell: The table view cell that shows one business object. */

/* The whole cell. */
/*
fdlFUIObjectTableViewCell {
  tint-color: tintColor;
  background-color: tintColor;
  background-color-selected: tintColor;
}
*/

/* The headline. */
/*
fdlFUIObjectTableViewCell_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The subheadline. */
/*
fdlFUIObjectTableViewCell_subheadlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The footnote. */
/*
fdlFUIObjectTableViewCell_footnoteLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The status text. */
/*
fdlFUIObjectTableViewCell_statusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The substatus text. */
/*
fdlFUIObjectTableViewCell_substatusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The description. */
/*
fdlFUIObjectTableViewCell_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The detail image. Also spelled fdlFUIObjectTableViewCell_detailImageView. */
/*
fdlObjectTableViewCell_detailImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The status image. Also spelled fdlFUIObjectTableViewCell_statusImageView. */
/*
fdlObjectTableViewCell_statusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The substatus image. Also spelled fdlFUIObjectTableViewCell_substatusImageView. */
/*
fdlObjectTableViewCell_substatusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The first of the grouped avatars. */
/*
fdlFUIObjectTableViewCell_avatar_0 {
  image-name: word;
  tint-color: tintColor;
  font-color: tintColor;
  background-color: tintColor;
}
*/

/* The second of the grouped avatars. */
/*
fdlFUIObjectTableViewCell_avatar_1 {
  image-name: word;
  tint-color: tintColor;
  font-color: tintColor;
  background-color: tintColor;
}
*/

/* The first footnote icon. */
/*
fdlFUIObjectTableViewCell_footnoteIcon_0 {
  image-name: word;
  tint-color: tintColor;
  font-color: tintColor;
  background-color: tintColor;
}
*/

/* The second footnote icon. */
/*
fdlFUIObjectTableViewCell_footnoteIcon_1 {
  image-name: word;
  tint-color: tintColor;
  font-color: tintColor;
  background-color: tintColor;
}
*/

/* The third footnote icon. */
/*
fdlFUIObjectTableViewCell_footnoteIcon_2 {
  image-name: word;
  tint-color: tintColor;
  font-color: tintColor;
  background-color: tintColor;
}
*/

/* Every footnote icon after the third. */
/*
fdlFUIObjectTableViewCell_footnoteIcon {
  image-name: word;
  tint-color: tintColor;
  font-color: tintColor;
  background-color: tintColor;
}
*/

/* The action button. */
/*
fdlFUIObjectTableViewCell_actionButton {
  image: image-name;
  tint-color: tintColor;
}
*/

/* FUIObjectView: Shows one business object; the view that the object table view cell is built on. */

/* The whole view. */
/*
fdlFUIObjectView {
  tint-color: tintColor;
  background-color: tintColor;
}
*/

/* The headline, by the name of the older object cell. Deprecated: Use `fdlFUIObjectView_headlineLabel` instead. */
/*
fdlObjectCell_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The subheadline, by the name of the older object cell. Also spelled fdlObjectCell_subheadlineLabel. Deprecated: Use `fdlFUIObjectView_subheadlineLabel` instead. */
/*
fdlObjectCell_subheadLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The footnote, by the name of the older object cell. Deprecated: Use `fdlFUIObjectView_footnoteLabel` instead. */
/*
fdlObjectCell_footnoteLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The status text, by the name of the older object cell. Deprecated: Use `fdlFUIObjectView_statusLabel` instead. */
/*
fdlObjectCell_statusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The substatus text, by the name of the older object cell. Deprecated: Use `fdlFUIObjectView_substatusLabel` instead. */
/*
fdlObjectCell_substatusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The description, by the name of the older object cell. Deprecated: Use `fdlFUIObjectView_descriptionLabel` instead. */
/*
fdlObjectCell_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The headline. */
/*
fdlFUIObjectView_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The subheadline. */
/*
fdlFUIObjectView_subheadlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The footnote. */
/*
fdlFUIObjectView_footnoteLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The status text. */
/*
fdlFUIObjectView_statusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The substatus text. */
/*
fdlFUIObjectView_substatusLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The description. */
/*
fdlFUIObjectView_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* The detail image. Also spelled fdlFUIObjectView_detailImageView. */
/*
fdlObjectView_detailImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The status image. Also spelled fdlFUIObjectView_statusImageView. */
/*
fdlObjectView_statusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The substatus image. Also spelled fdlFUIObjectView_substatusImageView. */
/*
fdlObjectView_substatusImageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* The action button. */
/*
fdlFUIObjectView_actionButton {
  image: image-name;
  tint-color: tintColor;
}
*/

/* Every text that is given the shared headline style. Deprecated: Set `font-style` on the path of the label instead. */
/*
fdlFontStyle_headline {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* Every text that is given the shared subheadline style. Deprecated: Set `font-style` on the path of the label instead. */
/*
fdlFontStyle_subheadline {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* Every text that is given the shared body style. Deprecated: Set `font-style` on the path of the label instead. */
/*
fdlFontStyle_body {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* FUIOfflineBannerMessageView: Banner for messages about being offline, such as how much is still to be uploaded. */

/* Text of the message. */
/*
fdlFUIOfflineBannerMessageView_titleLabel {
  font-size: 1;
  font-name: boldSystem;
  font-color: tintColor;
  font-color-highlighted: tintColor;
}
*/

/* Line along the lower edge. */
/*
fdlFUIOfflineBannerMessageView_dividerBottom {
  background-color: tintColor;
}
*/

/* FUIProcessingIndicatorView: Circular indicator, with a text below it if wanted, for work of unknown length. */

/* The view as a whole. */
/*
fdlFUIProcessingIndicatorView {
  background-color: tintColor;
}
*/

/* Text below the circle. */
/*
fdlFUIProcessingIndicatorView_textLabel {
  background-color: tintColor;
  border-color: tintColor;
  border-width: 1;
  corner-radius: 1;
  font-color: tintColor;
  font-color-highlighted: tintColor;
  font-name: boldSystem;
  font-size: 1;
  height: 1;
  shadow-color: tintColor;
  shadow-offset: 1, 2;
  shadow-opacity: 1;
  shadow-radius: 1;
  text-align: center;
  text-alpha: 1;
  text-auto-fit: true;
  text-shadow-color: tintColor;
  text-shadow-offset: 1, 2;
  text-transform: uppercase;
  text-line-clamp: 1;
  width: 1;
}
*/

/* FUIProfileHeader: Header above a table view that introduces a person with picture and text. */

/* The header as a whole. */
/*
fdlFUIProfileHeader {
  background-color: tintColor;
}
*/

/* Area behind the content. */
/*
fdlFUIProfileHeader_background {
  background-color: tintColor;
}
*/

/* Picture of the person. */
/*
fdlFUIProfileHeader_imageView {
  image-name: image-name;
  tint-color: tintColor;
}
*/

/* First line of text. */
/*
fdlFUIProfileHeader_headlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* Second line of text. */
/*
fdlFUIProfileHeader_subheadlineLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* A short further text. */
/*
fdlFUIProfileHeader_descriptionLabel {
  font-color: tintColor;
  font-name: boldSystem;
  font-style: body;
  font-size: 1;
  text-align: center;
  text-line-clamp: 1;
}
*/

/* FUIProgressBannerMessageView: Banner with a progress bar at its top that stays until the work is done. */

/* Text of the message while the work is going on. */
/*
fdlFUIProgressBannerMessageView_titleLabel {
  font-size: 1;
  font-name: boldSystem;
  font-color: tintColor;
  font-color-highlighted: tintColor;
}
*/

/* Line along the lower edge. */
/*
fdlFUIProgressBannerMessageView_dividerBottom {
  background-color: tintColor;
}
*/

/* Line along the upper edge. */
/*
fdlFUIProgressBannerMessageView_messageBannerDividerTop {
  background-color: tintColor;
}
*/

/* Bar that shows how far the work has come. */
/*
fdlFUIProgressBannerMessageView_progressBar {
  progress-tint-color: tintColor;
  track-tint-color: tintColor;
}
*/

/* The content area while it is being tapped. */
/*
fdlFUIProgressBannerMessageView_contentViewTapped {
  background-color: tintColor;
}
*/

/* Text shown once the work is done. */
/*
fdlFUIProgressBannerMessageView_completionLabel {
  font-size: 1;
  font-name: boldSystem;
  font-color: tintColor;
  font-color-highlighted: tintColor;
}
*/

/* Icon of the synchronisation in progress. */
/*
fdlFUIProgressBannerMessageView_syncIcon {
  image: image-name;
  tint-color: tintColor;
}
*/

/* Check mark shown once the work is done. */
/*
fdlFUIProgressBannerMessageView_completionCheckMark {
  image: image-name;
  tint-color: tintColor;
}
*/

/* Mark for closing the banner. */
/*
fdlFUIProgressBannerMessageView_closeIcon {
  image: image-name;
  tint-color: tintColor;
}
*/

/* FUIProgressIndicatorControl: Progress gauge that can be tapped, like that of a download in the App Store. */

/* The control as a whole. */
/*
fdlFUIProgressIndicatorControl {
  background-color: tintColor;
}
*/
