/**
 * \file
 * The data of FUIContactCell.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_CONTACT_CELL_H
#define FIORI_CONTACT_CELL_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Table view cell for one person, with picture, text and buttons for getting in touch.
 *
 * The cell is a variant of `UITableViewCell`. Besides one image view and its labels it carries an
 * activity control, whose buttons start a call, a message or whatever else the app offers. Three of
 * them are visible at most unless `activityControl.maxVisibleItems` says otherwise.
 *
 * Give the activities with `activityControl.addActivities` and react to taps in
 * `onActivitySelectedHandler`. The cell can be laid out in Interface Builder.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_contact_cell_init() fills it with the documented defaults.
 */
struct fiori_contact_cell {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Picture of the person.
   *
   * Shown by detailImageView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image detail_image;
  /**
   * Text of the first line, usually the name.
   *
   * Shown by headlineLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE headline_text;
  /**
   * Text of the second line, usually the person's position.
   *
   * Shown by subheadlineLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE subheadline_text;
  /**
   * Further text, such as an address.
   *
   * Shown by descriptionLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE description_text;
  /**
   * Picture of the person.
   *
   * NULL stands for the defaults.
   */
  const fiori_image_view *FIORI_NULLABLE detail_image_view;
  /**
   * Row of buttons for getting in touch.
   *
   * NULL stands for the defaults.
   */
  const fiori_activity_control *FIORI_NULLABLE activity_control;
};

FIORI_END_DECLARATIONS

#include "activity_control.h"
#include "image_view.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_contact_cell_init(fiori_contact_cell *FIORI_NULLABLE record) {
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
  static const fiori_activity_control_stack_view nested_3 = {
    sizeof(fiori_activity_control_stack_view), /* struct_size */
    { true, 29.0 } /* spacing */
  };
  static const fiori_activity_control nested_4 = {
    sizeof(fiori_activity_control), /* struct_size */
    { true, { 25.0, 25.0 } }, /* item_size */
    { true, 3 }, /* max_visible_items */
    { false, 0.0 }, /* spacing */
    &nested_3 /* stack_view */
  };
  static const fiori_contact_cell defaults = {
    sizeof(fiori_contact_cell), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* detail_image */
    NULL, /* headline_text */
    NULL, /* subheadline_text */
    NULL, /* description_text */
    &nested_2, /* detail_image_view */
    &nested_4 /* activity_control */
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
FIORI_EXPORT fiori_status fiori_contact_cell_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_contact_cell *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_contact_cell_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_contact_cell *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_contact_cell_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_contact_cell *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_CONTACT_CELL_H */
