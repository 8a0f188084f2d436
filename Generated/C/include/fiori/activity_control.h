/**
 * \file
 * The data of FUIActivityControl.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_ACTIVITY_CONTROL_H
#define FIORI_ACTIVITY_CONTROL_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** See struct fiori_activity_control_stack_view. */
typedef struct fiori_activity_control_stack_view fiori_activity_control_stack_view;

/**
 * The settable members of stackView.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_activity_control_stack_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Distance between two buttons, in points, in the spelling of the contact cell's sample.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_double spacing;
};

/**
 * Row of buttons for getting in touch with a contact, for use anywhere on a screen.
 *
 * Create one with `init()`, give it activities with `addActivities`, and learn of taps through its
 * delegate. Phone, e-mail, message and video call come ready-made; your own activities work the
 * same way. Every `FUIContactCell` has such a control built in.
 *
 * The delegate is held weakly and turns into `nil` as soon as nothing else holds it. Keep a strong
 * reference to it for as long as taps are to be reported.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_activity_control_init() fills it with the documented defaults.
 */
struct fiori_activity_control {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Width and height of every button, in points; `nil` takes the natural size of the images.
   *
   * In points.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_size item_size;
  /**
   * The most buttons that are visible; the rest are hidden, which helps in compact width.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_int max_visible_items;
  /**
   * Distance between two buttons, in points; a small one fits more into compact width.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_double spacing;
  /**
   * Stack that lays the buttons out.
   *
   * NULL stands for the defaults.
   */
  const fiori_activity_control_stack_view *FIORI_NULLABLE stack_view;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_activity_control_init(fiori_activity_control *FIORI_NULLABLE record) {
  static const fiori_activity_control_stack_view nested_1 = {
    sizeof(fiori_activity_control_stack_view), /* struct_size */
    { false, 0.0 } /* spacing */
  };
  static const fiori_activity_control defaults = {
    sizeof(fiori_activity_control), /* struct_size */
    { false, { 0.0, 0.0 } }, /* item_size */
    { false, 0 }, /* max_visible_items */
    { false, 0.0 }, /* spacing */
    &nested_1 /* stack_view */
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
FIORI_EXPORT fiori_status fiori_activity_control_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_activity_control *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_activity_control_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_activity_control *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_activity_control_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_activity_control *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_ACTIVITY_CONTROL_H */
