// libclang's stable C interface. The manifest finds the folder it is in.
#include <clang-c/Index.h>
