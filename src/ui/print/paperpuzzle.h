#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <stop_token>

#include <QString>

#include <sudoku/formats/puzzlerecord.h>
#include <sudoku/grid/level.h>
#include <sudoku/making/puzzlemaker.h>
#include <sudoku/play/candidatemarks.h>
#include <sudoku/rating/profile.h>

#include "game/history/paperlist.h"
#include "paperboard.h"

namespace sudoku {

/// A puzzle with all that is printed about it. Plain data.
struct PaperPuzzle {
  Grid givens;
  Grid board;  ///< givens and entries
  std::array<DigitSet, kCellCount> notes{};
  /// Candidates of the empty cells, without those that the player has excluded by making notes.
  std::array<DigitSet, kCellCount> candidates{};
  DrawnMarks drawn;                            ///< what the player has drawn on candidates
  std::array<DigitSet, kCellCount> colours{};  ///< the colours that the player has given to cells
  std::optional<Grid> solution;                ///< the solution; empty if none is to be printed
  std::optional<Level> level;
  QString number;                  ///< last digits of the puzzle's seed; empty if the puzzle has no seed
  std::optional<int> explainer;    ///< difficulty on Sudoku Explainer's scale, in tenths
  std::optional<Profile> profile;  ///< how the difficulty runs on the path; empty if that is not known
};

/// Which small digits are printed in empty cells.
enum class SmallDigits : std::uint8_t { None, Notes, Candidates };

/// The board of a puzzle with the colours of its cells, and with what is drawn on the small digits that are
/// printed.
PlainBoard boardOf(const PaperPuzzle& puzzle, SmallDigits small);

/// A puzzle to print, made from a record, without solution, level and difficulty.
PaperPuzzle unratedPaperPuzzle(const PuzzleRecord& record);

/// Makes a printable puzzle from a record, with its entries and, if known, its level. If the puzzle has
/// several solutions, solution and level stay empty. Returns nothing if a stop was requested before the end.
std::optional<PaperPuzzle> paperPuzzle(const PuzzleRecord& record, std::optional<Level> level,
                                       const std::stop_token& stop = {});

/// Makes a printable puzzle from one that was generated for a level. Returns nothing if a stop was requested
/// before the end.
std::optional<PaperPuzzle> paperPuzzle(const PuzzleWithId& made, Level level,
                                       const std::stop_token& stop = {});

/// Makes a printable puzzle from one of a list; if `isRated`, its level and its difficulty on Sudoku
/// Explainer's scale are calculated unless they are known. Returns nothing if a stop was requested before the
/// end.
std::optional<PaperPuzzle> paperPuzzle(const ListedPuzzle& listed, bool isRated,
                                       const std::stop_token& stop = {});

/// A printable puzzle with its givens alone, without the player's entries; solution, level and difficulty
/// stay.
PaperPuzzle withoutEntries(const PaperPuzzle& puzzle);

}  // namespace sudoku
