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

/// The most puzzles that are printed at once.
inline constexpr std::size_t kMostOnPaper = 10'000;

/// A puzzle that is to be printed with others, and what is known of it.
struct ListedPuzzle {
  PuzzleRecord record;
  std::optional<Level> level{};
  std::optional<int> explainer{};  ///< Sudoku Explainer's rating in tenths
  QString number{};                ///< name of the puzzle on paper; may be empty
};

/// Puzzles that are to be printed, in order: games of the library, or a collection.
struct PaperList {
  QString title;  ///< heading of each page; may be empty
  std::vector<ListedPuzzle> puzzles;
  std::size_t leftOut = 0;  ///< number of puzzles left out because there are more than kMostOnPaper
};

/// The short number of a puzzle's id on paper: the last eight digits of its seed.
QString shortNumber(const PuzzleId& id);

/// A game of the library for printing: its puzzle, its entries, and its number in a collection (given by its
/// row id; 0: none).
ListedPuzzle listedPuzzle(const GameSummary& game, qint64 collection = 0);

}  // namespace sudoku
