#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <QVariant>

#include "game/play/storedgame.h"

/// What the rows of a game mean, as the tables `games`, `moves`, `events` and `checkpoints` hold them. Each
/// function gives nothing if what is there is no game that could have been played.
namespace sudoku {

/// The rows of a table, all columns of each.
using TableRows = std::vector<std::vector<QVariant>>;

/// How many columns the table `games` has.
inline constexpr int kGameColumns = 28;

/// The rows of a game, all columns of each; moves, events and checkpoints in their order.
struct GameRows {
  std::vector<QVariant> game;
  TableRows moves;
  TableRows events;
  TableRows checkpoints;
};

/// How much of a game is in the database already: its first so many moves, events and checkpoints.
struct KeptPart {
  std::size_t moves = 0;
  std::size_t events = 0;
  std::size_t checkpoints = 0;

  static KeptPart all(const StoredGame& game) {
    return {game.moves.size(), game.events.size(), game.checkpoints.size()};
  }
};

/// The game that rows hold. A clock that shows an impossible time is set right, and events and checkpoints
/// that cannot be read are left out, for the moves are worth more.
std::optional<StoredGame> toGame(const GameRows& rows);

/// The game of rows some of whose moves may be damaged: with as many of the first moves as could have been
/// played.
std::optional<StoredGame> toPartOfGame(GameRows rows);

/// The key in the row of a game, whatever else of it is damaged.
std::optional<UniqueId> keyOf(const GameRows& rows);

/// Whether the player has taken the game out of the lists.
bool isRemoved(const GameRows& rows);

/// The rows of what is not kept yet of a game: its moves, events and checkpoints from some on.
GameRows partsOf(const StoredGame& game, const KeptPart& kept);

/// The rows of a game just as its row says, but for what the game corrects in it. Its moves can be given as
/// they were read.
GameRows toRows(std::vector<QVariant> row, const StoredGame& game, TableRows moves = {});

/// All rows of a game. It does not become the one played last.
GameRows toRows(const KeptGame& kept);

/// A game with the times in its row. Precondition: the row has all columns.
KeptGame keptGameOf(const std::vector<QVariant>& row, StoredGame game);

}  // namespace sudoku
