#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <utility>
#include <vector>

#include <QDate>

#include "gamedatabase.h"
#include "history/gamesummary.h"
#include "masterycounts.h"
#include "storedgame.h"

/// What the rows of the database mean: games, their moves and their events, and mastery. Each function gives
/// nothing or false if a statement fails, or if what is there is no game that could have been played.
namespace sudoku {

/// A text as a column that is never NULL takes it: Qt tells a null text from an empty one.
inline QString notNull(const QString& text) {
  return text.isNull() ? QString(QLatin1String("")) : text;
}

/// The tags of a column, sorted and none twice.
QStringList toTags(const QVariant& value);

/// The columns of `games`, in their order.
inline constexpr int kGameColumns = 28;

/// What stands in the column of the level where there is none because the player wanted a puzzle with several
/// solutions.
inline constexpr auto kSeveralSolutions = "several solutions";

/// The rows of a game, all columns of each; moves, events and checkpoints in their order.
struct GameRows {
  std::vector<QVariant> game;
  GameDatabase::Rows moves;
  GameDatabase::Rows events;
  GameDatabase::Rows checkpoints;
};

/// The game of its rows. A clock that shows an impossible time is set right, and events and checkpoints that
/// cannot be read are left out, for the moves are worth more.
std::optional<StoredGame> toGame(const GameRows& rows);

/// The same for as many of its first moves as could have been played.
std::optional<StoredGame> toPartOfGame(GameRows rows);

/// The key of a game by its row, whatever else is damaged of it.
std::optional<UniqueId> keyOf(const GameRows& rows);
/// Whether the player has taken the game out of the lists.
bool isRemoved(const GameRows& rows);

std::optional<StoredGame> readGame(GameDatabase& database, qint64 id);

/// What the row with a game's id is.
enum class RowState {
  Free,   ///< there is none
  Own,    ///< it is the row of this game
  Other,  ///< it is that of another game
};
std::optional<RowState> rowOf(GameDatabase& database, const StoredGame& game);

/// Adds the row of a game that was begun at a time, without its moves and what changes during play.
/// Precondition: in a transaction, here and below.
bool insertGame(GameDatabase& database, const StoredGame& game, qint64 createdMs);

/// How much of a game is in the database already: its first so many moves, events and checkpoints.
struct KeptPart {
  std::size_t moves = 0;
  std::size_t events = 0;
  std::size_t checkpoints = 0;

  static KeptPart all(const StoredGame& game) {
    return {game.moves.size(), game.events.size(), game.checkpoints.size()};
  }
};

/// Writes what changes during play, but for what is kept. `board` is what stands on the board. The game
/// becomes the first of the lists. Precondition: its row is there.
bool writeGame(GameDatabase& database, const StoredGame& game, const Grid& board, qint64 lastPlayedMs,
               const KeptPart& kept);

/// Writes the last event of a game, and that it had help at that time. Precondition: all else of it is in its
/// row.
bool addLastEvent(GameDatabase& database, const StoredGame& game, qint64 timeMs);

/// The rows of a game just as its row says, but for what the game corrects in it. Its moves can be given as
/// they were read.
GameRows toRows(std::vector<QVariant> row, const StoredGame& game, GameDatabase::Rows moves = {});

/// A game with the times of its row. Precondition: that has all columns.
KeptGame keptGameOf(const std::vector<QVariant>& row, StoredGame game);

/// A game with its times.
std::optional<KeptGame> readKeptGame(GameDatabase& database, qint64 id);
/// Writes all of a game, in place of what is in its row. It does not become the one played last.
bool writeKeptGame(GameDatabase& database, const KeptGame& kept);

/// Adds the rows of what may be no game, just as they are.
bool copyRows(GameDatabase& database, const GameRows& rows);

/// All games that the player has not removed, the one played last first. Rows that are of none are left out.
std::optional<std::vector<GameSummary>> readSummaries(GameDatabase& database);
/// All games that the player has removed, the one removed last first.
std::optional<std::vector<GameSummary>> readRemoved(GameDatabase& database);

/// The mastery of the techniques that this version knows.
std::optional<MasteryTable> readMastery(GameDatabase& database);
/// The same of rows of `mastery`, all columns of each. Numbers that are none count as 0.
MasteryTable toMastery(const GameDatabase::Rows& rows);
/// Adds to what is there.
bool addMastery(GameDatabase& database, const MasteryTable& table);
/// Puts the table in place of what is there of its techniques.
bool replaceMastery(GameDatabase& database, const MasteryTable& table);

/// The ids of the daily puzzles that were looked at: a past day stays the puzzle that it was.
using DailyIds = std::map<std::pair<QDate, Level>, QString>;
std::optional<DailyIds> readDailyIds(GameDatabase& database);
/// The same of rows of `daily_puzzles`, all columns of each. What is no such id is left out.
DailyIds toDailyIds(const GameDatabase::Rows& rows);
/// Adds those of puzzles that have none yet.
bool addDailyIds(GameDatabase& database, const DailyIds& ids);
/// Puts them in place of those that their puzzles have.
bool replaceDailyIds(GameDatabase& database, const DailyIds& ids);

}  // namespace sudoku
