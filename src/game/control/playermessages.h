#pragma once

#include <QObject>

namespace sudoku {

/// The messages of commands to the player: each command emits one of these signals, and a view shows the
/// text. Lives in the GUI thread.
class PlayerMessages : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 signals:
  /// Emitted with the result of a command.
  void reported(const QString& message);
  /// Emitted when a command has failed, with the reason.
  void failed(const QString& message);
  /// Emitted when a command has changed the game, with the changes in words.
  void done(const QString& what);
  /// Emitted when a command has changed nothing, with the reason.
  void refused(const QString& why);
};

}  // namespace sudoku
