/**
 * \file
 * The data of FUICheckoutIndicatorView.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_CHECKOUT_INDICATOR_VIEW_H
#define FIORI_CHECKOUT_INDICATOR_VIEW_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Shows that work is going on, and then that it has been completed.
 *
 * The view has two states. It is shown while a lengthy process runs, such as a download or the end
 * of a checkout; set the state to `completed` when that is done, and hide the view once its
 * completion has been called.
 *
 * Create it with `init(frame:)`, or place a plain view in Interface Builder, set its class to
 * `FUICheckoutIndicatorView` in the module SAPFiori, and connect an outlet.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_checkout_indicator_view_init() fills it with the documented defaults.
 */
struct fiori_checkout_indicator_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Whether the view shows progress or completion.
   *
   * Also spelled state.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_checkout_display_state display_state;
  /**
   * Whether the view is hidden; a property of every view.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_hidden;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_checkout_indicator_view_init(
  fiori_checkout_indicator_view *FIORI_NULLABLE record
) {
  static const fiori_checkout_indicator_view defaults = {
    sizeof(fiori_checkout_indicator_view), /* struct_size */
    { false, FIORI_CHECKOUT_DISPLAY_STATE_IN_PROGRESS }, /* display_state */
    { false, false } /* is_hidden */
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
FIORI_EXPORT fiori_status fiori_checkout_indicator_view_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_checkout_indicator_view *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_checkout_indicator_view_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_checkout_indicator_view *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_checkout_indicator_view_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_checkout_indicator_view *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_CHECKOUT_INDICATOR_VIEW_H */
