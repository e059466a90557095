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

/// So long a deleted game can be put back: 30 days.
inline constexpr qint64 kKeptInBinMs = qint64{30} * 24 * 60 * 60 * 1000;

/// The place of a puzzle in a collection.
struct Membership {
  qint64 collection = 0;  ///< its row
  QString name;           ///< what the collection is called
  int number = 0;         ///< the puzzle's number in it, from 1
  int all = 0;            ///< the puzzles in it

  friend bool operator==(const Membership&, const Membership&) = default;
};

/// What the player has put on a game, besides playing it.
struct GameLabels {
  QString name;      ///< empty: it has none
  QStringList tags;  ///< sorted, none twice
  bool isStarred = false;

  friend bool operator==(const GameLabels&, const GameLabels&) = default;
};
/// The labels of games, by their rows.
using LabelledGames = std::map<qint64, GameLabels>;

/// What to say of a game that was left before it was solved.
struct LeftGame {
  qint64 id = 0;               ///< its row
  qint64 lastPlayedMs = 0;     ///< since 1970, UTC
  std::optional<Level> level;  ///< none if it is not known
  int emptyCells = 0;
};

/// What was known of a puzzle when a game of it was solved, or is known as long as it is not. A later one
/// says more than an earlier one.
enum class Foreknowledge : std::uint8_t {
  None,
  HelpElsewhere,  ///< another game of it had help by then, this one none
  SolvedBefore,   ///< another game of it was solved by then
  Shown,          ///< its solution, or the path to it, was shown by then, in this game or in another
};

/// What lists and statistics say of a game: all but its moves. Times are milliseconds since 1970, UTC.
struct GameSummary {
  /// Its row. In a list of a collection a puzzle that no game has been begun of stands as a game, too: its id
  /// is its number there, below zero.
  qint64 id = 0;
  Grid givens;
  Grid board;                  ///< as the game stands
  QString puzzleId;            ///< empty for a puzzle from elsewhere
  std::optional<Level> level;  ///< none if it is not known
  Solutions solutions{};       ///< how many the puzzle has; one for a puzzle of a collection
  GameStatus status = GameStatus::InProgress;
  bool hadHelp = false;            ///< whether the player had help of any kind
  qint64 elapsedMs = 0;            ///< the clock
  qint64 createdMs = 0;            ///< when the game was begun
  qint64 lastPlayedMs = 0;         ///< when a move was made last, or help given
  qint64 removedMs = 0;            ///< when the player deleted it, 1: long ago; 0: it is not deleted
  std::optional<qint64> solvedMs;  ///< when it was solved first; none as long as it is not
  std::optional<QDate> day;        ///< the day whose daily puzzle this is, if it is one
  std::optional<QDate> begunDay;   ///< the player's own day on which it was begun
  std::optional<QDate> solvedDay;  ///< the player's own day on which it was solved first
  QString name;                    ///< as the player calls it; empty: it has none
  QStringList tags;
  bool isStarred = false;
  std::optional<int> hodoku;  ///< HoDoKu's score of the puzzle; none as long as it is not known
  std::optional<int>
      explainer;  ///< its difficulty by Sudoku Explainer in tenths; none as long as it is not known
  /// The techniques on the puzzle's path, the hardest first: codes of four digits with blanks between; empty
  /// as long as they are not known.
  QString techniques;
  std::vector<Membership> collections;  ///< that the puzzle is in, by their names
  Foreknowledge foreknowledge = Foreknowledge::None;
};

/// Whether it is a game, not only a puzzle.
inline bool isBegun(const GameSummary& game) {
  return game.id >= 0;
}

}  // namespace sudoku
