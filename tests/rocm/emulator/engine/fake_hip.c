// A libamdhip64 without a GPU: kernels run in the emulator, streams are synchronous, device memory is fenced, and what a kernel
// does wrong fails its launch. TK_FAKE_HIP names the folder of the emulated programs (Program.install); TK_FAKE_HIP_ARCH the
// device's name (gfx942); with TK_FAKE_HIP_LOG a line a launch, and one before
// those of a graph with the number of its nodes, is appended to that file.
#include <dlfcn.h>
#include <elf.h>
#include <pthread.h>
#include <stdarg.h>
#include <sys/mman.h>

#include "core.h"

typedef struct Program Program;
Program *emu_load(const u8 *, u64);
void emu_free(Program *);
u8 *emu_data(Program *);
Kernel *emu_kernel(Program *, const char *);
int emu_launch(Program *, Kernel *, const u32 *, const u32 *, u8 *, u64, u32, Allocation *, u64, u64, Report *);

enum { SUCCESS, INVALID_VALUE = 1, OUT_OF_MEMORY = 2, NO_DEVICE = 100, INVALID_DEVICE = 101, INVALID_IMAGE = 200, NO_BINARY = 209, FILE_NOT_FOUND = 301, NOT_FOUND = 500, NOT_READY = 600, LAUNCH_FAILURE = 719, CAPTURE = 900 };
enum { GUARD = 1 << 20 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Allocation *allocations;
static u64 allocation_count, allocation_room;
static __thread char problem[8192] = "";
static __thread int last_error, current;

static int failed(int code, const char *why) {
  snprintf(problem, sizeof problem, "%s", why);
  return last_error = code;
}

const char *hipGetErrorString(int e) {
  if (!e) return "no error";
  return problem[0] ? problem : "fake HIP failed";
}
const char *hipGetErrorName(int e) { return e ? "hipErrorFake" : "hipSuccess"; }
int hipGetLastError(void) { int e = last_error; last_error = 0; return e; }
int hipPeekAtLastError(void) { return last_error; }

// devices
static const char *arch(void) { const char *a = getenv("TK_FAKE_HIP_ARCH"); return a ? a : "gfx942"; }
int hipInit(unsigned f) { (void)f; return 0; }
int hipGetDeviceCount(int *n) { const char *c = getenv("TK_FAKE_HIP_DEVICES"); *n = c ? atoi(c) : 1; return *n ? 0 : failed(NO_DEVICE, "no ROCm-capable device is detected"); }
int hipSetDevice(int d) { int n; if (hipGetDeviceCount(&n) || d < 0 || d >= n) return failed(INVALID_DEVICE, "invalid device ordinal"); current = d; return 0; }
int hipGetDevice(int *d) { *d = current; return 0; }
int hipDriverGetVersion(int *v) { const char *t = getenv("TK_FAKE_HIP_VERSION"); *v = t ? atoi(t) : 70000000; return 0; }
int hipRuntimeGetVersion(int *v) { return hipDriverGetVersion(v); }
int hipDeviceGetName(char *name, int size, int d) { (void)d; snprintf(name, size, "emulated %s", arch()); return 0; }
// hipDeviceProp_tR0600: name, then sizes; gcnArchName stands at 1160
int hipGetDevicePropertiesR0600(void *p, int d) {
  (void)d;
  memset(p, 0, 1472);
  snprintf(p, 256, "emulated %s", arch());
  *(size_t *)((char *)p + 288) = (size_t)8 << 30;
  snprintf((char *)p + 1160, 256, "%s:sramecc+:xnack-", arch());
  return 0;
}
int hipDeviceGetAttribute(int *v, int a, int d) {
  (void)d;
  switch (a) {
    case 10000: *v = 0; break;
    case 87: *v = strncmp(arch(), "gfx9", 4) ? 32 : 64; break;            // warp size
    case 56: *v = 1024; break;                                            // threads of a block
    case 74: *v = strcmp(arch(), "gfx950") ? 65536 : 163840; break;       // LDS of a block
    case 63: *v = 304; break;                                             // compute units
    default: *v = 0;
  }
  return 0;
}
int hipDeviceSynchronize(void) { return 0; }
int hipMemGetInfo(size_t *free_, size_t *total) { *free_ = *total = (size_t)8 << 30; return 0; }

// memory: every allocation between pages that nothing may touch, its bytes undefined until written
int hipMalloc(void **p, size_t n) {
  size_t room = (n + GUARD - 1) / GUARD * GUARD + 2 * GUARD;
  u8 *base = mmap(NULL, room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (base == MAP_FAILED) return failed(OUT_OF_MEMORY, "out of memory");
  mprotect(base + GUARD, room - 2 * GUARD, PROT_READ | PROT_WRITE);
  pthread_mutex_lock(&lock);
  if (allocation_count == allocation_room) {
    allocation_room = allocation_room ? 2 * allocation_room : 64;
    allocations = realloc(allocations, allocation_room * sizeof *allocations);
  }
  u64 at = allocation_count++;
  for (; at && allocations[at - 1].address > (u64)base; at--) allocations[at] = allocations[at - 1];
  allocations[at] = (Allocation){(u64)base + GUARD, n, calloc(n ? n : 1, 1)};
  pthread_mutex_unlock(&lock);
  *p = base + GUARD;
  return 0;
}
int hipFree(void *p) {
  if (!p) return 0;
  pthread_mutex_lock(&lock);
  u64 k = 0;
  while (k < allocation_count && allocations[k].address != (u64)p) k++;
  int there = k < allocation_count;
  if (there) {
    size_t room = (allocations[k].size + GUARD - 1) / GUARD * GUARD + 2 * GUARD;
    free(allocations[k].shadow);
    munmap((u8 *)p - GUARD, room);
    memmove(&allocations[k], &allocations[k + 1], (--allocation_count - k) * sizeof *allocations);
  }
  pthread_mutex_unlock(&lock);
  return there ? 0 : failed(INVALID_VALUE, "hipFree of memory that hipMalloc did not give");
}
int hipMallocAsync(void **p, size_t n, void *s) { (void)s; return hipMalloc(p, n); }
int hipFreeAsync(void *p, void *s) { (void)s; return hipFree(p); }
int hipHostMalloc(void **p, size_t n, unsigned f) { (void)f; *p = malloc(n ? n : 1); return *p ? 0 : failed(OUT_OF_MEMORY, "out of memory"); }
int hipHostFree(void *p) { free(p); return 0; }

// The shadow of [at, at + n) if it is the device's; *ok is 0 where it runs over an allocation's end.
static u8 *shadow_of(const void *at, size_t n, int *ok) {
  *ok = 1;
  for (u64 k = 0; k < allocation_count; k++) {
    Allocation *a = &allocations[k];
    if ((u64)at + GUARD < a->address || (u64)at >= a->address + a->size + GUARD) continue;
    *ok = (u64)at >= a->address && (u64)at + n <= a->address + a->size;
    return *ok && a->shadow ? a->shadow + ((u64)at - a->address) : NULL;
  }
  return NULL;
}
static int copy(void *to, const void *from, size_t n) {
  int a, b;
  pthread_mutex_lock(&lock);
  u8 *x = shadow_of(to, n, &a), *y = shadow_of(from, n, &b);
  int good = a && b;
  if (good) {
    memmove(to, from, n);
    if (x && y) memmove(x, y, n);
    else if (x) memset(x, 1, n);
  }
  pthread_mutex_unlock(&lock);
  return good ? 0 : failed(INVALID_VALUE, "a copy out of an allocation's bounds");
}
static int fill(void *to, int value, size_t n) {
  int ok;
  pthread_mutex_lock(&lock);
  u8 *x = shadow_of(to, n, &ok);
  if (ok) memset(to, value, n);
  if (ok && x) memset(x, 1, n);
  pthread_mutex_unlock(&lock);
  return ok ? 0 : failed(INVALID_VALUE, "a fill out of an allocation's bounds");
}

static int run(void *f, const unsigned *size, unsigned shared, const void *kernarg, size_t bytes);

// A line in the log.
static void noted(const char *line, ...) {
  const char *log = getenv("TK_FAKE_HIP_LOG");
  FILE *to = log ? fopen(log, "a") : NULL;
  if (!to) return;
  va_list all;
  va_start(all, line);
  vfprintf(to, line, all);
  va_end(all);
  fclose(to);
}

// Streams. While one is captured, what is sent to it is kept as a graph's nodes.
typedef struct Node { int kind; void *to; const void *from; size_t n; int value; unsigned size[6], shared; u8 *kernarg; struct Node *next; } Node;
typedef struct { Node *first, **last; } Graph;
typedef struct { Graph *capturing; } Stream;
static Stream null_stream;
static Stream *stream_of(void *s) { return s && s != (void *)1 && s != (void *)2 ? s : &null_stream; }
static Node *captured(void *s, int kind) {
  Graph *g = stream_of(s)->capturing;
  if (!g) return NULL;
  Node *n = calloc(1, sizeof *n);
  n->kind = kind;
  *g->last = n, g->last = &n->next;
  return n;
}
int hipStreamCreate(void **s) { *s = calloc(1, sizeof(Stream)); return 0; }
int hipStreamCreateWithFlags(void **s, unsigned f) { (void)f; return hipStreamCreate(s); }
int hipStreamCreateWithPriority(void **s, unsigned f, int p) { (void)f, (void)p; return hipStreamCreate(s); }
int hipStreamDestroy(void *s) { free(s); return 0; }
int hipStreamSynchronize(void *s) { return stream_of(s)->capturing ? failed(CAPTURE, "operation not permitted when stream is capturing") : 0; }
int hipStreamQuery(void *s) { (void)s; return 0; }
int hipStreamWaitEvent(void *s, void *e, unsigned f) { (void)s, (void)e, (void)f; return 0; }
int hipEventCreate(void **e) { *e = malloc(1); return 0; }
int hipEventCreateWithFlags(void **e, unsigned f) { (void)f; return hipEventCreate(e); }
int hipEventRecord(void *e, void *s) { (void)e, (void)s; return 0; }
int hipEventSynchronize(void *e) { (void)e; return 0; }
int hipEventQuery(void *e) { (void)e; return 0; }
int hipEventElapsedTime(float *ms, void *a, void *b) { (void)a, (void)b; *ms = 1; return 0; }
int hipEventDestroy(void *e) { free(e); return 0; }

int hipMemcpyAsync(void *to, const void *from, size_t n, int kind, void *s) {
  (void)kind;
  Node *node = captured(s, 1);
  if (node) { node->to = to, node->from = from, node->n = n; return 0; }
  return copy(to, from, n);
}
int hipMemcpy(void *to, const void *from, size_t n, int kind) { (void)kind; return copy(to, from, n); }
int hipMemsetAsync(void *to, int value, size_t n, void *s) {
  Node *node = captured(s, 2);
  if (node) { node->to = to, node->value = value, node->n = n; return 0; }
  return fill(to, value, n);
}
int hipMemset(void *to, int value, size_t n) { return fill(to, value, n); }

int hipStreamBeginCapture(void *s, int mode) {
  (void)mode;
  Graph *g = calloc(1, sizeof *g);
  g->last = &g->first;
  stream_of(s)->capturing = g;
  return 0;
}
int hipStreamEndCapture(void *s, void **graph) { *graph = stream_of(s)->capturing; stream_of(s)->capturing = NULL; return *graph ? 0 : failed(CAPTURE, "the stream is not capturing"); }
int hipStreamIsCapturing(void *s, int *status) { *status = stream_of(s)->capturing != NULL; return 0; }
int hipThreadExchangeStreamCaptureMode(int *mode) { (void)mode; return 0; }
int hipGraphInstantiate(void **e, void *graph, void *node, char *log, size_t n) { (void)node, (void)log, (void)n; Graph *c = malloc(sizeof *c); *c = *(Graph *)graph; *e = c; return 0; }
int hipGraphInstantiateWithFlags(void **e, void *graph, unsigned long long f) { (void)f; return hipGraphInstantiate(e, graph, NULL, NULL, 0); }
int hipGraphGetNodes(void *graph, void **nodes, size_t *n) {
  if (nodes) return failed(INVALID_VALUE, "the fake HIP library counts a graph's nodes, and does not give them");
  *n = 0;
  for (Node *each = ((Graph *)graph)->first; each; each = each->next) ++*n;
  return 0;
}
int hipGraphDestroy(void *g) { free(g); return 0; }
int hipGraphExecDestroy(void *e) {
  for (Node *n = ((Graph *)e)->first; n;) { Node *next = n->next; free(n->kernarg), free(n), n = next; }
  free(e);
  return 0;
}
int hipGraphLaunch(void *e, void *s) {
  if (stream_of(s)->capturing) return failed(CAPTURE, "the fake HIP library captures no graphs in graphs");
  int status = 0, nodes = 0;
  for (Node *n = ((Graph *)e)->first; n; n = n->next) nodes++;
  noted("graph\t%d\n", nodes);
  for (Node *n = ((Graph *)e)->first; n && !status; n = n->next)
    status = n->kind == 1 ? copy(n->to, n->from, n->n) : n->kind == 2 ? fill(n->to, n->value, n->n) : run(n->to, n->size, n->shared, n->kernarg, n->n);
  return status;
}

// modules
typedef struct { Program *program; char symbols[4096]; } Module;
typedef struct { Module *module; Kernel *kernel; } Function;

int hipModuleLoadData(void **m, const void *code) {
  const Elf64_Ehdr *h = code;  // its size: the section headers stand at the end
  if (memcmp(h->e_ident, ELFMAG, SELFMAG)) return failed(INVALID_IMAGE, "device kernel image is invalid");
  u64 size = h->e_shoff + (u64)h->e_shnum * h->e_shentsize, hash = 14695981039346656037ull;
  for (u64 i = 0; i < size; i++) hash = (hash ^ ((const u8 *)code)[i]) * 1099511628211ull;
  char path[4096], why[4300];
  const char *folder = getenv("TK_FAKE_HIP");
  snprintf(path, sizeof path, "%s/%016llx.emulated", folder ? folder : ".", (unsigned long long)hash);
  FILE *f = fopen(path, "rb");
  if (!f) {
    snprintf(why, sizeof why, "no emulated program for this code object: %s", path);
    return failed(NO_BINARY, why);
  }
  fseek(f, 0, SEEK_END);
  long n = ftell(f);
  rewind(f);
  u8 *bytes = malloc(n);
  n = fread(bytes, 1, n, f);
  fclose(f);
  Module *module = calloc(1, sizeof *module);
  module->program = emu_load(bytes, n);
  free(bytes);
  if (!module->program) { free(module); return failed(NO_BINARY, "the emulated program is another emulator's"); }
  snprintf(module->symbols, sizeof module->symbols, "%s/%016llx.symbols", folder ? folder : ".", (unsigned long long)hash);
  *m = module;
  return 0;
}
int hipModuleLoadDataEx(void **m, const void *code, unsigned n, void *o, void **v) { (void)n, (void)o, (void)v; return hipModuleLoadData(m, code); }
int hipModuleUnload(void *m) { emu_free(((Module *)m)->program); free(m); return 0; }
int hipModuleGetFunction(void **f, void *m, const char *name) {
  Kernel *k = emu_kernel(((Module *)m)->program, name);
  if (!k) return failed(NOT_FOUND, "named symbol not found");
  Function *function = malloc(sizeof *function);
  *function = (Function){m, k};
  *f = function;
  return 0;
}
int hipModuleGetGlobal(void **p, size_t *n, void *m, const char *name) {
  Module *module = m;
  FILE *f = fopen(module->symbols, "r");
  char each[1024];
  unsigned long long at, size;
  int there = 0;
  while (f && !there && fscanf(f, "%1023s %llu %llu", each, &at, &size) == 3) there = !strcmp(each, name);
  if (f) fclose(f);
  if (!there) return failed(NOT_FOUND, "named symbol not found");
  *p = emu_data(module->program) + at, *n = size;
  return 0;
}
int hipFuncSetAttribute(const void *f, int a, int v) { (void)f, (void)a, (void)v; return 0; }
int hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *n, void *f, int b, size_t s) { (void)f, (void)b, (void)s; *n = 1; return 0; }

static const char *STATUS[] = {"", "global memory out of bounds", "LDS out of bounds", "a jump to nowhere", "too many instructions", "invalid configuration", "scratch out of bounds", "waves stuck at a barrier"};
static const char *FOUND[] = {"read after write", "write after read", "write after write", "missing wait", "undefined value"};

static int run(void *f, const unsigned *size, unsigned shared, const void *kernarg, size_t bytes) {
  Function *function = f;
  Report report;
  u8 *arguments = calloc(1, bytes + 512);
  memcpy(arguments, kernarg, bytes);
  pthread_mutex_lock(&lock);
  emu_launch(function->module->program, function->kernel, size, size + 3, arguments, bytes + 512, shared, allocations, allocation_count, 20000000000ull, &report);
  pthread_mutex_unlock(&lock);
  free(arguments);
  int n = 0, bad = report.status != 0;
  problem[0] = 0;
  if (bad)
    n = snprintf(problem, sizeof problem, "%s: kernel %s, line %u, block (%u, %u, %u), wave %u, lane %u, address 0x%llx", STATUS[report.status], function->kernel->name, report.line, report.block[0], report.block[1], report.block[2],
                 report.wave, report.lane, (unsigned long long)report.address);
  for (int k = 0; k < FINDINGS; k++)
    if (report.found[k] && n < (int)sizeof problem) {
      bad = 1;
      n += snprintf(problem + n, sizeof problem - n, "%s%s: kernel %s, line %u, %llu times", n ? "; " : "", FOUND[k], function->kernel->name, report.first_line[k], (unsigned long long)report.found[k]);
    }
  noted("%s\t%u,%u,%u\t%u,%u,%u\t%u\t%s\n", function->kernel->name, size[0], size[1], size[2], size[3], size[4], size[5], shared, bad ? problem : "ok");
  if (bad) fprintf(stderr, "amd emulator: %s\n", problem);
  return bad ? last_error = LAUNCH_FAILURE : 0;
}

int hipModuleLaunchKernel(void *f, unsigned gx, unsigned gy, unsigned gz, unsigned bx, unsigned by, unsigned bz, unsigned shared, void *stream, void **args, void **extra) {
  unsigned size[6] = {gx, gy, gz, bx, by, bz};
  if (!extra || args) return failed(INVALID_VALUE, "the fake HIP library takes arguments by HIP_LAUNCH_PARAM_BUFFER alone");
  size_t bytes = *(size_t *)extra[3];
  Node *node = captured(stream, 3);
  if (node) {
    node->to = f, node->n = bytes, node->shared = shared;
    memcpy(node->size, size, sizeof size);
    node->kernarg = malloc(bytes + 1);
    memcpy(node->kernarg, extra[1], bytes);
    return 0;
  }
  return run(f, size, shared, extra[1], bytes);
}
