// SDL asks for a few GL functions by name. Emscripten answers from a table of all of WebGL 2,
// which drags every wrapper into the page; this table holds only the names SDL really asks for.
#include <GLES3/gl3.h>

#include <string_view>

namespace {

struct EntryPoint {
  std::string_view name;
  void* function;
};

template <typename Function>
void* address(Function* function) {
  return reinterpret_cast<void*>(function);
}

const EntryPoint kEntryPoints[] = {
    {"glBindFramebuffer", address(glBindFramebuffer)},
    {"glGetError", address(glGetError)},
    {"glGetFramebufferAttachmentParameteriv", address(glGetFramebufferAttachmentParameteriv)},
    {"glGetIntegerv", address(glGetIntegerv)},
    {"glGetString", address(glGetString)},
    {"glGetStringi", address(glGetStringi)},
};

}  // namespace

extern "C" void* emscripten_GetProcAddress(const char* name) {
  for (const auto& entry : kEntryPoints)
    if (entry.name == name) return entry.function;
  return nullptr;
}
