/**
 * \file
 * The data of FUIModalCheckoutViewController.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_MODAL_CHECKOUT_VIEW_CONTROLLER_H
#define FIORI_MODAL_CHECKOUT_VIEW_CONTROLLER_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Screen on top of others that accompanies a checkout until it is completed or cancelled.
 *
 * Meant to be presented modally, as a form sheet. It draws a `FUICheckoutIndicatorView` according
 * to its `displayState`, with a text, and tells its delegate when the user gives up.
 *
 * In code, make one with `instantiateViewController`. In a storyboard, add a reference to the
 * storyboard `FUIModalCheckout` of the bundle `com.sap.cp.sdk.ios.SAPFiori`, connect it with a
 * segue that presents modally, and set the delegate and the state in `prepare(for:sender:)`.
 *
 * The delegate is held weakly and turns into `nil` as soon as nothing else holds it. Keep a strong
 * reference to it for as long as the screen is shown.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_modal_checkout_view_controller_init() fills it with the documented defaults.
 */
struct fiori_modal_checkout_view_controller {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Title of the screen; a property of every view controller.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE title;
  /**
   * Text that tells what is going on, such as Processing.
   *
   * Shown by textLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
  /**
   * Whether the screen shows progress or completion.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_checkout_display_state display_state;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_modal_checkout_view_controller_init(
  fiori_modal_checkout_view_controller *FIORI_NULLABLE record
) {
  static const fiori_modal_checkout_view_controller defaults = {
    sizeof(fiori_modal_checkout_view_controller), /* struct_size */
    NULL, /* title */
    NULL, /* text */
    { false, FIORI_CHECKOUT_DISPLAY_STATE_IN_PROGRESS } /* display_state */
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
FIORI_EXPORT fiori_status fiori_modal_checkout_view_controller_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_modal_checkout_view_controller *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_modal_checkout_view_controller_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_modal_checkout_view_controller *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_modal_checkout_view_controller_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_modal_checkout_view_controller *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_MODAL_CHECKOUT_VIEW_CONTROLLER_H */
