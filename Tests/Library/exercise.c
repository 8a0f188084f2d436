/* Gives every component of the library many inputs, valid and mutilated, and checks what must hold
 * whatever the input is. Meant for valgrind and for the sanitizers.
 *
 * Usage: exercise PAYLOADS COUNT SEED
 * COUNT is the number of inputs for each component.
 */
#include "components.h"
#include "mutation.h"

/* What happened so far. */
typedef struct tally {
  size_t inputs, taken, refused, records, failures;
} tally;

/* Notes something that must never happen. */
static void fail(tally *tally, const component *component, const char *what, const char *json,
                 size_t length) {
  tally->failures++;
  fprintf(stderr, "%s: %s: %.*s\n", component->name, what, (int)length, json);
}

/* Reads every issue to its end, and forgets them. Returns whether an error was among them. */
static int read_issues(fiori_document *document) {
  int has_error = 0;
  size_t letters = 0;
  for (size_t index = 0; index < fiori_document_issue_count(document); index++) {
    fiori_issue issue;
    issue.struct_size = sizeof issue;
    if (fiori_document_get_issue(document, index, &issue) != FIORI_STATUS_OK) return -1;
    letters += strlen(issue.message) + strlen(issue.rule);
    if (issue.path != NULL) letters += strlen(issue.path);
    if (issue.severity == FIORI_SEVERITY_ERROR) has_error = 1;
  }
  fiori_document_clear_issues(document);
  return letters > (size_t)-2 ? -1 : has_error;
}

/* Writes a record, reads it again, and compares what both write. */
static void check_round_trip(const component *component, fiori_document *document,
                             const void *record, tally *tally) {
  const char *first = NULL, *second = NULL, *all = NULL;
  size_t first_length = 0, second_length = 0, all_length = 0;
  const void *again = NULL;
  fiori_status status =
    component->to_json(document, record, FIORI_ENCODING_BRIEF, &first, &first_length);
  if (status != FIORI_STATUS_OK || strlen(first) != first_length) {
    fail(tally, component, "a record that was read is not written", "", 0);
    return;
  }
  status = component->to_json(document, record, FIORI_ENCODING_EXPLICIT, &all, &all_length);
  if (status == FIORI_STATUS_OK) {
    status = component->from_json(document, all, all_length, FIORI_DECODING_STRICT, &again);
  }
  if (status == FIORI_STATUS_OK) {
    status = component->to_json(document, again, FIORI_ENCODING_BRIEF, &second, &second_length);
  }
  if (status != FIORI_STATUS_OK || first_length != second_length || strcmp(first, second) != 0) {
    fail(tally, component, "what is written is read as something else", first, first_length);
  }
  component->validate(document, record);
  read_issues(document);
}

/* Checks a record of a program that was compiled against older headers: its memory ends early. */
static void check_short_record(const component *component, fiori_document *document,
                               const void *record, uint64_t *random, tally *tally) {
  size_t size = below(random, component->size + 1);
  void *copy = malloc(size < sizeof size ? sizeof size : size);
  fiori_status status;
  if (copy == NULL) return;
  memcpy(copy, record, size < sizeof size ? sizeof size : size);
  /* Only whole fields are left out in earnest; a pointer that is cut in half would be one. */
  size -= size % sizeof(void *);
  memcpy(copy, &size, sizeof size);
  status = component->validate(document, copy);
  if (size < sizeof size && status != FIORI_STATUS_STRUCT_SIZE) {
    fail(tally, component, "a record without size is taken", "", 0);
  }
  tally->records++;
  read_issues(document);
  free(copy);
}

/* Gives a component one input. */
static void exercise(const component *component, const payload *source, uint64_t *random,
                     tally *tally) {
  int is_whole = below(random, 4) == 0;
  size_t length = source->length;
  char *text = is_whole ? NULL : mutilated(source, random, &length);
  const char *json = text == NULL ? source->json : text;
  fiori_decoding decoding = below(random, 2) == 0 ? FIORI_DECODING_STRICT : FIORI_DECODING_LENIENT;
  fiori_document *document = fiori_document_create();
  const void *record = NULL;
  fiori_status status = component->from_json(document, json, length, decoding, &record);
  int has_error = read_issues(document);
  tally->inputs++;
  if ((status == FIORI_STATUS_OK) != (record != NULL) || (status == FIORI_STATUS_OK) == has_error) {
    fail(tally, component, "status, record and issues disagree", json, length);
  }
  if (is_whole && status != FIORI_STATUS_OK) fail(tally, component, "refused", json, length);
  if (status == FIORI_STATUS_OK && record != NULL) {
    tally->taken++;
    check_round_trip(component, document, record, tally);
    check_short_record(component, document, record, random, tally);
  } else {
    tally->refused++;
  }
  fiori_document_free(document);
  free(text);
}

/* Calls everything with NULL, wherever a pointer is taken. */
static void call_with_null(const component *component, tally *tally) {
  fiori_document *document = fiori_document_create();
  const void *record = NULL;
  const char *json = NULL;
  size_t length = 0;
  int is_fine =
    component->from_json(NULL, "{}", 2, FIORI_DECODING_STRICT, &record)
      == FIORI_STATUS_NULL_ARGUMENT
    && component->from_json(document, NULL, 2, FIORI_DECODING_STRICT, &record)
      == FIORI_STATUS_NULL_ARGUMENT
    && component->from_json(document, "{}", 2, FIORI_DECODING_STRICT, NULL)
      == FIORI_STATUS_NULL_ARGUMENT
    && component->from_json(document, "{}", (size_t)-1, FIORI_DECODING_STRICT, &record)
      == FIORI_STATUS_OUT_OF_MEMORY
    && component->to_json(NULL, NULL, FIORI_ENCODING_BRIEF, NULL, NULL)
      == FIORI_STATUS_NULL_ARGUMENT
    && component->to_json(document, NULL, FIORI_ENCODING_BRIEF, &json, &length)
      == FIORI_STATUS_NULL_ARGUMENT
    && component->validate(NULL, NULL) == FIORI_STATUS_NULL_ARGUMENT
    && component->validate(document, NULL) == FIORI_STATUS_NULL_ARGUMENT;
  void *fresh = malloc(component->size);
  component->init(NULL);
  if (fresh != NULL) {
    component->init(fresh);
    check_round_trip(component, document, fresh, tally);
    is_fine = is_fine
      && component->to_json(document, fresh, FIORI_ENCODING_BRIEF, NULL, NULL)
        == FIORI_STATUS_NULL_ARGUMENT
      && component->to_json(document, fresh, FIORI_ENCODING_BRIEF, &json, NULL)
        == FIORI_STATUS_OK;
  }
  if (!is_fine) fail(tally, component, "NULL is not reported", "", 0);
  free(fresh);
  fiori_document_free(document);
}

/* Calls the functions over documents and themes with NULL, and reads style sheets. */
static void exercise_themes(size_t count, uint64_t *random, tally *tally) {
  static char sheet[] = "@brand: #0A6ED1;\n"
    "fdlFUIObjectTableViewCell_headlineLabel { font-color: @brand; font-size: 17; }\n"
    "fdlFUIFeedbackScreen { background-color: white }\n"
    "@media (device: ipad) { fdlFUIObjectView { tint-color: red; } }\n";
  payload source = {sheet, sheet, sizeof sheet - 1};
  const char *path = FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_HEADLINE_LABEL;
  fiori_document_free(NULL);
  fiori_document_clear_issues(NULL);
  if (fiori_document_issue_count(NULL) != 0
      || fiori_document_get_issue(NULL, 0, NULL) != FIORI_STATUS_NULL_ARGUMENT
      || fiori_theme_parse(NULL, NULL, 0, NULL) != FIORI_STATUS_NULL_ARGUMENT
      || fiori_theme_check(NULL, NULL) != FIORI_STATUS_NULL_ARGUMENT
      || fiori_theme_get_text(NULL, NULL, NULL, NULL) != FIORI_STATUS_NULL_ARGUMENT) {
    fail(tally, &components[0], "NULL is not reported by documents and themes", "", 0);
  }
  for (size_t index = 0; index < count; index++) {
    fiori_document *document = fiori_document_create();
    const fiori_theme *theme = NULL;
    size_t length = 0;
    char *text = mutilated(&source, random, &length);
    tally->inputs++;
    if (fiori_theme_parse(document, text, length, &theme) == FIORI_STATUS_OK) {
      const char *value;
      double number;
      fiori_rgba color;
      tally->taken++;
      fiori_theme_check(document, theme);
      fiori_theme_get_text(theme, path, FIORI_ATTRIBUTE_FONT_COLOR, &value);
      fiori_theme_get_color(theme, path, FIORI_ATTRIBUTE_FONT_COLOR, &color);
      fiori_theme_get_number(theme, path, FIORI_ATTRIBUTE_FONT_SIZE, &number);
      for (size_t entry = 0; entry < theme->count; entry++) {
        if (fiori_theme_get_text(theme, theme->entries[entry].class_path,
                                 theme->entries[entry].attribute, &value) != FIORI_STATUS_OK
            || value != theme->entries[entry].text) {
          fail(tally, &components[0], "an entry of a theme is not found", text, length);
        }
      }
    } else {
      tally->refused++;
    }
    read_issues(document);
    fiori_document_free(document);
    free(text);
  }
}

int main(int argument_count, char **arguments) {
  tally tally = {0, 0, 0, 0, 0};
  payloads all;
  size_t count, exercised = 0;
  uint64_t random;
  if (argument_count != 4) return 2;
  all = read_payloads(arguments[1]);
  count = strtoul(arguments[2], NULL, 10);
  random = strtoull(arguments[3], NULL, 10);
  for (size_t index = 0; index < component_count; index++) {
    const component *component = &components[index];
    const payload *first = NULL;
    size_t own = 0;
    for (size_t item = 0; item < all.count; item++) {
      if (strcmp(all.items[item].name, component->name) != 0) continue;
      if (first == NULL) first = &all.items[item];
      own++;
    }
    call_with_null(component, &tally);
    if (first == NULL) {
      fail(&tally, component, "no payloads", "", 0);
      continue;
    }
    exercised++;
    for (size_t run = 0; run < count; run++) {
      exercise(component, first + below(&random, own), &random, &tally);
    }
  }
  exercise_themes(count, &random, &tally);
  printf("%zu components, %zu inputs: %zu taken, %zu refused; %zu short records; %zu failures\n",
         exercised, tally.inputs, tally.taken, tally.refused, tally.records, tally.failures);
  free_payloads(&all);
  return tally.failures == 0 && exercised == component_count ? 0 : 1;
}
