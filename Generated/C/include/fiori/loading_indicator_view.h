/**
 * \file
 * The data of FUILoadingIndicatorView.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_LOADING_INDICATOR_VIEW_H
#define FIORI_LOADING_INDICATOR_VIEW_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Activity indicator with a label that tells what is going on.
 *
 * The view starts out visible and at rest. `startAnimating` and `stopAnimating` control the motion
 * only; `show` and `dismiss` control whether the view can be seen.
 *
 * Create it with `init(frame:)`, or place a plain view in Interface Builder, set its class to
 * `FUILoadingIndicatorView` in the module SAPFiori, and connect an outlet.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_loading_indicator_view_init() fills it with the documented defaults.
 */
struct fiori_loading_indicator_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_loading_indicator_view_init(
  fiori_loading_indicator_view *FIORI_NULLABLE record
) {
  static const fiori_loading_indicator_view defaults = {
    sizeof(fiori_loading_indicator_view) /* struct_size */
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
FIORI_EXPORT fiori_status fiori_loading_indicator_view_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_loading_indicator_view *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_loading_indicator_view_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_loading_indicator_view *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_loading_indicator_view_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_loading_indicator_view *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_LOADING_INDICATOR_VIEW_H */
