/**
 * \file
 * The data of FUIKPIMetricItem.
 */
#ifndef FIORI_KPI_METRIC_ITEM_H
#define FIORI_KPI_METRIC_ITEM_H

#include "types.h"

FIORI_BEGIN_DECLARATIONS

/**
 * The number of a key figure.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_kpi_metric_item_init() fills it with the documented defaults.
 */
struct fiori_kpi_metric_item {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * The number, formatted as text.
   *
   * A value is required.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE string;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_kpi_metric_item_init(fiori_kpi_metric_item *FIORI_NULLABLE record) {
  static const fiori_kpi_metric_item defaults = {
    sizeof(fiori_kpi_metric_item), /* struct_size */
    NULL /* string */
  };
  if (record != NULL) {
    *record = defaults;
  }
}

FIORI_END_DECLARATIONS

#endif /* FIORI_KPI_METRIC_ITEM_H */
