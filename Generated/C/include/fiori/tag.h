/**
 * \file
 * The data of FUITag.
 */
#ifndef FIORI_TAG_H
#define FIORI_TAG_H

#include "types.h"

FIORI_BEGIN_DECLARATIONS

/**
 * A short label that classifies an object.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_tag_init() fills it with the documented defaults.
 */
struct fiori_tag {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text of the tag.
   *
   * A value is required.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE title;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_tag_init(fiori_tag *FIORI_NULLABLE record) {
  static const fiori_tag defaults = {
    sizeof(fiori_tag), /* struct_size */
    NULL /* title */
  };
  if (record != NULL) {
    *record = defaults;
  }
}

FIORI_END_DECLARATIONS

#endif /* FIORI_TAG_H */
