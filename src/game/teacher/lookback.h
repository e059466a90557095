#pragma once

#include <optional>
#include <set>
#include <stop_token>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include <sudoku/logic/technique.h>
#include <sudoku/play/gamestate.h>

namespace sudoku {

/// A game that has been solved, as far as it says something of the player. Plain data.
struct SolvedGame {
  Puzzle puzzle;
  std::vector<Move> moves;       ///< that led from the givens to the solution
  std::set<std::size_t> helped;  ///< indices of moves that were made with help
  bool notesComplete = false;
};

/// What can be said of it.
struct LookBack {
  std::optional<Technique> needed;  ///< the hardest on the puzzle's path
  std::optional<Technique> found;   ///< the hardest that a move without help shows

  friend bool operator==(const LookBack&, const LookBack&) = default;
};

/// Takes seconds for the hardest puzzles: may be called from any thread. What was stopped says less.
LookBack lookBackAt(const SolvedGame& game, const std::stop_token& stop = {});

/// Says it, in the player's language.
class LookBackWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::LookBackWords)

 public:
  /// One line: the hardest step and what the player found, and what to learn next, if there is something.
  /// Empty if there is nothing to say.
  static QString line(const LookBack& lookBack, std::optional<Technique> next);
};

}  // namespace sudoku
