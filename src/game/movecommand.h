#pragma once

#include <vector>

#include <QUndoCommand>

#include <sudoku/gamestate.h>

namespace sudoku {

/// The one undo command: the cells that a move changed, before and after.
class MoveCommand : public QUndoCommand {
 public:
  /// `state` is the position that undo() and redo() change; it outlives the command.
  MoveCommand(GameState& state, const GameState& after);

  void undo() override;
  void redo() override;

 private:
  struct Content {
    std::optional<Digit> digit;
    DigitSet notes;
  };
  struct Change {
    Cell cell;
    Content before;
    Content after;
  };

  static Content contentOf(const GameState& state, Cell cell);
  void put(Cell cell, const Content& content);

  GameState& m_state;
  std::vector<Change> m_changes;
};

}  // namespace sudoku
