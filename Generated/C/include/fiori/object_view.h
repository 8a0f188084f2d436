/**
 * \file
 * The data of FUIObjectView.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_OBJECT_VIEW_H
#define FIORI_OBJECT_VIEW_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** See struct fiori_object_view_action_button. */
typedef struct fiori_object_view_action_button fiori_object_view_action_button;

/**
 * The settable members of actionButton.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_view_action_button {
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
 * Shows one business object; the view that the object table view cell is built on.
 *
 * Use it wherever an object appears outside of a table, and in place of the deprecated
 * `FUIObjectCell`. It is created with `FUIObjectView()` and filled through its properties.
 *
 * While there is no detail image, a placeholder text can stand in for it, on a gradient if
 * `detailImageView.isGradientLayerEnabled` is switched on.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_object_view_init() fills it with the documented defaults.
 */
struct fiori_object_view {
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
   * Size of the detail image, in points.
   *
   * In points.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_size detail_image_view_size;
  /**
   * Whether the place of the detail image stays free when there is none.
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
   * Whether the description is shown in compact width as well as in regular width.
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
   * Whether the status shows text, image or both.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_status_display_mode status_display_mode;
  /**
   * Substatus as text.
   *
   * Shown by substatusLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE substatus_text;
  /**
   * Whether the substatus shows text, image or both.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_status_display_mode substatus_display_mode;
  /**
   * Icons in front of the content; images, attributed glyphs or short texts.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_glyph_image_list icon_images;
  /**
   * Whether the place of the icons stays free when there are none.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool preserve_icon_stack_spacing;
  /**
   * Icons in a horizontal row.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_image_list horizontal_icons;
  /**
   * Icons beside the footnote; images, attributed glyphs or short texts.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_glyph_image_list footnote_icons;
  /**
   * Avatar images of the object.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_image_list avatars;
  /**
   * Size of each avatar, in points.
   *
   * In points.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_size avatar_size;
  /**
   * Size of the indicator image, in points.
   *
   * In points.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_size indicator_image_view_size;
  /**
   * Short labels that classify the object.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_tag_list tags;
  /**
   * Whether the main content alone decides how high the view may be.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_limiting_height_to_main_content;
  /**
   * Whether `splitPercent` is applied.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_applying_split_percent;
  /**
   * Where the main content ends, as a fraction of the width.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_double split_percent;
  /**
   * The detail image, or the placeholder text that stands in for it.
   *
   * NULL stands for the defaults.
   */
  const fiori_image_view *FIORI_NULLABLE detail_image_view;
  /**
   * The status as an image.
   *
   * NULL stands for the defaults.
   */
  const fiori_image_view *FIORI_NULLABLE status_image_view;
  /**
   * A small image that marks the object.
   *
   * NULL stands for the defaults.
   */
  const fiori_image_view *FIORI_NULLABLE indicator_image_view;
  /**
   * A button for one action; show it by setting `isHidden` to false.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_view_action_button *FIORI_NULLABLE action_button;
};

FIORI_END_DECLARATIONS

#include "image_view.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_object_view_init(fiori_object_view *FIORI_NULLABLE record) {
  static const fiori_image_view_placeholder nested_1 = {
    sizeof(fiori_image_view_placeholder), /* struct_size */
    NULL /* text */
  };
  static const fiori_image_view nested_2 = {
    sizeof(fiori_image_view), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* image */
    { false, false }, /* is_gradient_layer_enabled */
    &nested_1 /* placeholder */
  };
  static const fiori_object_view_action_button nested_3 = {
    sizeof(fiori_object_view_action_button), /* struct_size */
    { false, false } /* is_hidden */
  };
  static const fiori_object_view defaults = {
    sizeof(fiori_object_view), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* detail_image */
    { false, { 0.0, 0.0 } }, /* detail_image_view_size */
    { false, false }, /* preserve_detail_image_spacing */
    NULL, /* headline_text */
    NULL, /* subheadline_text */
    NULL, /* footnote_text */
    NULL, /* description_text */
    { false, false }, /* show_description_in_compact */
    NULL, /* status_text */
    { false, FIORI_STATUS_DISPLAY_MODE_BOTH }, /* status_display_mode */
    NULL, /* substatus_text */
    { false, FIORI_STATUS_DISPLAY_MODE_BOTH }, /* substatus_display_mode */
    { NULL, 0 }, /* icon_images */
    { false, false }, /* preserve_icon_stack_spacing */
    { NULL, 0 }, /* horizontal_icons */
    { NULL, 0 }, /* footnote_icons */
    { NULL, 0 }, /* avatars */
    { false, { 0.0, 0.0 } }, /* avatar_size */
    { false, { 0.0, 0.0 } }, /* indicator_image_view_size */
    { NULL, 0 }, /* tags */
    { false, false }, /* is_limiting_height_to_main_content */
    { false, false }, /* is_applying_split_percent */
    { false, 0.0 }, /* split_percent */
    &nested_2, /* detail_image_view */
    &nested_2, /* status_image_view */
    &nested_2, /* indicator_image_view */
    &nested_3 /* action_button */
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
FIORI_EXPORT fiori_status fiori_object_view_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_object_view *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_object_view_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_view *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_object_view_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_view *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_OBJECT_VIEW_H */
