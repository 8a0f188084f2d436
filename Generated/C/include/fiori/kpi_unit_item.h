/**
 * \file
 * The data of FUIKPIUnitItem.
 */
#ifndef FIORI_KPI_UNIT_ITEM_H
#define FIORI_KPI_UNIT_ITEM_H

#include "types.h"

FIORI_BEGIN_DECLARATIONS

/**
 * A unit or sign of a key figure, such as a currency or a magnitude.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_kpi_unit_item_init() fills it with the documented defaults.
 */
struct fiori_kpi_unit_item {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text of the unit.
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
FIORI_INLINE void fiori_kpi_unit_item_init(fiori_kpi_unit_item *FIORI_NULLABLE record) {
  static const fiori_kpi_unit_item defaults = {
    sizeof(fiori_kpi_unit_item), /* struct_size */
    NULL /* string */
  };
  if (record != NULL) {
    *record = defaults;
  }
}

FIORI_END_DECLARATIONS

#endif /* FIORI_KPI_UNIT_ITEM_H */
