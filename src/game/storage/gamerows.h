#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QVariant>

#include "game/play/storedgame.h"

/// Functions that convert a game to rows of the tables `games`, `moves`, `events` and `checkpoints`, and
/// back. They return nothing if the rows are not a game that could have been played.
namespace sudoku {

/// Rows of a table, each with all columns.
using TableRows = std::vector<std::vector<QVariant>>;

/// The number of columns of the table `games`.
inline constexpr int kGameColumns = 28;

/// The rows of a game, each with all columns. Moves, events (occasions of help) and checkpoints (positions
/// that the player has named) are sorted by their numbers within the game.
struct GameRows {
  std::vector<QVariant> game;
  TableRows moves;
  TableRows events;
  TableRows checkpoints;
};

/// How much of a game is in the database already: the number of its first moves, events (occasions of help)
/// and checkpoints (named positions).
struct KeptPart {
  std::size_t moves = 0;
  std::size_t events = 0;
  std::size_t checkpoints = 0;

  static KeptPart all(const StoredGame& game) {
    return {game.moves.size(), game.events.size(), game.checkpoints.size()};
  }
};

/// The game in these rows; nothing if its moves are not possible. An impossible time on the clock is
/// corrected, and occasions of help and named positions that cannot be read are left out, because the moves
/// are worth more.
std::optional<StoredGame> toGame(const GameRows& rows);

/// The game in rows of which some moves may be damaged: with as many of the first moves as are possible.
std::optional<StoredGame> toPartOfGame(GameRows rows);

/// The unique id in a game's row; nothing only if the id itself is damaged.
std::optional<UniqueId> keyOf(const GameRows& rows);

/// Whether the player has removed the game.
bool isRemoved(const GameRows& rows);

/// The rows of a game's moves, occasions of help, and named positions that are not in the database yet.
GameRows partsOf(const StoredGame& game, const KeptPart& kept);

/// The rows of a game: `row`, with its values brought up to date where the game differs, and the rows of its
/// moves, occasions of help, and named positions. If `moves` is given, it has the rows of the moves as they
/// were read.
GameRows toRows(std::vector<QVariant> row, const StoredGame& game, TableRows moves = {});

/// All rows of a game. Lists of the latest games show it after those that were played in this database.
GameRows toRows(const KeptGame& kept);

/// The game with the times from its row. Precondition: the row has kGameColumns columns.
KeptGame keptGameOf(const std::vector<QVariant>& row, StoredGame game);

}  // namespace sudoku
