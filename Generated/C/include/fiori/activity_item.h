/**
 * \file
 * The data of FUIActivityItem.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_ACTIVITY_ITEM_H
#define FIORI_ACTIVITY_ITEM_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Something a user can do with a contact, such as calling or writing.
 *
 * Use one of the five standard activities, or make your own with `init(icon:identifier:)`. Items
 * are compared by value, so they work in a `switch` and as keys of a dictionary.
 *
 * In data, a standard activity is an item whose `standardActivity` is set; an activity of your own
 * has an `identifier` and an `icon` instead.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_activity_item_init() fills it with the documented defaults.
 */
struct fiori_activity_item {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Which of the standard activities this is; unset for an activity of your own.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_standard_activity standard_activity;
  /**
   * Picture on the button of an activity of your own.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image icon;
  /**
   * Name that tells an activity of your own from all others, such as `mycustomer.twilio`.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE identifier;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_activity_item_init(fiori_activity_item *FIORI_NULLABLE record) {
  static const fiori_activity_item defaults = {
    sizeof(fiori_activity_item), /* struct_size */
    { false, FIORI_STANDARD_ACTIVITY_PHONE }, /* standard_activity */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* icon */
    NULL /* identifier */
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
FIORI_EXPORT fiori_status fiori_activity_item_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_activity_item *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_activity_item_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_activity_item *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_activity_item_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_activity_item *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_ACTIVITY_ITEM_H */
