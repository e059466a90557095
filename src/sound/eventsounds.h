#pragma once

#include <string>
#include <vector>

struct ca_context;

namespace sudoku {

/// Sounds of a theme, by libcanberra. Nothing is printed where they cannot be played. For one
/// thread at a time.
class EventSounds {
 public:
  EventSounds() = default;
  EventSounds(const EventSounds&) = delete;
  EventSounds& operator=(const EventSounds&) = delete;
  /// Ends the sound that is being played.
  ~EventSounds();

  /// Starts the first of the names that the theme has a sound for; without a name of a theme the usual one.
  /// It may take half a minute: as long as the sound server leaves it unanswered.
  void play(const std::string& theme, const std::vector<std::string>& names);

 private:
  bool open();

  ca_context* m_context = nullptr;  ///< with an open device, if any
};

}  // namespace sudoku
