/* Faults made in texts. */
#ifndef MUTATION_H
#define MUTATION_H

#include "payloads.h"

/* Pieces that break JSON, or a model, in ways that single bytes seldom do. */
static const char *const pieces[] = {
  "null", "true", "-1", "1e999", "0.5", "99999999999999999999", "\"\"", "\"x\"", "[]", "{}",
  "[[]]", "[null]", "{\"noSuchKey\":1}", ",", ":", "\"", "\\u0000", "\\ud800", "\xff", "\xc3",
  "\xf0\x9f\x92\xa5", "\xe2\x80\xae", "[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[",
};

/* A copy of a text with one to four faults; the caller frees it. It ends exactly where its memory
 * ends, so that reading too far is noticed. */
static char *mutilated(const payload *source, uint64_t *state, size_t *length) {
  size_t capacity = source->length + 4 * 64, size = source->length;
  char *text = malloc(capacity), *exact;
  size_t faults = 1 + below(state, 4);
  if (text == NULL) return NULL;
  memcpy(text, source->json, size);
  while (faults-- > 0 && size > 0) {
    size_t place = below(state, size), count;
    const char *piece;
    switch (below(state, 5)) {
    case 0:
      text[place] = (char)(text[place] ^ (1 << below(state, 8)));
      break;
    case 1:
      count = 1 + below(state, size - place < 8 ? size - place : 8);
      memmove(text + place, text + place + count, size - place - count);
      size -= count;
      break;
    case 2:
      size = place;
      break;
    case 3:
      piece = pieces[below(state, sizeof pieces / sizeof pieces[0])];
      count = strlen(piece);
      memmove(text + place + count, text + place, size - place);
      memcpy(text + place, piece, count);
      size += count;
      break;
    default:
      text[place] = text[below(state, size)];
      break;
    }
  }
  exact = malloc(size == 0 ? 1 : size);
  if (exact != NULL) memcpy(exact, text, size);
  free(text);
  *length = size;
  return exact;
}

#endif
