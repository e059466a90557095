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

/// A solved game, with what is needed to find the techniques that the player used. Plain data.
struct SolvedGame {
  Puzzle puzzle;
  std::vector<Move> moves;       ///< moves that led from the givens to the solution
  std::set<std::size_t> helped;  ///< indices in `moves` of the moves that were made with help
  bool notesComplete = false;
};

/// The hardest technique that a solved puzzle needed, and the hardest that its player found.
struct LookBack {
  std::optional<Technique> needed;  ///< hardest technique on the puzzle's solution path
  std::optional<Technique> found;   ///< hardest technique that the player's moves without help show

  friend bool operator==(const LookBack&, const LookBack&) = default;
};

/// Finds the hardest techniques of a solved game. Takes seconds for the hardest puzzles; may be called from
/// any thread. If the search was stopped, the result may lack techniques.
LookBack lookBackAt(const SolvedGame& game, const std::stop_token& stop = {});

/// Sentences about the techniques of a solved game, in the player's language.
class LookBackWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::LookBackWords)

 public:
  /// One line: the hardest step of the puzzle, what the player found, and which technique to learn next, if
  /// any. Empty if there is nothing to say.
  static QString line(const LookBack& lookBack, std::optional<Technique> next);
};

}  // namespace sudoku
