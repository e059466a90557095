#pragma once

#include <vector>

#include <QUndoCommand>

#include <sudoku/play/gamestate.h>

namespace sudoku {

/// The one undo command: the cells that a move changed, before and after, and which solution the entries are
/// judged by, if the move changed that. Its place in the undo stack says which move that is.
class MoveCommand : public QUndoCommand {
 public:
  /// `state` is the position that undo() and redo() change, now as it is before the move; it outlives the
  /// command. `applied` is what the move makes of it.
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
  std::vector<Grid> m_solutions;  ///< before and after; none if they are the same
};

}  // namespace sudoku
