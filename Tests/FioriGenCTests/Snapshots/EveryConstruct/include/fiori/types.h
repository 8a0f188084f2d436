/**
 * \file
 * The types that the other headers share.
 *
 * A value that is not set is a NULL pointer, a list whose items are NULL, an image without a name,
 * a tagged union of no kind, or an optional without a value. A list with items that are not NULL
 * and a count of 0 is set, and empty.
 *
 * Texts are UTF-8, end with NUL and are borrowed.
 */
#ifndef FIORI_TYPES_H
#define FIORI_TYPES_H

#include "support.h"

FIORI_BEGIN_DECLARATIONS

/** See tag.h: struct fiori_tag. */
typedef struct fiori_tag fiori_tag;

/** See activity_control.h: struct fiori_activity_control. */
typedef struct fiori_activity_control fiori_activity_control;

/** See cell.h: struct fiori_cell. */
typedef struct fiori_cell fiori_cell;

/**
 * See old_cell.h: struct fiori_old_cell.
 *
 * \deprecated Use FUICell.
 */
typedef struct fiori_old_cell fiori_old_cell FIORI_DEPRECATED("Use FUICell.");

/** See struct fiori_size. */
typedef struct fiori_size fiori_size;

/** See struct fiori_edge_insets. */
typedef struct fiori_edge_insets fiori_edge_insets;

/** See struct fiori_optional_image_rendering_mode. */
typedef struct fiori_optional_image_rendering_mode fiori_optional_image_rendering_mode;

/** See struct fiori_image. */
typedef struct fiori_image fiori_image;

/** See struct fiori_tag_list. */
typedef struct fiori_tag_list fiori_tag_list;

/** See struct fiori_string_list. */
typedef struct fiori_string_list fiori_string_list;

/** See struct fiori_int_list. */
typedef struct fiori_int_list fiori_int_list;

/** See struct fiori_glyph_image_list. */
typedef struct fiori_glyph_image_list fiori_glyph_image_list;

/** See struct fiori_optional_image_list. */
typedef struct fiori_optional_image_list fiori_optional_image_list;

/** See struct fiori_optional_double_list. */
typedef struct fiori_optional_double_list fiori_optional_double_list;

/** See struct fiori_optional_string_list. */
typedef struct fiori_optional_string_list fiori_optional_string_list;

/** See struct fiori_string_list_list. */
typedef struct fiori_string_list_list fiori_string_list_list;

/** See union fiori_glyph_image_value. */
typedef union fiori_glyph_image_value fiori_glyph_image_value;

/** See struct fiori_glyph_image. */
typedef struct fiori_glyph_image fiori_glyph_image;

/** See struct fiori_optional_size. */
typedef struct fiori_optional_size fiori_optional_size;

/** See struct fiori_optional_double. */
typedef struct fiori_optional_double fiori_optional_double;

/** See struct fiori_optional_bool. */
typedef struct fiori_optional_bool fiori_optional_bool;

/** See struct fiori_optional_int. */
typedef struct fiori_optional_int fiori_optional_int;

/** See struct fiori_optional_float. */
typedef struct fiori_optional_float fiori_optional_float;

/** See struct fiori_optional_seconds. */
typedef struct fiori_optional_seconds fiori_optional_seconds;

/** See struct fiori_optional_edge_insets. */
typedef struct fiori_optional_edge_insets fiori_optional_edge_insets;

/** See struct fiori_optional_cell_accessory_type. */
typedef struct fiori_optional_cell_accessory_type fiori_optional_cell_accessory_type;

/** See struct fiori_optional_control_state. */
typedef struct fiori_optional_control_state fiori_optional_control_state;

/** See struct fiori_optional_style. */
typedef struct fiori_optional_style fiori_optional_style;

/** See struct fiori_optional_old_style. */
typedef struct fiori_optional_old_style fiori_optional_old_style;

/** The standard accessory of a table view cell. */
FIORI_ENUM(fiori_cell_accessory_type) {
  /** Nothing is shown. */
  FIORI_CELL_ACCESSORY_TYPE_NONE = 0,
  /** A chevron: a tap shows more. */
  FIORI_CELL_ACCESSORY_TYPE_DISCLOSURE_INDICATOR = 1,
  /** A button for details and a chevron. */
  FIORI_CELL_ACCESSORY_TYPE_DETAIL_DISCLOSURE_BUTTON = 2,
  /** A tick: the row is chosen. */
  FIORI_CELL_ACCESSORY_TYPE_CHECKMARK = 3,
  /** A button for details. */
  FIORI_CELL_ACCESSORY_TYPE_DETAIL_BUTTON = 4
};

/** The state of a control that a title or image is for. */
FIORI_ENUM(fiori_control_state) {
  /** The usual state. */
  FIORI_CONTROL_STATE_NORMAL = 0,
  /** While it is touched. */
  FIORI_CONTROL_STATE_HIGHLIGHTED = 1,
  /** While it cannot be used. */
  FIORI_CONTROL_STATE_DISABLED = 2,
  /** While it is chosen. */
  FIORI_CONTROL_STATE_SELECTED = 3,
  /** While it has the focus. */
  FIORI_CONTROL_STATE_FOCUSED = 4
};

/** Where an image is looked up. */
FIORI_ENUM(fiori_image_source) {
  /** By its name in the assets of the receiver. */
  FIORI_IMAGE_SOURCE_ASSET = 0,
  /** By its name among the symbols of the platform. */
  FIORI_IMAGE_SOURCE_SYMBOL = 1,
  /** By the path of its file. */
  FIORI_IMAGE_SOURCE_FILE = 2,
  /** By its address. */
  FIORI_IMAGE_SOURCE_URL = 3,
  /** By its name in the icon library of the design system. */
  FIORI_IMAGE_SOURCE_ICON_LIBRARY = 4
};

/** How the colours of an image are used. */
FIORI_ENUM(fiori_image_rendering_mode) {
  /** As the place where it is shown wants it. */
  FIORI_IMAGE_RENDERING_MODE_AUTOMATIC = 0,
  /** The image's own colours. */
  FIORI_IMAGE_RENDERING_MODE_ALWAYS_ORIGINAL = 1,
  /** Only its outline, in the tint colour. */
  FIORI_IMAGE_RENDERING_MODE_ALWAYS_TEMPLATE = 2
};

/**
 * The old styles.
 *
 * \deprecated Use #FUIStyle; it is newer.
 */
FIORI_DEPRECATED_ENUM(fiori_old_style, "Use #FUIStyle; it is newer.") {
  /**
   * The case flat.
   *
   * \deprecated Use #FUIStyle; it is newer.
   */
  FIORI_OLD_STYLE_FLAT FIORI_DEPRECATED_ENUMERATOR("Use #FUIStyle; it is newer.") = 0
};

/**
 * The styles.
 *
 * First line of a paragraph.
 *
 * Second paragraph.
 */
FIORI_ENUM(fiori_style) {
  /** As usual. */
  FIORI_STYLE_DEFAULT = 0,
  /**
   * Round.
   *
   * Inferred: the documents do not declare it.
   *
   * \deprecated Use "default".
   */
  FIORI_STYLE_ROUNDED_RECT FIORI_DEPRECATED_ENUMERATOR("Use \"default\".") = 1,
  /** The case kpi. */
  FIORI_STYLE_KPI = 2
};

/** A width and a height. */
struct fiori_size {
  /** The width in points. */
  double width;
  /** The height in points. */
  double height;
};

/** Distances to the four edges. */
struct fiori_edge_insets {
  /** The distance to the upper edge in points. */
  double top;
  /** The distance in points to the edge where reading begins. */
  double leading;
  /** The distance to the lower edge in points. */
  double bottom;
  /** The distance in points to the edge where reading ends. */
  double trailing;
};

/** A value that may be absent. */
struct fiori_optional_image_rendering_mode {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_image_rendering_mode value;
};

/** An image that the receiver looks up. */
struct fiori_image {
  /** Where it is looked up. */
  fiori_image_source source;
  /** Its name, path or address there; NULL for no image. */
  const char *FIORI_NULLABLE name;
  /** How its colours are used; without a value, the image says. */
  fiori_optional_image_rendering_mode rendering_mode;
};

/** A list whose elements are borrowed. */
struct fiori_tag_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_tag *FIORI_NONNULL const *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_string_list {
  /** The elements; NULL for a list that is not set. */
  const char *FIORI_NONNULL const *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_int_list {
  /** The elements; NULL for a list that is not set. */
  const int64_t *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_glyph_image_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_glyph_image *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_optional_image_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_image *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_optional_double_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_optional_double *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_optional_string_list {
  /** The elements; NULL for a list that is not set. */
  const char *FIORI_NULLABLE const *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_string_list_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_string_list *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** What a fiori_glyph_image holds. */
FIORI_ENUM(fiori_glyph_image_kind) {
  /** Nothing is set. */
  FIORI_GLYPH_IMAGE_KIND_NONE = 0,
  /** An image. */
  FIORI_GLYPH_IMAGE_KIND_IMAGE = 1,
  /** A tag. */
  FIORI_GLYPH_IMAGE_KIND_TAG = 2,
  /** The case string. */
  FIORI_GLYPH_IMAGE_KIND_STRING = 3
};

/** The values that a fiori_glyph_image can hold. */
union fiori_glyph_image_value {
  /** An image. */
  fiori_image image;
  /** A tag. */
  const fiori_tag *FIORI_NULLABLE tag;
  /** The case string. */
  const char *FIORI_NULLABLE string;
  /** Keeps the size when kinds are added; never used. */
  uint64_t reserved[4];
};

/** One icon. */
struct fiori_glyph_image {
  /** Which member of the value is set. */
  fiori_glyph_image_kind kind;
  /** The value of that kind. */
  fiori_glyph_image_value value;
};

/** A value that may be absent. */
struct fiori_optional_size {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_size value;
};

/** A value that may be absent. */
struct fiori_optional_double {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  double value;
};

/** A value that may be absent. */
struct fiori_optional_bool {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  bool value;
};

/** A value that may be absent. */
struct fiori_optional_int {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  int64_t value;
};

/** A value that may be absent. */
struct fiori_optional_float {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  float value;
};

/** A value that may be absent. */
struct fiori_optional_seconds {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  double value;
};

/** A value that may be absent. */
struct fiori_optional_edge_insets {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_edge_insets value;
};

/** A value that may be absent. */
struct fiori_optional_cell_accessory_type {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_cell_accessory_type value;
};

/** A value that may be absent. */
struct fiori_optional_control_state {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_control_state value;
};

/** A value that may be absent. */
struct fiori_optional_style {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_style value;
};

/** A value that may be absent. */
struct fiori_optional_old_style {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_old_style value;
};

FIORI_END_DECLARATIONS

#endif /* FIORI_TYPES_H */
