#include "movecommand.h"

namespace sudoku {

MoveCommand::MoveCommand(GameState& state, const AppliedMove& applied)
    : m_state(state), m_changed(applied.changed) {
  for (const Cell cell : m_changed)
    m_changes.push_back({cell, contentOf(state, cell), contentOf(applied.state, cell)});
}

void MoveCommand::undo() {
  for (const Change& change : m_changes) put(change.cell, change.before);
}

void MoveCommand::redo() {
  for (const Change& change : m_changes) put(change.cell, change.after);
}

MoveCommand::Content MoveCommand::contentOf(const GameState& state, Cell cell) {
  return {state.board.at(cell), state.notesAt(cell), state.ruledOutAt(cell)};
}

void MoveCommand::put(Cell cell, const Content& content) {
  m_state.board.set(cell, content.digit);
  m_state.notes[static_cast<std::size_t>(cell.index())] = content.notes;
  m_state.ruledOut[static_cast<std::size_t>(cell.index())] = content.ruledOut;
}

}  // namespace sudoku
