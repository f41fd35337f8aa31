/* Preloaded into a worker: while armed, what is allocated on a GPU lies between poisoned bytes and is full of NaN before it is
 * written. Bytes around it that changed are found when it is freed, or when tk_guard_cuda_damage asks. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { SIDE = 32 << 10, MANY = 4096, POISON = 0xff, TO_HOST = 2 };
static struct { char *base; size_t size; } live[MANY];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int armed;
static char found[160];

static void *of_runtime(const char *name) {
  static void *library;
  if (!library) library = dlopen("libcudart.so.13", RTLD_LAZY | RTLD_NOLOAD);
  if (!library) library = dlopen("libcudart.so.12", RTLD_LAZY | RTLD_NOLOAD);
  return library ? dlsym(library, name) : NULL;
}

void tk_guard_cuda_arm(int on) { armed = on; }

static void check(char *base, size_t size) {
  static unsigned char side[SIDE];
  int (*copy)(void *, const void *, size_t, int) = (int (*)(void *, const void *, size_t, int))of_runtime("cudaMemcpy");
  for (int behind = 0; behind < 2 && copy; behind++) {
    if (copy(side, base + (behind ? SIDE + size : 0), SIDE, TO_HOST)) return;
    for (int at = 0; at < SIDE; at++)
      if (side[at] != POISON && !found[0]) {
        long place = behind ? (long)size + at : (long)at - SIDE;
        snprintf(found, sizeof found, "an allocation of %zu bytes was written at byte %ld", size, place);
      }
  }
}

/* What was written outside of an allocation since the last call; "" if nothing. */
const char *tk_guard_cuda_damage(void) {
  static char said[sizeof found];
  pthread_mutex_lock(&lock);
  for (int at = 0; at < MANY; at++)
    if (live[at].base) check(live[at].base, live[at].size);
  memcpy(said, found, sizeof said);
  found[0] = 0;
  pthread_mutex_unlock(&lock);
  return said;
}

int cudaMalloc(void **result, size_t size) {
  int (*real)(void **, size_t) = (int (*)(void **, size_t))of_runtime("cudaMalloc");
  int (*fill)(void *, int, size_t) = (int (*)(void *, int, size_t))of_runtime("cudaMemset");
  int (*wait)(void *) = (int (*)(void *))of_runtime("cudaStreamSynchronize");
  if (!armed || !size || !fill || !wait) return real(result, size);
  char *base;
  int error = real((void **)&base, size + 2 * SIDE);
  if (error) return error;
  fill(base, POISON, size + 2 * SIDE);
  wait(NULL);
  pthread_mutex_lock(&lock);
  int at = 0;
  while (at < MANY && live[at].base) at++;
  if (at < MANY) live[at].base = base, live[at].size = size;
  pthread_mutex_unlock(&lock);
  *result = at < MANY ? base + SIDE : base;
  return 0;
}

int cudaFree(void *pointer) {
  int (*real)(void *) = (int (*)(void *))of_runtime("cudaFree");
  pthread_mutex_lock(&lock);
  for (int at = 0; pointer && at < MANY; at++)
    if (live[at].base && live[at].base + SIDE == (char *)pointer) {
      check(live[at].base, live[at].size);
      pointer = live[at].base;
      live[at].base = NULL;
      break;
    }
  pthread_mutex_unlock(&lock);
  return real(pointer);
}
