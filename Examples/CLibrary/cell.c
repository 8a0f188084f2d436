/* Reads a cell, changes and checks it, and looks up how a theme shows its headline.
 *
 * Usage: cell CELL.json THEME.nss
 */
#include <fiori/object_table_view_cell.h>
#include <fiori/tag.h>
#include <fiori/theming.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The text of a file, which the caller frees. */
static char *read_file(const char *path, size_t *length) {
  FILE *file = fopen(path, "rb");
  char *text = NULL;
  *length = 0;
  if (file == NULL) return NULL;
  if (fseek(file, 0, SEEK_END) == 0) {
    long size = ftell(file);
    rewind(file);
    text = size < 0 ? NULL : malloc((size_t)size + 1);
    if (text != NULL) *length = fread(text, 1, (size_t)size, file);
  }
  fclose(file);
  return text;
}

/* Prints what the library found, and forgets it. */
static void print_issues(fiori_document *document) {
  for (size_t index = 0; index < fiori_document_issue_count(document); index++) {
    fiori_issue issue;
    issue.struct_size = sizeof issue;
    if (fiori_document_get_issue(document, index, &issue) != FIORI_STATUS_OK) continue;
    if (issue.line > 0) {
      printf("issue: line %u, column %u: ", (unsigned)issue.line, (unsigned)issue.column);
    } else {
      printf("issue: %s: ", issue.path == NULL ? "" : issue.path);
    }
    printf("%s [%s]\n", issue.message, issue.rule);
  }
  fiori_document_clear_issues(document);
}

/* Reads the cell, changes it, checks it, writes it again. */
static fiori_status use_cell(fiori_document *document, const char *json, size_t length) {
  const fiori_object_table_view_cell *read;
  fiori_object_table_view_cell cell;
  const char *text;
  fiori_status status = fiori_object_table_view_cell_from_json(
    document, json, length, FIORI_DECODING_STRICT, &read);
  if (status != FIORI_STATUS_OK) return status;
  printf("read: %s, %s, %zu tags\n", read->headline_text, read->status_text, read->tags.count);
  for (size_t index = 0; index < read->tags.count; index++) {
    printf("tag: %s\n", read->tags.items[index]->title);
  }

  /* What was read belongs to the document; a copy is the program's own. */
  cell = *read;
  cell.headline_text = "Pump 15";
  cell.substatus_text = "since 8:00";
  cell.accessory_type.value = FIORI_CELL_ACCESSORY_TYPE_CHECKMARK;
  status = fiori_object_table_view_cell_validate(document, &cell);
  print_issues(document);
  printf("checked: %s\n", fiori_status_text(status));
  cell.accessory_type.value = FIORI_CELL_ACCESSORY_TYPE_DISCLOSURE_INDICATOR;
  status = fiori_object_table_view_cell_validate(document, &cell);
  printf("checked: %s\n", fiori_status_text(status));

  status = fiori_object_table_view_cell_to_json(
    document, &cell, FIORI_ENCODING_BRIEF, &text, NULL);
  if (status == FIORI_STATUS_OK) printf("written: %s\n", text);
  return status;
}

/* Looks up how the theme shows the headline. */
static fiori_status use_theme(fiori_document *document, const char *sheet, size_t length) {
  const char *path = FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_HEADLINE_LABEL;
  const fiori_theme *theme;
  const char *font = "";
  double size = 0;
  fiori_rgba color = {0, 0, 0, 0};
  fiori_status status = fiori_theme_parse(document, sheet, length, &theme);
  if (status == FIORI_STATUS_OK) status = fiori_theme_check(document, theme);
  if (status != FIORI_STATUS_OK) return status;
  fiori_theme_get_text(theme, path, FIORI_ATTRIBUTE_FONT_NAME, &font);
  fiori_theme_get_number(theme, path, FIORI_ATTRIBUTE_FONT_SIZE, &size);
  fiori_theme_get_color(theme, path, FIORI_ATTRIBUTE_FONT_COLOR, &color);
  printf("theme: %s, %g points, colour %.2f %.2f %.2f\n", font, size, color.red, color.green,
         color.blue);
  return status;
}

int main(int count, char **arguments) {
  size_t json_length, sheet_length;
  const fiori_object_table_view_cell *broken;
  const char *wrong = "{\"headlineText\": 15}";
  char *json = count == 3 ? read_file(arguments[1], &json_length) : NULL;
  char *sheet = count == 3 ? read_file(arguments[2], &sheet_length) : NULL;
  fiori_document *document = fiori_document_create();
  fiori_status status = FIORI_STATUS_NULL_ARGUMENT;

  if (fiori_abi_version() != FIORI_ABI_VERSION) {
    fprintf(stderr, "the library is version %u of the interface, this program needs %u\n",
            (unsigned)fiori_abi_version(), (unsigned)FIORI_ABI_VERSION);
  } else if (json != NULL && sheet != NULL) {
    status = use_cell(document, json, json_length);
    if (status == FIORI_STATUS_OK) status = use_theme(document, sheet, sheet_length);
    fiori_object_table_view_cell_from_json(
      document, wrong, strlen(wrong), FIORI_DECODING_STRICT, &broken);
  }
  print_issues(document);
  /* One call frees the cell, the theme, the texts and the issues. */
  fiori_document_free(document);
  free(json);
  free(sheet);
  if (status != FIORI_STATUS_OK) fprintf(stderr, "%s\n", fiori_status_text(status));
  return status == FIORI_STATUS_OK ? 0 : 1;
}
