/**
 * \file
 * The data of FUIProfileHeader.
 *
 * Ownership: what the library makes belongs to the document it is given, and is freed with it by
 * one call; what it returns is borrowed from there. What you pass in stays yours, and is not used
 * after the call.
 */
#ifndef FIORI_PROFILE_HEADER_H
#define FIORI_PROFILE_HEADER_H

#include "document.h"

FIORI_BEGIN_DECLARATIONS

/** See struct fiori_profile_header_description_label. */
typedef struct fiori_profile_header_description_label fiori_profile_header_description_label;

/**
 * The settable members of descriptionLabel.
 *
 * Owns nothing, like the record it is part of. To change a member, copy the record that the init
 * function set, and let the pointer point to the copy.
 */
struct fiori_profile_header_description_label {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * A short further text.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE text;
};

/**
 * Header above a table view that introduces a person with picture and text.
 *
 * Create the header with `init()`. It arranges its content differently in compact and in regular
 * width, and can be used in two ways.
 *
 * **Still.** Assign it to the table view's `tableHeaderView`.
 *
 * **Moving while the user scrolls.** Add it to the table view with `addSubview`. All of this has to
 * hold, or the result is undefined:
 *
 * - the header is a sub-view of the table view, - the table view can scroll, - it is inside a
 * navigation controller that shows its navigation bar, - its view controller does not use large
 * titles.
 *
 * Interface Builder cannot put a view inside a table view, so it is best set up in code. Where a
 * storyboard or nib is needed, place a separate view of this class beside the table view, connect
 * it to an outlet, and add it to the table view in `viewDidLoad`.
 *
 * Owns nothing: every pointer in it is borrowed, and must stay valid for as long as the record is
 * used. fiori_profile_header_init() fills it with the documented defaults.
 */
struct fiori_profile_header {
  /** The size of this record in bytes, as its maker knows it; later versions only append fields. */
  size_t struct_size;
  /**
   * Picture of the person.
   *
   * Shown by imageView.
   *
   * Inferred: the documents do not declare it.
   */
  fiori_image image;
  /**
   * Text of the first line, usually the name.
   *
   * Shown by headlineLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE headline_text;
  /**
   * Text of the second line.
   *
   * Shown by subheadlineLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE subheadline_text;
  /**
   * A short further text.
   *
   * Shown by descriptionLabel.
   *
   * Inferred: the documents do not declare it.
   */
  const char *FIORI_NULLABLE description_text;
  /**
   * Banner that shows messages under the header; the app creates and assigns it.
   *
   * Also spelled bannerView.
   *
   * Inferred: the documents do not declare it.
   */
  const fiori_banner_message_view *FIORI_NULLABLE banner_message;
  /**
   * Picture of the person.
   *
   * NULL stands for the defaults.
   */
  const fiori_image_view *FIORI_NULLABLE image_view;
  /**
   * A short further text.
   *
   * NULL stands for the defaults.
   */
  const fiori_profile_header_description_label *FIORI_NULLABLE description_label;
};

FIORI_END_DECLARATIONS

#include "image_view.h"

FIORI_BEGIN_DECLARATIONS

/**
 * Fills a record with the documented defaults; needs no library.
 *
 * \param record The record; nothing happens if it is NULL.
 */
FIORI_INLINE void fiori_profile_header_init(fiori_profile_header *FIORI_NULLABLE record) {
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
  static const fiori_profile_header_description_label nested_3 = {
    sizeof(fiori_profile_header_description_label), /* struct_size */
    NULL /* text */
  };
  static const fiori_profile_header defaults = {
    sizeof(fiori_profile_header), /* struct_size */
    { FIORI_IMAGE_SOURCE_ASSET, NULL, { false, FIORI_IMAGE_RENDERING_MODE_AUTOMATIC } }, /* image */
    NULL, /* headline_text */
    NULL, /* subheadline_text */
    NULL, /* description_text */
    NULL, /* banner_message */
    &nested_2, /* image_view */
    &nested_3 /* description_label */
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
FIORI_EXPORT fiori_status fiori_profile_header_from_json(
  fiori_document *FIORI_NULLABLE document,
  const char *FIORI_NULLABLE json,
  size_t length,
  fiori_decoding decoding,
  const fiori_profile_header *FIORI_NULLABLE *FIORI_NULLABLE record
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
FIORI_EXPORT fiori_status fiori_profile_header_to_json(
  fiori_document *FIORI_NULLABLE document,
  const fiori_profile_header *FIORI_NULLABLE record,
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
FIORI_EXPORT fiori_status fiori_profile_header_validate(
  fiori_document *FIORI_NULLABLE document,
  const fiori_profile_header *FIORI_NULLABLE record
);

FIORI_END_DECLARATIONS

#endif /* FIORI_PROFILE_HEADER_H */
