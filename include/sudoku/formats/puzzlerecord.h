#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/grid.h>
#include <sudoku/logic/position.h>

/// What the formats read and write. All functions are pure and may be called from any thread.
namespace sudoku {

/// What is written beside a puzzle, in the words of its author (UTF-8). Empty where nothing is.
struct PuzzleLabel {
  std::string title;
  std::string author;
  std::string description;
  std::string comment;
  std::string date;
  std::string source;
  std::string level;
  std::string url;
  std::optional<std::chrono::milliseconds> elapsed;  ///< time played

  friend bool operator==(const PuzzleLabel&, const PuzzleLabel&) = default;
};

/// A puzzle as a text keeps it: a plain value that promises nothing about solutions. Entries may be wrong,
/// and may clash with what else stands on the board.
struct PuzzleRecord {
  DigitSet notesAt(Cell cell) const { return notes[static_cast<std::size_t>(cell.index())]; }

  friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;

  Grid givens;
  Grid board;  ///< givens and entries
  /// The digits pencilled into empty cells, by the player or by a program that lists what is left. An empty
  /// set says nothing at all about its cell.
  std::array<DigitSet, kCellCount> notes{};
  PuzzleLabel label;
};

/// What the notes leave of the candidates. A cell keeps all that its peers allow if it has no notes, or notes
/// none of which is possible.
[[nodiscard]] Candidates candidatesOf(const PuzzleRecord& record);

/// The position of a record, with what its notes leave.
[[nodiscard]] Position positionOf(const PuzzleRecord& record);

}  // namespace sudoku
