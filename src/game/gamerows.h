#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gamedatabase.h"
#include "storedgame.h"

/// What the rows of the database mean: games, and their moves. Each function gives nothing or false if a
/// statement fails, or if what is there is no game that could have been played.
namespace sudoku {

/// The columns of the tables, in their order.
inline constexpr int kGameColumns = 13;
inline constexpr int kMoveColumns = 5;

/// The game of a row of `games` and its rows of `moves` in their order, all columns of each. A clock that
/// shows an impossible time is set right, for the moves are worth more.
std::optional<StoredGame> toGame(const std::vector<QVariant>& row, const GameDatabase::Rows& moveRows);

/// The same for as many of its first moves as could have been played.
std::optional<StoredGame> toPartOfGame(std::vector<QVariant> row, GameDatabase::Rows moves);

std::optional<StoredGame> readGame(GameDatabase& database, qint64 id);

/// What the row with a game's id is.
enum class RowState {
  Free,   ///< there is none
  Own,    ///< it is of the same puzzle
  Other,  ///< it is that of another game
};
std::optional<RowState> rowOf(GameDatabase& database, const StoredGame& game);

/// Adds the row of a game, without its moves and what changes during play. Precondition: in a transaction,
/// here and below.
bool insertGame(GameDatabase& database, const StoredGame& game);

/// Writes what changes during play, of the moves all but the first `keptMoves`, which are there. The game
/// becomes the one played last. Precondition: that is there.
bool writeGame(GameDatabase& database, const StoredGame& game, bool finished, std::size_t keptMoves);

/// Adds a game just as its row says, but for what the game corrects in it.
bool copyGame(GameDatabase& database, std::vector<QVariant> row, const StoredGame& game);

}  // namespace sudoku
