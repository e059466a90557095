#pragma once

#include <QString>

namespace sudoku {

/// Whether the games are kept, in words for the player.
struct StorageState {
  enum class Kind {
    Fine,
    Notice,   ///< something has happened that the player should know; all that is played is kept
    Rescue,   ///< games are being taken over from a damaged file; all that is played meanwhile is kept
    Trouble,  ///< what is played is not kept, as long as this lasts
  };

  Kind kind = Kind::Fine;
  QString sentence = {};  ///< translated, as plain text
  QString details = {};   ///< which file, and what the system says
  QString backup = {};    ///< the backup that has missing games; empty if there is none

  friend bool operator==(const StorageState&, const StorageState&) = default;
};

}  // namespace sudoku
