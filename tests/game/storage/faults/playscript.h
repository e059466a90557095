#pragma once

#include <functional>
#include <map>
#include <memory>
#include <vector>

#include <QString>

#include "game/play/game.h"
#include "game/play/gameclock.h"
#include "game/storage/dailyidrows.h"
#include "game/storage/gamekeeper.h"
#include "game/storage/gamerows.h"
#include "game/storage/gamestore.h"
#include "game/storage/keptbesides.h"

namespace sudoku {

/// The steps of a player in a session, over the game layer as the window uses it, and what the player has
/// seen meanwhile.
class PlayScript {
 public:
  /// Games by their keys, each as it was shown last.
  using Shown = std::map<UniqueId, StoredGame>;

  /// Fills an empty directory with three games, and with a file of games from elsewhere; one of those is the
  /// first of the three games, played on elsewhere.
  static void prepare(const QString& directory);

  /// Plays in a prepared directory; `before` are the games in it.
  PlayScript(QString directory, Shown before)
      : m_directory(std::move(directory)), m_shown(std::move(before)) {}

  /// Does a whole session: start, moves with some undone and redone, checkpoints, trials kept and dropped,
  /// New, Give up, Restart, Previous, a look at the library, names and tags, an import, a game deleted and
  /// another put back, a backup, Save as, a change of settings, exit, and start again. Steps that fail are
  /// tried again. `afterStep` is called after each step.
  void run(const std::function<void()>& afterStep);

  const Shown& shown() const { return m_shown; }
  /// The games shown at the time of the backup.
  const Shown& backedUp() const { return m_backedUp; }
  /// How often an X-Wing was counted as seen.
  int masteryShown() const { return m_masteryShown; }
  const DailyIds& dailyIdsShown() const { return m_dailyIds; }
  /// The store; null before the start and after the exit.
  GameStore* store() { return m_store.get(); }
  GameKeeper* keeper() { return m_keeper.get(); }

 private:
  void start();
  void exit();
  void begin(StoredGame game);
  void take(const StoredGame& game);
  void play(std::uint64_t seed, int moves);
  void branch();
  void giveUp();
  void lookAtLibrary();
  void changeLibrary();
  void importGames();
  void backUpGames();
  void step();
  void insist(const std::function<bool()>& work);
  bool tryToKeepAll();
  bool isWell();
  StoredGame& inRow(qint64 id);

  QString m_directory;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameClock> m_clock;
  std::unique_ptr<GameKeeper> m_keeper;
  std::function<void()> m_afterStep;
  Shown m_shown;
  Shown m_backedUp;
  DailyIds m_dailyIds;
  int m_masteryShown = 0;
};

/// A game without its row id, which may differ between files.
StoredGame withoutId(StoredGame game);

/// The games of a file that are not deleted, as a store reads them that opens it anew.
PlayScript::Shown readAll(const QString& directory);
/// What else is in a file, as a store reads it that opens it anew.
KeptBesides readBesides(const QString& directory);

}  // namespace sudoku
