#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include <QString>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/level.h>

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
};

/// A game as the library knows it: its puzzle and its entries.
ListedPuzzle listedPuzzle(const GameSummary& game);

/// A puzzle of a collection, as a line (toLine()), by its number there, from 1. Precondition: it is one.
ListedPuzzle listedPuzzle(std::string_view line, int number);

}  // namespace sudoku
