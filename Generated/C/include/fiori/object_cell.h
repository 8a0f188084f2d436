/**
 * \file
 * The data of FUIObjectCell.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_OBJECT_CELL_H
#define FIORI_OBJECT_CELL_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** What a fiori_object_cell_status holds. */
FIORI_ENUM(fiori_object_cell_status_kind) {
  /** Nothing is set. */
  FIORI_OBJECT_CELL_STATUS_KIND_NONE = 0,
  /**
   * Status as text; it takes the place of a status image, and empty text hides the label.
   *
   * Shown by statusLabel.
   */
  FIORI_OBJECT_CELL_STATUS_KIND_TEXT = 1,
  /**
   * Status as an image; it takes the place of a status text.
   *
   * Shown by statusImageView.
   */
  FIORI_OBJECT_CELL_STATUS_KIND_IMAGE = 2
};

/** See union fiori_object_cell_status_value. */
typedef union fiori_object_cell_status_value fiori_object_cell_status_value;

/** The values that a fiori_object_cell_status can hold. */
union fiori_object_cell_status_value {
  /**
   * Status as text; it takes the place of a status image, and empty text hides the label.
   *
   * Shown by statusLabel.
   */
  const char *FIORI_NULLABLE text;
  /**
   * Status as an image; it takes the place of a status text.
   *
   * Shown by statusImageView.
   */
  fiori_image image;
  /** Keeps the size when kinds are added; never used. */
  uint64_t reserved[4];
};

/** See struct fiori_object_cell_status. */
typedef struct fiori_object_cell_status fiori_object_cell_status;

/** Holds one of statusText, statusImage, or nothing; the last one set is shown. */
struct fiori_object_cell_status {
  /** Which member of the value is set. */
  fiori_object_cell_status_kind kind;
  /** The value of that kind. */
  fiori_object_cell_status_value value;
};

/** What a fiori_object_cell_substatus holds. */
FIORI_ENUM(fiori_object_cell_substatus_kind) {
  /** Nothing is set. */
  FIORI_OBJECT_CELL_SUBSTATUS_KIND_NONE = 0,
  /**
   * Substatus as text; it takes the place of a substatus image.
   *
   * Only for cells without accessory or with a disclosure indicator.
   *
   * Shown by substatusLabel.
   */
  FIORI_OBJECT_CELL_SUBSTATUS_KIND_TEXT = 1,
  /**
   * Substatus as an image; it takes the place of a substatus text.
   *
   * Only for cells without accessory or with a disclosure indicator.
   *
   * Shown by substatusImageView.
   */
  FIORI_OBJECT_CELL_SUBSTATUS_KIND_IMAGE = 2
};

/** See union fiori_object_cell_substatus_value. */
typedef union fiori_object_cell_substatus_value fiori_object_cell_substatus_value;

/** The values that a fiori_object_cell_substatus can hold. */
union fiori_object_cell_substatus_value {
  /**
   * Substatus as text; it takes the place of a substatus image.
   *
   * Only for cells without accessory or with a disclosure indicator.
   *
   * Shown by substatusLabel.
   */
  const char *FIORI_NULLABLE text;
  /**
   * Substatus as an image; it takes the place of a substatus text.
   *
   * Only for cells without accessory or with a disclosure indicator.
   *
   * Shown by substatusImageView.
   */
  fiori_image image;
  /** Keeps the size when kinds are added; never used. */
  uint64_t reserved[4];
};

/** See struct fiori_object_cell_substatus. */
typedef struct fiori_object_cell_substatus fiori_object_cell_substatus;

/** Holds one of substatusText, substatusImage, or nothing; the last one set is shown. */
struct fiori_object_cell_substatus {
  /** Which member of the value is set. */
  fiori_object_cell_substatus_kind kind;
  /** The value of that kind. */
  fiori_object_cell_substatus_value value;
};

/**
 * Shows one business object with texts, an image, icons and a status; superseded by
 * `FUIObjectView`.
 *
 * The content runs in reading direction: icons, detail image, the headline with subheadline and
 * footnote under it, the description, the status with the substatus under it, and the accessory.
 * The layout follows the horizontal size class by itself; the description needs the regular one.
 *
 * The view can be designed in Interface Builder, and every member belongs to the main actor. Apps
 * fill it through its properties. The views can be read, but only the cell itself replaces them.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_object_cell_init() fills it with the documented defaults.
 */
struct fiori_object_cell {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Icons from top to bottom; no more are visible than the main stack has active labels.
   *
   * Shown by iconsStackView.
   */
  fiori_image_list icon_images;
  /** Whether the place of the icons stays free when there are none. */
  fiori_optional_bool preserve_icon_stack_spacing;
  /**
   * Image of the object.
   *
   * Shown by detailImageView.
   */
  fiori_image detail_image;
  /** Whether the place of the detail image stays free when there is none. */
  fiori_optional_bool preserve_detail_image_spacing;
  /**
   * Title of the object.
   *
   * Shown by headlineLabel.
   */
  const char *FIORI_NULLABLE headline_text;
  /**
   * Second line about the object; text that is not empty reveals the label.
   *
   * Shown by subheadlineLabel.
   */
  const char *FIORI_NULLABLE subheadline_text;
  /**
   * Third line about the object; text that is not empty reveals the label.
   *
   * Shown by footnoteLabel.
   */
  const char *FIORI_NULLABLE footnote_text;
  /**
   * Longer text about the object.
   *
   * In the compact horizontal size class it is not shown at all.
   *
   * Shown by descriptionLabel.
   */
  const char *FIORI_NULLABLE description_text;
  /** One of statusText, statusImage, or nothing. */
  fiori_object_cell_status status;
  /** One of substatusText, substatusImage, or nothing. */
  fiori_object_cell_substatus substatus;
  /**
   * Where the main stack ends, as a fraction of the readable width.
   *
   * Left unset, the stack ends 8 points before the middle of that width. Fractions near the ends of
   * the allowed range leave no room for the other views, which share the same width. The value has
   * no effect in the compact horizontal size class.
   *
   * Allowed: 0.01 to 0.99. Advised: 0.3 to 0.7.
   */
  fiori_optional_double split_percent;
  /**
   * Kind of accessory at the end of the cell.
   *
   * Shown by accessoryView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_cell_accessory_type accessory_type;
  /**
   * The detail image, fitted without distortion; left out while `preserveDetailImageSpacing` is
   * false.
   *
   * NULL stands for the defaults.
   */
  const fiori_image_view *FIORI_NULLABLE detail_image_view;
  /**
   * The status as an image, between description and accessory; shares its place with the status
   * text.
   *
   * NULL stands for the defaults.
   */
  const fiori_image_view *FIORI_NULLABLE status_image_view;
};

FIORI_END_DECLARATIONS

#include "image_view.h"

FIORI_BEGIN_DECLARATIONS

FIORI_DEPRECATED("Use `FUIObjectView`, instead.")
/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 * \deprecated Use `FUIObjectView`, instead.
 */
FIORI_INLINE void fiori_object_cell_init(fiori_object_cell *FIORI_NULLABLE record) {
  static const fiori_image_view_placeholder nested_1 = {
    sizeof(fiori_image_view_placeholder), /* struct_size */
    NULL /* text */
  };
  static const fiori_image_view nested_2 = {
    sizeof(fiori_image_view), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* image */
    { false, false }, /* is_gradient_layer_enabled */
    &nested_1 /* placeholder */
  };
  static const fiori_object_cell defaults = {
    sizeof(fiori_object_cell), /* struct_size */
    { NULL, 0 }, /* icon_images */
    { false, false }, /* preserve_icon_stack_spacing */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* detail_image */
    { false, false }, /* preserve_detail_image_spacing */
    NULL, /* headline_text */
    NULL, /* subheadline_text */
    NULL, /* footnote_text */
    NULL, /* description_text */
    { FIORI_OBJECT_CELL_STATUS_KIND_NONE, { NULL } }, /* status */
    { FIORI_OBJECT_CELL_SUBSTATUS_KIND_NONE, { NULL } }, /* substatus */
    { false, 0.0 }, /* split_percent */
    { false, FIORI_CELL_ACCESSORY_TYPE_NONE }, /* accessory_type */
    &nested_2, /* detail_image_view */
    &nested_2 /* status_image_view */
  };
  if (record != NULL) {
    *record = defaults;
  }
}

FIORI_DEPRECATED("Use `FUIObjectView`, instead.")
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
 * \deprecated Use `FUIObjectView`, instead.
 */
FIORI_EXPORT fiori_status fiori_object_cell_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_object_cell *FIORI_NULLABLE *FIORI_NULLABLE record
);

FIORI_DEPRECATED("Use `FUIObjectView`, instead.")
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
 * \deprecated Use `FUIObjectView`, instead.
 */
FIORI_EXPORT fiori_status fiori_object_cell_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_cell *FIORI_NULLABLE record,
  fiori_encoding encoding,
  const char *FIORI_NULLABLE *FIORI_NULLABLE json,
  size_t *FIORI_NULLABLE length
);

FIORI_DEPRECATED("Use `FUIObjectView`, instead.")
/**
 * Checks a record against the documented ranges, counts and rules.
 *
 * Findings, warnings included, are added to the document's issues.
 *
 * \param document Owns what is made, and collects the issues.
 * \param record The record, with its struct_size set.
 * \return OK if there is no error among the findings.
 * \deprecated Use `FUIObjectView`, instead.
 */
FIORI_EXPORT fiori_status fiori_object_cell_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_object_cell *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_OBJECT_CELL_H */
