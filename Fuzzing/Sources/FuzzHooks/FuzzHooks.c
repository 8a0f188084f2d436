/*
 * What instrumented code calls at every comparison, in place of libFuzzer's functions: nothing.
 *
 * libFuzzer would note the operands and try them in later inputs. Readers of bytes compare at every byte,
 * so that this takes a fifth of the time, and the words that it finds stand in the dictionaries anyway. The
 * linker puts these functions in the place of the others (`--wrap`).
 */
#include <stdint.h>

/* Declares and defines the hook of one kind of comparison. */
#define HOOK(name, type) \
  void __wrap___sanitizer_cov_trace_##name(type left, type right); \
  void __wrap___sanitizer_cov_trace_##name(type left, type right) { \
    (void)left; \
    (void)right; \
  }

HOOK(cmp1, uint8_t)
HOOK(cmp2, uint16_t)
HOOK(cmp4, uint32_t)
HOOK(cmp8, uint64_t)
HOOK(const_cmp1, uint8_t)
HOOK(const_cmp2, uint16_t)
HOOK(const_cmp4, uint32_t)
HOOK(const_cmp8, uint64_t)

/* The hook of `switch`: the value, and a table of the cases. */
void __wrap___sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases);
void __wrap___sanitizer_cov_trace_switch(uint64_t value, uint64_t *cases) {
  (void)value;
  (void)cases;
}
