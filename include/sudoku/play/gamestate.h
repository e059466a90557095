#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include <sudoku/grid/digitset.h>
#include <sudoku/grid/puzzle.h>

/// The rules of play as values: a position, a move, and what the move makes of the position. Undo, redo,
/// replay, saving and tests all come from these. All functions are pure and may be called from any thread.
namespace sudoku {

/// A game at one moment: the puzzle, what stands on the board (givens and entries) and the player's notes.
struct GameState {
  /// A game that has just begun.
  explicit GameState(const Puzzle& start) : puzzle(start), board(start.givens) {}

  bool isGiven(Cell cell) const { return !puzzle.givens.isEmpty(cell); }
  DigitSet notesAt(Cell cell) const { return notes[static_cast<std::size_t>(cell.index())]; }

  friend bool operator==(const GameState&, const GameState&) = default;

  Puzzle puzzle;
  Grid board;
  std::array<DigitSet, kCellCount> notes{};
};

/// What the player does to one cell.
struct Move {
  enum class Kind : std::uint8_t {
    Enter,       ///< write the digit, in place of another entry too
    Clear,       ///< take away the entry and the notes
    ToggleNote,  ///< set or erase the note of the digit
  };

  Kind kind;
  Cell cell;
  std::optional<Digit> digit;  ///< none for Clear

  static Move enter(Cell cell, Digit digit) { return {Kind::Enter, cell, digit}; }
  static Move clear(Cell cell) { return {Kind::Clear, cell, std::nullopt}; }
  static Move toggleNote(Cell cell, Digit digit) { return {Kind::ToggleNote, cell, digit}; }

  friend bool operator==(const Move&, const Move&) = default;
};

/// The position after a move. Givens never change, filled cells take no notes, and a solved game takes no
/// moves: such a move gives the same position back. An entry replaces the notes of its cell and erases that
/// note from its peers, unless it breaks a rule: then theirs stay.
[[nodiscard]] GameState applyMove(GameState state, const Move& move);

/// What a move makes of a position.
struct AppliedMove {
  GameState state;
  CellSet changed;  ///< the cells whose digit or notes differ from before; empty if nothing does
};

/// The same as applyMove(), with the cells that the move changed.
[[nodiscard]] AppliedMove applyMoveWithChanges(const GameState& state, const Move& move);

/// How many of a digit are still to be placed: 9 less those on the board, at least 0.
[[nodiscard]] int remainingCount(const Grid& board, Digit digit);

}  // namespace sudoku
