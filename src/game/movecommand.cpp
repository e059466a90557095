#include "movecommand.h"

namespace sudoku {

MoveCommand::MoveCommand(GameState& state, const AppliedMove& applied)
    : m_state(state), m_changed(applied.changed) {
  for (const Cell cell : m_changed) m_changes.push_back({cell, state.at(cell), applied.state.at(cell)});
}

void MoveCommand::undo() {
  for (const Change& change : m_changes) m_state.put(change.cell, change.before);
}

void MoveCommand::redo() {
  for (const Change& change : m_changes) m_state.put(change.cell, change.after);
}

}  // namespace sudoku
