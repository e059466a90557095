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

/// Puzzles as the text formats read and write them. All functions are pure and may be called from any thread.
namespace sudoku {

/// The texts that go with a puzzle, in the words of its author (UTF-8). Missing texts are empty.
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

/// A puzzle as a text stores it: a plain value that promises nothing about solutions. Entries may be wrong,
/// and may clash with other digits on the board.
struct PuzzleRecord {
  DigitSet notesAt(Cell cell) const { return notes[static_cast<std::size_t>(cell.index())]; }

  friend bool operator==(const PuzzleRecord&, const PuzzleRecord&) = default;

  Grid givens;
  Grid board;  ///< givens and entries
  /// The digits pencilled into empty cells, by the player or by a program that lists candidates. An empty set
  /// tells nothing about the candidates of its cell.
  std::array<DigitSet, kCellCount> notes{};
  PuzzleLabel label;
};

/// The candidates that the board and the notes of a record leave. A cell whose notes are all impossible, or
/// that has none, keeps all candidates that its peers allow.
[[nodiscard]] Candidates candidatesOf(const PuzzleRecord& record);

/// The position of a record, with the candidates that its notes leave.
[[nodiscard]] Position positionOf(const PuzzleRecord& record);

}  // namespace sudoku
