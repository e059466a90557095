#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include <QDate>
#include <QString>
#include <QStringList>

#include <sudoku/grid/grid.h>
#include <sudoku/grid/level.h>

#include "storedgame.h"

namespace sudoku {

/// How long a deleted game can be put back: 30 days.
inline constexpr qint64 kKeptInBinMs = qint64{30} * 24 * 60 * 60 * 1000;

/// The place of a puzzle in a collection.
struct Membership {
  qint64 collection = 0;  ///< the id of its row
  QString name;           ///< what the collection is called
  int number = 0;         ///< the puzzle's number in it, from 1
  int all = 0;            ///< the puzzles in it

  friend bool operator==(const Membership&, const Membership&) = default;
};

/// What the player writes or sets on a game to find it again.
struct GameLabels {
  QString name;      ///< empty: the game has no name
  QStringList tags;  ///< sorted, none twice
  bool isStarred = false;

  friend bool operator==(const GameLabels&, const GameLabels&) = default;
};
/// The labels of games, by the ids of their rows.
using LabelledGames = std::map<qint64, GameLabels>;

/// What to tell of a game that was left before it was solved.
struct LeftGame {
  qint64 id = 0;               ///< the id of its row
  qint64 lastPlayedMs = 0;     ///< milliseconds since 1970, UTC
  std::optional<Level> level;  ///< none if it is not known
  int emptyCells = 0;
};

/// What the player knew of a puzzle when a game of it was solved, or knows now if it is not. A later value
/// says more than an earlier one.
enum class Foreknowledge : std::uint8_t {
  None,
  HelpElsewhere,  ///< another game of the puzzle had help by then, this game had none
  SolvedBefore,   ///< another game of the puzzle was solved by then
  Shown,          ///< the solution, or the path to it, was shown by then, in this game or in another
};

/// What lists and statistics say of a game: all but its moves. Times are milliseconds since 1970, UTC.
struct GameSummary {
  /// The id of its row. In a list of a collection this may also be a puzzle without a game: then the id is
  /// the puzzle's number in the collection, made negative.
  qint64 id = 0;
  Grid givens;
  Grid board;                  ///< as the game stands
  QString puzzleId;            ///< empty for a puzzle from elsewhere
  std::optional<Level> level;  ///< none if it is not known
  Solutions solutions{};       ///< how many the puzzle has; one for a puzzle of a collection
  GameStatus status = GameStatus::InProgress;
  bool hadHelp = false;            ///< whether the player had help of any kind
  qint64 elapsedMs = 0;            ///< the time played
  qint64 createdMs = 0;            ///< when the game was begun
  qint64 lastPlayedMs = 0;         ///< when a move was made last, or help given
  qint64 removedMs = 0;            ///< when the player deleted it, 1: long ago; 0: it is not deleted
  std::optional<qint64> solvedMs;  ///< when it was solved first; none as long as it is not
  std::optional<QDate> day;        ///< the day whose daily puzzle this is, if it is one
  std::optional<QDate> begunDay;   ///< the player's own day on which it was begun
  std::optional<QDate> solvedDay;  ///< the player's own day on which it was solved first
  QString name;                    ///< as the player calls it; empty: no name
  QStringList tags;
  bool isStarred = false;
  std::optional<int> hodoku;  ///< HoDoKu's score of the puzzle; none as long as it is not known
  std::optional<int>
      explainer;  ///< its difficulty by Sudoku Explainer in tenths; none as long as it is not known
  /// The techniques on the puzzle's path, the hardest first: codes of four digits with blanks between; empty
  /// as long as they are not known.
  QString techniques;
  std::vector<Membership> collections;  ///< the places of the puzzle in collections, by their names
  Foreknowledge foreknowledge = Foreknowledge::None;
};

/// Whether this is a game, and not only a puzzle of a collection.
inline bool isBegun(const GameSummary& game) {
  return game.id >= 0;
}

}  // namespace sudoku
