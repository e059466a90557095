#pragma once

#include <QCoreApplication>
#include <QString>

namespace sudoku {

/// The names of checkpoints to which the player has given none. They are stored in English, so that a game
/// shows them in whatever language it is opened.
class CheckpointNames {
  Q_DECLARE_TR_FUNCTIONS(sudoku::CheckpointNames)

 public:
  /// The name that is stored for the checkpoint with a number: `Checkpoint 3`.
  static QString numbered(std::size_t number);
  /// A stored name as the player reads it.
  static QString shown(const QString& stored);
};

}  // namespace sudoku
