#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/candidates.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/puzzle.h>

/// The rules of play as values: a position, a move, and what the move makes of the position. Undo, redo,
/// replay, saving and tests all come from these. All functions are pure and may be called from any thread.
namespace sudoku {

/// All of a game that moves change.
struct GameContents {
  DigitSet notesAt(Cell cell) const { return notes[static_cast<std::size_t>(cell.index())]; }
  /// What hints that were applied have ruled out.
  DigitSet ruledOutAt(Cell cell) const { return ruledOut[static_cast<std::size_t>(cell.index())]; }

  friend bool operator==(const GameContents&, const GameContents&) = default;

  Grid board;                                   ///< givens and entries
  std::array<DigitSet, kCellCount> notes{};     ///< none in filled cells
  std::array<DigitSet, kCellCount> ruledOut{};  ///< stays when a cell is filled or cleared; none in givens
};

/// A game at one moment: the puzzle, what stands on the board, the player's notes, and what is ruled out.
struct GameState : GameContents {
  /// A game that has just begun.
  explicit GameState(const Puzzle& start) : puzzle(start) { board = start.givens; }

  bool isGiven(Cell cell) const { return !puzzle.givens.isEmpty(cell); }

  friend bool operator==(const GameState&, const GameState&) = default;

  Puzzle puzzle;
};

/// What the player does to a set of cells. It says all that it does, so that it can be made again whatever
/// has been set meanwhile. A copy is cheap but for its list of cells.
struct Move {
  enum class Kind : std::uint8_t {
    Enter,    ///< writes a digit into each cell in turn, in place of another entry too
    Clear,    ///< takes away entries and notes
    Note,     ///< sets or removes notes
    RuleOut,  ///< takes digits out of the notes and remembers them; writes no note
    Fill,     ///< puts just these notes into cells
    Restore,  ///< puts everything as it was at another moment
  };

  /// A cell and its digits: one for Enter, none for Clear.
  struct Part {
    Cell cell;
    DigitSet digits;

    friend bool operator==(const Part&, const Part&) = default;
  };

  Kind kind = Kind::Clear;
  std::vector<Part> parts{};                     ///< in the order in which it happens; none for Restore
  bool sets = true;                              ///< Note: whether the notes are set, not removed
  bool erases = true;                            ///< Enter: whether peers lose that note
  std::shared_ptr<const GameContents> target{};  ///< Restore alone has one

  static Move enter(Cell cell, Digit digit) { return {Kind::Enter, {{cell, {digit}}}}; }
  /// Precondition: no cell twice, here and below.
  static Move enter(const std::vector<Candidate>& entries);
  static Move clear(Cell cell) { return {Kind::Clear, {{cell, {}}}}; }
  static Move setNote(Cell cell, Digit digit) { return {Kind::Note, {{cell, {digit}}}}; }
  static Move removeNote(Cell cell, Digit digit) { return {Kind::Note, {{cell, {digit}}}, false}; }
  static Move removeNotes(std::vector<Part> notes) { return {Kind::Note, std::move(notes), false}; }
  /// Several candidates of a cell are welcome here.
  static Move ruleOut(const std::vector<Candidate>& candidates);
  static Move fill(std::vector<Part> notes) { return {Kind::Fill, std::move(notes)}; }
  /// Precondition: a position of the same puzzle.
  static Move restore(const GameContents& target);

  /// Targets are compared by what they hold.
  friend bool operator==(const Move& a, const Move& b);
};

/// The position after a move. Givens never change, filled cells take no notes and nothing is ruled out in
/// them, and a solved game takes no moves: what a move asks of such cells is passed over. An entry replaces
/// the notes of its cell and, unless the move says otherwise, erases that note from its peers, but not if it
/// breaks a rule: then theirs stay.
[[nodiscard]] GameState applyMove(GameState state, const Move& move);

/// What a move makes of a position.
struct AppliedMove {
  GameState state;
  CellSet changed;  ///< the cells that differ from before in any way; empty if nothing does
};

/// The same as applyMove(), with the cells that the move changed.
[[nodiscard]] AppliedMove applyMoveWithChanges(const GameState& state, const Move& move);

/// What is left in the open cells by what stands on the board, right or wrong, less what is ruled out. Notes
/// do not matter.
[[nodiscard]] Candidates candidatesOf(const GameState& state);

/// The open cells with just two candidates.
[[nodiscard]] CellSet twoCandidateCells(const GameState& state);

/// How many of a digit are still to be placed: 9 less those on the board, at least 0.
[[nodiscard]] int remainingCount(const Grid& board, Digit digit);

}  // namespace sudoku
