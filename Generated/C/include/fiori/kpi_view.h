/**
 * \file
 * The data of FUIKPIView.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_KPI_VIEW_H
#define FIORI_KPI_VIEW_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** See struct fiori_kpi_view_captionlabel. */
typedef struct fiori_kpi_view_captionlabel fiori_kpi_view_captionlabel;

/**
 * The settable members of captionlabel.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_kpi_view_captionlabel {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text of the caption.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/**
 * A key figure, put together from units and numbers, with a caption.
 *
 * Create it with `FUIKPIView()` and assign it to the header's `kpiView`. The items stand side by
 * side in the order given: a currency, a number and an M read as one figure.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_kpi_view_init() fills it with the documented defaults.
 */
struct fiori_kpi_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Units and numbers of the figure, in reading order.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_kpi_item_list items;
  /**
   * What the figure means.
   *
   * NULL stands for the defaults.
   */
  const fiori_kpi_view_captionlabel *FIORI_NULLABLE captionlabel;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_kpi_view_init(fiori_kpi_view *FIORI_NULLABLE record) {
  static const fiori_kpi_view_captionlabel nested_1 = {
    sizeof(fiori_kpi_view_captionlabel), /* struct_size */
    NULL /* text */
  };
  static const fiori_kpi_view defaults = {
    sizeof(fiori_kpi_view), /* struct_size */
    { NULL, 0 }, /* items */
    &nested_1 /* captionlabel */
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
FIORI_EXPORT fiori_status fiori_kpi_view_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_kpi_view *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_kpi_view_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_kpi_view *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_kpi_view_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_kpi_view *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_KPI_VIEW_H */
