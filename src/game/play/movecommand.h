#pragma once

#include <vector>

#include <QUndoCommand>

#include <sudoku/play/gamestate.h>

namespace sudoku {

/// The only kind of undo command: the contents of the cells that a move changed, and the links, before and
/// after. Where a puzzle has several solutions, also the solution by which entries are judged, before and
/// after, if the move changed it.
class MoveCommand : public QUndoCommand {
 public:
  /// `state` is the position that undo() and redo() change, at first the position before the move; it has to
  /// outlive the command. `applied` is the result of the move.
  MoveCommand(GameState& state, const AppliedMove& applied);

  void undo() override;
  void redo() override;

  CellSet changed() const { return m_changed; }

 private:
  struct Change {
    Cell cell;
    CellContents before;
    CellContents after;
  };

  GameState& m_state;
  CellSet m_changed;
  std::vector<Change> m_changes;
  bool m_changesLinks = false;
  std::vector<CandidateLink> m_linksBefore;  ///< empty if the move leaves the links as they are
  std::vector<CandidateLink> m_linksAfter;   ///< the same
  std::vector<Grid> m_solutions;  ///< the solutions before and after the move; empty if they are equal
};

}  // namespace sudoku
