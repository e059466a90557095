#pragma once

#include <optional>

#include "game/play/storedgame.h"
#include "gamedatabase.h"
#include "gamerows.h"

/// Games in the tables of the database. Each function gives nothing or false if a statement fails, or if what
/// is there is no game that could have been played.
namespace sudoku {

std::optional<StoredGame> readGame(GameDatabase& database, qint64 id);

/// What a row is to a game.
enum class RowState {
  Free,   ///< there is no row
  Own,    ///< the row of this game
  Other,  ///< the row of another game
};

/// What the row with that id is to the game with that key.
std::optional<RowState> rowOf(GameDatabase& database, qint64 id, const UniqueId& key);

/// Adds the row of a game that was begun at `createdMs`, without its moves and what changes during play.
/// Precondition: in a transaction, here and below.
bool insertGame(GameDatabase& database, const StoredGame& game, qint64 createdMs);

/// Writes what changes during play, but for the parts that are kept. `board` is what stands on the board. The
/// game becomes the first of the lists. Precondition: its row exists.
bool writeGame(GameDatabase& database, const StoredGame& game, const Grid& board, qint64 lastPlayedMs,
               const KeptPart& kept);

/// Writes the last event of a game, and `timeMs` as the time of its help. Precondition: all else of the game
/// is written.
bool addLastEvent(GameDatabase& database, const StoredGame& game, qint64 timeMs);

/// A game with its times.
std::optional<KeptGame> readKeptGame(GameDatabase& database, qint64 id);

/// Writes all of a game, in place of what is in its row. It does not become the one played last.
bool writeKeptGame(GameDatabase& database, const KeptGame& kept);

}  // namespace sudoku
