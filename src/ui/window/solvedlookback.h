#pragma once

#include <QObject>

#include <sudoku/logic/technique.h>

#include "game/base/latestjob.h"
#include "game/teacher/lookback.h"

namespace sudoku {

class Game;
class GameHistory;
class StatusLine;

/// Tells the player in the status line, when a game has been solved, which step was the hardest, whether the
/// player found it, and what to learn next. Finds this out in a worker thread.
class SolvedLookBack : public QObject {
  Q_OBJECT

 public:
  /// The game, the history and the status line must outlive this object.
  SolvedLookBack(const Game& game, GameHistory& history, StatusLine& status, QObject* parent);

 signals:
  /// Emitted when the player wants the lesson on the technique to learn next.
  void lessonWanted(Technique technique);

 private:
  void look();
  void say(const LookBack& lookBack);

  const Game& m_game;
  GameHistory& m_history;
  StatusLine& m_status;
  LatestJob<LookBack> m_finder;
};

}  // namespace sudoku
