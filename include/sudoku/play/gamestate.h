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
#include <sudoku/play/candidatemarks.h>

/// The rules of play as values: positions, moves, and the position after a move. Undo, redo, replay, saving
/// and tests all use these. All functions are pure and may be called from any thread.
namespace sudoku {

/// The number of colours with which the player can mark cells. The colours are numbered 1 to 6; a set of them
/// is stored as a DigitSet.
inline constexpr int kColourCount = 6;
constexpr DigitSet allColours() {
  return DigitSet::fromBits((1U << kColourCount) - 1);
}

/// The contents of one cell that moves can change.
struct CellContents {
  friend bool operator==(const CellContents&, const CellContents&) = default;

  std::optional<Digit> digit;
  DigitSet notes;        ///< corner notes, each at a fixed place in the cell
  DigitSet centreNotes;  ///< centre notes, written side by side
  DigitSet colours;      ///< the colours of the cell, out of allColours()
  DigitSet ruledOut;     ///< candidates that applied hints have eliminated
  CandidateColours candidateColours;
};

/// The contents of a game that moves can change.
struct GameContents {
  DigitSet notesAt(Cell cell) const { return notes[static_cast<std::size_t>(cell.index())]; }
  DigitSet centreNotesAt(Cell cell) const { return centreNotes[static_cast<std::size_t>(cell.index())]; }
  /// The corner notes and centre notes of a cell.
  DigitSet allNotesAt(Cell cell) const { return notesAt(cell) | centreNotesAt(cell); }
  std::array<DigitSet, kCellCount> allNotes() const;
  DigitSet coloursAt(Cell cell) const { return colours[static_cast<std::size_t>(cell.index())]; }
  /// The candidates that applied hints have eliminated from a cell.
  DigitSet ruledOutAt(Cell cell) const { return ruledOut[static_cast<std::size_t>(cell.index())]; }

  CandidateColours candidateColoursAt(Cell cell) const { return candidateColours.at(cell); }
  /// The kind of the link between two candidates, in either order; nothing if there is none.
  std::optional<LinkKind> linkBetween(Candidate one, Candidate other) const;

  /// The contents of a cell. Links belong to two cells, so that they are not among them.
  CellContents at(Cell cell) const;
  void put(Cell cell, const CellContents& contents);

  friend bool operator==(const GameContents&, const GameContents&) = default;

  Grid board;                                      ///< givens and entries
  std::array<DigitSet, kCellCount> notes{};        ///< corner notes; none in filled cells
  std::array<DigitSet, kCellCount> centreNotes{};  ///< centre notes; none in filled cells
  /// The colours of all cells. Neither entries nor clearing a cell removes them.
  std::array<DigitSet, kCellCount> colours{};
  /// The candidates that applied hints have eliminated. They stay when a cell is filled or cleared; givens
  /// have none.
  std::array<DigitSet, kCellCount> ruledOut{};
  /// The colours of candidates. They go with the note, corner or centre, that they are on.
  ColouredCandidates candidateColours;
  /// The links between candidates in ascending order, one for each pair. They go with either note.
  std::vector<CandidateLink> links;
};

/// The number of solutions of a game's givens.
enum class Solutions : std::uint8_t {
  One,
  Several,  ///< allowed only if the player has agreed to play such a puzzle
};

/// A game at one moment: the puzzle, the board, the player's notes, and the eliminated candidates.
struct GameState : GameContents {
  /// A game that has just begun. In a game with several solutions, entries are judged by `start.solution` at
  /// first; it should be chosenSolution() of the givens, which is the same on every machine.
  explicit GameState(const Puzzle& start, Solutions count = Solutions::One)
      : puzzle(start), solutions(count) {
    board = start.givens;
  }

  bool isGiven(Cell cell) const { return !puzzle.givens.isEmpty(cell); }

  friend bool operator==(const GameState&, const GameState&) = default;

  /// The puzzle. If it has several solutions, its `solution` is the one that entries are now judged by; each
  /// move may replace it (judgingSolution()).
  Puzzle puzzle;
  Solutions solutions = Solutions::One;
};

/// An action of the player on a set of cells. A move does not depend on settings, so that it has the same
/// effect whenever it is made again. Copying costs little more than copying the list of cells.
struct Move {
  enum class Kind : std::uint8_t {
    Enter,            ///< writes a digit into each cell in turn, replacing other entries
    Clear,            ///< removes entries, corner notes and centre notes
    Note,             ///< sets or removes corner notes
    CentreNote,       ///< sets or removes centre notes
    Colour,           ///< adds or removes colours, in givens and filled cells too
    Erase,            ///< removes digits from corner notes and centre notes
    RuleOut,          ///< removes digits from all notes, and remembers them as eliminated
    Fill,             ///< replaces the corner notes of cells; centre notes stay
    Restore,          ///< restores everything from another position
    CandidateColour,  ///< gives candidates a colour instead of the one that they have, or none
    Link,             ///< links two candidates, replacing a link between them, or removes the link
    Unlink,           ///< removes all links of candidates
  };

  /// A cell that the move changes, and digits: the digit to enter (Enter), no digit (Clear), the numbers of
  /// colours (Colour), or the digits of notes or candidates (other kinds).
  struct Part {
    Cell cell;
    DigitSet digits;

    friend bool operator==(const Part&, const Part&) = default;
  };

  Kind kind = Kind::Clear;
  std::vector<Part> parts{};  ///< the cells in the order of their changes; empty for Restore
  bool sets = true;           ///< for Note, CentreNote and Colour: true to add, false to remove
  bool erases = true;         ///< for Enter: whether notes of the same digit go from the peers
  std::shared_ptr<const GameContents> target{};  ///< the position for Restore; null for other kinds
  std::optional<Digit> colour{};   ///< for CandidateColour: the number of the colour; nothing to remove it
  std::optional<LinkKind> link{};  ///< for Link: its kind; nothing to remove it

  static Move enter(Cell cell, Digit digit) { return {Kind::Enter, {{cell, {digit}}}}; }
  /// The move that writes these digits in turn. Precondition: each cell occurs once.
  static Move enter(const std::vector<Candidate>& entries);
  static Move clear(Cell cell) { return {Kind::Clear, {{cell, {}}}}; }
  static Move clear(CellSet cells);
  static Move setNote(Cell cell, Digit digit) { return {Kind::Note, {{cell, {digit}}}}; }
  static Move removeNote(Cell cell, Digit digit) { return {Kind::Note, {{cell, {digit}}}, false}; }
  static Move erase(std::vector<Part> notes) { return {Kind::Erase, std::move(notes)}; }
  /// The move that eliminates these candidates, several of which may be in the same cell.
  static Move ruleOut(const std::vector<Candidate>& candidates);
  static Move fill(std::vector<Part> notes) { return {Kind::Fill, std::move(notes)}; }
  /// The move that restores everything from another position. Precondition: `target` is a position of the
  /// same puzzle.
  static Move restore(const GameContents& target);
  /// The move that links two candidates, or removes their link. Precondition: the candidates differ.
  static Move changeLink(Candidate one, Candidate other, std::optional<LinkKind> link);

  /// Each digit of each part.
  std::vector<Candidate> candidates() const;

  /// Compares the contents of the targets, not their addresses.
  friend bool operator==(const Move& a, const Move& b);
};

/// The position after a move. Some parts of a move have no effect: changes of givens except for their
/// colours, notes and eliminations in filled cells, and any move in a solved game. An entry replaces the
/// notes of its cell. A candidate whose note goes loses its colour and links. Unless the move says otherwise,
/// or the entry breaks a rule, it also erases notes of its digit from the peers. In a puzzle with several
/// solutions, taking back a right entry also restores all candidates that hints have eliminated, because the
/// hints may have relied on the entry.
[[nodiscard]] GameState applyMove(GameState state, const Move& move);

/// The result of a move: the new position and the cells that it changed.
struct AppliedMove {
  GameState state;
  CellSet changed;  ///< the cells with any difference; empty if nothing has changed
};

/// The position that applyMove() returns, with the cells that the move has changed.
[[nodiscard]] AppliedMove applyMoveWithChanges(const GameState& state, const Move& move);

// Moves for the player's commands on several cells: a digit, note or colour is set in all cells that can have
// it if any of them lacks it, and otherwise removed from all. Nothing where no cell can have it. The move
// contains only the cells that change.

/// The move that writes a digit into all cells that are not givens, or clears them if all hold the digit
/// already.
[[nodiscard]] std::optional<Move> togglingDigit(const GameState& state, CellSet cells, Digit digit);
/// The move that sets a corner note in the open cells, or removes it if all have it.
[[nodiscard]] std::optional<Move> togglingNote(const GameState& state, CellSet cells, Digit digit);
/// The move that sets a centre note in the open cells, or removes it if all have it.
[[nodiscard]] std::optional<Move> togglingCentreNote(const GameState& state, CellSet cells, Digit digit);
/// The move that gives cells a colour, or removes it if all have it; cells may be givens. Precondition: the
/// colour is one of allColours().
[[nodiscard]] std::optional<Move> togglingColour(const GameState& state, CellSet cells, Digit colour);

/// The move that removes all colours from the cells; nothing if none has a colour.
[[nodiscard]] std::optional<Move> clearingColours(const GameState& state, CellSet cells);

/// The move that gives the notes of a digit in the cells a colour, or removes it if all have it. Nothing if
/// the digit is noted in none. Precondition: the colour is one of allColours().
[[nodiscard]] std::optional<Move> togglingCandidateColour(const GameState& state, CellSet cells, Digit digit,
                                                          Digit colour);
/// The move that removes the colours of all candidates in the cells; nothing if there are none.
[[nodiscard]] std::optional<Move> clearingCandidateColours(const GameState& state, CellSet cells);

/// The move that links two candidates, or removes their link if it is of that kind already. Nothing if they
/// are the same, or if one of them is not noted.
[[nodiscard]] std::optional<Move> togglingLink(const GameState& state, Candidate one, Candidate other,
                                               LinkKind kind);
/// The move that removes all links with an end in one of the cells; nothing if there are none.
[[nodiscard]] std::optional<Move> clearingLinks(const GameState& state, CellSet cells);

/// The candidates of the open cells that the digits on the board allow, even if entries are wrong, without
/// those that hints have eliminated. The notes do not matter.
[[nodiscard]] Candidates candidatesOf(const GameState& state);

/// The open cells with just two candidates.
[[nodiscard]] CellSet twoCandidateCells(const GameState& state);

/// How often a digit is still to be placed: 9 minus the number on the board; negative if the board has too
/// many.
[[nodiscard]] int remainingCount(const Grid& board, Digit digit);

}  // namespace sudoku
