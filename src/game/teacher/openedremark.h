#pragma once

#include <stop_token>

#include <QCoreApplication>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/level.h>
#include <sudoku/grid/puzzle.h>

namespace sudoku {

/// Makes the remark that is shown about a puzzle opened from a text or a file, in the player's language. May
/// be called from any thread.
class OpenedRemark {
  Q_DECLARE_TR_FUNCTIONS(sudoku::OpenedRemark)

 public:
  /// The remark, for instance `One solution. Hard, with X-Wing. SE 6.6, HoDoKu Hard 1042. Every given is
  /// needed.` Empty if the search was stopped. Takes seconds for the hardest puzzles.
  static QString of(const Puzzle& puzzle, const std::stop_token& stop);
  /// The sentence `The solutions differ in r1c2 and r1c5.` Precondition: the givens have several solutions.
  static QString ofSeveralSolutions(const Grid& givens);
};

/// The cells that do not have the same digit in all solutions. Precondition: the givens have a solution.
[[nodiscard]] CellSet differingCells(const Grid& givens);

/// The name of a level in the player's language, such as `Hard`.
QString levelName(Level level);

}  // namespace sudoku
