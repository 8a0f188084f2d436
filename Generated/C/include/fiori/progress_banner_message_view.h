/**
 * \file
 * The data of FUIProgressBannerMessageView.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_PROGRESS_BANNER_MESSAGE_VIEW_H
#define FIORI_PROGRESS_BANNER_MESSAGE_VIEW_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Banner with a progress bar at its top that stays until the work is done.
 *
 * It works only while it is the `bannerView` of a `FUINavigationBar`, which holds one banner at a
 * time. The usual place to create it with `init()` and attach it is the `viewDidAppear` method of
 * the view controller.
 *
 * Like every banner it centres its text under the bar. It remains visible when the user moves to
 * another screen. Report progress with `update`; once it arrives at 1.0 a check mark and the
 * `completionMessage`, if there is one, are shown for five seconds before the banner goes away by
 * itself. A completion passed to `update` takes the place of that ending. Call `dismissBanner` to
 * remove the banner earlier, for instance when the user leaves the screen.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_progress_banner_message_view_init() fills it with the documented defaults.
 */
struct fiori_progress_banner_message_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Whether the banner fades as it comes and goes; false switches the fading off.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_fading;
  /**
   * Whether the banner fades as it comes and goes; false switches the fading off.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_faded_in_and_out;
  /**
   * Text shown for five seconds with the check mark at the end; none leaves the mark alone.
   *
   * Shown by completionLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE completion_message;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_progress_banner_message_view_init(
  fiori_progress_banner_message_view *FIORI_NULLABLE record
) {
  static const fiori_progress_banner_message_view defaults = {
    sizeof(fiori_progress_banner_message_view), /* struct_size */
    { false, false }, /* is_fading */
    { false, false }, /* is_faded_in_and_out */
    NULL /* completion_message */
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
FIORI_EXPORT fiori_status fiori_progress_banner_message_view_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_progress_banner_message_view *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_progress_banner_message_view_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_progress_banner_message_view *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_progress_banner_message_view_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_progress_banner_message_view *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_PROGRESS_BANNER_MESSAGE_VIEW_H */
