#pragma once

#include <optional>

#include "game/play/storedgame.h"
#include "gamedatabase.h"
#include "gamerows.h"

/// Functions that read and write games in the database. Each returns nothing or false if an SQL statement
/// fails, or if the rows are not a game that could have been played.
namespace sudoku {

std::optional<StoredGame> readGame(GameDatabase& database, qint64 id);

/// To which game a row of the database belongs.
enum class RowState {
  Free,   ///< there is no row with the id
  Own,    ///< the row belongs to the game in question
  Other,  ///< the row belongs to another game
};

/// Whether the row with this id belongs to the game with this unique id.
std::optional<RowState> rowOf(GameDatabase& database, qint64 id, const UniqueId& key);

/// Adds the row of a game that was begun at `createdMs` (milliseconds since 1970, UTC), without its moves and
/// without the columns that change during play. Precondition: a transaction is open.
bool insertGame(GameDatabase& database, const StoredGame& game, qint64 createdMs);

/// Writes the columns of a game that change during play, and those of its moves, occasions of help, and named
/// positions that are not in the database yet, beyond `kept`. `board` is the game's present board. Lists show
/// the game first. Precondition: its row exists, and a transaction is open.
bool writeGame(GameDatabase& database, const StoredGame& game, const Grid& board, qint64 lastPlayedMs,
               const KeptPart& kept);

/// Writes the last occasion of help in a game, and `timeMs` as the time at which the game was last played.
/// Precondition: everything else of the game is written, and a transaction is open.
bool addLastEvent(GameDatabase& database, const StoredGame& game, qint64 timeMs);

/// The game with a row id, with its times.
std::optional<KeptGame> readKeptGame(GameDatabase& database, qint64 id);

/// Replaces everything in a game's row, and its moves, occasions of help, and named positions. The game's
/// place in lists of games does not change. Precondition: a transaction is open.
bool writeKeptGame(GameDatabase& database, const KeptGame& kept);

}  // namespace sudoku
