/**
 * \file
 * Documents, which own everything that the library makes, and what its functions report.
 *
 * A document can be used by one thread at a time; different documents are independent of each
 * other. The library has no other state.
 *
 * Every pointer argument may be NULL. A function that cannot work without it then does nothing and
 * reports that.
 */
#ifndef FIORI_DOCUMENT_H
#define FIORI_DOCUMENT_H

#include "types.h"

FIORI_BEGIN_DECLARATIONS

/** Owns what the library makes; freed by one call. */
typedef struct fiori_document fiori_document;

/** What a function reports. */
FIORI_ENUM(fiori_status) {
  /** Everything went well. */
  FIORI_STATUS_OK = 0,
  /** An argument that is needed is NULL. */
  FIORI_STATUS_NULL_ARGUMENT = 1,
  /** The struct_size of a record is smaller than its first field. */
  FIORI_STATUS_STRUCT_SIZE = 2,
  /** A text is not UTF-8, or contains NUL. */
  FIORI_STATUS_INVALID_TEXT = 3,
  /** A text is not JSON; the document's issues say where. */
  FIORI_STATUS_INVALID_JSON = 4,
  /** Data does not fit the model; the document's issues say where. */
  FIORI_STATUS_INVALID_VALUE = 5,
  /** A style sheet has errors; the document's issues say where. */
  FIORI_STATUS_INVALID_THEME = 6,
  /** There is nothing of that name. */
  FIORI_STATUS_NOT_FOUND = 7,
  /** Memory could not be allocated. */
  FIORI_STATUS_OUT_OF_MEMORY = 8
};

/** How much an issue matters. */
FIORI_ENUM(fiori_severity) {
  /** The data cannot be used. */
  FIORI_SEVERITY_ERROR = 0,
  /** Something is probably not meant. */
  FIORI_SEVERITY_WARNING = 1,
  /** Worth knowing. */
  FIORI_SEVERITY_NOTE = 2
};

/** How JSON is read. */
FIORI_ENUM(fiori_decoding) {
  /** Unknown keys and values become warnings. */
  FIORI_DECODING_LENIENT = 0,
  /** Unknown keys and values are errors. */
  FIORI_DECODING_STRICT = 1
};

/** How JSON is written. */
FIORI_ENUM(fiori_encoding) {
  /** Values that equal their default are left out. */
  FIORI_ENCODING_BRIEF = 0,
  /** Every value is written, for receivers with other defaults. */
  FIORI_ENCODING_EXPLICIT = 1
};

/** See struct fiori_issue. */
typedef struct fiori_issue fiori_issue;

/** A finding of the library. Its texts are borrowed from the document. */
struct fiori_issue {
  /** The size of this record in bytes, set by the caller. */
  size_t struct_size;
  /** How much it matters. */
  fiori_severity severity;
  /** The identifier of the rule that found it. */
  const char *FIORI_NULLABLE rule;
  /** What is wrong, in one sentence. */
  const char *FIORI_NULLABLE message;
  /** The path of the value, such as tags[2].title; NULL if it has none. */
  const char *FIORI_NULLABLE path;
  /** The line in the text that was read, from 1; 0 without a text. */
  uint32_t line;
  /** The column in Unicode scalars, from 1; 0 without a text. */
  uint32_t column;
};

FIORI_END_DECLARATIONS

FIORI_BEGIN_DECLARATIONS

/**
 * The version of the library.
 *
 * \return A text that is never freed.
 */
FIORI_EXPORT const char *FIORI_NULLABLE fiori_version(void);

/**
 * The version of the library's binary interface.
 *
 * \return The number that FIORI_ABI_VERSION must equal.
 */
FIORI_EXPORT uint32_t fiori_abi_version(void);

/**
 * What a status means, in one sentence.
 *
 * \param status Any number.
 * \return A text that is never freed.
 */
FIORI_EXPORT const char *FIORI_NULLABLE fiori_status_text(fiori_status status);

/**
 * Makes an empty document.
 *
 * \return The document; NULL without memory.
 */
FIORI_EXPORT fiori_document *FIORI_NULLABLE fiori_document_create(void);

/**
 * Frees a document and everything that the library made for it.
 *
 * \param document The document, or NULL.
 */
FIORI_EXPORT void fiori_document_free(fiori_document *FIORI_NULLABLE document);

/**
 * The number of issues found so far.
 *
 * \param document The document, or NULL for 0.
 * \return The number.
 */
FIORI_EXPORT size_t fiori_document_issue_count(const fiori_document *FIORI_NULLABLE document);

/**
 * Reads one issue.
 *
 * \param document The document.
 * \param index The number of the issue, from 0.
 * \param issue Receives the issue; its struct_size must be set.
 * \return OK, or what went wrong.
 */
FIORI_EXPORT fiori_status fiori_document_get_issue(
  const fiori_document *FIORI_NULLABLE document,
  size_t index,
  fiori_issue *FIORI_NULLABLE issue
);

/**
 * Forgets the issues found so far; what was read stays.
 *
 * \param document The document, or NULL.
 */
FIORI_EXPORT void fiori_document_clear_issues(fiori_document *FIORI_NULLABLE document);

FIORI_END_DECLARATIONS

#endif /* FIORI_DOCUMENT_H */
