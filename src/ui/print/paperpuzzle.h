#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>

#include <QString>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/level.h>
#include <sudoku/making/puzzlemaker.h>

#include "game/history/paperlist.h"
#include "paperboard.h"

namespace sudoku {

/// A puzzle with all that is printed about it. Plain data.
struct PaperPuzzle {
  Grid givens;
  Grid board;  ///< givens and entries
  std::array<DigitSet, kCellCount> notes{};
  /// Candidates of the empty cells, as far as the notes have not excluded them.
  std::array<DigitSet, kCellCount> candidates{};
  std::optional<Grid> solution;  ///< the solution; empty if none is to be printed
  std::optional<Level> level;
  QString number;                ///< last digits of the puzzle's seed; empty if the puzzle has no seed
  std::optional<int> explainer;  ///< rating on Sudoku Explainer's scale, in tenths
};

/// Which small digits are printed in empty cells.
enum class SmallDigits : std::uint8_t { None, Notes, Candidates };

PlainBoard boardOf(const PaperPuzzle& puzzle, SmallDigits small);

/// The puzzle of a record, without solution, level and rating.
PaperPuzzle unratedPaperPuzzle(const PuzzleRecord& record);

/// Makes a printable puzzle from a record, with its entries and, if known, its level. If the puzzle has
/// several solutions, solution and level stay empty. Returns nothing if it was stopped.
std::optional<PaperPuzzle> paperPuzzle(const PuzzleRecord& record, std::optional<Level> level,
                                       const std::stop_token& stop = {});

/// Makes a printable puzzle from one that was generated for a level. Returns nothing if it was stopped.
std::optional<PaperPuzzle> paperPuzzle(const PuzzleWithId& made, Level level,
                                       const std::stop_token& stop = {});

/// Makes a printable puzzle from one of a list; if `isRated`, unknown ratings are calculated. Returns nothing
/// if it was stopped.
std::optional<PaperPuzzle> paperPuzzle(const ListedPuzzle& listed, bool isRated,
                                       const std::stop_token& stop = {});

/// The puzzle without the player's entries, but with solution, level and ratings.
PaperPuzzle withoutEntries(const PaperPuzzle& puzzle);

}  // namespace sudoku
