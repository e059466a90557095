#include <vector>

#include <QString>
#include <QVariant>

#include "bytes.h"
#include "game/play/game.h"
#include "game/play/storedgames.h"
#include "game/storage/gamerows.h"
#include "game/storage/moverows.h"
#include "puzzles.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

/// Whether the game makes moves of that form: those that can be kept.
bool isOwn(const Move& move) {
  std::vector<QVariant> row = {1, 1};
  const auto columns = toColumns(PlayedMove{move});
  row.insert(row.end(), columns.begin(), columns.end());
  const auto kept = toMove(row);
  return kept && kept->move == move;
}

/// Does one of the things that a player can do.
void act(Game& game, Bytes& bytes) {
  const int moves = static_cast<int>(game.moves().size());
  switch (bytes.below(9)) {
    case 0:
      return game.undo();
    case 1:
      return game.redo();
    case 2:
      return game.goTo(bytes.next() % (moves + 1));
    case 3:
      return game.addCheckpoint(QString::number(bytes.next()));
    case 4:
      return game.beginTrial();
    case 5:
      return game.endTrial();
    case 6:
      return game.isTrying() ? game.dropTrial() : game.check();
    default:
      if (const Move move = nextMove(bytes, game.state()); isOwn(move)) game.play(move);
  }
}

}  // namespace

void growTree(std::string_view input) {
  Bytes bytes(input);
  Game game;
  game.start(freshGame(static_cast<std::uint64_t>(bytes.below(4))));
  while (!bytes.isAtEnd() && game.moves().size() < 200) {
    const std::size_t moves = game.moves().size();
    act(game, bytes);
    // No move is ever lost, and each has a parent before it.
    require(game.moves().size() >= moves);
    require(game.position() >= 0 && game.position() <= static_cast<int>(game.moves().size()));
  }
  // What is kept of the game is the game, at the same position.
  const auto kept = toGame(toRows(KeptGame{game.stored(), 1, 1}));
  require(kept.has_value() && kept->moves == game.moves() && kept->position == game.position());
  Game again;
  again.start(*kept);
  require(again.state() == game.state());
}

}  // namespace sudoku::fuzz
