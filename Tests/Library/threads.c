/* Two threads call everything of the library at once, each with its own documents, and look values up
 * in one theme that both share. Meant for ThreadSanitizer.
 *
 * Usage: threads PAYLOADS ROUNDS
 */
#include "components.h"
#include "payloads.h"

#include <pthread.h>
#include "swift_once.h"

/* What a thread works with. */
typedef struct work {
  const payloads *all;
  size_t rounds;
  const fiori_theme *theme;
  uint64_t random;
  size_t calls, failures;
} work;

/* Calls every function with a payload. */
static void call_all(const component *component, const payload *source, work *work) {
  fiori_document *document = fiori_document_create();
  const void *record = NULL;
  const char *json = NULL;
  double number = 0;
  fiori_rgba color;
  const fiori_theme *theme = NULL;
  const char *sheet = "fdlFUIObjectView { tint-color: red; }";
  const char *path = FIORI_OBJECT_TABLE_VIEW_CELL_CLASS_PATH_HEADLINE_LABEL;
  size_t length = 0;
  if (component->from_json(document, source->json, source->length, FIORI_DECODING_LENIENT, &record)
      == FIORI_STATUS_OK) {
    if (component->to_json(document, record, FIORI_ENCODING_BRIEF, &json, &length)
        != FIORI_STATUS_OK) {
      work->failures++;
    }
    component->validate(document, record);
  } else {
    work->failures++;
  }
  component->from_json(document, "{\"noSuchKey\": 1}", 16, FIORI_DECODING_STRICT, &record);
  for (size_t index = 0; index < fiori_document_issue_count(document); index++) {
    fiori_issue issue;
    issue.struct_size = sizeof issue;
    fiori_document_get_issue(document, index, &issue);
  }
  fiori_document_clear_issues(document);
  if (fiori_theme_parse(document, sheet, strlen(sheet), &theme) != FIORI_STATUS_OK
      || fiori_theme_check(document, theme) != FIORI_STATUS_OK
      || fiori_theme_get_number(work->theme, path, FIORI_ATTRIBUTE_FONT_SIZE, &number)
        != FIORI_STATUS_OK
      || fiori_theme_get_color(work->theme, path, FIORI_ATTRIBUTE_FONT_COLOR, &color)
        != FIORI_STATUS_OK
      || number != 17 || fiori_abi_version() != FIORI_ABI_VERSION || fiori_version() == NULL
      || fiori_status_text(FIORI_STATUS_OK) == NULL) {
    work->failures++;
  }
  fiori_document_free(document);
  work->calls++;
}

/* One thread. */
static void *run(void *argument) {
  work *work = argument;
  for (size_t round = 0; round < work->rounds; round++) {
    for (size_t index = 0; index < component_count; index++) {
      for (size_t item = 0; item < work->all->count; item++) {
        if (strcmp(work->all->items[item].name, components[index].name) != 0) continue;
        call_all(&components[index], &work->all->items[item + below(&work->random, 2)], work);
        break;
      }
    }
  }
  return NULL;
}

int main(int argument_count, char **arguments) {
  const char *sheet =
    "fdlFUIObjectTableViewCell_headlineLabel { font-color: #0A6ED1; font-size: 17; }";
  payloads all;
  pthread_t threads[2];
  work works[2];
  fiori_document *document;
  const fiori_theme *theme = NULL;
  make_once_lock();
  document = fiori_document_create();
  if (argument_count != 3) return 2;
  all = read_payloads(arguments[1]);
  if (fiori_theme_parse(document, sheet, strlen(sheet), &theme) != FIORI_STATUS_OK) return 1;
  for (size_t index = 0; index < 2; index++) {
    work fresh = {&all, strtoul(arguments[2], NULL, 10), theme, index, 0, 0};
    works[index] = fresh;
    if (pthread_create(&threads[index], NULL, run, &works[index]) != 0) return 1;
  }
  for (size_t index = 0; index < 2; index++) pthread_join(threads[index], NULL);
  printf("2 threads, %zu and %zu times everything, %zu failures\n", works[0].calls, works[1].calls,
         works[0].failures + works[1].failures);
  fiori_document_free(document);
  free_payloads(&all);
  return works[0].calls > 0 && works[0].failures + works[1].failures == 0 ? 0 : 1;
}
