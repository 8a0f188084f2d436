/**
 * \file
 * The data of FUIObjectHeader.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_OBJECT_HEADER_H
#define FIORI_OBJECT_HEADER_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** What a fiori_object_header_status holds. */
FIORI_ENUM(fiori_object_header_status_kind) {
  /** Nothing is set. */
  FIORI_OBJECT_HEADER_STATUS_KIND_NONE = 0,
  /**
   * Status as text; it takes the place of a status image.
   *
   * Shown by statusLabel.
   *
   * Inferred: the documents do not declare it.
   */
  FIORI_OBJECT_HEADER_STATUS_KIND_TEXT = 1,
  /**
   * Status as an image; it takes the place of a status text.
   *
   * Shown by statusImageView.
   *
   * Inferred: the documents do not declare it.
   */
  FIORI_OBJECT_HEADER_STATUS_KIND_IMAGE = 2
};

/** See union fiori_object_header_status_value. */
typedef union fiori_object_header_status_value fiori_object_header_status_value;

/** The values that a fiori_object_header_status can hold. */
union fiori_object_header_status_value {
  /**
   * Status as text; it takes the place of a status image.
   *
   * Shown by statusLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
  /**
   * Status as an image; it takes the place of a status text.
   *
   * Shown by statusImageView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image image;
  /** Keeps the size when kinds are added; never used. */
  uint64_t reserved[4];
};

/** See struct fiori_object_header_status. */
typedef struct fiori_object_header_status fiori_object_header_status;

/** Holds one of statusText, statusImage, or nothing; the last one set is shown. */
struct fiori_object_header_status {
  /** Which member of the value is set. */
  fiori_object_header_status_kind kind;
  /** The value of that kind. */
  fiori_object_header_status_value value;
};

/** What a fiori_object_header_substatus holds. */
FIORI_ENUM(fiori_object_header_substatus_kind) {
  /** Nothing is set. */
  FIORI_OBJECT_HEADER_SUBSTATUS_KIND_NONE = 0,
  /**
   * Substatus as text; it takes the place of a substatus image.
   *
   * Shown by substatusLabel.
   *
   * Inferred: the documents do not declare it.
   */
  FIORI_OBJECT_HEADER_SUBSTATUS_KIND_TEXT = 1,
  /**
   * Substatus as an image; it takes the place of a substatus text.
   *
   * Shown by substatusImageView.
   *
   * Inferred: the documents do not declare it.
   */
  FIORI_OBJECT_HEADER_SUBSTATUS_KIND_IMAGE = 2
};

/** See union fiori_object_header_substatus_value. */
typedef union fiori_object_header_substatus_value fiori_object_header_substatus_value;

/** The values that a fiori_object_header_substatus can hold. */
union fiori_object_header_substatus_value {
  /**
   * Substatus as text; it takes the place of a substatus image.
   *
   * Shown by substatusLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
  /**
   * Substatus as an image; it takes the place of a substatus text.
   *
   * Shown by substatusImageView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image image;
  /** Keeps the size when kinds are added; never used. */
  uint64_t reserved[4];
};

/** See struct fiori_object_header_substatus. */
typedef struct fiori_object_header_substatus fiori_object_header_substatus;

/** Holds one of substatusText, substatusImage, or nothing; the last one set is shown. */
struct fiori_object_header_substatus {
  /** Which member of the value is set. */
  fiori_object_header_substatus_kind kind;
  /** The value of that kind. */
  fiori_object_header_substatus_value value;
};

/** See struct fiori_object_header_detail_image_view. */
typedef struct fiori_object_header_detail_image_view fiori_object_header_detail_image_view;

/**
 * The settable members of detailImageView.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_detail_image_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Image set straight on the detail image view, past `detailImage`.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image image;
};

/** See struct fiori_object_header_headline_label. */
typedef struct fiori_object_header_headline_label fiori_object_header_headline_label;

/**
 * The settable members of headlineLabel.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_headline_label {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text set straight on the headline, past `headlineText`.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/** See struct fiori_object_header_subheadline_label. */
typedef struct fiori_object_header_subheadline_label fiori_object_header_subheadline_label;

/**
 * The settable members of subheadlineLabel.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_subheadline_label {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text set straight on the subheadline, past `subheadlineText`.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/** See struct fiori_object_header_description_label. */
typedef struct fiori_object_header_description_label fiori_object_header_description_label;

/**
 * The settable members of descriptionLabel.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_description_label {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text of the description; best kept to three lines in compact width.
   *
   * Advised: at most 3 lines.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/** See struct fiori_object_header_status_label. */
typedef struct fiori_object_header_status_label fiori_object_header_status_label;

/**
 * The settable members of statusLabel.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_status_label {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Text set straight on the status label, past `statusText`.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/** See struct fiori_object_header_substatus_image_view. */
typedef struct fiori_object_header_substatus_image_view fiori_object_header_substatus_image_view;

/**
 * The settable members of substatusImageView.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_substatus_image_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Image set straight on the substatus image view, past `substatusImage`.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image image;
};

/** See struct fiori_object_header_inner_view_page_control. */
typedef struct fiori_object_header_inner_view_page_control fiori_object_header_inner_view_page_control;

/**
 * The settable members of pageControl.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_inner_view_page_control {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Colour of the dot of the current page.
   *
   * A colour as style sheets spell it, or a name of the theme.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE current_page_indicator_tint_color;
  /**
   * Colour of the dots of the other pages.
   *
   * A colour as style sheets spell it, or a name of the theme.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE page_indicator_tint_color;
};

/** See struct fiori_object_header_inner_view. */
typedef struct fiori_object_header_inner_view fiori_object_header_inner_view;

/**
 * The settable members of _innerView.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_object_header_inner_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * The settable members of pageControl.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_inner_view_page_control *FIORI_NULLABLE page_control;
};

/**
 * The header above a table that introduces one business object.
 *
 * The first page shows the detail image, texts, tags, label items, the status and, at the end, one
 * accessory. The second page shows `detailContentView`. Tags stand 4 points under the subheadline,
 * label items 16 points under the tags. The layout follows the horizontal size class by itself.
 *
 * Create it with `FUIObjectHeader()` and assign it as the header view of a table. A refresh control
 * on the same table works alongside it; one that is set after the header, in code or in
 * `viewDidLoad` behind a storyboard, must be brought to the front of the table or it stays hidden.
 *
 * Set `backgroundColorScheme` first: it repaints texts, background and page indicator, and would
 * undo colours that were chosen before.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_object_header_init() fills it with the documented defaults.
 */
struct fiori_object_header {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Image of the object.
   *
   * Shown by detailImageView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image detail_image;
  /**
   * Title of the object.
   *
   * Shown by headlineLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE headline_text;
  /**
   * Second line about the object.
   *
   * Shown by subheadlineLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE subheadline_text;
  /**
   * Short labels that classify the object.
   *
   * Advised: at most 3 elements.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_tag_list tags;
  /**
   * Facts about the object, each a text with an image.
   *
   * In compact width six items should take no more than two rows.
   *
   * Allowed: at most 6 elements. Shown by labelItem.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_label_item_list label_items;
  /** One of statusText, statusImage, or nothing. */
  fiori_object_header_status status;
  /** One of substatusText, substatusImage, or nothing. */
  fiori_object_header_substatus substatus;
  /**
   * Key figure in the accessory at the end of the header.
   *
   * The header has room for one accessory. A key figure wins over the status, which then moves to a
   * row of its own.
   *
   * Inferred: the documents do not declare it.
   */
  const fiori_kpi_view *FIORI_NULLABLE kpi_view;
  /**
   * Scheme that the colours of text, background and page indicator follow.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_background_color_scheme background_color_scheme;
  /**
   * Banner to show under the header; the app has to create and assign it.
   *
   * Also spelled bannerMessage.
   *
   * Inferred: the documents do not declare it.
   */
  const fiori_banner_message_view *FIORI_NULLABLE banner_view;
  /**
   * The detail image, of the same size in compact and regular width.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_detail_image_view *FIORI_NULLABLE detail_image_view;
  /**
   * The headline; the one label that never disappears.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_headline_label *FIORI_NULLABLE headline_label;
  /**
   * The subheadline, a second line about the object.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_subheadline_label *FIORI_NULLABLE subheadline_label;
  /**
   * A longer text about the object.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_description_label *FIORI_NULLABLE description_label;
  /**
   * The status as text; shares its place with the status image.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_status_label *FIORI_NULLABLE status_label;
  /**
   * The substatus as an image, under the status; shares its place with the substatus text.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_substatus_image_view *FIORI_NULLABLE substatus_image_view;
  /**
   * The view inside the header that holds the page control and follows the colour scheme.
   *
   * NULL stands for the defaults.
   */
  const fiori_object_header_inner_view *FIORI_NULLABLE inner_view;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_object_header_init(fiori_object_header *FIORI_NULLABLE record) {
  static const fiori_object_header_detail_image_view nested_1 = {
    sizeof(fiori_object_header_detail_image_view), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } } /* image */
  };
  static const fiori_object_header_headline_label nested_2 = {
    sizeof(fiori_object_header_headline_label), /* struct_size */
    NULL /* text */
  };
  static const fiori_object_header_subheadline_label nested_3 = {
    sizeof(fiori_object_header_subheadline_label), /* struct_size */
    NULL /* text */
  };
  static const fiori_object_header_description_label nested_4 = {
    sizeof(fiori_object_header_description_label), /* struct_size */
    NULL /* text */
  };
  static const fiori_object_header_status_label nested_5 = {
    sizeof(fiori_object_header_status_label), /* struct_size */
    NULL /* text */
  };
  static const fiori_object_header_substatus_image_view nested_6 = {
    sizeof(fiori_object_header_substatus_image_view), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } } /* image */
  };
  static const fiori_object_header_inner_view_page_control nested_7 = {
    sizeof(fiori_object_header_inner_view_page_control), /* struct_size */
    NULL, /* current_page_indicator_tint_color */
    NULL /* page_indicator_tint_color */
  };
  static const fiori_object_header_inner_view nested_8 = {
    sizeof(fiori_object_header_inner_view), /* struct_size */
    &nested_7 /* page_control */
  };
  static const fiori_object_header defaults = {
    sizeof(fiori_object_header), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* detail_image */
    NULL, /* headline_text */
    NULL, /* subheadline_text */
    { NULL, 0 }, /* tags */
    { NULL, 0 }, /* label_items */
    { FIORI_OBJECT_HEADER_STATUS_KIND_NONE, { NULL } }, /* status */
    { FIORI_OBJECT_HEADER_SUBSTATUS_KIND_NONE, { NULL } }, /* substatus */
    NULL, /* kpi_view */
    { false, FIORI_BACKGROUND_COLOR_SCHEME_DARK_CONSTANT }, /* background_color_scheme */
    NULL, /* banner_view */
    &nested_1, /* detail_image_view */
    &nested_2, /* headline_label */
    &nested_3, /* subheadline_label */
    &nested_4, /* description_label */
    &nested_5, /* status_label */
    &nested_6, /* substatus_image_view */
    &nested_8 /* inner_view */
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
FIORI_EXPORT fiori_status fiori_object_header_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_object_header *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_object_header_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_header *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_object_header_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_header *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_OBJECT_HEADER_H */
