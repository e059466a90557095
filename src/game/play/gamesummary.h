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

/// How long a deleted game can be restored: 30 days, in milliseconds.
inline constexpr qint64 kKeptInBinMs = qint64{30} * 24 * 60 * 60 * 1000;

/// The place of a puzzle in a collection.
struct Membership {
  qint64 collection = 0;  ///< the id of the collection's row in the database
  QString name;           ///< the name of the collection
  int number = 0;         ///< the puzzle's number in the collection, from 1
  int all = 0;            ///< the number of puzzles in the collection

  friend bool operator==(const Membership&, const Membership&) = default;
};

/// The labels that the player gives a game to find it again.
struct GameLabels {
  QString name;      ///< the name of the game; empty if it has none
  QStringList tags;  ///< sorted, without duplicates
  bool isStarred = false;

  friend bool operator==(const GameLabels&, const GameLabels&) = default;
};
/// The labels of games, by the ids of the games' rows in the database.
using LabelledGames = std::map<qint64, GameLabels>;

/// A game that the player left unsolved, as far as a message needs it.
struct LeftGame {
  qint64 id = 0;               ///< the id of the game's row in the database
  qint64 lastPlayedMs = 0;     ///< time of the last move, in milliseconds since 1970, UTC
  std::optional<Level> level;  ///< the level of the puzzle; empty if it is not known
  int emptyCells = 0;
};

/// What the player knew of a puzzle from before when the game was solved, or knows by now if it is unsolved.
/// Later enumerators mean more knowledge.
enum class Foreknowledge : std::uint8_t {
  None,
  HelpElsewhere,  ///< the player had had help in another game of the puzzle, but not in this game
  SolvedBefore,   ///< the player had solved the puzzle in another game
  Shown,          ///< the player had seen the solution or the steps to it, in this game or another
};

/// What lists and statistics show of a game: everything but its moves. Times are milliseconds since 1970,
/// UTC.
struct GameSummary {
  /// The id of the game's row in the database. In the list of a collection, a puzzle without a game has the
  /// negative of its number in the collection instead.
  qint64 id = 0;
  Grid givens;
  Grid board;                  ///< the present board of the game
  QString puzzleId;            ///< the id from which the puzzle can be made again; empty if it has none
  std::optional<Level> level;  ///< the level of the puzzle; empty if it is not known
  Solutions solutions{};       ///< the number of solutions; always one for a puzzle of a collection
  GameStatus status = GameStatus::InProgress;
  bool hadHelp = false;     ///< whether the player had help of any kind
  qint64 elapsedMs = 0;     ///< the time played, in milliseconds
  qint64 createdMs = 0;     ///< when the game was begun
  qint64 lastPlayedMs = 0;  ///< when the last move was made or help given
  /// When the player deleted the game; 0 if it is not deleted, 1 if an earlier version of the program deleted
  /// it, which stored no time.
  qint64 removedMs = 0;
  std::optional<qint64> solvedMs;  ///< when the game was first solved; empty if it is unsolved
  std::optional<QDate> day;        ///< the day whose daily puzzle the game is, if it is one
  std::optional<QDate> begunDay;   ///< the day on which the game was begun, in the player's time zone
  /// The day on which the game was first solved, in the player's time zone.
  std::optional<QDate> solvedDay;
  QString name;  ///< the player's name for the game; empty if it has none
  QStringList tags;
  bool isStarred = false;
  std::optional<int> hodoku;     ///< HoDoKu's score of the puzzle; empty if it is not known yet
  std::optional<int> explainer;  ///< Sudoku Explainer's rating in tenths, if known
  /// The techniques with which the program solves the puzzle step by step, the hardest first: codes of four
  /// digits separated by blanks; empty if they are not known yet.
  QString techniques;
  /// The collections that contain the puzzle, in the order of their names.
  std::vector<Membership> collections;
  Foreknowledge foreknowledge = Foreknowledge::None;
};

/// Whether the summary is of a game, and not of a puzzle of a collection without a game.
inline bool isBegun(const GameSummary& game) {
  return game.id >= 0;
}

}  // namespace sudoku
