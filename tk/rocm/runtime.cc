// What TVM's wheel lacks to run AMD modules, over libamdhip64: the device (kDLROCM), and the loader of modules of kind "hip".
// libamdhip64 is opened by name at first use ($TK_HIP, else libamdhip64.so.7, .6); no header of HIP's is needed. tk compiles
// this when it makes a package and stores it in there (tk/rocm/plugin.py), so that loading one takes no compiler.
#include <dlfcn.h>
#include <tvm/ffi/cast.h>
#include <tvm/ffi/extra/c_env_api.h>
#include <tvm/ffi/extra/module.h>
#include <tvm/ffi/function.h>
#include <tvm/ffi/reflection/registry.h>
#include <tvm/runtime/device_api.h>

#include <cstdlib>
#include <cstring>
#include <map>
#include <mutex>
#include <string>
#include <vector>

namespace ffi = tvm::ffi;

namespace {

constexpr int kMemcpyDefault = 4, kDisableTiming = 2;

struct Hip {
  int (*GetDeviceCount)(int*), (*SetDevice)(int), (*GetDevice)(int*), (*Malloc)(void**, size_t), (*Free)(void*);
  int (*MemcpyAsync)(void*, const void*, size_t, int, void*), (*StreamSynchronize)(void*), (*StreamCreate)(void**);
  int (*StreamDestroy)(void*), (*EventCreateWithFlags)(void**, unsigned), (*EventRecord)(void*, void*), (*EventDestroy)(void*);
  int (*StreamWaitEvent)(void*, void*, unsigned), (*ModuleLoadData)(void**, const void*), (*ModuleUnload)(void*);
  int (*ModuleGetFunction)(void**, void*, const char*), (*ModuleGetGlobal)(void**, size_t*, void*, const char*);
  int (*ModuleLaunchKernel)(void*, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, unsigned, void*, void**, void**);
  const char* (*GetErrorString)(int);

  Hip() {
    const char* own = std::getenv("TK_HIP");
    void* library = nullptr;
    for (const char* name : {own, "libamdhip64.so.7", "libamdhip64.so.6"}) {
      if (name != nullptr && library == nullptr) library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
      if (name != nullptr && name == own) break;
    }
    if (library == nullptr) TVM_FFI_THROW(RuntimeError) << "no libamdhip64: " << dlerror();
#define FIND(name)                                                   \
  if (!(*reinterpret_cast<void**>(&name) = dlsym(library, "hip" #name))) \
  TVM_FFI_THROW(RuntimeError) << "libamdhip64 has no hip" #name
    FIND(GetDeviceCount);
    FIND(SetDevice);
    FIND(GetDevice);
    FIND(Malloc);
    FIND(Free);
    FIND(MemcpyAsync);
    FIND(StreamSynchronize);
    FIND(StreamCreate);
    FIND(StreamDestroy);
    FIND(EventCreateWithFlags);
    FIND(EventRecord);
    FIND(EventDestroy);
    FIND(StreamWaitEvent);
    FIND(ModuleLoadData);
    FIND(ModuleUnload);
    FIND(ModuleGetFunction);
    FIND(ModuleGetGlobal);
    FIND(ModuleLaunchKernel);
    FIND(GetErrorString);
#undef FIND
  }
};

Hip& hip() {
  static Hip it;
  return it;
}

// Calls hip<what>; an error is thrown with what was being done.
#define CALL(what, ...)                                   \
  if (int status_ = hip().what; status_ != 0)             \
  TVM_FFI_THROW(RuntimeError) << "hip" #what ": " << hip().GetErrorString(status_) << " (HIP error " << status_ << ")" __VA_ARGS__

class Device final : public tvm::runtime::DeviceAPI {
 public:
  void SetDevice(tvm::Device device) final { CALL(SetDevice(device.device_id)); }

  void GetAttr(tvm::Device device, tvm::runtime::DeviceAttrKind kind, ffi::Any* result) final {
    int count = 0;
    if (kind == tvm::runtime::kExist) *result = hip().GetDeviceCount(&count) == 0 && device.device_id < count ? 1 : 0;
    // What TVM's compiler asks, in a process that compiles too: it takes an unknown version for a very old one.
    if (kind == tvm::runtime::kApiVersion) *result = 600;
    if (kind == tvm::runtime::kMaxThreadsPerBlock) *result = 1024;
  }

  bool SupportsDevicePointerArithmeticsOnHost() final { return true; }

  void* AllocDataSpace(tvm::Device device, size_t size, size_t alignment, DLDataType) final {
    if (alignment > 256) TVM_FFI_THROW(RuntimeError) << "hipMalloc aligns to 256 bytes, not " << alignment;
    void* made = nullptr;
    CALL(SetDevice(device.device_id));
    CALL(Malloc(&made, size), << " for " << size << " bytes");
    return made;
  }

  // Called by destructors, from which nothing may be thrown; of memory that cannot be given back nothing else can be done.
  void FreeDataSpace(tvm::Device device, void* memory) final {
    hip().SetDevice(device.device_id);
    hip().Free(memory);
  }

  TVMStreamHandle CreateStream(tvm::Device device) final {
    void* made = nullptr;
    CALL(SetDevice(device.device_id));
    CALL(StreamCreate(&made));
    return made;
  }

  void FreeStream(tvm::Device, TVMStreamHandle stream) final { CALL(StreamDestroy(stream)); }

  void StreamSync(tvm::Device device, TVMStreamHandle stream) final {
    CALL(SetDevice(device.device_id));
    CALL(StreamSynchronize(stream));
  }

  void SyncStreamFromTo(tvm::Device device, TVMStreamHandle from, TVMStreamHandle to) final {
    void* event = nullptr;
    CALL(SetDevice(device.device_id));
    CALL(EventCreateWithFlags(&event, kDisableTiming));
    CALL(EventRecord(event, from));
    CALL(StreamWaitEvent(to, event, 0));
    CALL(EventDestroy(event));
  }

 protected:
  void CopyDataFromTo(const void* from, size_t from_at, void* to, size_t to_at, size_t size, tvm::Device source,
                      tvm::Device destination, DLDataType, TVMStreamHandle stream) final {
    CALL(SetDevice(source.device_type == kDLROCM ? source.device_id : destination.device_id));
    CALL(MemcpyAsync(static_cast<char*>(to) + to_at, static_cast<const char*>(from) + from_at, size, kMemcpyDefault, stream));
    if (source.device_type != kDLROCM || destination.device_type != kDLROCM) CALL(StreamSynchronize(stream));
  }
};

struct Kernel {
  std::vector<DLDataType> arguments;
  std::vector<std::string> tags;     // of the launch: "blockIdx.x" …, and one for dynamic LDS
  std::map<int, void*> functions;    // by device
};

// A kernel's arguments lie one behind another, each at a multiple of its size.
struct Arguments {
  static constexpr size_t kMost = 4096;
  alignas(8) char bytes[kMost];
  size_t size = 0;

  void add(DLDataType type, const ffi::AnyView& value) {
    size_t width = type.code == kDLOpaqueHandle ? 8 : (type.bits + 7) / 8;
    size = (size + width - 1) / width * width;
    if (size + width > kMost) TVM_FFI_THROW(RuntimeError) << "more than " << kMost << " bytes of kernel arguments";
    if (type.code == kDLOpaqueHandle) {
      put(value.cast<void*>());
    } else if (type.code == kDLFloat && width == 8) {
      put(value.cast<double>());
    } else if (type.code == kDLFloat && width == 4) {
      put(static_cast<float>(value.cast<double>()));
    } else if (type.code == kDLInt || type.code == kDLUInt || type.code == kDLBool) {
      int64_t whole = value.cast<int64_t>();
      std::memcpy(bytes + size, &whole, width);
    } else {
      TVM_FFI_THROW(RuntimeError) << "a kernel argument of type code " << int(type.code) << " and " << int(type.bits) << " bits";
    }
    size += width;
  }

 private:
  template <typename T>
  void put(T value) {
    std::memcpy(bytes + size, &value, sizeof value);
  }
};

class HipModule final : public ffi::ModuleObj {
 public:
  // What TVM's code generator saves: format, {kernel: its arguments' types and launch tags}, code.
  explicit HipModule(const ffi::Bytes& saved) : at_(saved.data()), end_(saved.data() + saved.size()) {
    text();
    for (uint64_t left = number(); left > 0; --left) {
      text();
      Kernel kernel;
      std::string name = text();
      for (uint64_t n = number(); n > 0; --n) {
        DLDataType type;
        std::memcpy(&type, take(sizeof type), sizeof type);
        kernel.arguments.push_back(type);
      }
      for (uint64_t n = number(); n > 0; --n) kernel.tags.push_back(text());
      for (uint64_t n = number(); n > 0; --n) take(4);  // further facts of an argument, of none of which code depends
      kernels_[name] = kernel;
    }
    code_ = text();
    checked_ = code_.find("tk_check_note") != std::string::npos;
  }

  ~HipModule() {
    for (auto& [device, module] : modules_) hip().ModuleUnload(module);
  }

  const char* kind() const final { return "hip"; }
  int GetPropertyMask() const final { return ffi::Module::kRunnable; }

  ffi::Optional<ffi::Function> GetFunction(const ffi::String& name) final {
    auto found = kernels_.find(name);
    if (found == kernels_.end()) return std::nullopt;
    Kernel* kernel = &found->second;
    ffi::ObjectPtr<ffi::Object> self = ffi::GetObjectPtr<ffi::Object>(this);  // code lives as long as its functions
    std::string symbol = name;
    return ffi::Function::FromPacked([this, kernel, self, symbol](ffi::PackedArgs args, ffi::Any*) { launch(*kernel, symbol, args); });
  }

 private:
  void launch(Kernel& kernel, const std::string& symbol, const ffi::PackedArgs& args) {
    Arguments packed;
    for (size_t i = 0; i < kernel.arguments.size(); ++i) packed.add(kernel.arguments[i], args[i]);
    unsigned sizes[6] = {1, 1, 1, 1, 1, 1}, shared = 0;
    for (size_t i = 0; i < kernel.tags.size(); ++i) {
      unsigned value = static_cast<unsigned>(args[kernel.arguments.size() + i].cast<int64_t>());
      const std::string& tag = kernel.tags[i];
      if (tag.rfind("blockIdx.", 0) == 0) {
        sizes[tag[9] - 'x'] = value;
      } else if (tag.rfind("threadIdx.", 0) == 0) {
        sizes[3 + tag[10] - 'x'] = value;
      } else {
        shared = value;
      }
    }
    int device = 0;
    CALL(GetDevice(&device));
    void* function = found(kernel, symbol, device);
    void* extra[] = {reinterpret_cast<void*>(1), packed.bytes, reinterpret_cast<void*>(2), &packed.size, reinterpret_cast<void*>(3)};
    CALL(ModuleLaunchKernel(function, sizes[0], sizes[1], sizes[2], sizes[3], sizes[4], sizes[5], shared,
                            TVMFFIEnvGetStream(kDLROCM, device), nullptr, extra),
         << " func_name=" << symbol << " grid=(" << sizes[0] << "," << sizes[1] << "," << sizes[2] << ") block=(" << sizes[3] << ","
         << sizes[4] << "," << sizes[5] << ") LDS=" << shared);
    if (checked_) check(device);
  }

  // Throws what a kernel of a checked build found to be out of range (check_library.ll), which is then forgotten.
  void check(int device) {
    void *note = nullptr, *texts = nullptr, *stream = TVMFFIEnvGetStream(kDLROCM, device), *module = modules_[device];
    size_t size = 0;
    int64_t found[4], none[4] = {0, 0, 0, 0};
    CALL(ModuleGetGlobal(&note, &size, module, "tk_check_note"));
    CALL(MemcpyAsync(found, note, sizeof found, kMemcpyDefault, stream));
    CALL(StreamSynchronize(stream));
    if (found[0] == 0) return;
    CALL(MemcpyAsync(note, none, sizeof none, kMemcpyDefault, stream));
    CALL(ModuleGetGlobal(&texts, &size, module, "tk_check_texts"));
    std::string all(size, 0);
    CALL(MemcpyAsync(all.data(), texts, size, kMemcpyDefault, stream));
    CALL(StreamSynchronize(stream));
    size_t at = 0;
    for (int64_t left = found[1]; left > 0 && at < all.size(); --left) at = all.find('\0', at) + 1;
    TVM_FFI_THROW(IndexError) << all.c_str() + at << " is out of range: " << found[2] << " of " << found[3];
  }

  void* found(Kernel& kernel, const std::string& symbol, int device) {
    std::lock_guard<std::mutex> lock(mutex_);
    void*& function = kernel.functions[device];
    if (function == nullptr) {
      void*& module = modules_[device];
      if (module == nullptr) CALL(ModuleLoadData(&module, code_.data()));
      CALL(ModuleGetFunction(&function, module, symbol.c_str()), << " func_name=" << symbol);
    }
    return function;
  }

  const char* take(uint64_t size) {
    if (size > static_cast<uint64_t>(end_ - at_)) TVM_FFI_THROW(RuntimeError) << "a module of kind hip that ends early";
    const char* start = at_;
    at_ += size;
    return start;
  }
  uint64_t number() {
    uint64_t value;
    std::memcpy(&value, take(sizeof value), sizeof value);
    return value;
  }
  std::string text() {
    uint64_t size = number();
    return std::string(take(size), size);
  }

  const char *at_, *end_;
  std::map<std::string, Kernel> kernels_;
  std::map<int, void*> modules_;
  std::string code_;
  bool checked_;
  std::mutex mutex_;
};

}  // namespace

TVM_FFI_STATIC_INIT_BLOCK() {
  namespace refl = tvm::ffi::reflection;
  refl::GlobalDef()
      .def_packed("device_api.rocm",
                  [](ffi::PackedArgs, ffi::Any* result) {
                    static Device it;
                    *result = static_cast<void*>(static_cast<tvm::runtime::DeviceAPI*>(&it));
                  })
      .def("ffi.Module.load_from_bytes.hip",
           [](const ffi::Bytes& saved) { return ffi::Module(ffi::make_object<HipModule>(saved)); });
}
