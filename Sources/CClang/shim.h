// libclang's stable C interface. The manifest finds the folder it is in.
#include <clang-c/Index.h>

#if defined(__APPLE__)
#include <dlfcn.h>
#else
// glibc declares this only for programs with _GNU_SOURCE, which Swift's own modules are not.
struct cclang_library_information {
  const char *path;
  void *base;
  const char *symbol;
  void *address;
};
int cclang_dladdr(const void *address, struct cclang_library_information *information)
    __asm__("dladdr");
#endif

// The file of the library that an address belongs to, or NULL. Owned by the dynamic linker.
static inline const char *cclang_library_path(const void *address) {
#if defined(__APPLE__)
  Dl_info information;
  return dladdr(address, &information) != 0 ? information.dli_fname : NULL;
#else
  struct cclang_library_information information;
  return cclang_dladdr(address, &information) != 0 ? information.path : (const char *)0;
#endif
}
