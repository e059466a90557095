#include "movecommand.h"

namespace sudoku {

MoveCommand::MoveCommand(GameState& state, const AppliedMove& applied)
    : m_state(state), m_changed(applied.changed), m_changesLinks(state.links != applied.state.links) {
  for (const Cell cell : m_changed) m_changes.push_back({cell, state.at(cell), applied.state.at(cell)});
  if (m_changesLinks) {
    m_linksBefore = state.links;
    m_linksAfter = applied.state.links;
  }
  if (state.solutions == Solutions::Several && state.puzzle.solution != applied.state.puzzle.solution)
    m_solutions = {state.puzzle.solution, applied.state.puzzle.solution};
}

void MoveCommand::undo() {
  for (const Change& change : m_changes) m_state.put(change.cell, change.before);
  if (m_changesLinks) m_state.links = m_linksBefore;
  if (!m_solutions.empty()) m_state.puzzle.solution = m_solutions.front();
}

void MoveCommand::redo() {
  for (const Change& change : m_changes) m_state.put(change.cell, change.after);
  if (m_changesLinks) m_state.links = m_linksAfter;
  if (!m_solutions.empty()) m_state.puzzle.solution = m_solutions.back();
}

}  // namespace sudoku
