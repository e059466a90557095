#pragma once

#include <QString>

namespace sudoku {

/// Whether the games are saved, in words for the player.
struct StorageState {
  enum class Kind {
    Fine,
    Notice,   ///< something has happened that the player should know; all moves are saved
    Rescue,   ///< games are being copied from a damaged file; all new moves are saved
    Trouble,  ///< new moves cannot be saved at present
  };

  Kind kind = Kind::Fine;
  QString sentence = {};  ///< message in the player's language, as plain text
  QString details = {};   ///< the path of the file, and the system's error message
  QString backup = {};    ///< path of a backup with games that the present file lacks; empty if there is none

  friend bool operator==(const StorageState&, const StorageState&) = default;
};

}  // namespace sudoku
