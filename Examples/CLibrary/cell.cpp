// What cell.c does, with a wrapper that frees documents and throws failures.
//
// Usage: cell CELL.json THEME.nss
#include "fiori.hpp"

#include <fiori/object_table_view_cell.h>
#include <fiori/tag.h>

#include <cstdio>
#include <fstream>
#include <iostream>
#include <iterator>

namespace {

/// The text of a file.
std::string read_file(const char *path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Prints what the library found, and forgets it.
void print_issues(fiori::document &document) {
  for (const fiori::issue &issue : document.take_issues()) {
    std::cout << "issue: ";
    if (issue.line > 0) {
      std::cout << "line " << issue.line << ", column " << issue.column;
    } else {
      std::cout << issue.path;
    }
    std::cout << ": " << issue.message << " [" << issue.rule << "]\n";
  }
}

/// Reads the cell, changes it, checks it, writes it again.
void use_cell(fiori::document &document, const std::string &json) {
  const auto &read = document.read(fiori_object_table_view_cell_from_json, json);
  std::cout << "read: " << read.headline_text << ", " << read.status_text << ", "
            << read.tags.count << " tags\n";
  for (std::size_t index = 0; index < read.tags.count; ++index) {
    std::cout << "tag: " << read.tags.items[index]->title << "\n";
  }

  const std::string headline = "Pump 15";
  fiori_object_table_view_cell cell = read;
  cell.headline_text = headline.c_str();
  cell.substatus_text = "since 8:00";
  for (auto accessory :
       {FIORI_CELL_ACCESSORY_TYPE_CHECKMARK, FIORI_CELL_ACCESSORY_TYPE_DISCLOSURE_INDICATOR}) {
    cell.accessory_type.value = accessory;
    const auto status = fiori_object_table_view_cell_validate(document.get(), &cell);
    print_issues(document);
    std::cout << "checked: " << fiori_status_text(status) << "\n";
  }
  std::cout << "written: " << document.write(fiori_object_table_view_cell_to_json, cell) << "\n";
}

/// Looks up how the theme shows the headline.
void use_theme(fiori::document &document, const std::string &sheet) {
  const char *path = FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_HEADLINE_LABEL;
  const fiori_theme &theme = document.read_theme(sheet);
  const auto font = fiori::find(fiori_theme_get_text, theme, path, FIORI_ATTRIBUTE_FONT_NAME);
  const auto size = fiori::find(fiori_theme_get_number, theme, path, FIORI_ATTRIBUTE_FONT_SIZE);
  const auto color = fiori::find(fiori_theme_get_color, theme, path, FIORI_ATTRIBUTE_FONT_COLOR);
  std::printf("theme: %s, %g points, colour %.2f %.2f %.2f\n", font.value_or(""),
              size.value_or(0), color->red, color->green, color->blue);
}

}  // namespace

int main(int count, char **arguments) {
  if (count != 3) return 2;
  std::ios::sync_with_stdio(true);
  fiori::document document;
  try {
    use_cell(document, read_file(arguments[1]));
    use_theme(document, read_file(arguments[2]));
  } catch (const fiori::error &error) {
    std::cerr << error.what() << "\n";
    return 1;
  }
  try {
    document.read(fiori_object_table_view_cell_from_json, R"({"headlineText": 15})");
    return 1;
  } catch (const fiori::error &) {
    print_issues(document);
  }
  return 0;
}
