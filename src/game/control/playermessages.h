#pragma once

#include <QObject>

namespace sudoku {

/// What commands tell the player: each command emits a signal here, and a view shows the text. Lives in the
/// GUI thread.
class PlayerMessages : public QObject {
  Q_OBJECT

 public:
  using QObject::QObject;

 signals:
  /// How something that took its time went.
  void reported(const QString& message);
  /// What could not be done, and why.
  void failed(const QString& message);
  /// What a command did to the game.
  void done(const QString& what);
  /// Why a command did nothing.
  void refused(const QString& why);
};

}  // namespace sudoku
