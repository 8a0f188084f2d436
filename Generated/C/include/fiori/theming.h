/**
 * \file
 * The keys of style sheets, and what can be looked up with them.
 *
 * Ownership: a theme that the library reads belongs to the document it was read into, and is freed
 * with it. A compiled theme is a constant, and nothing frees it. Looking up changes nothing, so
 * many threads may use one theme at once.
 */
#ifndef FIORI_THEMING_H
#define FIORI_THEMING_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** What the value of a theme's entry has beyond its text. */
FIORI_ENUM(fiori_theme_value_kind) {
  /** Only a text: a font, an alignment, a name, a colour that depends on the device. */
  FIORI_THEME_VALUE_KIND_TEXT = 0,
  /** A number, in numbers[0]. */
  FIORI_THEME_VALUE_KIND_NUMBER = 1,
  /** True or false, as 1 or 0 in numbers[0]. */
  FIORI_THEME_VALUE_KIND_BOOL = 2,
  /** A width and a height, or a horizontal and a vertical distance, in points. */
  FIORI_THEME_VALUE_KIND_SIZE = 3,
  /** Distances to the upper, leading, lower and trailing edge, in points. */
  FIORI_THEME_VALUE_KIND_EDGE_INSETS = 4,
  /** A colour: red, green, blue and alpha, each from 0 to 1. */
  FIORI_THEME_VALUE_KIND_COLOR = 5
};

/** See struct fiori_rgba. */
typedef struct fiori_rgba fiori_rgba;

/** A colour in numbers. */
struct fiori_rgba {
  /** The red part, from 0 to 1. */
  double red;
  /** The green part, from 0 to 1. */
  double green;
  /** The blue part, from 0 to 1. */
  double blue;
  /** How opaque it is, from 0 to 1. */
  double alpha;
};

/** See struct fiori_theme_entry. */
typedef struct fiori_theme_entry fiori_theme_entry;

/** One attribute of a theme. Its texts are borrowed. */
struct fiori_theme_entry {
  /** The class path. */
  const char *FIORI_NULLABLE class_path;
  /** The attribute. */
  const char *FIORI_NULLABLE attribute;
  /** The value as style sheets spell it, variables replaced. */
  const char *FIORI_NULLABLE text;
  /** What the value has beyond its text. */
  fiori_theme_value_kind kind;
  /** The value in numbers, as its kind says; without meaning for a text. */
  double numbers[4];
};

/** See struct fiori_theme. */
typedef struct fiori_theme fiori_theme;

/**
 * What a style sheet says outside of its media blocks.
 *
 * The library makes one of a sheet that it reads; "fiori-gen theme compile --language c" writes one
 * as a constant, so that no sheet is read at run time. The functions take both. Entries are sorted
 * by the bytes of class path and attribute; change none.
 */
struct fiori_theme {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /** The entries, sorted; NULL if there are none. */
  const fiori_theme_entry *FIORI_NULLABLE entries;
  /** The number of entries. */
  size_t count;
  /**
   * The style sheet, which is checked on demand; NULL for a theme that was checked when it was
   * compiled.
   */
  const char *FIORI_NULLABLE source;
  /** The length of the style sheet in bytes. */
  size_t source_length;
};

/**
 * Colour behind the content while the item is not selected.
 *
 * Groups, with the type of the value: CollectionViewCell (Color), IMAGE (Color), IndicatorText
 * (Color), ObjectHeader (Color), ObjectHeaderView (Color), ObjectView (Color), Surface (Color),
 * TableViewCell (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_BACKGROUND_COLOR =
  "background-color";

/**
 * Colour that fills the button while it is being touched.
 *
 * Groups, with the type of the value: FeedbackButton (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_BACKGROUND_COLOR_HIGHLIGHTED =
  "background-color-highlighted";

/**
 * Colour that fills the button at rest.
 *
 * Groups, with the type of the value: FeedbackButton (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_BACKGROUND_COLOR_NORMAL =
  "background-color-normal";

/**
 * Scheme that the colours of text, background and page indicator follow.
 *
 * Groups, with the type of the value: ObjectHeader (FUIBackgroundColorScheme).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_BACKGROUND_COLOR_SCHEME =
  "background-color-scheme";

/**
 * Colour behind the content while the item is selected.
 *
 * Groups, with the type of the value: CollectionViewCell (Color), TableViewCell (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_BACKGROUND_COLOR_SELECTED =
  "background-color-selected";

/**
 * Colour of the line around the label.
 *
 * Groups, with the type of the value: IndicatorText (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_BORDER_COLOR =
  "border-color";

/**
 * Thickness of the line around the label, in points.
 *
 * Groups, with the type of the value: IndicatorText (Number).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_BORDER_WIDTH =
  "border-width";

/**
 * Colour of the wheel.
 *
 * Groups, with the type of the value: ActivityIndicator (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_COLOR =
  "color";

/**
 * Radius of the rounded corners, in points.
 *
 * Groups, with the type of the value: FeedbackButton (Number), IndicatorText (Number).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_CORNER_RADIUS =
  "corner-radius";

/**
 * Colour of the button's text.
 *
 * Groups, with the type of the value: FeedbackButton (Color), FeedbackText (Color), FontStyle
 * (Color), IMAGE (Color), IndicatorText (Color), MessageText (Color), Text (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_FONT_COLOR =
  "font-color";

/**
 * Colour of the text while the label is highlighted.
 *
 * Groups, with the type of the value: IndicatorText (Color), MessageText (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_FONT_COLOR_HIGHLIGHTED =
  "font-color-highlighted";

/**
 * Typeface, either a symbolic system font or a PostScript name.
 *
 * Groups, with the type of the value: FeedbackText (FontName), FontStyle (FontName), IndicatorText
 * (FontName), MessageText (FontName), Text (FontName).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_FONT_NAME =
  "font-name";

/**
 * Size of the font, in points.
 *
 * Groups, with the type of the value: FeedbackText (Number), FontStyle (Number), IndicatorText
 * (Number), MessageText (Number), Text (Number).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_FONT_SIZE =
  "font-size";

/**
 * Text style of the platform, which scales with the reader's preferred text size.
 *
 * Groups, with the type of the value: FeedbackButton (UIFontTextStyle), FeedbackText
 * (UIFontTextStyle), FontStyle (UIFontTextStyle), Text (UIFontTextStyle).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_FONT_STYLE =
  "font-style";

/**
 * Height of the label, in points.
 *
 * Groups, with the type of the value: IndicatorText (Number).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_HEIGHT =
  "height";

/**
 * Image that the button shows.
 *
 * Groups, with the type of the value: BUTTON (Image), Icon (Image).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_IMAGE =
  "image";

/**
 * Name of the image to show at this position.
 *
 * Groups, with the type of the value: IMAGE (String), ImageView (Image).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_IMAGE_NAME =
  "image-name";

/**
 * Colour of the part that is already filled.
 *
 * Groups, with the type of the value: ProgressBar (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_PROGRESS_TINT_COLOR =
  "progress-tint-color";

/**
 * Colour of the shadow that the label casts.
 *
 * Groups, with the type of the value: IndicatorText (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_SHADOW_COLOR =
  "shadow-color";

/**
 * Distance of the shadow from the label, horizontally and vertically, in points.
 *
 * Groups, with the type of the value: IndicatorText (Offset).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_SHADOW_OFFSET =
  "shadow-offset";

/**
 * Strength of the shadow; the example uses 0.5.
 *
 * Groups, with the type of the value: IndicatorText (Number).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_SHADOW_OPACITY =
  "shadow-opacity";

/**
 * Softness of the shadow, in points.
 *
 * Groups, with the type of the value: IndicatorText (Number).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_SHADOW_RADIUS =
  "shadow-radius";

/**
 * Side, or middle, that the lines are aligned to.
 *
 * Groups, with the type of the value: FontStyle (TextAlign), IndicatorText (TextAlign), Text
 * (TextAlign).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TEXT_ALIGN =
  "text-align";

/**
 * Opacity of the text; the example uses 0.9.
 *
 * Groups, with the type of the value: IndicatorText (Number).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TEXT_ALPHA =
  "text-alpha";

/**
 * Whether the text shrinks to fit into the label.
 *
 * Groups, with the type of the value: IndicatorText (Boolean).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TEXT_AUTO_FIT =
  "text-auto-fit";

/**
 * Most lines that are shown before the text is cut off.
 *
 * Groups, with the type of the value: FontStyle (Integer), IndicatorText (Integer), Text (Integer).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TEXT_LINE_CLAMP =
  "text-line-clamp";

/**
 * Colour of the shadow behind the letters.
 *
 * Groups, with the type of the value: IndicatorText (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TEXT_SHADOW_COLOR =
  "text-shadow-color";

/**
 * Distance of that shadow from the letters, horizontally and vertically, in points.
 *
 * Groups, with the type of the value: IndicatorText (Offset).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TEXT_SHADOW_OFFSET =
  "text-shadow-offset";

/**
 * How the letters are changed, for instance to capitals.
 *
 * Groups, with the type of the value: IndicatorText (TextTransform).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TEXT_TRANSFORM =
  "text-transform";

/**
 * Tint of the button.
 *
 * Groups, with the type of the value: BUTTON (Color), CollectionViewCell (Color), IMAGE (Color),
 * Icon (Color), ImageView (Color), ObjectHeader (Color), ObjectHeaderView (Color), ObjectView
 * (Color), TableViewCell (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TINT_COLOR =
  "tint-color";

/**
 * Colour of the part that is still empty.
 *
 * Groups, with the type of the value: ProgressBar (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_TRACK_TINT_COLOR =
  "track-tint-color";

/**
 * Width of the label, in points.
 *
 * Groups, with the type of the value: IndicatorText (Number).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_WIDTH =
  "width";

/**
 * The banner as a whole.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_BANNER_MESSAGE_VIEW_CLASS_PATH_ROOT =
  "fdlFUIBannerMessageView";

/**
 * Text of the message.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_BANNER_MESSAGE_VIEW_CLASS_PATH_TITLE_LABEL =
  "fdlFUIBannerMessageView_titleLabel";

/**
 * Line along the upper edge.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_BANNER_MESSAGE_VIEW_CLASS_PATH_DIVIDER_TOP =
  "fdlFUIBannerMessageView_dividerTop";

/**
 * Line along the lower edge.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_BANNER_MESSAGE_VIEW_CLASS_PATH_DIVIDER_BOTTOM =
  "fdlFUIBannerMessageView_dividerBottom";

/**
 * Blur effect behind the banner.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_BANNER_MESSAGE_VIEW_CLASS_PATH_BLUR_VIEW =
  "fdlFUIBannerMessageView_blurView";

/**
 * Area that holds the message.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_BANNER_MESSAGE_VIEW_CLASS_PATH_CONTENT_VIEW =
  "fdlFUIBannerMessageView_contentView";

/**
 * Mark for closing the banner.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_BANNER_MESSAGE_VIEW_CLASS_PATH_CLOSE_IMAGE =
  "fdlFUIBannerMessageView_closeImage";

/**
 * The view as a whole.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CHECKOUT_INDICATOR_VIEW_CLASS_PATH_ROOT =
  "fdlFUICheckoutIndicatorView";

/**
 * The cell as a whole.
 *
 * Takes the attributes of TableViewCell.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CONTACT_CELL_CLASS_PATH_ROOT =
  "fdlFUIContactCell";

/**
 * First line of text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CONTACT_CELL_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUIContactCell_headlineLabel";

/**
 * Second line of text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CONTACT_CELL_CLASS_PATH_SUBHEADLINE_LABEL =
  "fdlFUIContactCell_subheadlineLabel";

/**
 * Further text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CONTACT_CELL_CLASS_PATH_DESCRIPTION_LABEL =
  "fdlFUIContactCell_descriptionLabel";

/**
 * What happened, in a few words.
 *
 * Takes the attributes of FeedbackText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_FEEDBACK_SCREEN_CLASS_PATH_MESSAGE_NAME_LABEL =
  "fdlFUIFeedbackScreen_messageNameLabel";

/**
 * Explanation of what happened.
 *
 * Takes the attributes of FeedbackText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_FEEDBACK_SCREEN_CLASS_PATH_MESSAGE_DETAIL_LABEL =
  "fdlFUIFeedbackScreen_messageDetailLabel";

/**
 * The part of the explanation that stands out.
 *
 * Takes the attributes of FeedbackText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_FEEDBACK_SCREEN_CLASS_PATH_MESSAGE_EMPHASIS_LABEL =
  "fdlFUIFeedbackScreen_messageEmphasisLabel";

/**
 * Closing hint.
 *
 * Takes the attributes of FeedbackText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_FEEDBACK_SCREEN_CLASS_PATH_MESSAGE_FOOTNOTE_LABEL =
  "fdlFUIFeedbackScreen_messageFootnoteLabel";

/**
 * Button that leads on.
 *
 * Takes the attributes of FeedbackButton.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_FEEDBACK_SCREEN_CLASS_PATH_MESSAGE_ACTION_BUTTON =
  "fdlFUIFeedbackScreen_messageActionButton";

/**
 * The view as a whole.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_LOADING_INDICATOR_VIEW_CLASS_PATH_ROOT =
  "fdlFUILoadingIndicatorView";

/**
 * Text that tells what is going on.
 *
 * Takes the attributes of IndicatorText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_LOADING_INDICATOR_VIEW_CLASS_PATH_TEXT_LABEL =
  "fdlFUILoadingIndicatorView_textLabel";

/**
 * The turning wheel.
 *
 * Takes the attributes of ActivityIndicator.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_LOADING_INDICATOR_VIEW_CLASS_PATH_ACTIVITY_INDICATOR =
  "fdlFUILoadingIndicatorView_activityIndicator";

/**
 * The screen as a whole.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_MODAL_CHECKOUT_VIEW_CONTROLLER_CLASS_PATH_ROOT =
  "fdlFUIModalCheckoutViewController";

/**
 * Text that tells what is going on.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_MODAL_CHECKOUT_VIEW_CONTROLLER_CLASS_PATH_TEXT_LABEL =
  "fdlFUIModalCheckoutViewController_textLabel";

/**
 * Bar at the top of the screen.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_MODAL_CHECKOUT_VIEW_CONTROLLER_CLASS_PATH_NAVIGATION_BAR =
  "fdlFUIModalCheckoutViewController_navigationBar";

/**
 * The whole cell.
 *
 * Takes the attributes of TableViewCell.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_CELL_CLASS_PATH_ROOT =
  "fdlFUIObjectCell";

/**
 * The headline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_CELL_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUIObjectCell_headlineLabel";

/**
 * The subheadline.
 *
 * Takes the attributes of Text.
 *
 * Also spelled fdlFUIObjectCell_subheadlineLabel.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_CELL_CLASS_PATH_SUBHEADLINE_LABEL =
  "fdlFUIObjectCell_subheadLabel";

/**
 * The footnote.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_CELL_CLASS_PATH_FOOTNOTE_LABEL =
  "fdlFUIObjectCell_footnoteLabel";

/**
 * The status text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_CELL_CLASS_PATH_STATUS_LABEL =
  "fdlFUIObjectCell_statusLabel";

/**
 * The substatus text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_CELL_CLASS_PATH_SUBSTATUS_LABEL =
  "fdlFUIObjectCell_substatusLabel";

/**
 * The description.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_CELL_CLASS_PATH_DESCRIPTION_LABEL =
  "fdlFUIObjectCell_descriptionLabel";

/**
 * The whole cell.
 *
 * Takes the attributes of CollectionViewCell.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_ROOT =
  "fdlFUIObjectCollectionViewCell";

/**
 * The headline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUIObjectCollectionViewCell_headlineLabel";

/**
 * The subheadline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_SUBHEADLINE_LABEL =
  "fdlFUIObjectCollectionViewCell_subheadlineLabel";

/**
 * The footnote.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_FOOTNOTE_LABEL =
  "fdlFUIObjectCollectionViewCell_footnoteLabel";

/**
 * The status text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_STATUS_LABEL =
  "fdlFUIObjectCollectionViewCell_statusLabel";

/**
 * The substatus text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_SUBSTATUS_LABEL =
  "fdlFUIObjectCollectionViewCell_substatusLabel";

/**
 * The description.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_DESCRIPTION_LABEL =
  "fdlFUIObjectCollectionViewCell_descriptionLabel";

/**
 * The detail image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_DETAIL_IMAGE_VIEW =
  "fdlFUIObjectCollectionViewCell_detailImageView";

/**
 * The status image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_STATUS_IMAGE_VIEW =
  "fdlFUIObjectCollectionViewCell_statusImageView";

/**
 * The substatus image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_SUBSTATUS_IMAGE_VIEW =
  "fdlFUIObjectCollectionViewCell_substatusImageView";

/**
 * The action button.
 *
 * Takes the attributes of BUTTON.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_COLLECTION_VIEW_CELL_CLASS_PATH_ACTION_BUTTON =
  "fdlFUIObjectCollectionViewCell_actionButton";

/**
 * The whole header.
 *
 * Takes the attributes of ObjectHeader.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_ROOT =
  "fdlFUIObjectHeader";

/**
 * The headline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUIObjectHeader_headlineLabel";

/**
 * The subheadline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_SUBHEADLINE_LABEL =
  "fdlFUIObjectHeader_subheadlineLabel";

/**
 * The body text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_BODY_LABEL =
  "fdlFUIObjectHeader_bodyLabel";

/**
 * The footnote.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_FOOTNOTE_LABEL =
  "fdlFUIObjectHeader_footnoteLabel";

/**
 * The description.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_DESCRIPTION_LABEL =
  "fdlFUIObjectHeader_descriptionLabel";

/**
 * The status text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_STATUS_LABEL =
  "fdlFUIObjectHeader_statusLabel";

/**
 * The substatus text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_SUBSTATUS_LABEL =
  "fdlFUIObjectHeader_substatusLabel";

/**
 * The label of every label item.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_LABEL_ITEM_LABEL =
  "fdlFUIObjectHeader_labelItem_label";

FIORI_DEPRECATED("Use `fdlFUIObjectHeader_statusLabel` instead.")
/**
 * The status text, by its former place.
 *
 * Takes the attributes of Text.
 *
 * \deprecated Use `fdlFUIObjectHeader_statusLabel` instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_STATUS_VIEW_STATUS_LABEL =
  "fdlFUIObjectHeader_statusView_statusLabel";

FIORI_DEPRECATED("Use `fdlFUIObjectHeader_substatusLabel` instead.")
/**
 * The substatus text, by its former place.
 *
 * Takes the attributes of Text.
 *
 * \deprecated Use `fdlFUIObjectHeader_substatusLabel` instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_STATUS_VIEW_SUBSTATUS_LABEL =
  "fdlFUIObjectHeader_statusView_substatusLabel";

/**
 * The detail image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_DETAIL_IMAGE_VIEW =
  "fdlFUIObjectHeader_detailImageView";

/**
 * The status image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_STATUS_IMAGE_VIEW =
  "fdlFUIObjectHeader_statusImageView";

/**
 * The substatus image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_SUBSTATUS_IMAGE_VIEW =
  "fdlFUIObjectHeader_substatusImageView";

/**
 * The image of every label item.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_CLASS_PATH_LABEL_ITEM_IMAGE_VIEW =
  "fdlFUIObjectHeader_labelItem_imageView";

/**
 * Every plain view, by the general selector.
 *
 * Takes the attributes of ObjectHeaderView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_GENERIC_VIEW =
  "View";

/**
 * The whole view.
 *
 * Takes the attributes of ObjectHeaderView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_ROOT =
  "fdlFUIObjectHeaderView";

/**
 * The headline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUIObjectHeaderView_headlineLabel";

/**
 * The subheadline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_SUBHEADLINE_LABEL =
  "fdlFUIObjectHeaderView_subheadlineLabel";

/**
 * The body text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_BODY_LABEL =
  "fdlFUIObjectHeaderView_bodyLabel";

/**
 * The footnote.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_FOOTNOTE_LABEL =
  "fdlFUIObjectHeaderView_footnoteLabel";

/**
 * The description.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_DESCRIPTION_LABEL =
  "fdlFUIObjectHeaderView_descriptionLabel";

/**
 * The status text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_STATUS_LABEL =
  "fdlFUIObjectHeaderView_statusLabel";

/**
 * The substatus text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_SUBSTATUS_LABEL =
  "fdlFUIObjectHeaderView_substatusLabel";

/**
 * The label of every label item.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_LABEL_ITEM_LABEL =
  "fdlFUIObjectHeaderView_labelItem_label";

/**
 * The detail image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_DETAIL_IMAGE_VIEW =
  "fdlFUIObjectHeaderView_detailImageView";

/**
 * The status image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_STATUS_IMAGE_VIEW =
  "fdlFUIObjectHeaderView_statusImageView";

/**
 * The substatus image.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_SUBSTATUS_IMAGE_VIEW =
  "fdlFUIObjectHeaderView_substatusImageView";

/**
 * The image of every label item.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_HEADER_VIEW_CLASS_PATH_LABEL_ITEM_IMAGE_VIEW =
  "fdlFUIObjectHeaderView_labelItem_imageView";

/**
 * The whole cell.
 *
 * Takes the attributes of TableViewCell.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_ROOT =
  "fdlFUIObjectTableViewCell";

/**
 * The headline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUIObjectTableViewCell_headlineLabel";

/**
 * The subheadline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_SUBHEADLINE_LABEL =
  "fdlFUIObjectTableViewCell_subheadlineLabel";

/**
 * The footnote.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_FOOTNOTE_LABEL =
  "fdlFUIObjectTableViewCell_footnoteLabel";

/**
 * The status text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_STATUS_LABEL =
  "fdlFUIObjectTableViewCell_statusLabel";

/**
 * The substatus text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_SUBSTATUS_LABEL =
  "fdlFUIObjectTableViewCell_substatusLabel";

/**
 * The description.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_DESCRIPTION_LABEL =
  "fdlFUIObjectTableViewCell_descriptionLabel";

/**
 * The detail image.
 *
 * Takes the attributes of ImageView.
 *
 * Also spelled fdlFUIObjectTableViewCell_detailImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_DETAIL_IMAGE_VIEW =
  "fdlObjectTableViewCell_detailImageView";

/**
 * The status image.
 *
 * Takes the attributes of ImageView.
 *
 * Also spelled fdlFUIObjectTableViewCell_statusImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_STATUS_IMAGE_VIEW =
  "fdlObjectTableViewCell_statusImageView";

/**
 * The substatus image.
 *
 * Takes the attributes of ImageView.
 *
 * Also spelled fdlFUIObjectTableViewCell_substatusImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_SUBSTATUS_IMAGE_VIEW =
  "fdlObjectTableViewCell_substatusImageView";

/**
 * The first of the grouped avatars.
 *
 * Takes the attributes of IMAGE.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_AVATAR0 =
  "fdlFUIObjectTableViewCell_avatar_0";

/**
 * The second of the grouped avatars.
 *
 * Takes the attributes of IMAGE.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_AVATAR1 =
  "fdlFUIObjectTableViewCell_avatar_1";

/**
 * The first footnote icon.
 *
 * Takes the attributes of IMAGE.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_FOOTNOTE_ICON0 =
  "fdlFUIObjectTableViewCell_footnoteIcon_0";

/**
 * The second footnote icon.
 *
 * Takes the attributes of IMAGE.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_FOOTNOTE_ICON1 =
  "fdlFUIObjectTableViewCell_footnoteIcon_1";

/**
 * The third footnote icon.
 *
 * Takes the attributes of IMAGE.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_FOOTNOTE_ICON2 =
  "fdlFUIObjectTableViewCell_footnoteIcon_2";

/**
 * Every footnote icon after the third.
 *
 * Takes the attributes of IMAGE.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_FOOTNOTE_ICON =
  "fdlFUIObjectTableViewCell_footnoteIcon";

/**
 * The action button.
 *
 * Takes the attributes of BUTTON.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_ACTION_BUTTON =
  "fdlFUIObjectTableViewCell_actionButton";

/**
 * The whole view.
 *
 * Takes the attributes of ObjectView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_ROOT =
  "fdlFUIObjectView";

FIORI_DEPRECATED("Use `fdlFUIObjectView_headlineLabel` instead.")
/**
 * The headline, by the name of the older object cell.
 *
 * Takes the attributes of Text.
 *
 * \deprecated Use `fdlFUIObjectView_headlineLabel` instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_OBJECT_CELL_HEADLINE_LABEL =
  "fdlObjectCell_headlineLabel";

FIORI_DEPRECATED("Use `fdlFUIObjectView_subheadlineLabel` instead.")
/**
 * The subheadline, by the name of the older object cell.
 *
 * Takes the attributes of Text.
 *
 * Also spelled fdlObjectCell_subheadlineLabel.
 *
 * \deprecated Use `fdlFUIObjectView_subheadlineLabel` instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_OBJECT_CELL_SUBHEADLINE_LABEL =
  "fdlObjectCell_subheadLabel";

FIORI_DEPRECATED("Use `fdlFUIObjectView_footnoteLabel` instead.")
/**
 * The footnote, by the name of the older object cell.
 *
 * Takes the attributes of Text.
 *
 * \deprecated Use `fdlFUIObjectView_footnoteLabel` instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_OBJECT_CELL_FOOTNOTE_LABEL =
  "fdlObjectCell_footnoteLabel";

FIORI_DEPRECATED("Use `fdlFUIObjectView_statusLabel` instead.")
/**
 * The status text, by the name of the older object cell.
 *
 * Takes the attributes of Text.
 *
 * \deprecated Use `fdlFUIObjectView_statusLabel` instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_OBJECT_CELL_STATUS_LABEL =
  "fdlObjectCell_statusLabel";

FIORI_DEPRECATED("Use `fdlFUIObjectView_substatusLabel` instead.")
/**
 * The substatus text, by the name of the older object cell.
 *
 * Takes the attributes of Text.
 *
 * \deprecated Use `fdlFUIObjectView_substatusLabel` instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_OBJECT_CELL_SUBSTATUS_LABEL =
  "fdlObjectCell_substatusLabel";

FIORI_DEPRECATED("Use `fdlFUIObjectView_descriptionLabel` instead.")
/**
 * The description, by the name of the older object cell.
 *
 * Takes the attributes of Text.
 *
 * \deprecated Use `fdlFUIObjectView_descriptionLabel` instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_OBJECT_CELL_DESCRIPTION_LABEL =
  "fdlObjectCell_descriptionLabel";

/**
 * The headline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUIObjectView_headlineLabel";

/**
 * The subheadline.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_SUBHEADLINE_LABEL =
  "fdlFUIObjectView_subheadlineLabel";

/**
 * The footnote.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_FOOTNOTE_LABEL =
  "fdlFUIObjectView_footnoteLabel";

/**
 * The status text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_STATUS_LABEL =
  "fdlFUIObjectView_statusLabel";

/**
 * The substatus text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_SUBSTATUS_LABEL =
  "fdlFUIObjectView_substatusLabel";

/**
 * The description.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_DESCRIPTION_LABEL =
  "fdlFUIObjectView_descriptionLabel";

/**
 * The detail image.
 *
 * Takes the attributes of ImageView.
 *
 * Also spelled fdlFUIObjectView_detailImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_DETAIL_IMAGE_VIEW =
  "fdlObjectView_detailImageView";

/**
 * The status image.
 *
 * Takes the attributes of ImageView.
 *
 * Also spelled fdlFUIObjectView_statusImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_STATUS_IMAGE_VIEW =
  "fdlObjectView_statusImageView";

/**
 * The substatus image.
 *
 * Takes the attributes of ImageView.
 *
 * Also spelled fdlFUIObjectView_substatusImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_SUBSTATUS_IMAGE_VIEW =
  "fdlObjectView_substatusImageView";

/**
 * The action button.
 *
 * Takes the attributes of BUTTON.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_ACTION_BUTTON =
  "fdlFUIObjectView_actionButton";

FIORI_DEPRECATED("Set `font-style` on the path of the label instead.")
/**
 * Every text that is given the shared headline style.
 *
 * Takes the attributes of FontStyle.
 *
 * \deprecated Set `font-style` on the path of the label instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_FONT_STYLE_HEADLINE =
  "fdlFontStyle_headline";

FIORI_DEPRECATED("Set `font-style` on the path of the label instead.")
/**
 * Every text that is given the shared subheadline style.
 *
 * Takes the attributes of FontStyle.
 *
 * \deprecated Set `font-style` on the path of the label instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_FONT_STYLE_SUBHEADLINE =
  "fdlFontStyle_subheadline";

FIORI_DEPRECATED("Set `font-style` on the path of the label instead.")
/**
 * Every text that is given the shared body style.
 *
 * Takes the attributes of FontStyle.
 *
 * \deprecated Set `font-style` on the path of the label instead.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OBJECT_VIEW_CLASS_PATH_FONT_STYLE_BODY =
  "fdlFontStyle_body";

/**
 * Text of the message.
 *
 * Takes the attributes of MessageText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OFFLINE_BANNER_MESSAGE_VIEW_CLASS_PATH_TITLE_LABEL =
  "fdlFUIOfflineBannerMessageView_titleLabel";

/**
 * Line along the lower edge.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_OFFLINE_BANNER_MESSAGE_VIEW_CLASS_PATH_DIVIDER_BOTTOM =
  "fdlFUIOfflineBannerMessageView_dividerBottom";

/**
 * The view as a whole.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROCESSING_INDICATOR_VIEW_CLASS_PATH_ROOT =
  "fdlFUIProcessingIndicatorView";

/**
 * Text below the circle.
 *
 * Takes the attributes of IndicatorText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROCESSING_INDICATOR_VIEW_CLASS_PATH_TEXT_LABEL =
  "fdlFUIProcessingIndicatorView_textLabel";

/**
 * The header as a whole.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROFILE_HEADER_CLASS_PATH_ROOT =
  "fdlFUIProfileHeader";

/**
 * Area behind the content.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROFILE_HEADER_CLASS_PATH_BACKGROUND =
  "fdlFUIProfileHeader_background";

/**
 * Picture of the person.
 *
 * Takes the attributes of ImageView.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROFILE_HEADER_CLASS_PATH_IMAGE_VIEW =
  "fdlFUIProfileHeader_imageView";

/**
 * First line of text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROFILE_HEADER_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUIProfileHeader_headlineLabel";

/**
 * Second line of text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROFILE_HEADER_CLASS_PATH_SUBHEADLINE_LABEL =
  "fdlFUIProfileHeader_subheadlineLabel";

/**
 * A short further text.
 *
 * Takes the attributes of Text.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROFILE_HEADER_CLASS_PATH_DESCRIPTION_LABEL =
  "fdlFUIProfileHeader_descriptionLabel";

/**
 * Text of the message while the work is going on.
 *
 * Takes the attributes of MessageText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_TITLE_LABEL =
  "fdlFUIProgressBannerMessageView_titleLabel";

/**
 * Line along the lower edge.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_DIVIDER_BOTTOM =
  "fdlFUIProgressBannerMessageView_dividerBottom";

/**
 * Line along the upper edge.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_MESSAGE_BANNER_DIVIDER_TOP =
  "fdlFUIProgressBannerMessageView_messageBannerDividerTop";

/**
 * Bar that shows how far the work has come.
 *
 * Takes the attributes of ProgressBar.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_PROGRESS_BAR =
  "fdlFUIProgressBannerMessageView_progressBar";

/**
 * The content area while it is being tapped.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_CONTENT_VIEW_TAPPED =
  "fdlFUIProgressBannerMessageView_contentViewTapped";

/**
 * Text shown once the work is done.
 *
 * Takes the attributes of MessageText.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_COMPLETION_LABEL =
  "fdlFUIProgressBannerMessageView_completionLabel";

/**
 * Icon of the synchronisation in progress.
 *
 * Takes the attributes of Icon.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_SYNC_ICON =
  "fdlFUIProgressBannerMessageView_syncIcon";

/**
 * Check mark shown once the work is done.
 *
 * Takes the attributes of Icon.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_COMPLETION_CHECK_MARK =
  "fdlFUIProgressBannerMessageView_completionCheckMark";

/**
 * Mark for closing the banner.
 *
 * Takes the attributes of Icon.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_BANNER_MESSAGE_VIEW_CLASS_PATH_CLOSE_ICON =
  "fdlFUIProgressBannerMessageView_closeIcon";

/**
 * The control as a whole.
 *
 * Takes the attributes of Surface.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_PROGRESS_INDICATOR_CONTROL_CLASS_PATH_ROOT =
  "fdlFUIProgressIndicatorControl";

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Reads a style sheet.
 *
 * Findings, warnings included, are added to the document's issues.
 *
 * \param document Owns what is made, and collects the issues.
 * \param text The style sheet, in UTF-8.
 * \param length The length in bytes, without a final NUL.
 * \param theme Receives the theme, borrowed from the document; NULL unless the status is OK.
 * \return OK, or what went wrong.
 */
FIORI_EXPORT fiori_status fiori_theme_parse(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE text,
  size_t length,
  const fiori_theme *FIORI_NULLABLE *FIORI_NULLABLE theme
);

/**
 * Checks class paths, attributes and values against the catalogue.
 *
 * Findings, warnings included, are added to the document's issues.
 *
 * \param document Owns what is made, and collects the issues.
 * \param theme The theme.
 * \return OK if there is no error among the findings.
 */
FIORI_EXPORT fiori_status fiori_theme_check(
  fiori_document *FIORI_NULLABLE document,
  const fiori_theme *FIORI_NULLABLE theme
);

/**
 * Looks up the value as it is written, variables replaced by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_text(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  const char *FIORI_NULLABLE *FIORI_NULLABLE value
);

/**
 * Looks up a number by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_number(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  double *FIORI_NULLABLE value
);

/**
 * Looks up true or false by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_bool(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  bool *FIORI_NULLABLE value
);

/**
 * Looks up a size or offset by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_size(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  fiori_size *FIORI_NULLABLE value
);

/**
 * Looks up distances to the edges by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_edge_insets(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  fiori_edge_insets *FIORI_NULLABLE value
);

/**
 * Looks up a colour by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_color(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  fiori_rgba *FIORI_NULLABLE value
);

FIORI_END_DECLARATIONS

#endif /* FIORI_THEMING_H */
