// Every function of libclang that the tool calls, passed on to the library that was loaded.
//
// The compiler compares each with its declaration in libclang's headers.
#if __has_include(<clang-c/Index.h>)

#if !defined(__APPLE__)
#define _GNU_SOURCE // for dladdr
#endif
#include "shim.h"
#include <dlfcn.h>
#include <stddef.h>

// FUNCTION(result, name, parameters, arguments) for each.
#define CCLANG_FUNCTIONS(FUNCTION)                                                                 \
  FUNCTION(CXIndex, clang_createIndex, (int a, int b), (a, b))                                     \
  FUNCTION(enum CXErrorCode, clang_parseTranslationUnit2,                                          \
           (CXIndex a, const char *b, const char *const *c, int d, struct CXUnsavedFile *e,        \
            unsigned f, unsigned g, CXTranslationUnit *h),                                         \
           (a, b, c, d, e, f, g, h))                                                               \
  FUNCTION(CXCursor, clang_getTranslationUnitCursor, (CXTranslationUnit a), (a))                   \
  FUNCTION(unsigned, clang_visitChildren, (CXCursor a, CXCursorVisitor b, CXClientData c),         \
           (a, b, c))                                                                              \
  FUNCTION(unsigned, clang_getNumDiagnostics, (CXTranslationUnit a), (a))                          \
  FUNCTION(CXDiagnostic, clang_getDiagnostic, (CXTranslationUnit a, unsigned b), (a, b))           \
  FUNCTION(enum CXDiagnosticSeverity, clang_getDiagnosticSeverity, (CXDiagnostic a), (a))          \
  FUNCTION(CXSourceLocation, clang_getDiagnosticLocation, (CXDiagnostic a), (a))                   \
  FUNCTION(CXString, clang_getDiagnosticSpelling, (CXDiagnostic a), (a))                           \
  FUNCTION(CXString, clang_getFileName, (CXFile a), (a))                                           \
  FUNCTION(int, clang_Location_isInSystemHeader, (CXSourceLocation a), (a))                        \
  FUNCTION(CXString, clang_getClangVersion, (void), ())                                            \
  FUNCTION(const char *, clang_getCString, (CXString a), (a))                                      \
  FUNCTION(enum CXCursorKind, clang_getCursorKind, (CXCursor a), (a))                              \
  FUNCTION(CXSourceLocation, clang_getCursorLocation, (CXCursor a), (a))                           \
  FUNCTION(CXString, clang_getCursorSpelling, (CXCursor a), (a))                                   \
  FUNCTION(CXType, clang_getCursorType, (CXCursor a), (a))                                         \
  FUNCTION(CXType, clang_getCursorResultType, (CXCursor a), (a))                                   \
  FUNCTION(unsigned, clang_isCursorDefinition, (CXCursor a), (a))                                  \
  FUNCTION(CXString, clang_Cursor_getRawCommentText, (CXCursor a), (a))                            \
  FUNCTION(long long, clang_Cursor_getOffsetOfField, (CXCursor a), (a))                            \
  FUNCTION(int, clang_Cursor_getNumArguments, (CXCursor a), (a))                                   \
  FUNCTION(CXCursor, clang_Cursor_getArgument, (CXCursor a, unsigned b), (a, b))                   \
  FUNCTION(CXEvalResult, clang_Cursor_Evaluate, (CXCursor a), (a))                                 \
  FUNCTION(CXEvalResultKind, clang_EvalResult_getKind, (CXEvalResult a), (a))                      \
  FUNCTION(const char *, clang_EvalResult_getAsStr, (CXEvalResult a), (a))                         \
  FUNCTION(enum CXAvailabilityKind, clang_getCursorAvailability, (CXCursor a), (a))                \
  FUNCTION(int, clang_getCursorPlatformAvailability,                                               \
           (CXCursor a, int *b, CXString *c, int *d, CXString *e, CXPlatformAvailability *f,       \
            int g),                                                                                \
           (a, b, c, d, e, f, g))                                                                  \
  FUNCTION(CXType, clang_getTypedefDeclUnderlyingType, (CXCursor a), (a))                          \
  FUNCTION(CXType, clang_getEnumDeclIntegerType, (CXCursor a), (a))                                \
  FUNCTION(long long, clang_getEnumConstantDeclValue, (CXCursor a), (a))                           \
  FUNCTION(CXType, clang_getCanonicalType, (CXType a), (a))                                        \
  FUNCTION(unsigned, clang_isConstQualifiedType, (CXType a), (a))                                  \
  FUNCTION(CXString, clang_getTypedefName, (CXType a), (a))                                        \
  FUNCTION(CXString, clang_getTypeSpelling, (CXType a), (a))                                       \
  FUNCTION(CXCursor, clang_getTypeDeclaration, (CXType a), (a))                                    \
  FUNCTION(CXType, clang_getPointeeType, (CXType a), (a))                                          \
  FUNCTION(CXType, clang_getArrayElementType, (CXType a), (a))                                     \
  FUNCTION(long long, clang_getArraySize, (CXType a), (a))                                         \
  FUNCTION(CXType, clang_Type_getModifiedType, (CXType a), (a))                                    \
  FUNCTION(CXType, clang_Type_getNamedType, (CXType a), (a))                                       \
  FUNCTION(enum CXTypeNullabilityKind, clang_Type_getNullability, (CXType a), (a))                 \
  FUNCTION(long long, clang_Type_getSizeOf, (CXType a), (a))                                       \
  FUNCTION(long long, clang_Type_getAlignOf, (CXType a), (a))

// The same for functions without a result.
#define CCLANG_PROCEDURES(PROCEDURE)                                                               \
  PROCEDURE(clang_disposeIndex, (CXIndex a), (a))                                                  \
  PROCEDURE(clang_disposeTranslationUnit, (CXTranslationUnit a), (a))                              \
  PROCEDURE(clang_disposeDiagnostic, (CXDiagnostic a), (a))                                        \
  PROCEDURE(clang_disposeString, (CXString a), (a))                                                \
  PROCEDURE(clang_EvalResult_dispose, (CXEvalResult a), (a))                                       \
  PROCEDURE(clang_getExpansionLocation,                                                            \
            (CXSourceLocation a, CXFile *b, unsigned *c, unsigned *d, unsigned *e),                \
            (a, b, c, d, e))

#define FUNCTION(result, name, parameters, arguments)                                              \
  static __typeof__(&name) loaded_##name;                                                          \
  result name parameters { return loaded_##name arguments; }
#define PROCEDURE(name, parameters, arguments)                                                     \
  static __typeof__(&name) loaded_##name;                                                          \
  void name parameters { loaded_##name arguments; }
CCLANG_FUNCTIONS(FUNCTION)
CCLANG_PROCEDURES(PROCEDURE)
#undef FUNCTION
#undef PROCEDURE

// The names that the library has, the folder's own link first: the run path leads to the folder whose
// headers this was compiled with.
static const char *const library_names[] = {
#if defined(__APPLE__)
    "@rpath/libclang.dylib", "libclang.dylib",
#else
    "libclang.so", "libclang.so.1",
#endif
};

const char *cclang_load(void) {
  const char *problem = NULL;
  void *library = NULL;
  for (size_t i = 0; library == NULL && i < sizeof library_names / sizeof *library_names; i++) {
    library = dlopen(library_names[i], RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL && problem == NULL) { problem = dlerror(); }
  }
  if (library == NULL) { return problem != NULL ? problem : "it cannot be loaded"; }
#define FUNCTION(result, name, parameters, arguments) PROCEDURE(name, parameters, arguments)
#define PROCEDURE(name, parameters, arguments)                                                     \
  loaded_##name = (__typeof__(&name))dlsym(library, #name);                                        \
  if (loaded_##name == NULL) { return "it lacks the function " #name; }
  CCLANG_FUNCTIONS(FUNCTION)
  CCLANG_PROCEDURES(PROCEDURE)
  return NULL;
}

const char *cclang_library_path(void) {
  Dl_info information;
  if (loaded_clang_createIndex == NULL) { return NULL; }
  if (dladdr((const void *)loaded_clang_createIndex, &information) == 0) { return NULL; }
  return information.dli_fname;
}

#endif
