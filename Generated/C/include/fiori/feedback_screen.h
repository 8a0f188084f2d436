/**
 * \file
 * The data of FUIFeedbackScreen.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_FEEDBACK_SCREEN_H
#define FIORI_FEEDBACK_SCREEN_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** See struct fiori_feedback_screen_navigation_item. */
typedef struct fiori_feedback_screen_navigation_item fiori_feedback_screen_navigation_item;

/**
 * The settable members of navigationItem.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_feedback_screen_navigation_item {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Title in the navigation bar.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE title;
};

/**
 * Whole screen with up to four texts of feedback and one button that leads on.
 *
 * The screen has four labels and one button, and knows two layouts: a name and a detail alone, or
 * all four texts. Any other combination of labels is outside its design.
 *
 * It comes from the storyboard `FUIFeedbackScreen` of the SAPFiori bundle. Present it from a
 * storyboard of your own with a modal segue and fill it in `prepare(for:sender:)`, or create it in
 * code with `init()`. A tap on the button ends in `didTapActionButton`.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_feedback_screen_init() fills it with the documented defaults.
 */
struct fiori_feedback_screen {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * What happened, in a few words; part of both layouts.
   *
   * NULL stands for the defaults.
   */
  const fiori_label *FIORI_NULLABLE message_name_label;
  /**
   * Explanation of what happened; part of both layouts.
   *
   * NULL stands for the defaults.
   */
  const fiori_label *FIORI_NULLABLE message_detail_label;
  /**
   * The part of the explanation that stands out; only in the layout with four texts.
   *
   * NULL stands for the defaults.
   */
  const fiori_label *FIORI_NULLABLE message_emphasis_label;
  /**
   * Closing hint; only in the layout with four texts.
   *
   * NULL stands for the defaults.
   */
  const fiori_label *FIORI_NULLABLE message_footnote_label;
  /**
   * The settable members of navigationItem.
   *
   * NULL stands for the defaults.
   */
  const fiori_feedback_screen_navigation_item *FIORI_NULLABLE navigation_item;
};

FIORI_END_DECLARATIONS

#include "label.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_feedback_screen_init(fiori_feedback_screen *FIORI_NULLABLE record) {
  static const fiori_label nested_1 = {
    sizeof(fiori_label), /* struct_size */
    NULL /* text */
  };
  static const fiori_feedback_screen_navigation_item nested_2 = {
    sizeof(fiori_feedback_screen_navigation_item), /* struct_size */
    NULL /* title */
  };
  static const fiori_feedback_screen defaults = {
    sizeof(fiori_feedback_screen), /* struct_size */
    &nested_1, /* message_name_label */
    &nested_1, /* message_detail_label */
    &nested_1, /* message_emphasis_label */
    &nested_1, /* message_footnote_label */
    &nested_2 /* navigation_item */
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
FIORI_EXPORT fiori_status fiori_feedback_screen_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_feedback_screen *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_feedback_screen_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_feedback_screen *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_feedback_screen_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_feedback_screen *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_FEEDBACK_SCREEN_H */
