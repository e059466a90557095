#pragma once

#include <QCoreApplication>
#include <QString>

#include <sudoku/play/gamestate.h>

namespace sudoku {

/// What a command did to a game, in the player's language: how many entries, notes, colours and crossed out
/// candidates came and went, or which, if only one did. May be called from any thread.
class ChangeWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::ChangeWords)

 public:
  /// What a command has done, as in `24 notes written.` Empty if nothing has changed, here and below.
  static QString done(const GameContents& before, const GameContents& after);
  /// What undoing took back, as in `5 in r3c4 taken back.`, and what came back: `24 notes back.`
  static QString undone(const GameContents& before, const GameContents& after);
  /// What going back several moves took back, as in `2 entries taken back, 3 moves.` Precondition: moves > 0.
  static QString gone(const GameContents& before, const GameContents& after, int moves);

 private:
  static QStringList partsDone(const GameContents& before, const GameContents& after);
  static QStringList partsUndone(const GameContents& before, const GameContents& after);
};

}  // namespace sudoku
