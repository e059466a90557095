#include "eventsounds.h"

#include <canberra.h>
#include <dlfcn.h>

namespace sudoku {
namespace {

// NOLINTNEXTLINE(cert-dcl50-cpp): ALSA asks for a function with variable arguments
void keepSilent(const char* /*file*/, int /*line*/, const char* /*function*/, int /*error*/,
                const char* /*format*/, ...) {}

constexpr auto kUsualTheme = "freedesktop";  // theme that every desktop has, by the theme specification
constexpr auto kAlsa = "libasound.so.2";
constexpr auto kAlsaHandlerSetter = "snd_lib_error_set_handler";

/// Silences ALSA, which otherwise prints an error when there is no sound card. ALSA is in the process only if
/// libcanberra has chosen its ALSA driver.
void silenceAlsa() {
  void* const alsa = dlopen(kAlsa, RTLD_LAZY | RTLD_NOLOAD);
  if (alsa == nullptr) return;
  using HandlerSetter = int (*)(decltype(&keepSilent));
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-reinterpret-cast): dlsym() gives data pointers
  if (const auto set = reinterpret_cast<HandlerSetter>(dlsym(alsa, kAlsaHandlerSetter))) set(&keepSilent);
  dlclose(alsa);
}

}  // namespace

bool EventSounds::open() {
  if (m_isOpen) return true;
  if (m_context == nullptr && ca_context_create(&m_context) != CA_SUCCESS) {
    m_context = nullptr;
    return false;
  }
  // The name and id by which volume mixers list the program.
  ca_context_change_props(m_context, CA_PROP_APPLICATION_NAME, "Sudoku", CA_PROP_APPLICATION_ID, "sudoku",
                          nullptr);
  // Opens the device before the first sound, since otherwise each sound would try to open it, and wait for a
  // sound server that does not answer.
  m_isOpen = ca_context_open(m_context) == CA_SUCCESS;
  if (m_isOpen) silenceAlsa();
  return m_isOpen;
}

void EventSounds::play(const std::string& theme, const std::vector<std::string>& names) {
  if (!open()) return;
  ca_context_change_props(m_context, CA_PROP_CANBERRA_XDG_THEME_NAME,
                          theme.empty() ? kUsualTheme : theme.c_str(), nullptr);
  for (const std::string& name : names)
    if (ca_context_play(m_context, 0, CA_PROP_EVENT_ID, name.c_str(), nullptr) != CA_ERROR_NOTFOUND) return;
}

}  // namespace sudoku
