/**
 * \file
 * The data of FUISingleActionButton.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_SINGLE_ACTION_BUTTON_H
#define FIORI_SINGLE_ACTION_BUTTON_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** See struct fiori_single_action_button_title_label. */
typedef struct fiori_single_action_button_title_label fiori_single_action_button_title_label;

/**
 * The settable members of titleLabel.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_single_action_button_title_label {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Width at which the title wraps, in points; adapt it to the accessibility text size.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_double preferred_max_layout_width;
};

/**
 * The button that a `FUISingleActionAccessoryView` shows at the end of an object cell.
 *
 * Give it one title for each state that matters, for instance Follow while normal and Unfollow
 * while selected, and let `isPersistentSelection` keep the selected state after a tap. It is
 * created with `FUISingleActionButton()`, or taken from the accessory of a cell.
 *
 * Its width is set by two values together: the preferred width of the title label, and
 * `isPreservingPreferredMaxLayoutWidth`.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_single_action_button_init() fills it with the documented defaults.
 */
struct fiori_single_action_button {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Look of the button.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_single_action_button_style style;
  /**
   * Whether a tap leaves the button selected.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_persistent_selection;
  /**
   * Whether the button is as wide as the preferred width of its title.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_preserving_preferred_max_layout_width;
  /**
   * The title, on two lines at most.
   *
   * NULL stands for the defaults.
   */
  const fiori_single_action_button_title_label *FIORI_NULLABLE title_label;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_single_action_button_init(
  fiori_single_action_button *FIORI_NULLABLE record
) {
  static const fiori_single_action_button_title_label nested_1 = {
    sizeof(fiori_single_action_button_title_label), /* struct_size */
    { false, 0.0 } /* preferred_max_layout_width */
  };
  static const fiori_single_action_button defaults = {
    sizeof(fiori_single_action_button), /* struct_size */
    { false, FIORI_SINGLE_ACTION_BUTTON_STYLE_FUI_ROUNDED }, /* style */
    { false, false }, /* is_persistent_selection */
    { false, false }, /* is_preserving_preferred_max_layout_width */
    &nested_1 /* title_label */
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
FIORI_EXPORT fiori_status fiori_single_action_button_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_single_action_button *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_single_action_button_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_single_action_button *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_single_action_button_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_single_action_button *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_SINGLE_ACTION_BUTTON_H */
