/* Payloads from a file, and numbers at random. */
#ifndef PAYLOADS_H
#define PAYLOADS_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* A payload for a component. */
typedef struct payload {
  char *name;
  char *json;
  size_t length;
} payload;

/* All payloads of a file. */
typedef struct payloads {
  payload *items;
  size_t count;
} payloads;

/* The next number of a sequence that depends on nothing but its seed (splitmix64). */
static uint64_t next_random(uint64_t *state) {
  uint64_t value = (*state += UINT64_C(0x9E3779B97F4A7C15));
  value = (value ^ (value >> 30)) * UINT64_C(0xBF58476D1CE4E5B9);
  value = (value ^ (value >> 27)) * UINT64_C(0x94D049BB133111EB);
  return value ^ (value >> 31);
}

/* A number below a limit that is not 0. */
static size_t below(uint64_t *state, size_t limit) { return (size_t)(next_random(state) % limit); }

/* Reads lines of a name, a tab and JSON. */
static payloads read_payloads(const char *path) {
  payloads result = {NULL, 0};
  static char line[1 << 20];
  FILE *file = fopen(path, "rb");
  if (file == NULL) return result;
  while (fgets(line, sizeof line, file) != NULL) {
    char *tab = strchr(line, '\t');
    payload *items;
    if (tab == NULL) continue;
    line[strcspn(line, "\n")] = '\0';
    *tab = '\0';
    items = realloc(result.items, (result.count + 1) * sizeof *items);
    if (items == NULL) break;
    result.items = items;
    items[result.count].name = strdup(line);
    items[result.count].json = strdup(tab + 1);
    items[result.count].length = strlen(tab + 1);
    result.count++;
  }
  fclose(file);
  return result;
}

/* Frees what read_payloads made. */
static void free_payloads(payloads *all) {
  for (size_t index = 0; index < all->count; index++) {
    free(all->items[index].name);
    free(all->items[index].json);
  }
  free(all->items);
}

#endif
