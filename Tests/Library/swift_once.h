/* What makes the constants of Swift, once, in code that ThreadSanitizer sees.
 *
 * Swift makes a constant when it is first used, behind swift_once of its run time. That is not compiled
 * for ThreadSanitizer, which therefore takes the first use by one thread and the next use by another for
 * a race. The linker sends the calls of the library here instead.
 */
#ifndef SWIFT_ONCE_H
#define SWIFT_ONCE_H

#include <pthread.h>
#include <stdint.h>

/* A constant can need others, so one thread may come again. */
static pthread_mutex_t once_lock;

/* Makes the lock; to be called before any thread begins. */
static void make_once_lock(void) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&once_lock, &attributes);
  pthread_mutexattr_destroy(&attributes);
}

/* Calls a function unless that has been done for a token, which is 0 at first. */
void __wrap_swift_once(intptr_t *token, void (*function)(void *), void *context);
void __wrap_swift_once(intptr_t *token, void (*function)(void *), void *context) {
  if (__atomic_load_n(token, __ATOMIC_ACQUIRE) == 1) return;
  pthread_mutex_lock(&once_lock);
  if (__atomic_load_n(token, __ATOMIC_RELAXED) != 1) {
    function(context);
    __atomic_store_n(token, 1, __ATOMIC_RELEASE);
  }
  pthread_mutex_unlock(&once_lock);
}

#endif
