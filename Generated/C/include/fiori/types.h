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

/** See attributed_glyph_image.h: struct fiori_attributed_glyph_image. */
typedef struct fiori_attributed_glyph_image fiori_attributed_glyph_image;

/** See kpi_metric_item.h: struct fiori_kpi_metric_item. */
typedef struct fiori_kpi_metric_item fiori_kpi_metric_item;

/** See kpi_unit_item.h: struct fiori_kpi_unit_item. */
typedef struct fiori_kpi_unit_item fiori_kpi_unit_item;

/** See label_item.h: struct fiori_label_item. */
typedef struct fiori_label_item fiori_label_item;

/** See tag.h: struct fiori_tag. */
typedef struct fiori_tag fiori_tag;

/** See activity_control.h: struct fiori_activity_control. */
typedef struct fiori_activity_control fiori_activity_control;

/** See activity_item.h: struct fiori_activity_item. */
typedef struct fiori_activity_item fiori_activity_item;

/** See banner_message_view.h: struct fiori_banner_message_view. */
typedef struct fiori_banner_message_view fiori_banner_message_view;

/** See checkout_indicator_view.h: struct fiori_checkout_indicator_view. */
typedef struct fiori_checkout_indicator_view fiori_checkout_indicator_view;

/** See contact_cell.h: struct fiori_contact_cell. */
typedef struct fiori_contact_cell fiori_contact_cell;

/** See feedback_screen.h: struct fiori_feedback_screen. */
typedef struct fiori_feedback_screen fiori_feedback_screen;

/** See image_view.h: struct fiori_image_view. */
typedef struct fiori_image_view fiori_image_view;

/** See kpi_view.h: struct fiori_kpi_view. */
typedef struct fiori_kpi_view fiori_kpi_view;

/** See label.h: struct fiori_label. */
typedef struct fiori_label fiori_label;

/** See loading_indicator_view.h: struct fiori_loading_indicator_view. */
typedef struct fiori_loading_indicator_view fiori_loading_indicator_view;

/** See modal_checkout_view_controller.h: struct fiori_modal_checkout_view_controller. */
typedef struct fiori_modal_checkout_view_controller fiori_modal_checkout_view_controller;

/** See modal_loading_indicator.h: struct fiori_modal_loading_indicator. */
typedef struct fiori_modal_loading_indicator fiori_modal_loading_indicator;

/** See modal_loading_indicator_view.h: struct fiori_modal_loading_indicator_view. */
typedef struct fiori_modal_loading_indicator_view fiori_modal_loading_indicator_view;

/** See modal_processing_indicator.h: struct fiori_modal_processing_indicator. */
typedef struct fiori_modal_processing_indicator fiori_modal_processing_indicator;

/** See modal_processing_indicator_view.h: struct fiori_modal_processing_indicator_view. */
typedef struct fiori_modal_processing_indicator_view fiori_modal_processing_indicator_view;

/** See navigation_bar.h: struct fiori_navigation_bar. */
typedef struct fiori_navigation_bar fiori_navigation_bar;

/**
 * See object_cell.h: struct fiori_object_cell.
 *
 * \deprecated Use `FUIObjectView`, instead.
 */
typedef struct fiori_object_cell fiori_object_cell FIORI_DEPRECATED("Use `FUIObjectView`, instead.");

/** See object_collection_view_cell.h: struct fiori_object_collection_view_cell. */
typedef struct fiori_object_collection_view_cell fiori_object_collection_view_cell;

/** See object_header.h: struct fiori_object_header. */
typedef struct fiori_object_header fiori_object_header;

/** See object_header_chart_view.h: struct fiori_object_header_chart_view. */
typedef struct fiori_object_header_chart_view fiori_object_header_chart_view;

/** See object_header_view.h: struct fiori_object_header_view. */
typedef struct fiori_object_header_view fiori_object_header_view;

/** See object_table_view_cell.h: struct fiori_object_table_view_cell. */
typedef struct fiori_object_table_view_cell fiori_object_table_view_cell;

/** See object_view.h: struct fiori_object_view. */
typedef struct fiori_object_view fiori_object_view;

/** See offline_banner_message_view.h: struct fiori_offline_banner_message_view. */
typedef struct fiori_offline_banner_message_view fiori_offline_banner_message_view;

/** See processing_indicator_view.h: struct fiori_processing_indicator_view. */
typedef struct fiori_processing_indicator_view fiori_processing_indicator_view;

/** See profile_header.h: struct fiori_profile_header. */
typedef struct fiori_profile_header fiori_profile_header;

/** See progress_banner_message_view.h: struct fiori_progress_banner_message_view. */
typedef struct fiori_progress_banner_message_view fiori_progress_banner_message_view;

/** See progress_indicator_control.h: struct fiori_progress_indicator_control. */
typedef struct fiori_progress_indicator_control fiori_progress_indicator_control;

/** See single_action_accessory_view.h: struct fiori_single_action_accessory_view. */
typedef struct fiori_single_action_accessory_view fiori_single_action_accessory_view;

/** See single_action_button.h: struct fiori_single_action_button. */
typedef struct fiori_single_action_button fiori_single_action_button;

/** See single_action_progress_indicator.h: struct fiori_single_action_progress_indicator. */
typedef struct fiori_single_action_progress_indicator fiori_single_action_progress_indicator;

/** See toast_message.h: struct fiori_toast_message. */
typedef struct fiori_toast_message fiori_toast_message;

/** See struct fiori_size. */
typedef struct fiori_size fiori_size;

/** See struct fiori_edge_insets. */
typedef struct fiori_edge_insets fiori_edge_insets;

/** See struct fiori_optional_image_rendering_mode. */
typedef struct fiori_optional_image_rendering_mode fiori_optional_image_rendering_mode;

/** See struct fiori_image. */
typedef struct fiori_image fiori_image;

/** See struct fiori_kpi_item_list. */
typedef struct fiori_kpi_item_list fiori_kpi_item_list;

/** See struct fiori_image_list. */
typedef struct fiori_image_list fiori_image_list;

/** See struct fiori_glyph_image_list. */
typedef struct fiori_glyph_image_list fiori_glyph_image_list;

/** See struct fiori_tag_list. */
typedef struct fiori_tag_list fiori_tag_list;

/** See struct fiori_label_item_list. */
typedef struct fiori_label_item_list fiori_label_item_list;

/** See struct fiori_optional_image_list. */
typedef struct fiori_optional_image_list fiori_optional_image_list;

/** See union fiori_glyph_image_value. */
typedef union fiori_glyph_image_value fiori_glyph_image_value;

/** See struct fiori_glyph_image. */
typedef struct fiori_glyph_image fiori_glyph_image;

/** See union fiori_kpi_item_value. */
typedef union fiori_kpi_item_value fiori_kpi_item_value;

/** See struct fiori_kpi_item. */
typedef struct fiori_kpi_item fiori_kpi_item;

/** See struct fiori_optional_label_item_alignment. */
typedef struct fiori_optional_label_item_alignment fiori_optional_label_item_alignment;

/** See struct fiori_optional_size. */
typedef struct fiori_optional_size fiori_optional_size;

/** See struct fiori_optional_int. */
typedef struct fiori_optional_int fiori_optional_int;

/** See struct fiori_optional_double. */
typedef struct fiori_optional_double fiori_optional_double;

/** See struct fiori_optional_standard_activity. */
typedef struct fiori_optional_standard_activity fiori_optional_standard_activity;

/** See struct fiori_optional_bool. */
typedef struct fiori_optional_bool fiori_optional_bool;

/** See struct fiori_optional_checkout_display_state. */
typedef struct fiori_optional_checkout_display_state fiori_optional_checkout_display_state;

/** See struct fiori_optional_cell_accessory_type. */
typedef struct fiori_optional_cell_accessory_type fiori_optional_cell_accessory_type;

/** See struct fiori_optional_footnote_icons_text_position. */
typedef struct fiori_optional_footnote_icons_text_position fiori_optional_footnote_icons_text_position;

/** See struct fiori_optional_background_color_scheme. */
typedef struct fiori_optional_background_color_scheme fiori_optional_background_color_scheme;

/** See struct fiori_optional_status_display_mode. */
typedef struct fiori_optional_status_display_mode fiori_optional_status_display_mode;

/** See struct fiori_optional_table_view_cell_action_accessory_type. */
typedef struct fiori_optional_table_view_cell_action_accessory_type fiori_optional_table_view_cell_action_accessory_type;

/** See struct fiori_optional_single_action_button_style. */
typedef struct fiori_optional_single_action_button_style fiori_optional_single_action_button_style;

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
 * Look of the overlay behind a modal processing indicator.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_background_mode) {
  /**
   * White that lets the covered content show through.
   *
   * Inferred: the documents do not declare it.
   */
  FIORI_BACKGROUND_MODE_TRANSLUCENT = 0,
  /** The covered content is blurred with a `UIVisualEffectView`. */
  FIORI_BACKGROUND_MODE_BLURRED = 1
};

/**
 * Scheme that the colours of a header follow.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_background_color_scheme) {
  /** Dark, whatever the appearance of the system. */
  FIORI_BACKGROUND_COLOR_SCHEME_DARK_CONSTANT = 0
};

/**
 * What a checkout indicator shows, work in progress or its completion.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_checkout_display_state) {
  /**
   * The work is still going on.
   *
   * Inferred: the documents do not declare it.
   */
  FIORI_CHECKOUT_DISPLAY_STATE_IN_PROGRESS = 0,
  /** The work is done. */
  FIORI_CHECKOUT_DISPLAY_STATE_COMPLETED = 1
};

/**
 * A semantic colour of the Fiori palette, asked for by its meaning.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_color_style) {
  /** Good news, for instance a favourable trend. */
  FIORI_COLOR_STYLE_POSITIVE = 0
};

/**
 * Side of the footnote icons on which their text stands.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_footnote_icons_text_position) {
  /** The text stands at the leading side. */
  FIORI_FOOTNOTE_ICONS_TEXT_POSITION_LEADING = 0
};

/**
 * Alignment of the image in a label item.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_label_item_alignment) {
  /** The image stands at the leading side. */
  FIORI_LABEL_ITEM_ALIGNMENT_LEADING = 0
};

/**
 * What a progress indicator control shows, and what a tap on it can mean.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_progress_indicator_display_state) {
  /** The work has begun, for instance by connecting to a server; a tap means nothing. */
  FIORI_PROGRESS_INDICATOR_DISPLAY_STATE_IN_PROGRESS = 0,
  /** Data is being loaded; a tap asks for a pause. */
  FIORI_PROGRESS_INDICATOR_DISPLAY_STATE_LOADING_PAUSABLE = 1,
  /** Data is being loaded; a tap asks for the end of it. */
  FIORI_PROGRESS_INDICATOR_DISPLAY_STATE_LOADING_STOPPABLE = 2,
  /** Loading is paused. */
  FIORI_PROGRESS_INDICATOR_DISPLAY_STATE_PAUSED = 3
};

/**
 * Look of the button in an action accessory.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_single_action_button_style) {
  /** A button with rounded corners. */
  FIORI_SINGLE_ACTION_BUTTON_STYLE_FUI_ROUNDED = 0
};

/**
 * The activities that `FUIActivityItem` offers ready-made.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_standard_activity) {
  /** Call the contact. */
  FIORI_STANDARD_ACTIVITY_PHONE = 0,
  /** Send the contact an e-mail. */
  FIORI_STANDARD_ACTIVITY_EMAIL = 1,
  /** Send the contact a text message. */
  FIORI_STANDARD_ACTIVITY_MESSAGE = 2,
  /** Start a video call with the contact. */
  FIORI_STANDARD_ACTIVITY_VIDEO_CALL = 3,
  /** Show more about the contact. */
  FIORI_STANDARD_ACTIVITY_DETAIL = 4
};

/**
 * Which forms of a status, or of a substatus, are shown.
 *
 * Inferred: the documents do not declare it.
 */
FIORI_ENUM(fiori_status_display_mode) {
  /** Text and image are shown together. */
  FIORI_STATUS_DISPLAY_MODE_BOTH = 0
};

/**
 * What the action accessory of an object cell shows.
 *
 * Changing the value makes the `FUISingleActionAccessoryView` of the cell swap its view: nothing, a
 * button, or a progress indicator in one of four states.
 */
FIORI_ENUM(fiori_table_view_cell_action_accessory_type) {
  /** No action accessory. */
  FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_NONE = 0,
  /** A `FUISingleActionButton`. */
  FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_BUTTON = 1,
  /** A progress indicator in its processing state. */
  FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_PROCESSING = 2,
  /** A progress indicator for loading that the user can pause. */
  FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_LOADING_PAUSABLE = 3,
  /** A progress indicator for loading that the user can stop. */
  FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_LOADING_STOPPABLE = 4,
  /** A progress indicator for paused loading that the user can resume. */
  FIORI_TABLE_VIEW_CELL_ACTION_ACCESSORY_TYPE_PAUSED_RESUMABLE = 5
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
struct fiori_kpi_item_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_kpi_item *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_image_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_image *FIORI_NULLABLE items;
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
struct fiori_tag_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_tag *FIORI_NONNULL const *FIORI_NULLABLE items;
  /** The number of elements. */
  size_t count;
};

/** A list whose elements are borrowed. */
struct fiori_label_item_list {
  /** The elements; NULL for a list that is not set. */
  const fiori_label_item *FIORI_NONNULL const *FIORI_NULLABLE items;
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

/** What a fiori_glyph_image holds. */
FIORI_ENUM(fiori_glyph_image_kind) {
  /** Nothing is set. */
  FIORI_GLYPH_IMAGE_KIND_NONE = 0,
  /** An image, best with the rendering mode `alwaysTemplate` so that it takes on the tint. */
  FIORI_GLYPH_IMAGE_KIND_IMAGE = 1,
  /** A glyph that brings its own text attributes. */
  FIORI_GLYPH_IMAGE_KIND_ATTRIBUTED_GLYPH = 2,
  /** A short text in place of an image, such as a number or initials. */
  FIORI_GLYPH_IMAGE_KIND_STRING = 3
};

/** The values that a fiori_glyph_image can hold. */
union fiori_glyph_image_value {
  /** An image, best with the rendering mode `alwaysTemplate` so that it takes on the tint. */
  fiori_image image;
  /** A glyph that brings its own text attributes. */
  const fiori_attributed_glyph_image *FIORI_NULLABLE attributed_glyph;
  /** A short text in place of an image, such as a number or initials. */
  const char *FIORI_NULLABLE string;
  /** Keeps the size when kinds are added; never used. */
  uint64_t reserved[4];
};

/** One icon, given as an image, an attributed glyph or a short text. */
struct fiori_glyph_image {
  /** Which member of the value is set. */
  fiori_glyph_image_kind kind;
  /** The value of that kind. */
  fiori_glyph_image_value value;
};

/** What a fiori_kpi_item holds. */
FIORI_ENUM(fiori_kpi_item_kind) {
  /** Nothing is set. */
  FIORI_KPI_ITEM_KIND_NONE = 0,
  /** A unit or sign beside the number. */
  FIORI_KPI_ITEM_KIND_UNIT = 1,
  /** The number itself. */
  FIORI_KPI_ITEM_KIND_METRIC = 2
};

/** The values that a fiori_kpi_item can hold. */
union fiori_kpi_item_value {
  /** A unit or sign beside the number. */
  const fiori_kpi_unit_item *FIORI_NULLABLE unit;
  /** The number itself. */
  const fiori_kpi_metric_item *FIORI_NULLABLE metric;
  /** Keeps the size when kinds are added; never used. */
  uint64_t reserved[4];
};

/** One item of a key figure. */
struct fiori_kpi_item {
  /** Which member of the value is set. */
  fiori_kpi_item_kind kind;
  /** The value of that kind. */
  fiori_kpi_item_value value;
};

/** A value that may be absent. */
struct fiori_optional_label_item_alignment {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_label_item_alignment value;
};

/** A value that may be absent. */
struct fiori_optional_size {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_size value;
};

/** A value that may be absent. */
struct fiori_optional_int {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  int64_t value;
};

/** A value that may be absent. */
struct fiori_optional_double {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  double value;
};

/** A value that may be absent. */
struct fiori_optional_standard_activity {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_standard_activity value;
};

/** A value that may be absent. */
struct fiori_optional_bool {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  bool value;
};

/** A value that may be absent. */
struct fiori_optional_checkout_display_state {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_checkout_display_state value;
};

/** A value that may be absent. */
struct fiori_optional_cell_accessory_type {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_cell_accessory_type value;
};

/** A value that may be absent. */
struct fiori_optional_footnote_icons_text_position {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_footnote_icons_text_position value;
};

/** A value that may be absent. */
struct fiori_optional_background_color_scheme {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_background_color_scheme value;
};

/** A value that may be absent. */
struct fiori_optional_status_display_mode {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_status_display_mode value;
};

/** A value that may be absent. */
struct fiori_optional_table_view_cell_action_accessory_type {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_table_view_cell_action_accessory_type value;
};

/** A value that may be absent. */
struct fiori_optional_single_action_button_style {
  /** Whether there is a value. */
  bool has_value;
  /** The value; without meaning if there is none. */
  fiori_single_action_button_style value;
};

FIORI_END_DECLARATIONS

#endif /* FIORI_TYPES_H */
