/**
 * \file
 * The data of FUILabelItem.
 */
#ifndef FIORI_LABEL_ITEM_H
#define FIORI_LABEL_ITEM_H

#include "types.h"

FIORI_BEGIN_DECLARATIONS

/**
 * A text with an image, one of the facts that an object header lists.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_label_item_init() fills it with the documented defaults.
 */
struct fiori_label_item {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text of the item.
   *
   * A value is required.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
  /**
   * Image of the item.
   *
   * A value is required.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image image;
  /**
   * Alignment of the image.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_label_item_alignment alignment;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_label_item_init(fiori_label_item *FIORI_NULLABLE record) {
  static const fiori_label_item defaults = {
    sizeof(fiori_label_item), /* struct_size */
    NULL, /* text */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* image */
    { false, FIORI_LABEL_ITEM_ALIGNMENT_LEADING } /* alignment */
  };
  if (record != NULL) {
    *record = defaults;
  }
}

FIORI_END_DECLARATIONS

#endif /* FIORI_LABEL_ITEM_H */
