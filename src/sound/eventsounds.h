#pragma once

#include <string>
#include <vector>

struct ca_context;

namespace sudoku {

/// Plays the sounds of a sound theme with libcanberra; does nothing if that fails. Used by one thread at a
/// time; never destroyed.
class EventSounds {
 public:
  EventSounds() = default;
  EventSounds(const EventSounds&) = delete;
  EventSounds& operator=(const EventSounds&) = delete;
  /// Deleted, because libcanberra would unload its driver while a thread of the driver may still be running.
  ~EventSounds() = delete;

  /// Starts the first of the named sounds that the theme has; an empty theme name stands for the default
  /// theme. May take half a minute if the sound server does not answer.
  void play(const std::string& theme, const std::vector<std::string>& names);

 private:
  bool open();

  ca_context* m_context = nullptr;
  bool m_isOpen = false;  ///< whether the sound device is open
};

}  // namespace sudoku
