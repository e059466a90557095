#pragma once

#include <QCoreApplication>
#include <QString>

#include <sudoku/play/gamestate.h>

namespace sudoku {

/// Says what a command did to a game, in the player's language: how many entries, notes, colours and crossed
/// out candidates were added or removed, or which one, if it was only one. May be called from any thread.
class ChangeWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ChangeWords)

 public:
  /// What a command has changed: `24 notes written.` Empty if nothing has changed.
  static QString done(const GameContents& before, const GameContents& after);
  /// What an undo has removed and restored: `5 in r3c4 taken back.`, `24 notes back.` Empty if nothing has
  /// changed.
  static QString undone(const GameContents& before, const GameContents& after);
  /// What going back several moves has removed: `2 entries taken back, 3 moves.` Empty if nothing has
  /// changed. Precondition: moves > 0.
  static QString gone(const GameContents& before, const GameContents& after, int moves);

 private:
  static QStringList partsDone(const GameContents& before, const GameContents& after);
  static QStringList partsUndone(const GameContents& before, const GameContents& after);
};

}  // namespace sudoku
