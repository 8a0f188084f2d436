/**
 * \file
 * The data of FUISingleActionAccessoryView.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_SINGLE_ACTION_ACCESSORY_VIEW_H
#define FIORI_SINGLE_ACTION_ACCESSORY_VIEW_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/**
 * The accessory of an object cell that holds one button or one progress indicator.
 *
 * Object cells make and place this view by themselves, as `actionAccessoryView`; apps seldom create
 * one with `FUISingleActionAccessoryView()`. `actionAccessoryType` decides which of its two views
 * is active, and in which state.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_single_action_accessory_view_init() fills it with the documented defaults.
 */
struct fiori_single_action_accessory_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Which view is active, and in which state.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_table_view_cell_action_accessory_type action_accessory_type;
  /**
   * The button, at most 45 percent as wide as its container; its text wraps to two lines at most,
   * and the height follows the text.
   *
   * NULL stands for the defaults.
   */
  const fiori_single_action_button *FIORI_NULLABLE button;
};

FIORI_END_DECLARATIONS

#include "single_action_button.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_single_action_accessory_view_init(
  fiori_single_action_accessory_view *FIORI_NULLABLE record
) {
  static const fiori_single_action_button_title_label nested_1 = {
    sizeof(fiori_single_action_button_title_label), /* struct_size */
    { false, 0.0 } /* preferred_max_layout_width */
  };
  static const fiori_single_action_button nested_2 = {
    sizeof(fiori_single_action_button), /* struct_size */
    { false, FIORI_SINGLE_ACTION_BUTTON_STYLE_FUI_ROUNDED }, /* style */
    { false, false }, /* is_persistent_selection */
    { false, false }, /* is_preserving_preferred_max_layout_width */
    &nested_1 /* title_label */
  };
  static const fiori_single_action_accessory_view defaults = {
    sizeof(fiori_single_action_accessory_view), /* struct_size */
    { false, FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_NONE }, /* action_accessory_type */
    &nested_2 /* button */
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
FIORI_EXPORT fiori_status fiori_single_action_accessory_view_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_single_action_accessory_view *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_single_action_accessory_view_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_single_action_accessory_view *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_single_action_accessory_view_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_single_action_accessory_view *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_SINGLE_ACTION_ACCESSORY_VIEW_H */
