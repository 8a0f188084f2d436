// libclang's stable C interface, loaded when it is first needed: linked in, it would cost every start
// of the tool more than generating a small catalogue takes. The manifest finds the folder it is in.
#ifndef CCLANG_SHIM_H
#define CCLANG_SHIM_H

#include <clang-c/Index.h>

// Loads libclang. No function of it may be called before this has given NULL.
//
// Returns what is wrong, or NULL. The text is the dynamic linker's and lives until the next call.
const char *cclang_load(void);

// The file that libclang was loaded from, or NULL. Owned by the dynamic linker.
const char *cclang_library_path(void);

#endif
