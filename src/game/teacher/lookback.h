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

/// A solved game, as far as it shows what the player knows. Plain data.
struct SolvedGame {
  Puzzle puzzle;
  std::vector<Move> moves;       ///< moves that led from the givens to the solution
  std::set<std::size_t> helped;  ///< indices in `moves` of the moves that were made with help
  bool notesComplete = false;
};

/// The hardest technique that a solved puzzle needed, and the hardest that its player found.
struct LookBack {
  std::optional<Technique> needed;  ///< hardest technique on the puzzle's solution path
  std::optional<Technique> found;   ///< hardest technique that a move without help shows

  friend bool operator==(const LookBack&, const LookBack&) = default;
};

/// Looks back at a solved game. The hardest puzzles take seconds: may be called from any thread. A search
/// that was stopped says less.
LookBack lookBackAt(const SolvedGame& game, const std::stop_token& stop = {});

/// A look back at a solved game, in the player's language.
class LookBackWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::LookBackWords)

 public:
  /// One line: the hardest step, what the player found, and what to learn next, if there is something. Empty
  /// if there is nothing to say.
  static QString line(const LookBack& lookBack, std::optional<Technique> next);
};

}  // namespace sudoku
