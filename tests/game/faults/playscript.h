#pragma once

#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include <QString>

#include "game/game.h"
#include "game/gameclock.h"
#include "game/gamekeeper.h"
#include "game/gamestore.h"

namespace sudoku {

/// What a player does in a session, step by step, over the game layer as the window has it, and what the
/// player has seen meanwhile.
class PlayScript {
 public:
  /// Games by their givens, each as it was shown last.
  using Shown = std::map<std::string, StoredGame>;

  explicit PlayScript(QString directory) : m_directory(std::move(directory)) {}

  /// Start, 30 moves with some undone and redone, New, 10 moves, Previous, Save as, a change of settings,
  /// exit, and start again. `afterStep` is called behind each of them.
  void run(const std::function<void()>& afterStep);

  /// Lets the player leave the program. What keeps failing is tried once more before, as the window does.
  void exit();

  const Shown& shown() const { return m_shown; }
  /// How often an X-Wing was counted as seen.
  int masteryShown() const { return m_masteryShown; }
  /// Null before the start and after the exit.
  GameStore* store() { return m_store.get(); }
  GameKeeper* keeper() { return m_keeper.get(); }

 private:
  void start();
  void begin(StoredGame game);
  void take(const GameInPlay& game);
  void play(std::uint64_t seed, int moves);
  void step();

  QString m_directory;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameClock> m_clock;
  std::unique_ptr<GameKeeper> m_keeper;
  std::function<void()> m_afterStep;
  Shown m_shown;
  int m_masteryShown = 0;
};

/// A game as it counts: its number in the file is its own affair.
StoredGame withoutId(StoredGame game);

/// What a file holds, by givens, for a store that opens it anew.
PlayScript::Shown readAll(const QString& directory);
MasteryTable readMastery(const QString& directory);

}  // namespace sudoku
