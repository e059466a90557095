#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/candidates.h>
#include <sudoku/grid/digitset.h>
#include <sudoku/grid/puzzle.h>

/// The rules of play as values: a position, a move, and what the move makes of the position. Undo, redo,
/// replay, saving and tests all come from these. All functions are pure and may be called from any thread.
namespace sudoku {

/// The player's colours are 1 to 6, kept in sets as these digits.
inline constexpr int kColourCount = 6;
constexpr DigitSet allColours() {
  return DigitSet::fromBits((1U << kColourCount) - 1);
}

/// What moves can change in a cell.
struct CellContents {
  friend bool operator==(const CellContents&, const CellContents&) = default;

  std::optional<Digit> digit;
  DigitSet notes;        ///< corner notes, each at its fixed place
  DigitSet centreNotes;  ///< a second set, written in a row
  DigitSet colours;      ///< the colours of the cell, out of allColours()
  DigitSet ruledOut;     ///< candidates that hints which were applied have ruled out
};

/// What moves can change in a game.
struct GameContents {
  DigitSet notesAt(Cell cell) const { return notes[static_cast<std::size_t>(cell.index())]; }
  DigitSet centreNotesAt(Cell cell) const { return centreNotes[static_cast<std::size_t>(cell.index())]; }
  /// The notes of both sets.
  DigitSet allNotesAt(Cell cell) const { return notesAt(cell) | centreNotesAt(cell); }
  std::array<DigitSet, kCellCount> allNotes() const;
  DigitSet coloursAt(Cell cell) const { return colours[static_cast<std::size_t>(cell.index())]; }
  /// The candidates that hints which were applied have ruled out.
  DigitSet ruledOutAt(Cell cell) const { return ruledOut[static_cast<std::size_t>(cell.index())]; }

  CellContents at(Cell cell) const;
  void put(Cell cell, const CellContents& contents);

  friend bool operator==(const GameContents&, const GameContents&) = default;

  Grid board;                                      ///< givens and entries
  std::array<DigitSet, kCellCount> notes{};        ///< corner notes; none in filled cells
  std::array<DigitSet, kCellCount> centreNotes{};  ///< centre notes; none in filled cells
  /// The colours of all cells, which no entry or clearing takes away.
  std::array<DigitSet, kCellCount> colours{};
  /// The candidates that are ruled out; they stay when a cell is filled or cleared; none in givens.
  std::array<DigitSet, kCellCount> ruledOut{};
};

/// How many solutions the givens of a game have.
enum class Solutions : std::uint8_t {
  One,
  Several,  ///< only if the player has agreed to play such a puzzle
};

/// A game at one moment: the puzzle, what stands on the board, the player's notes, and what is ruled out.
struct GameState : GameContents {
  /// A game that has just begun. If there are several solutions, chosenSolution() is the first to judge
  /// entries by.
  explicit GameState(const Puzzle& start, Solutions count = Solutions::One)
      : puzzle(start), solutions(count) {
    board = start.givens;
  }

  bool isGiven(Cell cell) const { return !puzzle.givens.isEmpty(cell); }

  friend bool operator==(const GameState&, const GameState&) = default;

  /// If there are several solutions, this has the one that the entries are judged by now: each move may put
  /// another in its place (judgingSolution()).
  Puzzle puzzle;
  Solutions solutions = Solutions::One;
};

/// What the player does to a set of cells. A move holds all that it needs, so that it can be made again
/// whatever settings have changed meanwhile. A copy is cheap but for its list of cells.
struct Move {
  enum class Kind : std::uint8_t {
    Enter,       ///< writes a digit into each cell in turn, in place of another entry too
    Clear,       ///< takes away entries and notes of both sets
    Note,        ///< sets or removes corner notes
    CentreNote,  ///< sets or removes centre notes
    Colour,      ///< gives cells colours or takes these away, in givens and filled cells too
    Erase,       ///< takes digits out of the notes of both sets
    RuleOut,     ///< takes digits out of the notes of both sets, and remembers them as ruled out
    Fill,        ///< puts just these corner notes into cells; centre notes stay
    Restore,     ///< puts everything as it was at another moment
  };

  /// A cell and its digits: one for Enter, none for Clear, colours for Colour.
  struct Part {
    Cell cell;
    DigitSet digits;

    friend bool operator==(const Part&, const Part&) = default;
  };

  Kind kind = Kind::Clear;
  std::vector<Part> parts{};  ///< the parts in the order in which they happen; none for Restore
  bool sets = true;           ///< Note, CentreNote, Colour: whether they are set, not removed
  bool erases = true;         ///< Enter: whether notes of the same digit are erased from peers
  std::shared_ptr<const GameContents> target{};  ///< what Restore restores; null for other kinds

  static Move enter(Cell cell, Digit digit) { return {Kind::Enter, {{cell, {digit}}}}; }
  /// The move that writes these digits in turn. Precondition: no cell twice.
  static Move enter(const std::vector<Candidate>& entries);
  static Move clear(Cell cell) { return {Kind::Clear, {{cell, {}}}}; }
  static Move clear(CellSet cells);
  static Move setNote(Cell cell, Digit digit) { return {Kind::Note, {{cell, {digit}}}}; }
  static Move removeNote(Cell cell, Digit digit) { return {Kind::Note, {{cell, {digit}}}, false}; }
  static Move erase(std::vector<Part> notes) { return {Kind::Erase, std::move(notes)}; }
  /// The move that rules candidates out, of which a cell may have several.
  static Move ruleOut(const std::vector<Candidate>& candidates);
  static Move fill(std::vector<Part> notes) { return {Kind::Fill, std::move(notes)}; }
  /// The move that puts everything as it was at another moment. Precondition: a position of the same puzzle.
  static Move restore(const GameContents& target);

  /// Targets are compared by what they hold.
  friend bool operator==(const Move& a, const Move& b);
};

/// The position after a move. Givens can only be coloured, filled cells take no notes and nothing is ruled
/// out in them, and a solved game takes no moves: those parts of a move do nothing. An entry replaces the
/// notes of its cell. Unless the move says otherwise, or the entry breaks a rule, it also erases notes of its
/// digit from the peers. Where there are several solutions, what hints have ruled out is forgotten when a
/// right entry is taken back: it may have rested on that entry.
[[nodiscard]] GameState applyMove(GameState state, const Move& move);

/// What a move makes of a position.
struct AppliedMove {
  GameState state;
  CellSet changed;  ///< the cells that differ from before in any way; empty if nothing does
};

/// What applyMove() makes of a position, with the cells that the move changed.
[[nodiscard]] AppliedMove applyMoveWithChanges(const GameState& state, const Move& move);

// The moves of the player's commands on several cells: a digit, note or colour is set in all cells that can
// have it if any of them lacks it, and else taken away from all. Nothing where no cell can have it. The move
// has only the cells that change.

/// The move that writes a digit into the cells that are no givens. If the digit stands in all of them
/// already, clears them.
[[nodiscard]] std::optional<Move> togglingDigit(const GameState& state, CellSet cells, Digit digit);
/// The move that sets a note in the open cells, or takes it away where all have it.
[[nodiscard]] std::optional<Move> togglingNote(const GameState& state, CellSet cells, Digit digit);
/// The move that sets a centre note in the open cells, or takes it away where all have it.
[[nodiscard]] std::optional<Move> togglingCentreNote(const GameState& state, CellSet cells, Digit digit);
/// The move that gives any cells a colour, or takes it away where all have it. Precondition: the colour is
/// one of allColours().
[[nodiscard]] std::optional<Move> togglingColour(const GameState& state, CellSet cells, Digit colour);

/// The move that takes all colours of these cells away; nothing if they have none.
[[nodiscard]] std::optional<Move> clearingColours(const GameState& state, CellSet cells);

/// The candidates of the open cells that the entries on the board allow, right or wrong, without those that
/// are ruled out. Notes do not matter.
[[nodiscard]] Candidates candidatesOf(const GameState& state);

/// The open cells with just two candidates.
[[nodiscard]] CellSet twoCandidateCells(const GameState& state);

/// How many of a digit are still to be placed: 9 less those on the board; below 0 if the board has too many.
[[nodiscard]] int remainingCount(const Grid& board, Digit digit);

}  // namespace sudoku
