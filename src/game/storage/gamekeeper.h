#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include "backups.h"
#include "game/play/game.h"
#include "game/play/gameclock.h"
#include "game/play/learninglog.h"
#include "game/play/masterycounts.h"
#include "game/play/storedgame.h"
#include "storagestate.h"

namespace sudoku {

class GameStore;

/// Saves every change of the game being played, and the time every ten seconds while the clock runs. While
/// saving fails, it is tried again with every change and every second, and state() tells the player why.
class GameKeeper : public QObject {
  Q_OBJECT

 public:
  /// `game`, `store` and `clock` have to outlive this object.
  GameKeeper(Game& game, GameStore& store, GameClock& clock, QObject* parent = nullptr);
  /// Saves the time on the clock.
  ~GameKeeper() override;

  /// Whether the games are saved, and what has gone wrong, for the player to read.
  StorageState state() const;
  /// Whether there are moves that could not be saved.
  bool hasUnkeptMoves() const;
  /// Whether the game played last could not be read when the program started, and became readable only after
  /// the player had begun to play another game.
  bool offersReturn() const { return m_offersReturn; }

  /// The game to continue when the program starts, which is the one played last; nothing if there is none. If
  /// games cannot be read now, this object keeps trying. Once they can, and if the game begun instead has no
  /// move and no help by then, the game played last is resumed (signal latestFound).
  std::optional<StoredGame> resumeLatest();
  std::optional<StoredGame> resumePrevious();
  std::optional<StoredGame> resumeUnfinished(const Grid& givens);
  /// The game with that row id; nothing if it cannot be read or is played by another program.
  std::optional<StoredGame> resume(qint64 id);
  /// Saves a new game, and its changes from now on. Returns the game with its row id, its unique id and the
  /// day on which it was begun.
  StoredGame add(StoredGame game);
  /// Merges the game being played with another version of it, for instance from another machine. Returns the
  /// game to continue; nothing if the other version adds nothing, or if the game cannot be saved.
  std::optional<StoredGame> unite(const KeptGame& other);

  /// How often hints have shown each technique, and how often the player has used it, in all games.
  MasteryTable mastery();
  /// Counts that a hint has shown a technique or that the player has used it, and saves the count.
  void recordMastery(Technique technique, MasteryKind kind);
  /// What happened while the player learnt techniques.
  LearningLog learning();
  /// Counts and saves that the player has begun, missed or claimed to know a technique today, or has chosen
  /// to begin the course with it.
  void recordLearning(Technique technique, LearningKind kind);

  /// Saves what the player has chosen in the game, such as the input mode, and the time on the clock.
  void keepSettings();
  /// Tries at once to save what could not be saved before.
  void tryAgain();
  /// Removes the message in state() that the player has read.
  void dismissNotice();
  /// Offers the player a backup with games that are missing in the database, or withdraws the offer.
  void offerBackup(const std::optional<BackupOffer>& offer);

 signals:
  void stateChanged();
  void latestFound(const StoredGame& game);
  /// Games of a damaged file have been copied into the database.
  void gamesRescued();

 private:
  /// What has become of the game played last, if it could not be read when the program started.
  enum class Missing {
    Nothing,
    Replaced,  ///< a new game, still without moves and help, was begun instead
    PlayedOn,  ///< the player plays another game instead
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
  QTimer m_afterChange;  ///< runs until the last change should be on the disk
  Missing m_missing = Missing::Nothing;
  bool m_offersReturn = false;
  std::optional<BackupOffer> m_backup;
  bool m_isRescuing = false;
  qint64 m_keptMs = 0;  ///< the time on the clock when it was last saved, in milliseconds
  StorageState m_reported;
};

}  // namespace sudoku
