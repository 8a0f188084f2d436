// A small wrapper of the C library for C++17: documents free themselves, failures are exceptions.
#pragma once

#include <fiori/document.h>
#include <fiori/theming.h>

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace fiori {

/// A function of the library did not report OK.
class error : public std::runtime_error {
public:
  explicit error(fiori_status status)
      : std::runtime_error(fiori_status_text(status)), status(status) {}

  /// What it reported.
  fiori_status status;
};

/// A finding of the library; its texts are its own.
struct issue {
  fiori_severity severity;
  std::string rule, message, path;
  unsigned line, column;
};

/// Owns what the library makes. It can be moved, and is freed with everything in it.
class document {
public:
  document() : handle_(fiori_document_create()) {
    if (!handle_) throw std::bad_alloc();
  }

  /// The document as functions of the library take it.
  fiori_document *get() const { return handle_.get(); }

  /// Takes the issues found so far out of the document.
  std::vector<issue> take_issues() {
    std::vector<issue> issues;
    for (std::size_t index = 0; index < fiori_document_issue_count(get()); ++index) {
      fiori_issue found{};
      found.struct_size = sizeof found;
      check(fiori_document_get_issue(get(), index, &found));
      issues.push_back({found.severity, found.rule, found.message, found.path ? found.path : "",
                        found.line, found.column});
    }
    fiori_document_clear_issues(get());
    return issues;
  }

  /// Reads a record: `document.read(fiori_tag_from_json, json)`. It lives as long as the document.
  template <typename Record>
  const Record &read(
      fiori_status (*from_json)(fiori_document *, const char *, std::size_t, fiori_decoding,
                                const Record **),
      std::string_view json, fiori_decoding decoding = FIORI_DECODING_STRICT) {
    const Record *record = nullptr;
    check(from_json(get(), json.data(), json.size(), decoding, &record));
    return *record;
  }

  /// Writes a record: `document.write(fiori_tag_to_json, tag)`.
  template <typename Record>
  std::string write(
      fiori_status (*to_json)(fiori_document *, const Record *, fiori_encoding, const char **,
                              std::size_t *),
      const Record &record, fiori_encoding encoding = FIORI_ENCODING_BRIEF) {
    const char *json = nullptr;
    std::size_t length = 0;
    check(to_json(get(), &record, encoding, &json, &length));
    return {json, length};
  }

  /// Reads and checks a style sheet. The theme lives as long as the document.
  const fiori_theme &read_theme(std::string_view sheet) {
    const fiori_theme *theme = nullptr;
    check(fiori_theme_parse(get(), sheet.data(), sheet.size(), &theme));
    check(fiori_theme_check(get(), theme));
    return *theme;
  }

  /// Throws what is not OK.
  static void check(fiori_status status) {
    if (status != FIORI_STATUS_OK) throw error(status);
  }

private:
  struct deleter {
    void operator()(fiori_document *document) const { fiori_document_free(document); }
  };
  std::unique_ptr<fiori_document, deleter> handle_;
};

/// Looks up a value: `fiori::find(fiori_theme_get_number, theme, path, attribute)`.
template <typename Value>
std::optional<Value> find(
    fiori_status (*get)(const fiori_theme *, const char *, const char *, Value *),
    const fiori_theme &theme, const char *class_path, const char *attribute) {
  Value value{};
  const fiori_status status = get(&theme, class_path, attribute, &value);
  if (status == FIORI_STATUS_NOT_FOUND) return std::nullopt;
  document::check(status);
  return value;
}

}  // namespace fiori
