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

/// The most puzzles that go on paper at once.
inline constexpr std::size_t kMostOnPaper = 10'000;

/// A puzzle that is wanted on paper with others, and what is known of it.
struct ListedPuzzle {
  PuzzleRecord record;
  std::optional<Level> level{};
  std::optional<int> explainer{};  ///< Sudoku Explainer's difficulty in tenths
  QString number{};                ///< what it is called on paper; may be empty
};

/// Puzzles that are wanted on paper, in their order: games of the library, or a collection.
struct PaperList {
  QString title;  ///< stands above each page; may be empty
  std::vector<ListedPuzzle> puzzles;
  std::size_t leftOut = 0;  ///< how many more were asked for, since these are kMostOnPaper
};

/// The short number of a puzzle's id, as print has it: the last eight digits of its seed.
QString shortNumber(const PuzzleId& id);

/// A game as the library knows it: its puzzle, its entries, and its number in a collection (its row; 0:
/// none).
ListedPuzzle listedPuzzle(const GameSummary& game, qint64 collection = 0);

}  // namespace sudoku
