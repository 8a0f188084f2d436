/// The rules that the reference documents show as examples: class path, attribute and value.
enum DocumentedExamples {
  /// One property of an example.
  struct Row {
    /// The class path.
    let path: String
    /// The attribute.
    let attribute: String
    /// The value as written.
    let value: String
  }

  /// The examples, parsed from the table below.
  static let rows: [Row] = table.split(separator: "\n").map { line in
    let fields = line.split(separator: "|").map(String.init)
    return Row(path: "fdlFUI" + fields[0], attribute: fields[1], value: fields[2])
  }

  /// The examples without the common beginning of the class paths.
  private static let table = """
    OfflineBannerMessageView_titleLabel|font-size|13
    OfflineBannerMessageView_titleLabel|font-name|mediumSystem
    OfflineBannerMessageView_titleLabel|font-color|@primary7
    OfflineBannerMessageView_titleLabel|font-color-highlighted|@tintColorDark
    OfflineBannerMessageView_dividerBottom|background-color|@line
    ProgressBannerMessageView_titleLabel|font-size|13
    ProgressBannerMessageView_titleLabel|font-name|mediumSystem
    ProgressBannerMessageView_titleLabel|font-color|@tintColorDark
    ProgressBannerMessageView_titleLabel|font-color-highlighted|@tintColorTapStateDark
    ProgressBannerMessageView_dividerBottom|background-color|@line
    ProgressBannerMessageView_messageBannerDividerTop|background-color|@chart1
    ProgressBannerMessageView_progressBar|progress-tint-color|@chart2
    ProgressBannerMessageView_progressBar|track-tint-color|@line
    ProgressBannerMessageView_contentViewTapped|background-color|@primary5
    ProgressBannerMessageView_completionLabel|font-size|13
    ProgressBannerMessageView_completionLabel|font-name|mediumSystem
    ProgressBannerMessageView_completionLabel|font-color|@primary7
    ProgressBannerMessageView_syncIcon|tint-color|@tintColorDark
    ProgressBannerMessageView_completionCheckMark|image|green-check-mark1
    ProgressBannerMessageView_completionCheckMark|tint-color|@primary7
    ProgressBannerMessageView_closeIcon|tint-color|@primary2_lightBackground
    LoadingIndicatorView_textLabel|background-color|red
    LoadingIndicatorView_textLabel|border-color|green
    LoadingIndicatorView_textLabel|border-width|2
    LoadingIndicatorView_textLabel|corner-radius|2
    LoadingIndicatorView_textLabel|font-color|blue
    LoadingIndicatorView_textLabel|font-color-highlighted|yellow
    LoadingIndicatorView_textLabel|font-name|Avenir
    LoadingIndicatorView_textLabel|font-size|15
    LoadingIndicatorView_textLabel|height|50
    LoadingIndicatorView_textLabel|shadow-color|black
    LoadingIndicatorView_textLabel|shadow-offset|1, 2
    LoadingIndicatorView_textLabel|shadow-opacity|0.5
    LoadingIndicatorView_textLabel|shadow-radius|2
    LoadingIndicatorView_textLabel|text-align|center
    LoadingIndicatorView_textLabel|text-alpha|0.9
    LoadingIndicatorView_textLabel|text-auto-fit|true
    LoadingIndicatorView_textLabel|text-shadow-color|black
    LoadingIndicatorView_textLabel|text-shadow-offset|1, 2
    LoadingIndicatorView_textLabel|text-transform|uppercase
    LoadingIndicatorView_textLabel|text-line-clamp|6
    LoadingIndicatorView_textLabel|width|100
    LoadingIndicatorView_activityIndicator|color|blue
    ProcessingIndicatorView_textLabel|background-color|red
    ProcessingIndicatorView_textLabel|border-color|green
    ProcessingIndicatorView_textLabel|border-width|2
    ProcessingIndicatorView_textLabel|corner-radius|2
    ProcessingIndicatorView_textLabel|font-color|blue
    ProcessingIndicatorView_textLabel|font-color-highlighted|yellow
    ProcessingIndicatorView_textLabel|font-name|Avenir
    ProcessingIndicatorView_textLabel|font-size|15
    ProcessingIndicatorView_textLabel|height|50
    ProcessingIndicatorView_textLabel|shadow-color|black
    ProcessingIndicatorView_textLabel|shadow-offset|1, 2
    ProcessingIndicatorView_textLabel|shadow-opacity|0.5
    ProcessingIndicatorView_textLabel|shadow-radius|2
    ProcessingIndicatorView_textLabel|text-align|center
    ProcessingIndicatorView_textLabel|text-alpha|0.9
    ProcessingIndicatorView_textLabel|text-auto-fit|true
    ProcessingIndicatorView_textLabel|text-shadow-color|black
    ProcessingIndicatorView_textLabel|text-shadow-offset|1, 2
    ProcessingIndicatorView_textLabel|text-transform|uppercase
    ProcessingIndicatorView_textLabel|text-line-clamp|6
    ProcessingIndicatorView_textLabel|width|100
    FeedbackScreen_messageNameLabel|font-style|body
    FeedbackScreen_messageNameLabel|font-color|@primary1
    FeedbackScreen_messageDetailLabel|font-style|subheadline
    FeedbackScreen_messageDetailLabel|font-color|@primary1
    FeedbackScreen_messageEmphasisLabel|font-size|17
    FeedbackScreen_messageEmphasisLabel|font-name|boldSystem
    FeedbackScreen_messageEmphasisLabel|font-color|@primary1
    FeedbackScreen_messageFootnoteLabel|font-style|subheadline
    FeedbackScreen_messageFootnoteLabel|font-color|@primary1
    FeedbackScreen_messageActionButton|font-style|callout
    FeedbackScreen_messageActionButton|font-color|@primary6
    FeedbackScreen_messageActionButton|corner-radius|8
    FeedbackScreen_messageActionButton|background-color-normal|@tintColorDark
    FeedbackScreen_messageActionButton|background-color-highlighted|@backgroundGradientTop
    """
}
