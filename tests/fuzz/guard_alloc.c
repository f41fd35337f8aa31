/* Preloaded into a worker: while armed, memory that is asked for with an alignment (TVM's tensors and workspaces on a CPU)
 * lies against a page that faults, behind it or before it, filled with 0xff, which is NaN in every floating dtype. What is
 * freed faults too: no address is given twice. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdatomic.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>

enum { PAGE = 4096 };
static const size_t ROOM = (size_t)1 << 40; /* bytes of addresses, of which what is used alone takes memory */
static _Atomic(char *) base;
static _Atomic size_t next;
static uint32_t *pages; /* by the page of its address, how many pages an allocation has */
static _Atomic int armed;

/* 0: as always, 1: a guard behind, 2: a guard before */
void tk_guard_arm(int mode) {
  if (!base) {
    char *room = mmap(NULL, ROOM, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    pages = mmap(NULL, ROOM / PAGE * 4, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (room == MAP_FAILED || (void *)pages == MAP_FAILED) return;
    base = room;
  }
  armed = mode;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  static int (*real)(void **, size_t, size_t);
  if (!armed || alignment > PAGE || alignment < 16 || size == 0) {
    if (!real) real = (int (*)(void **, size_t, size_t))dlsym(RTLD_NEXT, "posix_memalign");
    return real(result, alignment, size);
  }
  size_t count = (size + PAGE - 1) / PAGE, at = atomic_fetch_add(&next, (count + 2) * PAGE) + PAGE;
  if (at + (count + 1) * PAGE > ROOM) return ENOMEM;
  char *start = base + at;
  if (mprotect(start, count * PAGE, PROT_READ | PROT_WRITE)) return ENOMEM;
  memset(start, 0xff, count * PAGE);
  pages[at / PAGE] = (uint32_t)count;
  *result = armed == 2 ? start : start + ((count * PAGE - size) & ~(alignment - 1));
  return 0;
}

void free(void *pointer) {
  static void (*real)(void *);
  char *first = base;
  if (first && (char *)pointer >= first && (char *)pointer < first + ROOM) {
    size_t page = (size_t)((char *)pointer - first) / PAGE; /* the data begins on the allocation's first page */
    size_t bytes = (size_t)pages[page] * PAGE;
    madvise(first + page * PAGE, bytes, MADV_DONTNEED);
    mprotect(first + page * PAGE, bytes, PROT_NONE);
    return;
  }
  if (!real) real = (void (*)(void *))dlsym(RTLD_NEXT, "free");
  real(pointer);
}
