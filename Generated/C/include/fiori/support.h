/**
 * \file
 * The macros that adapt the headers to compilers and languages.
 *
 * Define any of them before including a header to replace it; an empty replacement works for all
 * that only add attributes.
 */
#ifndef FIORI_SUPPORT_H
#define FIORI_SUPPORT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The version of the binary interface that these headers describe. */
#ifndef FIORI_ABI_VERSION
#define FIORI_ABI_VERSION 1
#endif

/* Marks the functions of the library. */
#ifndef FIORI_EXPORT
#if defined(_WIN32) && defined(FIORI_BUILDING_LIBRARY)
#define FIORI_EXPORT __declspec(dllexport)
#elif defined(_WIN32) && !defined(FIORI_STATIC_LIBRARY)
#define FIORI_EXPORT __declspec(dllimport)
#elif defined(__GNUC__) || defined(__clang__)
#define FIORI_EXPORT __attribute__((visibility("default")))
#else
#define FIORI_EXPORT
#endif
#endif

/* Marks the functions that need no library. */
#ifndef FIORI_INLINE
#if defined(__GNUC__) || defined(__clang__)
#define FIORI_INLINE static inline __attribute__((unused))
#else
#define FIORI_INLINE static inline
#endif
#endif

/* Marks constants that a program need not use. */
#ifndef FIORI_UNUSED
#if defined(__GNUC__) || defined(__clang__)
#define FIORI_UNUSED __attribute__((unused))
#else
#define FIORI_UNUSED
#endif
#endif

/* Marks what will go away, with what to do instead. */
#ifndef FIORI_DEPRECATED
#if defined(__GNUC__) || defined(__clang__)
#define FIORI_DEPRECATED(message) __attribute__((deprecated(message)))
#else
#define FIORI_DEPRECATED(message)
#endif
#endif

/* Marks a value of an enumeration that will go away. */
#ifndef FIORI_DEPRECATED_ENUMERATOR
#if defined(__clang__) || (defined(__GNUC__) && __GNUC__ >= 6)
#define FIORI_DEPRECATED_ENUMERATOR(message) __attribute__((deprecated(message)))
#else
#define FIORI_DEPRECATED_ENUMERATOR(message)
#endif
#endif

/* Marks pointers that may be NULL. */
#ifndef FIORI_NULLABLE
#if defined(__clang__)
#define FIORI_NULLABLE _Nullable
#else
#define FIORI_NULLABLE
#endif
#endif

/* Marks pointers that are never NULL. */
#ifndef FIORI_NONNULL
#if defined(__clang__)
#define FIORI_NONNULL _Nonnull
#else
#define FIORI_NONNULL
#endif
#endif

/* Marks enumerations that may get further values; Swift imports them as enumerations. */
#ifndef FIORI_EXTENSIBLE
#if defined(__clang__)
#define FIORI_EXTENSIBLE __attribute__((enum_extensibility(open)))
#else
#define FIORI_EXTENSIBLE
#endif
#endif

/* Begins an enumeration of 32 bits. Without a fixed type in the language, its name is an integer and its values are constants. */
#ifndef FIORI_ENUM
#if defined(__clang__)
#define FIORI_ENUM(name) __extension__ enum name : int32_t; typedef enum name name; __extension__ enum FIORI_EXTENSIBLE name : int32_t
#elif defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define FIORI_ENUM(name) enum name : int32_t; typedef enum name name; enum FIORI_EXTENSIBLE name : int32_t
#else
#define FIORI_ENUM(name) typedef int32_t name; enum
#endif
#endif

/* Begins an enumeration that will go away, with what to do instead. */
#ifndef FIORI_DEPRECATED_ENUM
#if defined(__clang__)
#define FIORI_DEPRECATED_ENUM(name, message) __extension__ enum name : int32_t; typedef enum name name FIORI_DEPRECATED(message); __extension__ enum FIORI_EXTENSIBLE FIORI_DEPRECATED(message) name : int32_t
#elif defined(__cplusplus) || (defined(__STDC_VERSION__) && __STDC_VERSION__ >= 202311L)
#define FIORI_DEPRECATED_ENUM(name, message) enum FIORI_DEPRECATED(message) name : int32_t; typedef enum name name FIORI_DEPRECATED(message); enum FIORI_EXTENSIBLE name : int32_t
#else
#define FIORI_DEPRECATED_ENUM(name, message) typedef int32_t name FIORI_DEPRECATED(message); enum
#endif
#endif

/* Stops the compiler unless a condition holds. */
#ifndef FIORI_STATIC_ASSERT
#if defined(__cplusplus)
#define FIORI_STATIC_ASSERT(condition, message) static_assert(condition, message)
#elif defined(__STDC_VERSION__) && __STDC_VERSION__ >= 201112L
#define FIORI_STATIC_ASSERT(condition, message) _Static_assert(condition, message)
#else
#define FIORI_JOIN_TOKENS(left, right) left##right
#define FIORI_JOIN(left, right) FIORI_JOIN_TOKENS(left, right)
#define FIORI_STATIC_ASSERT(condition, message) \
  typedef char FIORI_JOIN(fiori_assert_line_, __LINE__)[(condition) ? 1 : -1]
#endif
#endif

/* Begins declarations: linkage of C, and no warnings about the use of clang's nullability and about deprecated declarations that the headers themselves mention. */
#ifndef FIORI_BEGIN_DECLARATIONS
#if defined(__clang__) && defined(__cplusplus)
#define FIORI_BEGIN_DECLARATIONS _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wnullability-extension\"") _Pragma("clang diagnostic ignored \"-Wdeprecated-declarations\"") extern "C" {
#elif defined(__clang__)
#define FIORI_BEGIN_DECLARATIONS _Pragma("clang diagnostic push") _Pragma("clang diagnostic ignored \"-Wnullability-extension\"") _Pragma("clang diagnostic ignored \"-Wdeprecated-declarations\"")
#elif defined(__GNUC__) && defined(__cplusplus)
#define FIORI_BEGIN_DECLARATIONS _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"") extern "C" {
#elif defined(__GNUC__)
#define FIORI_BEGIN_DECLARATIONS _Pragma("GCC diagnostic push") _Pragma("GCC diagnostic ignored \"-Wdeprecated-declarations\"")
#elif defined(__cplusplus)
#define FIORI_BEGIN_DECLARATIONS extern "C" {
#else
#define FIORI_BEGIN_DECLARATIONS
#endif
#endif

/* Ends declarations. */
#ifndef FIORI_END_DECLARATIONS
#if defined(__clang__) && defined(__cplusplus)
#define FIORI_END_DECLARATIONS _Pragma("clang diagnostic pop") }
#elif defined(__clang__)
#define FIORI_END_DECLARATIONS _Pragma("clang diagnostic pop")
#elif defined(__GNUC__) && defined(__cplusplus)
#define FIORI_END_DECLARATIONS _Pragma("GCC diagnostic pop") }
#elif defined(__GNUC__)
#define FIORI_END_DECLARATIONS _Pragma("GCC diagnostic pop")
#elif defined(__cplusplus)
#define FIORI_END_DECLARATIONS }
#else
#define FIORI_END_DECLARATIONS
#endif
#endif

#endif /* FIORI_SUPPORT_H */
