/**
 * \file
 * The data of FUIAttributedGlyphImage.
 */
#ifndef FIORI_ATTRIBUTED_GLYPH_IMAGE_H
#define FIORI_ATTRIBUTED_GLYPH_IMAGE_H

#include "types.h"

FIORI_BEGIN_DECLARATIONS

/**
 * A glyph that brings its own text attributes.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_attributed_glyph_image_init() fills it with the documented defaults.
 */
struct fiori_attributed_glyph_image {
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
FIORI_INLINE void fiori_attributed_glyph_image_init(
  fiori_attributed_glyph_image *FIORI_NULLABLE record
) {
  static const fiori_attributed_glyph_image defaults = {
    sizeof(fiori_attributed_glyph_image) /* struct_size */
  };
  if (record != NULL) {
    *record = defaults;
  }
}

FIORI_END_DECLARATIONS

#endif /* FIORI_ATTRIBUTED_GLYPH_IMAGE_H */
