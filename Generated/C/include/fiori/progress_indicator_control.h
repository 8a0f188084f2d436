/**
 * \file
 * The data of FUIProgressIndicatorControl.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_PROGRESS_INDICATOR_CONTROL_H
#define FIORI_PROGRESS_INDICATOR_CONTROL_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Progress gauge that can be tapped, like that of a download in the App Store.
 *
 * The display state decides how the control looks and what a tap can mean. Call
 * `changeDisplayState` first, in `viewDidLoad` or later: `inProgress` while a connection is being
 * made, then `loadingPausable` or `loadingStoppable` as soon as data arrives. Report progress with
 * `update`, and hide the control in its completion.
 *
 * The control does not change its state when it is tapped. React to `touchUpInside`: the sample
 * ignores a tap while `inProgress`, pauses while `loadingPausable`, and while `loadingStoppable`
 * cancels the download and hides the control.
 *
 * Create it with `init(frame:)`, or place a plain view in Interface Builder, set its class to
 * `FUIProgressIndicatorControl` in the module SAPFiori, and connect an outlet and an action.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_progress_indicator_control_init() fills it with the documented defaults.
 */
struct fiori_progress_indicator_control {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Whether the control is hidden; a property of every view.
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
FIORI_INLINE void fiori_progress_indicator_control_init(
  fiori_progress_indicator_control *FIORI_NULLABLE record
) {
  static const fiori_progress_indicator_control defaults = {
    sizeof(fiori_progress_indicator_control), /* struct_size */
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
FIORI_EXPORT fiori_status fiori_progress_indicator_control_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_progress_indicator_control *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_progress_indicator_control_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_progress_indicator_control *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_progress_indicator_control_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_progress_indicator_control *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_PROGRESS_INDICATOR_CONTROL_H */
