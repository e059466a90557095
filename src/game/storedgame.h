#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QString>

#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// The longest time that a clock shows: some thirty years, in milliseconds.
inline constexpr qint64 kLongestTimeMs = 1'000'000'000'000;

/// One game as it is kept.
struct StoredGame {
  qint64 id = 0;                     ///< the row; 0 as long as the game is not kept
  Puzzle puzzle;                     ///< only the givens are kept, the solution is found and proved again
  QString puzzleId;                  ///< as of toText(PuzzleId); empty for a puzzle from elsewhere
  std::optional<Level> level;        ///< none also for a word that this version does not know
  std::vector<Move> moves;           ///< those undone too
  int position = 0;                  ///< how many of the moves are applied
  std::optional<Digit> chosenDigit;  ///< the number the player enters with
  bool hints = false;
  bool notesMode = false;
  qint64 elapsedMs = 0;  ///< the clock, at most kLongestTimeMs

  friend bool operator==(const StoredGame&, const StoredGame&) = default;
};

/// The game being played: one object, so that its moves stand in memory once. Game alone changes what is
/// played; the store writes it, and sets its row and its clock. Never null in a Game.
using GameInPlay = std::shared_ptr<StoredGame>;

/// What stands on the board of a game, or nothing if some move, undone or not, could not have been made.
std::optional<Grid> boardOf(const StoredGame& game);

}  // namespace sudoku
