#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "gamedatabase.h"
#include "masterycounts.h"
#include "storedgame.h"

/// What the rows of the database mean: games, their moves and their events, and mastery. Each function gives
/// nothing or false if a statement fails, or if what is there is no game that could have been played.
namespace sudoku {

/// The columns of `games`, in their order.
inline constexpr int kGameColumns = 14;

/// The rows of a game, all columns of each; moves and events in their order.
struct GameRows {
  std::vector<QVariant> game;
  GameDatabase::Rows moves;
  GameDatabase::Rows events;
};

/// The game of its rows. A clock that shows an impossible time is set right, and events that cannot be read
/// are left out, for the moves are worth more.
std::optional<StoredGame> toGame(const GameRows& rows);

/// The same for as many of its first moves as could have been played.
std::optional<StoredGame> toPartOfGame(GameRows rows);

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

/// How much of a game is in the database already: its first so many moves and events.
struct KeptPart {
  std::size_t moves = 0;
  std::size_t events = 0;
};

/// Writes what changes during play, but for what is kept. The game becomes the one played last. Precondition:
/// its row is there.
bool writeGame(GameDatabase& database, const StoredGame& game, bool finished, const KeptPart& kept);

/// Adds a game just as its row says, but for what the game corrects in it.
bool copyGame(GameDatabase& database, std::vector<QVariant> row, const StoredGame& game);

/// The mastery of the techniques that this version knows.
std::optional<MasteryTable> readMastery(GameDatabase& database);
/// The same of rows of `mastery`, all columns of each. Numbers that are none count as 0.
MasteryTable toMastery(const GameDatabase::Rows& rows);
/// Adds to what is there.
bool addMastery(GameDatabase& database, const MasteryTable& table);

}  // namespace sudoku
