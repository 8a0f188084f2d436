/**
 * \file
 * The data of FUIObjectTableViewCell.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_OBJECT_TABLE_VIEW_CELL_H
#define FIORI_OBJECT_TABLE_VIEW_CELL_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** See struct fiori_object_table_view_cell_status_image_view. */
typedef struct fiori_object_table_view_cell_status_image_view fiori_object_table_view_cell_status_image_view;

/**
 * The settable members of statusImageView.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_table_view_cell_status_image_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Image set straight on the status image view, past `statusImage`.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image image;
};

/** See struct fiori_object_table_view_cell_footnote_icons_text. */
typedef struct fiori_object_table_view_cell_footnote_icons_text fiori_object_table_view_cell_footnote_icons_text;

/**
 * The settable members of footnoteIconsText.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_table_view_cell_footnote_icons_text {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text that explains the footnote icons.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
  /**
   * Most lines of that text; 0 does not limit them.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_int number_of_lines;
};

/** See struct fiori_object_table_view_cell_action_button. */
typedef struct fiori_object_table_view_cell_action_button fiori_object_table_view_cell_action_button;

/**
 * The settable members of actionButton.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_table_view_cell_action_button {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Whether the action button is hidden; false shows it.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_hidden;
};

/**
 * The table view cell that shows one business object.
 *
 * The cell lays out a `FUIObjectView`: icons, detail image, headline with subheadline and footnote
 * under it, description, status with substatus under it, and an accessory. Tags, footnote icons and
 * an action button come on top of that.
 *
 * Icons are 12 by 12 points. Since version 3.0 of the SDK they move into the leading margin on
 * their own as soon as that margin is at least 10 points wider than `iconsColumnWidth`. To have the
 * room everywhere, set the margins of the table view, or override `systemMinimumLayoutMargins` in
 * the view controller; the sample asks for 22 points at both ends.
 *
 * The plain `accessoryType`, `accessoryView` and `editingAccessoryView` of table view cells go on
 * working. An `actionAccessoryType` other than `none` puts `actionAccessoryView` in their place.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_object_table_view_cell_init() fills it with the documented defaults.
 */
struct fiori_object_table_view_cell {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Image of the object.
   *
   * Shown by detailImageView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image detail_image;
  /**
   * Whether the place of the detail image stays free; false takes the image view away.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool preserve_detail_image_spacing;
  /**
   * Title of the object.
   *
   * Shown by headlineLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE headline_text;
  /**
   * Second line about the object.
   *
   * Shown by subheadlineLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE subheadline_text;
  /**
   * Third line about the object.
   *
   * Shown by footnoteLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE footnote_text;
  /**
   * Longer text about the object.
   *
   * Shown by descriptionLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE description_text;
  /**
   * Whether the description is shown in compact width.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool show_description_in_compact;
  /**
   * Status as text.
   *
   * Shown by statusLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE status_text;
  /**
   * Status as an image.
   *
   * Shown by statusImageView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image status_image;
  /**
   * Whether the status shows text, image or both.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_status_display_mode status_display_mode;
  /**
   * Substatus as text.
   *
   * Only for cells without accessory or with a disclosure indicator.
   *
   * Shown by substatusLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE substatus_text;
  /**
   * Substatus as an image.
   *
   * Only for cells without accessory or with a disclosure indicator.
   *
   * Shown by substatusImageView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image substatus_image;
  /**
   * Icons in front of the content; images, attributed glyphs or short texts.
   *
   * An icon is 12 by 12 points. Give images the rendering mode `alwaysTemplate`, so that they take
   * on the default tint.
   *
   * Shown by iconsStackView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_glyph_image_list icon_images;
  /**
   * Width of the column of icons, in points.
   *
   * Best left alone. Only icons that are texts of several digits need more: 20 points suit two
   * digits.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_double icons_column_width;
  /**
   * Whether the content starts at the same place with and without icons.
   *
   * It has no effect while the icons stand in the margin.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool preserve_icon_stack_spacing;
  /**
   * Short labels that classify the object.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_tag_list tags;
  /**
   * Kind of the standard accessory, such as a disclosure indicator.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_cell_accessory_type accessory_type;
  /**
   * Icons beside the footnote; images, attributed glyphs or short texts.
   *
   * Shown by footnoteIconsViews.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_glyph_image_list footnote_icons;
  /**
   * Side of the footnote icons on which their text stands.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_footnote_icons_text_position footnote_icons_text_position;
  /**
   * What the action accessory shows; changing it changes the view at the end of the cell.
   *
   * Default: none. Shown by actionAccessoryView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_table_view_cell_action_accessory_type action_accessory_type;
  /**
   * Whether the action accessory stays visible while the table is edited.
   *
   * Default: true.
   *
   * Inferred: the documents do not declare it.
   */
  bool is_action_accessory_also_editing_action_accessory;
  /**
   * The status as an image, between description and accessory.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_table_view_cell_status_image_view *FIORI_NULLABLE status_image_view;
  /**
   * The text that explains the footnote icons.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_table_view_cell_footnote_icons_text *FIORI_NULLABLE footnote_icons_text;
  /**
   * A button for one action; show it by setting `isHidden` to false.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_table_view_cell_action_button *FIORI_NULLABLE action_button;
  /**
   * The button or progress indicator that `actionAccessoryType` puts at the end of the cell.
   *
   * NULL stands for the defaults.
   */
  const fiori_single_action_accessory_view *FIORI_NULLABLE action_accessory_view;
};

FIORI_END_DECLARATIONS

#include "single_action_accessory_view.h"
#include "single_action_button.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_object_table_view_cell_init(
  fiori_object_table_view_cell *FIORI_NULLABLE record
) {
  static const fiori_object_table_view_cell_status_image_view nested_1 = {
    sizeof(fiori_object_table_view_cell_status_image_view), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } } /* image */
  };
  static const fiori_object_table_view_cell_footnote_icons_text nested_2 = {
    sizeof(fiori_object_table_view_cell_footnote_icons_text), /* struct_size */
    NULL, /* text */
    { false, 0 } /* number_of_lines */
  };
  static const fiori_object_table_view_cell_action_button nested_3 = {
    sizeof(fiori_object_table_view_cell_action_button), /* struct_size */
    { false, false } /* is_hidden */
  };
  static const fiori_single_action_button_title_label nested_4 = {
    sizeof(fiori_single_action_button_title_label), /* struct_size */
    { false, 0.0 } /* preferred_max_layout_width */
  };
  static const fiori_single_action_button nested_5 = {
    sizeof(fiori_single_action_button), /* struct_size */
    { false, FIORI_SINGLE_ACTION_BUTTON_STYLE_FUI_ROUNDED }, /* style */
    { false, false }, /* is_persistent_selection */
    { false, false }, /* is_preserving_preferred_max_layout_width */
    &nested_4 /* title_label */
  };
  static const fiori_single_action_accessory_view nested_6 = {
    sizeof(fiori_single_action_accessory_view), /* struct_size */
    { false, FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_NONE }, /* action_accessory_type */
    &nested_5 /* button */
  };
  static const fiori_object_table_view_cell defaults = {
    sizeof(fiori_object_table_view_cell), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* detail_image */
    { false, false }, /* preserve_detail_image_spacing */
    NULL, /* headline_text */
    NULL, /* subheadline_text */
    NULL, /* footnote_text */
    NULL, /* description_text */
    { false, false }, /* show_description_in_compact */
    NULL, /* status_text */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* status_image */
    { false, FIORI_STATUS_DISPLAY_MODE_BOTH }, /* status_display_mode */
    NULL, /* substatus_text */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* substatus_image */
    { NULL, 0 }, /* icon_images */
    { false, 0.0 }, /* icons_column_width */
    { false, false }, /* preserve_icon_stack_spacing */
    { NULL, 0 }, /* tags */
    { false, FIORI_CELL_ACCESSORY_TYPE_NONE }, /* accessory_type */
    { NULL, 0 }, /* footnote_icons */
    { false, FIORI_FOOTNOTE_ICONS_TEXT_POSITION_LEADING }, /* footnote_icons_text_position */
    FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_NONE, /* action_accessory_type */
    true, /* is_action_accessory_also_editing_action_accessory */
    &nested_1, /* status_image_view */
    &nested_2, /* footnote_icons_text */
    &nested_3, /* action_button */
    &nested_6 /* action_accessory_view */
  };
  if (record != NULL) {
    *record = defaults;
  }
}

/**
 * Reads a record from JSON.
 *
 * Findings, warnings included, are added to the document's issues.
 *
 * \param document Owns what is made, and collects the issues.
 * \param json The JSON text, in UTF-8.
 * \param length The length of the text in bytes, without a final NUL.
 * \param decoding How unknown keys and values are treated.
 * \param record Receives the record, borrowed from the document; NULL unless the status is OK.
 * \return OK, or what went wrong.
 */
FIORI_EXPORT fiori_status fiori_object_table_view_cell_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_object_table_view_cell *FIORI_NULLABLE *FIORI_NULLABLE record
);

/**
 * Writes a record as JSON.
 *
 * \param document Owns what is made, and collects the issues.
 * \param record The record, with its struct_size set.
 * \param encoding Whether defaults are written.
 * \param json Receives the text, which ends with NUL and is borrowed from the document; NULL unless
 * the status is OK.
 * \param length Receives the length in bytes, without the NUL; may be NULL.
 * \return OK, or what went wrong.
 */
FIORI_EXPORT fiori_status fiori_object_table_view_cell_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_table_view_cell *FIORI_NULLABLE record,
  fiori_encoding encoding,
  const char *FIORI_NULLABLE *FIORI_NULLABLE json,
  size_t *FIORI_NULLABLE length
);

/**
 * Checks a record against the documented ranges, counts and rules.
 *
 * Findings, warnings included, are added to the document's issues.
 *
 * \param document Owns what is made, and collects the issues.
 * \param record The record, with its struct_size set.
 * \return OK if there is no error among the findings.
 */
FIORI_EXPORT fiori_status fiori_object_table_view_cell_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_table_view_cell *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_OBJECT_TABLE_VIEW_CELL_H */
