#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QString>
#include <QtGlobal>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/level.h>
#include <sudoku/making/puzzleid.h>

namespace sudoku {

struct GameSummary;

/// The most puzzles that are printed in one job.
inline constexpr std::size_t kMostOnPaper = 10'000;

/// A puzzle that is printed in a list, with its level and ratings.
struct ListedPuzzle {
  PuzzleRecord record;
  std::optional<Level> level{};
  std::optional<int> explainer{};  ///< rating by Sudoku Explainer, in tenths
  QString number{};                ///< number or name that is printed above the puzzle; may be empty
};

/// The puzzles that are printed in one job, in order: games of the library, or a collection.
struct PaperList {
  QString title;  ///< title on each page; may be empty
  std::vector<ListedPuzzle> puzzles;
  /// Number of puzzles that are not printed because there are more than kMostOnPaper.
  std::size_t leftOut = 0;
};

/// The number that is printed for a puzzle: the last eight digits of the seed of random numbers from which
/// the puzzle was made.
QString shortNumber(const PuzzleId& id);

/// A game of the library for printing: its puzzle, its entries, and its number in a collection, which is
/// given by its row id, or 0 for no number.
ListedPuzzle listedPuzzle(const GameSummary& game, qint64 collection = 0);

}  // namespace sudoku
