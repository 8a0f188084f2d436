/**
 * \file
 * The data of FUIObjectHeaderChartView.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_OBJECT_HEADER_CHART_VIEW_H
#define FIORI_OBJECT_HEADER_CHART_VIEW_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** See struct fiori_object_header_chart_view_title. */
typedef struct fiori_object_header_chart_view_title fiori_object_header_chart_view_title;

/**
 * The settable members of title.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_chart_view_title {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text of the title.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/** See struct fiori_object_header_chart_view_subtitle. */
typedef struct fiori_object_header_chart_view_subtitle fiori_object_header_chart_view_subtitle;

/**
 * The settable members of subtitle.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_chart_view_subtitle {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text of the subtitle.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/** See struct fiori_object_header_chart_view_trend. */
typedef struct fiori_object_header_chart_view_trend fiori_object_header_chart_view_trend;

/**
 * The settable members of trend.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_chart_view_trend {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text of the trend.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/**
 * A chart with title, subtitle and trend for the second page of an object header.
 *
 * Create it with `FUIObjectHeaderChartView()` and assign it to the header's `detailContentView`;
 * only there is it laid out correctly. The chart asks its data source for the values to draw.
 *
 * Inferred: the documents do not declare it.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_object_header_chart_view_init() fills it with the documented defaults.
 */
struct fiori_object_header_chart_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Image beside the trend, such as a rising arrow.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image trend_image;
  /**
   * Colour that tells good from bad trends.
   *
   * A colour as style sheets spell it, or a name of the theme.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE trend_semantic_color;
  /**
   * Whether the view is enabled; the sample switches it on and does not explain it.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_bool is_enabled;
  /**
   * What the chart shows.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_chart_view_title *FIORI_NULLABLE title;
  /**
   * A second line under the title.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_chart_view_subtitle *FIORI_NULLABLE subtitle;
  /**
   * The change of the figure, as text.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_chart_view_trend *FIORI_NULLABLE trend;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_object_header_chart_view_init(
  fiori_object_header_chart_view *FIORI_NULLABLE record
) {
  static const fiori_object_header_chart_view_title nested_1 = {
    sizeof(fiori_object_header_chart_view_title), /* struct_size */
    NULL /* text */
  };
  static const fiori_object_header_chart_view_subtitle nested_2 = {
    sizeof(fiori_object_header_chart_view_subtitle), /* struct_size */
    NULL /* text */
  };
  static const fiori_object_header_chart_view_trend nested_3 = {
    sizeof(fiori_object_header_chart_view_trend), /* struct_size */
    NULL /* text */
  };
  static const fiori_object_header_chart_view defaults = {
    sizeof(fiori_object_header_chart_view), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* trend_image */
    NULL, /* trend_semantic_color */
    { false, false }, /* is_enabled */
    &nested_1, /* title */
    &nested_2, /* subtitle */
    &nested_3 /* trend */
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
FIORI_EXPORT fiori_status fiori_object_header_chart_view_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_object_header_chart_view *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_object_header_chart_view_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_header_chart_view *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_object_header_chart_view_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_header_chart_view *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_OBJECT_HEADER_CHART_VIEW_H */
