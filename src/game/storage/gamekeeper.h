#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include "backups.h"
#include "game/play/game.h"
#include "game/play/gameclock.h"
#include "game/play/masterycounts.h"
#include "game/play/storedgame.h"
#include "storagestate.h"

namespace sudoku {

class GameStore;

/// Keeps every change of the game being played, and the clock every ten seconds while it runs. While games
/// cannot be kept it tries again with every change and every second, and tells the state.
class GameKeeper : public QObject {
  Q_OBJECT

 public:
  /// The arguments outlive the keeper.
  GameKeeper(Game& game, GameStore& store, GameClock& clock, QObject* parent = nullptr);
  /// Keeps the time on the clock.
  ~GameKeeper() override;

  /// Whether the games are kept, and what went wrong.
  StorageState state() const;
  /// Whether moves are played that could not be kept.
  bool hasUnkeptMoves() const;
  /// Whether the player's game could be read only when another one was being played.
  bool offersReturn() const { return m_offersReturn; }

  /// The game to go on with at the start; nothing if there is none, here and below. If it cannot be read now,
  /// the keeper goes on looking for it: if the other game has no move and no help by then, the player's own
  /// is resumed by itself (latestFound).
  std::optional<StoredGame> resumeLatest();
  std::optional<StoredGame> resumePrevious();
  std::optional<StoredGame> resumeUnfinished(const Grid& givens);
  /// The game with that row, if it can be read and nobody else plays it.
  std::optional<StoredGame> resume(qint64 id);
  /// Keeps a new game from now on. The game with its row, key and day.
  StoredGame add(StoredGame game);
  /// Unites the game being played with another state of it. The game to go on with; nothing if the other
  /// state has nothing new, or the game cannot be kept.
  std::optional<StoredGame> unite(const KeptGame& other);

  /// What the player did with each technique, in all games.
  MasteryTable mastery();
  /// Counts one more use of a technique, and keeps the count.
  void recordMastery(Technique technique, MasteryKind kind);

  /// Keeps what the player has set, and the clock.
  void keepSettings();
  /// Tries at once to keep what could not be kept.
  void tryAgain();
  /// Removes the notice, which the player has read.
  void dismissNotice();
  /// Tells the player of a backup with games that are missing, or of none.
  void offerBackup(const std::optional<BackupOffer>& offer);

 signals:
  void stateChanged();
  void latestFound(const StoredGame& game);
  /// Games of a damaged file have been taken over: there are more than before.
  void gamesRescued();

 private:
  /// What became of the player's own game, which could not be read at the start.
  enum class Missing {
    Nothing,
    Replaced,  ///< another game stands in for it, without a move or help so far
    PlayedOn,  ///< another game is being played
  };

  void keepMove();
  void keepHelp();
  void keepPosition();
  void keepCheckpoints();
  void keepClock();
  void takeTime();
  void replaceStandIn();
  std::optional<StoredGame> resumed(std::optional<StoredGame> game);
  bool isWaiting() const;
  void report();

  Game& m_game;
  GameStore& m_store;
  GameClock& m_clock;
  QTimer m_retry;
  QTimer m_afterChange;  ///< runs out when a change should have reached the disk
  Missing m_missing = Missing::Nothing;
  bool m_offersReturn = false;
  std::optional<BackupOffer> m_backup;
  bool m_isRescuing = false;
  qint64 m_keptMs = 0;  ///< the clock as last kept
  StorageState m_reported;
};

}  // namespace sudoku
