/* Every component of the library behind one table. The build makes component_list.inc, one line
 * COMPONENT(stem, name) for each, from the headers. */
#ifndef COMPONENTS_H
#define COMPONENTS_H

#include <fiori/fiori.h>
#include <stddef.h>

/* What a component can do, with the types of its records left out. */
typedef struct component {
  const char *name;
  size_t size;
  void (*init)(void *record);
  fiori_status (*from_json)(fiori_document *document, const char *json, size_t length,
                            fiori_decoding decoding, const void **record);
  fiori_status (*to_json)(fiori_document *document, const void *record, fiori_encoding encoding,
                          const char **json, size_t *length);
  fiori_status (*validate)(fiori_document *document, const void *record);
} component;

#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

#define COMPONENT(stem, name)                                                                     \
  static void stem##_any_init(void *record) { stem##_init((stem *)record); }                      \
  static fiori_status stem##_any_from_json(fiori_document *document, const char *json,            \
                                           size_t length, fiori_decoding decoding,                \
                                           const void **record) {                                 \
    const stem *found = NULL;                                                                     \
    fiori_status status =                                                                         \
      stem##_from_json(document, json, length, decoding, record == NULL ? NULL : &found);         \
    if (record != NULL) *record = found;                                                          \
    return status;                                                                                \
  }                                                                                               \
  static fiori_status stem##_any_to_json(fiori_document *document, const void *record,            \
                                         fiori_encoding encoding, const char **json,              \
                                         size_t *length) {                                        \
    return stem##_to_json(document, (const stem *)record, encoding, json, length);                \
  }                                                                                               \
  static fiori_status stem##_any_validate(fiori_document *document, const void *record) {         \
    return stem##_validate(document, (const stem *)record);                                       \
  }
#include "component_list.inc"
#undef COMPONENT

#define COMPONENT(stem, name)                                                                     \
  {name, sizeof(stem), stem##_any_init, stem##_any_from_json, stem##_any_to_json,                 \
   stem##_any_validate},
static const component components[] = {
#include "component_list.inc"
};
#undef COMPONENT

#pragma GCC diagnostic pop

static const size_t component_count = sizeof components / sizeof components[0];

#endif
