#include "notehistory.h"

#include <cstddef>

namespace sudoku {
namespace {

/// Follows the player's notes through the moves of a game, and finds those that were crossed out.
class NoteHistory {
 public:
  explicit NoteHistory(const Puzzle& puzzle) : m_state(puzzle) {}

  void play(const Move& move) {
    const AppliedMove applied = applyMoveWithChanges(m_state, move);
    const bool isByHand = move.kind == Move::Kind::Note || move.kind == Move::Kind::CentreNote ||
                          move.kind == Move::Kind::Erase;
    for (const Cell cell : applied.changed) {
      DigitSet& crossed = m_crossed[static_cast<std::size_t>(cell.index())];
      const DigitSet before = m_state.allNotesAt(cell);
      const DigitSet after = applied.state.allNotesAt(cell);
      if (isByHand) crossed = crossed | (before - after);
      if (!applied.state.board.isEmpty(cell)) noteEntry(cell, *applied.state.board.at(cell), crossed);
      crossed = after.isEmpty() ? DigitSet() : crossed - after;
    }
    m_state = applied.state;
  }

  const DigitsByCell& crossed() const { return m_crossed; }
  CellSet enteredAgainst() const { return m_enteredAgainst; }

 private:
  void noteEntry(Cell cell, Digit digit, DigitSet crossed) {
    if (m_state.board.at(cell) == digit || m_state.puzzle.solution.at(cell) != digit) return;
    if (crossed.contains(digit)) m_enteredAgainst.add(cell);
  }

  GameState m_state;
  DigitsByCell m_crossed{};
  CellSet m_enteredAgainst;
};

NoteHistory historyOf(const Puzzle& puzzle, const std::vector<Move>& applied) {
  NoteHistory history(puzzle);
  for (const Move& move : applied) history.play(move);
  return history;
}

}  // namespace

DigitsByCell crossedOut(const Puzzle& puzzle, const std::vector<Move>& applied) {
  return historyOf(puzzle, applied).crossed();
}

CellSet enteredAgainstNotes(const Puzzle& puzzle, const std::vector<Move>& applied) {
  return historyOf(puzzle, applied).enteredAgainst();
}

}  // namespace sudoku
