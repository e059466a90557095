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

/// A puzzle with all that paper says about it. Plain data.
struct PaperPuzzle {
  Grid givens;
  Grid board;  ///< givens and entries
  std::array<DigitSet, kCellCount> notes{};
  std::array<DigitSet, kCellCount> candidates{};  ///< candidates that board and notes leave in empty cells
  std::optional<Grid> solution;                   ///< the solution; nothing: not printed among the solutions
  std::optional<Level> level;
  QString number;                ///< last digits of the puzzle's seed; empty if it has none
  std::optional<int> explainer;  ///< Sudoku Explainer's rating in tenths
};

/// Which small digits stand in empty cells.
enum class SmallDigits : std::uint8_t { None, Notes, Candidates };

PaperBoard boardOf(const PaperPuzzle& puzzle, SmallDigits small);

/// The puzzle of a record, without solution, level and rating.
PaperPuzzle unratedPaperPuzzle(const PuzzleRecord& record);

/// A puzzle from elsewhere, with its entries, or one whose level is known. It need not have one solution:
/// then it has neither solution nor level. Nothing if it was stopped.
std::optional<PaperPuzzle> paperPuzzle(const PuzzleRecord& record, std::optional<Level> level,
                                       const std::stop_token& stop = {});

/// A puzzle that was made for a level. Nothing if it was stopped.
std::optional<PaperPuzzle> paperPuzzle(const PuzzleWithId& made, Level level,
                                       const std::stop_token& stop = {});

/// A puzzle of a list, rated if unknown ratings are wanted. Nothing if it was stopped.
std::optional<PaperPuzzle> paperPuzzle(const ListedPuzzle& listed, bool isRated,
                                       const std::stop_token& stop = {});

/// The puzzle without the player's entries, with all that is known of it.
PaperPuzzle withoutEntries(const PaperPuzzle& puzzle);

}  // namespace sudoku
