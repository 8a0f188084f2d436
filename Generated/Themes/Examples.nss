/* The rules that the documents show as examples. */

/* Each variable stands for the palette's constant of the same name; put your colours in. */
@backgroundGradientTop: backgroundGradientTop;
@chart1: chart1;
@chart2: chart2;
@line: line;
@primary1: primary1;
@primary2_lightBackground: primary2_lightBackground;
@primary5: primary5;
@primary6: primary6;
@primary7: primary7;
@tintColorDark: tintColorDark;
@tintColorTapStateDark: tintColorTapStateDark;

fdlFUIFeedbackScreen_messageNameLabel {
  font-style: body;
  font-color: @primary1;
}

fdlFUIFeedbackScreen_messageDetailLabel {
  font-style: subheadline;
  font-color: @primary1;
}

fdlFUIFeedbackScreen_messageEmphasisLabel {
  font-size: 17;
  font-name: boldSystem;
  font-color: @primary1;
}

fdlFUIFeedbackScreen_messageFootnoteLabel {
  font-style: subheadline;
  font-color: @primary1;
}

fdlFUIFeedbackScreen_messageActionButton {
  font-style: callout;
  font-color: @primary6;
  corner-radius: 8;
  background-color-normal: @tintColorDark;
  background-color-highlighted: @backgroundGradientTop;
}

fdlFUILoadingIndicatorView_textLabel {
  background-color: red;
  border-color: green;
  border-width: 2;
  corner-radius: 2;
  font-color: blue;
  font-color-highlighted: yellow;
  font-name: Avenir;
  font-size: 15;
  height: 50;
  shadow-color: black;
  shadow-offset: 1, 2;
  shadow-opacity: 0.5;
  shadow-radius: 2;
  text-align: center;
  text-alpha: 0.9;
  text-auto-fit: true;
  text-shadow-color: black;
  text-shadow-offset: 1, 2;
  text-transform: uppercase;
  text-line-clamp: 6;
  width: 100;
}

fdlFUILoadingIndicatorView_activityIndicator {
  color: blue;
}

fdlFUIOfflineBannerMessageView_titleLabel {
  font-size: 13;
  font-name: mediumSystem;
  font-color: @primary7;
  font-color-highlighted: @tintColorDark;
}

fdlFUIOfflineBannerMessageView_dividerBottom {
  background-color: @line;
}

fdlFUIProcessingIndicatorView_textLabel {
  background-color: red;
  border-color: green;
  border-width: 2;
  corner-radius: 2;
  font-color: blue;
  font-color-highlighted: yellow;
  font-name: Avenir;
  font-size: 15;
  height: 50;
  shadow-color: black;
  shadow-offset: 1, 2;
  shadow-opacity: 0.5;
  shadow-radius: 2;
  text-align: center;
  text-alpha: 0.9;
  text-auto-fit: true;
  text-shadow-color: black;
  text-shadow-offset: 1, 2;
  text-transform: uppercase;
  text-line-clamp: 6;
  width: 100;
}

fdlFUIProgressBannerMessageView_titleLabel {
  font-size: 13;
  font-name: mediumSystem;
  font-color: @tintColorDark;
  font-color-highlighted: @tintColorTapStateDark;
}

fdlFUIProgressBannerMessageView_dividerBottom {
  background-color: @line;
}

fdlFUIProgressBannerMessageView_messageBannerDividerTop {
  background-color: @chart1;
}

fdlFUIProgressBannerMessageView_progressBar {
  progress-tint-color: @chart2;
  track-tint-color: @line;
}

fdlFUIProgressBannerMessageView_contentViewTapped {
  background-color: @primary5;
}

fdlFUIProgressBannerMessageView_completionLabel {
  font-size: 13;
  font-name: mediumSystem;
  font-color: @primary7;
}

fdlFUIProgressBannerMessageView_syncIcon {
  tint-color: @tintColorDark;
}

fdlFUIProgressBannerMessageView_completionCheckMark {
  image: green-check-mark1;
  tint-color: @primary7;
}

fdlFUIProgressBannerMessageView_closeIcon {
  tint-color: @primary2_lightBackground;
}
