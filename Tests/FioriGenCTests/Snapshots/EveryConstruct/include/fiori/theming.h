/**
 * \file
 * The keys of style sheets, and what can be looked up with them.
 *
 * Ownership: a theme that the library reads belongs to the document it was read into, and is freed
 * with it. A compiled theme is a constant, and nothing frees it. Looking up changes nothing, so
 * many threads may use one theme at once.
 */
#ifndef FIORI_THEMING_H
#define FIORI_THEMING_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** What the value of a theme's entry has beyond its text. */
FIORI_ENUM(fiori_theme_value_kind) {
  /** Only a text: a font, an alignment, a name, a colour that depends on the device. */
  FIORI_THEME_VALUE_KIND_TEXT = 0,
  /** A number, in numbers[0]. */
  FIORI_THEME_VALUE_KIND_NUMBER = 1,
  /** True or false, as 1 or 0 in numbers[0]. */
  FIORI_THEME_VALUE_KIND_BOOL = 2,
  /** A width and a height, or a horizontal and a vertical distance, in points. */
  FIORI_THEME_VALUE_KIND_SIZE = 3,
  /** Distances to the upper, leading, lower and trailing edge, in points. */
  FIORI_THEME_VALUE_KIND_EDGE_INSETS = 4,
  /** A colour: red, green, blue and alpha, each from 0 to 1. */
  FIORI_THEME_VALUE_KIND_COLOR = 5
};

/** See struct fiori_rgba. */
typedef struct fiori_rgba fiori_rgba;

/** A colour in numbers. */
struct fiori_rgba {
  /** The red part, from 0 to 1. */
  double red;
  /** The green part, from 0 to 1. */
  double green;
  /** The blue part, from 0 to 1. */
  double blue;
  /** How opaque it is, from 0 to 1. */
  double alpha;
};

/** See struct fiori_theme_entry. */
typedef struct fiori_theme_entry fiori_theme_entry;

/** One attribute of a theme. Its texts are borrowed. */
struct fiori_theme_entry {
  /** The class path. */
  const char *FIORI_NULLABLE class_path;
  /** The attribute. */
  const char *FIORI_NULLABLE attribute;
  /** The value as style sheets spell it, variables replaced. */
  const char *FIORI_NULLABLE text;
  /** What the value has beyond its text. */
  fiori_theme_value_kind kind;
  /** The value in numbers, as its kind says; without meaning for a text. */
  double numbers[4];
};

/** See struct fiori_theme. */
typedef struct fiori_theme fiori_theme;

/**
 * What a style sheet says outside of its media blocks.
 *
 * The library makes one of a sheet that it reads; "fiori-gen theme compile --language c" writes one
 * as a constant, so that no sheet is read at run time. The functions take both. Entries are sorted
 * by the bytes of class path and attribute; change none.
 */
struct fiori_theme {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /** The entries, sorted; NULL if there are none. */
  const fiori_theme_entry *FIORI_NULLABLE entries;
  /** The number of entries. */
  size_t count;
  /**
   * The style sheet, which is checked on demand; NULL for a theme that was checked when it was
   * compiled.
   */
  const char *FIORI_NULLABLE source;
  /** The length of the style sheet in bytes. */
  size_t source_length;
};

/**
 * The attribute button-style.
 *
 * Groups, with the type of the value: Text (FUIStyle).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_BUTTON_STYLE =
  "button-style";

/**
 * Colour of the text.
 *
 * Groups, with the type of the value: Text (Color), View (Color).
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_ATTRIBUTE_FONT_COLOR =
  "font-color";

/**
 * Themes FUICell.
 *
 * Takes the attributes of View.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CELL_CLASS_PATH_ROOT =
  "fdlFUICell";

/**
 * The headline.
 *
 * Takes the attributes of Text.
 *
 * Also spelled fdlCell_headlineLabel.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CELL_CLASS_PATH_HEADLINE_LABEL =
  "fdlFUICell_headlineLabel";

FIORI_DEPRECATED("Use another.")
/**
 * Themes FUICell.
 *
 * Takes the attributes of Text.
 *
 * \deprecated Use another.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CELL_CLASS_PATH_SUBHEAD_LABEL =
  "fdlFUICell_subheadLabel";

/**
 * Themes FUICell.
 *
 * Takes the attributes of View.
 */
FIORI_UNUSED static const char *FIORI_NONNULL const FIORI_CELL_CLASS_PATH_VIEW =
  "View";

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * Reads a style sheet.
 *
 * Findings, warnings included, are added to the document's issues.
 *
 * \param document Owns what is made, and collects the issues.
 * \param text The style sheet, in UTF-8.
 * \param length The length in bytes, without a final NUL.
 * \param theme Receives the theme, borrowed from the document; NULL unless the status is OK.
 * \return OK, or what went wrong.
 */
FIORI_EXPORT fiori_status fiori_theme_parse(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE text,
  size_t length,
  const fiori_theme *FIORI_NULLABLE *FIORI_NULLABLE theme
);

/**
 * Checks class paths, attributes and values against the catalogue.
 *
 * Findings, warnings included, are added to the document's issues.
 *
 * \param document Owns what is made, and collects the issues.
 * \param theme The theme.
 * \return OK if there is no error among the findings.
 */
FIORI_EXPORT fiori_status fiori_theme_check(
  fiori_document *FIORI_NULLABLE document,
  const fiori_theme *FIORI_NULLABLE theme
);

/**
 * Looks up the value as it is written, variables replaced by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_text(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  const char *FIORI_NULLABLE *FIORI_NULLABLE value
);

/**
 * Looks up a number by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_number(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  double *FIORI_NULLABLE value
);

/**
 * Looks up true or false by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_bool(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  bool *FIORI_NULLABLE value
);

/**
 * Looks up a size or offset by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_size(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  fiori_size *FIORI_NULLABLE value
);

/**
 * Looks up distances to the edges by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_edge_insets(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  fiori_edge_insets *FIORI_NULLABLE value
);

/**
 * Looks up a colour by class path and attribute.
 *
 * \param theme The theme.
 * \param class_path The class path, such as one of the constants here.
 * \param attribute The attribute, such as one of the constants here.
 * \param value Receives the value; unchanged unless the status is OK.
 * \return OK; not found; or an invalid value where the theme has one of another type.
 */
FIORI_EXPORT fiori_status fiori_theme_get_color(
  const fiori_theme *FIORI_NULLABLE theme,
  const char *FIORI_NULLABLE class_path,
  const char *FIORI_NULLABLE attribute,
  fiori_rgba *FIORI_NULLABLE value
);

FIORI_END_DECLARATIONS

#endif /* FIORI_THEMING_H */
