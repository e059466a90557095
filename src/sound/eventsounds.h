#pragma once

#include <string>
#include <vector>

struct ca_context;

namespace sudoku {

/// Sounds of a theme, by libcanberra. Nothing is printed where they cannot be played. For one thread at a
/// time; stays until the end of the program.
class EventSounds {
 public:
  EventSounds() = default;
  EventSounds(const EventSounds&) = delete;
  EventSounds& operator=(const EventSounds&) = delete;
  /// libcanberra would unload its driver, in which a thread of its own may still be about to end.
  ~EventSounds() = delete;

  /// Starts the first of the names that the theme has a sound for; without a name of a theme the usual one.
  /// It may take half a minute: as long as the sound server leaves it unanswered.
  void play(const std::string& theme, const std::vector<std::string>& names);

 private:
  bool open();

  ca_context* m_context = nullptr;
  bool m_isOpen = false;  ///< the device
};

}  // namespace sudoku
