#pragma once

#include <optional>
#include <vector>

#include <QDate>
#include <QString>
#include <QStringList>

#include <sudoku/grid/grid.h>
#include <sudoku/grid/level.h>

#include "game/storedgame.h"

namespace sudoku {

/// What lists and statistics say of a game: all but its moves. Times are milliseconds since 1970, UTC.
struct GameSummary {
  qint64 id = 0;  ///< its row
  Grid givens;
  Grid board;                  ///< as the game stands
  QString puzzleId;            ///< empty for a puzzle from elsewhere
  std::optional<Level> level;  ///< none if it is not known
  GameStatus status = GameStatus::InProgress;
  bool hadHelp = false;            ///< of any kind of HelpKind
  qint64 elapsedMs = 0;            ///< the clock
  qint64 createdMs = 0;            ///< when the game was begun
  qint64 lastPlayedMs = 0;         ///< when a move was made last, or help given
  std::optional<qint64> solvedMs;  ///< when it was solved first; none as long as it is not
  std::optional<QDate> day;        ///< of which this is a daily puzzle
  std::optional<QDate> begunDay;   ///< the player's own day on which it was begun
  std::optional<QDate> solvedDay;  ///< the same of its first solution
  QString name;                    ///< as the player calls it; empty: it has none
  QStringList tags;
  bool isStarred = false;
  std::optional<int> hodoku;     ///< HoDoKu's score of the puzzle; none as long as it is not known
  std::optional<int> explainer;  ///< its difficulty by Sudoku Explainer in tenths; the same
  /// Those on the puzzle's path, the hardest first: codes of four digits with blanks between; the same.
  QString techniques;
  std::vector<qint64> collections;  ///< that the puzzle is in
};

}  // namespace sudoku
