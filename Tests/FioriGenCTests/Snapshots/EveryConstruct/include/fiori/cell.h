/**
 * \file
 * The data of FUICell.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_CELL_H
#define FIORI_CELL_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** What a fiori_cell_status holds. */
FIORI_ENUM(fiori_cell_status_kind) {
  /** Nothing is set. */
  FIORI_CELL_STATUS_KIND_NONE = 0,
  /** A text. */
  FIORI_CELL_STATUS_KIND_TEXT = 1,
  /**
   * An image.
   *
   * Default: dot.
   */
  FIORI_CELL_STATUS_KIND_IMAGE = 2,
  /** The member statusTags. */
  FIORI_CELL_STATUS_KIND_TAGS = 3
};

/** See union fiori_cell_status_value. */
typedef union fiori_cell_status_value fiori_cell_status_value;

/** The values that a fiori_cell_status can hold. */
union fiori_cell_status_value {
  /**
   * An image.
   *
   * Default: dot.
   */
  fiori_image image;
  /** A text. */
  const char *FIORI_NULLABLE text;
  /** The member statusTags. */
  fiori_tag_list tags;
  /** Keeps the size when kinds are added; never used. */
  uint64_t reserved[4];
};

/** See struct fiori_cell_status. */
typedef struct fiori_cell_status fiori_cell_status;

/** Holds one of statusText, statusImage, statusTags, or nothing; the last one set is shown. */
struct fiori_cell_status {
  /** Which member of the value is set. */
  fiori_cell_status_kind kind;
  /** The value of that kind. */
  fiori_cell_status_value value;
};

/** See struct fiori_cell_image_view_placeholder. */
typedef struct fiori_cell_image_view_placeholder fiori_cell_image_view_placeholder;

/**
 * The settable members of placeholder.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_cell_image_view_placeholder {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /** The member imageView.placeholder.text. */
  const char *FIORI_NULLABLE text;
};

/** See struct fiori_cell_image_view. */
typedef struct fiori_cell_image_view fiori_cell_image_view;

/**
 * The settable members of imageView.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_cell_image_view {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /** The member imageView.isRound. */
  fiori_optional_bool is_round;
  /**
   * The settable members of placeholder.
   *
   * NULL stands for the defaults.
   */
  const fiori_cell_image_view_placeholder *FIORI_NULLABLE placeholder;
  /**
   * The member imageView.alpha.
   *
   * Default: 0.5.
   */
  double alpha;
};

/**
 * A cell.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_cell_init() fills it with the documented defaults.
 */
struct fiori_cell {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * The headline.
   *
   * More about it.
   *
   * Shown by headlineLabel.
   *
   * \since 2.0
   */
  const char *FIORI_NULLABLE headline_text;
  /**
   * Share of the width.
   *
   * Allowed: 0.01 to 0.99. Advised: 0.3 to 0.7.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_optional_double split_percent;
  /** The member isOn. */
  fiori_optional_bool is_on;
  /** A keyword. */
  fiori_optional_int default_;
  /** A macro. */
  fiori_optional_float errno_;
  /**
   * The member duration.
   *
   * In seconds.
   */
  fiori_optional_seconds duration;
  /**
   * The member insets.
   *
   * In points.
   */
  fiori_optional_edge_insets insets;
  /** The member picture. */
  fiori_image picture;
  /**
   * The member tint.
   *
   * A colour as style sheets spell it, or a name of the theme.
   */
  const char *FIORI_NULLABLE tint;
  /** The member accessory. */
  fiori_optional_cell_accessory_type accessory;
  /** The member state. */
  fiori_optional_control_state state;
  /** The member icon. */
  fiori_glyph_image icon;
  /** The member mainTag. */
  const fiori_tag *FIORI_NULLABLE main_tag;
  /**
   * The member title.
   *
   * Default: Grüße "?&#92; U+202E.
   */
  const char *FIORI_NULLABLE title;
  /**
   * The member isActive.
   *
   * Default: true.
   */
  bool is_active;
  /**
   * The member smallest.
   *
   * Default: -9223372036854775808.
   */
  int64_t smallest;
  /**
   * The member ratio.
   *
   * Default: 0.1.
   */
  float ratio;
  /**
   * The member delay.
   *
   * In seconds. Default: 1.
   */
  double delay;
  /**
   * The member size.
   *
   * In points. Default: 45x45.
   */
  fiori_optional_size size;
  /**
   * The member margins.
   *
   * In points. Default: 1 2 3 -4.25.
   */
  fiori_edge_insets margins;
  /**
   * The member symbol.
   *
   * Default: bell.
   */
  fiori_image symbol;
  /**
   * The member mode.
   *
   * Default: kpi.
   */
  fiori_style mode;
  FIORI_DEPRECATED("Use headlineText \u2014 \\ it's \"better\"\?\?/")
  /**
   * The member oldText.
   *
   * \deprecated Use headlineText — &#92; it's "better"? ?/
   */
  const char *FIORI_NULLABLE old_text;
  /**
   * The member tags.
   *
   * Allowed: at most 6 elements. Advised: at most 3 elements.
   */
  fiori_tag_list tags;
  /**
   * The member names.
   *
   * Default: [a, b].
   */
  fiori_string_list names;
  /**
   * The member nothing.
   *
   * Default: [].
   */
  fiori_int_list nothing;
  /** The member icons. */
  fiori_glyph_image_list icons;
  /** The member pictures. */
  fiori_optional_image_list pictures;
  /** The member marks. */
  fiori_optional_double_list marks;
  /** The member nicknames. */
  fiori_optional_string_list nicknames;
  /** The member table. */
  fiori_string_list_list table;
  /** The member old. */
  const fiori_old_cell *FIORI_NULLABLE old;
  /** One of statusText, statusImage, statusTags, or nothing. */
  fiori_cell_status status;
  /**
   * The settable members of imageView.
   *
   * NULL stands for the defaults.
   */
  const fiori_cell_image_view *FIORI_NULLABLE image_view;
  /**
   * The activities.
   *
   * NULL stands for the defaults.
   */
  const fiori_activity_control *FIORI_NULLABLE activity_control;
};

FIORI_END_DECLARATIONS

#include "activity_control.h"
#include "tag.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_cell_init(fiori_cell *FIORI_NULLABLE record) {
  static const char *FIORI_NONNULL const nested_1[2] = {
    "a",
    "b"
  };
  static const int64_t nested_2[1] = {
    0
  };
  static const fiori_cell_image_view_placeholder nested_3 = {
    sizeof(fiori_cell_image_view_placeholder), /* struct_size */
    NULL /* text */
  };
  static const fiori_cell_image_view nested_4 = {
    sizeof(fiori_cell_image_view), /* struct_size */
    { false, false }, /* is_round */
    &nested_3, /* placeholder */
    0.5 /* alpha */
  };
  static const fiori_tag nested_5 = {
    sizeof(fiori_tag), /* struct_size */
    "new", /* title */
    NULL, /* color */
    FIORI_STYLE_KPI /* style */
  };
  static const fiori_activity_control nested_6 = {
    sizeof(fiori_activity_control), /* struct_size */
    { true, { 25.0, 25.5 } }, /* item_size */
    4, /* max_visible_items */
    { true, 29.0 }, /* spacing */
    &nested_5 /* badge */
  };
  static const fiori_cell defaults = {
    sizeof(fiori_cell), /* struct_size */
    NULL, /* headline_text */
    { false, 0.0 }, /* split_percent */
    { false, false }, /* is_on */
    { false, 0 }, /* default_ */
    { false, 0.0f }, /* errno_ */
    { false, 0.0 }, /* duration */
    { false, { 0.0, 0.0, 0.0, 0.0 } }, /* insets */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* picture */
    NULL, /* tint */
    { false, FIORI_CELL_ACCESSORY_TYPE_NONE }, /* accessory */
    { false, FIORI_CONTROL_STATE_NORMAL }, /* state */
    { FIORI_GLYPH_IMAGE_KIND_NONE, { { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } } } }, /* icon */
    NULL, /* main_tag */
    "Gr\303\274\303\237e \"\?\\\012\342\200\256", /* title */
    true, /* is_active */
    (-9223372036854775807 - 1), /* smallest */
    0.1f, /* ratio */
    1.0, /* delay */
    { true, { 45.0, 45.0 } }, /* size */
    { 1.0, 2.0, 3.0, -4.25 }, /* margins */
    { FIORI_IMAGE_SOURCE_ASSET, "bell", { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* symbol */
    FIORI_STYLE_KPI, /* mode */
    NULL, /* old_text */
    { NULL, 0 }, /* tags */
    { nested_1, 2 }, /* names */
    { nested_2, 0 }, /* nothing */
    { NULL, 0 }, /* icons */
    { NULL, 0 }, /* pictures */
    { NULL, 0 }, /* marks */
    { NULL, 0 }, /* nicknames */
    { NULL, 0 }, /* table */
    NULL, /* old */
    { FIORI_CELL_STATUS_KIND_IMAGE, { { FIORI_IMAGE_SOURCE_ASSET, "dot", { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } } } }, /* status */
    &nested_4, /* image_view */
    &nested_6 /* activity_control */
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
FIORI_EXPORT fiori_status fiori_cell_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_cell *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_cell_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_cell *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_cell_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_cell *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_CELL_H */
