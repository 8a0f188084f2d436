/* Loaded into the tool before the C library: counts the calls that change files, and lets one of
 * them fail, or ends the process there.
 *
 * FAULT_AT      the number of the call, from 1; with 0 or without it nothing happens
 * FAULT_ERROR   the error number that the call gives; 0 ends the process instead
 * FAULT_LASTS   whether the calls after it fail too, as on a full disk
 * FAULT_REPORT  a file that the number of calls and the last one's name are written to at the end
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* How many calls were counted. */
static atomic_long calls;

/* A number of the environment. */
static long setting(const char *name) {
  const char *text = getenv(name);
  return text ? atol(text) : 0;
}

/* Whether a call is to fail; ends the process when it is to end there. */
static int fails(void) {
  long number = atomic_fetch_add(&calls, 1) + 1;
  long chosen = setting("FAULT_AT");
  if (chosen == 0 || number < chosen) return 0;
  if (number > chosen && !setting("FAULT_LASTS")) return 0;
  int error = (int)setting("FAULT_ERROR");
  if (error == 0) kill(getpid(), SIGKILL);
  errno = error;
  return 1;
}

/* Writes the number of calls when the process ends by itself. */
__attribute__((destructor)) static void report(void) {
  const char *path = getenv("FAULT_REPORT");
  if (!path) return;
  FILE *file = fopen(path, "w");
  if (!file) return;
  fprintf(file, "%ld\n", atomic_load(&calls));
  fclose(file);
}

/* The C library's function of the same name. */
#define NEXT(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))

ssize_t write(int file, const void *bytes, size_t count) {
  if (file > STDERR_FILENO && fails()) return -1;
  return NEXT(write)(file, bytes, count);
}

int openat(int folder, const char *path, int flags, ...) {
  mode_t mode = 0;
  if (flags & O_CREAT) {
    va_list arguments;
    va_start(arguments, flags);
    mode = va_arg(arguments, mode_t);
    va_end(arguments);
    if (fails()) return -1;
  }
  return NEXT(openat)(folder, path, flags, mode);
}

int mkdir(const char *path, mode_t mode) {
  return fails() ? -1 : NEXT(mkdir)(path, mode);
}

int mkdirat(int folder, const char *path, mode_t mode) {
  return fails() ? -1 : NEXT(mkdirat)(folder, path, mode);
}

int renameat(int folder, const char *path, int new_folder, const char *new_path) {
  return fails() ? -1 : NEXT(renameat)(folder, path, new_folder, new_path);
}

int unlinkat(int folder, const char *path, int flags) {
  return fails() ? -1 : NEXT(unlinkat)(folder, path, flags);
}

int fchmod(int file, mode_t mode) {
  return fails() ? -1 : NEXT(fchmod)(file, mode);
}

int fsync(int file) {
  return fails() ? -1 : NEXT(fsync)(file);
}
