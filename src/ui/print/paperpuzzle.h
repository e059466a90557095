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
  std::array<DigitSet, kCellCount> candidates{};  ///< what board and notes leave in open cells
  std::optional<Grid> solution;                   ///< none: not printed among the solutions
  std::optional<Level> level;
  QString number;                ///< the last digits of its seed; empty if it was not made from one
  std::optional<int> explainer;  ///< Sudoku Explainer's difficulty in tenths
};

/// What small digits stand in open cells.
enum class SmallDigits : std::uint8_t { None, Notes, Candidates };

PaperBoard boardOf(const PaperPuzzle& puzzle, SmallDigits small);

/// What a record says of its puzzle, without solution, level and rating.
PaperPuzzle unratedPaperPuzzle(const PuzzleRecord& record);

/// A puzzle from elsewhere, with its entries, or one of a level that is known. It need not have one solution:
/// then it has neither solution nor level. Nothing if it was asked to stop.
std::optional<PaperPuzzle> paperPuzzle(const PuzzleRecord& record, std::optional<Level> level,
                                       const std::stop_token& stop = {});

/// A puzzle that was made for a level. Nothing if it was asked to stop.
std::optional<PaperPuzzle> paperPuzzle(const PuzzleWithId& made, Level level,
                                       const std::stop_token& stop = {});

/// One of a list, rated if what is not known of it is to be found out. Nothing if it was asked to stop.
std::optional<PaperPuzzle> paperPuzzle(const ListedPuzzle& listed, bool isRated,
                                       const std::stop_token& stop = {});

/// The puzzle as it is given, with what is known of it.
PaperPuzzle withoutEntries(const PaperPuzzle& puzzle);

}  // namespace sudoku
