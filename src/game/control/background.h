#pragma once

#include <optional>

#include <QObject>
#include <QTimer>

#include "game/base/latestjob.h"
#include "game/history/exchange.h"
#include "game/puzzles/puzzlerating.h"
#include "game/storage/backup.h"
#include "game/storage/backups.h"

namespace sudoku {

class GameKeeper;
class GameStore;
class Library;
class PlayerMessages;

/// Work in the background of the game: a backup of the stored games once a day, the search for games that are
/// in a backup but no longer stored, and the rating of the difficulty of puzzles. Lives in the GUI thread,
/// but the work is done in worker threads.
class Background : public QObject {
  Q_OBJECT

 public:
  /// All arguments must outlive this object.
  Background(const GameStore& store, GameKeeper& keeper, Library& library, PlayerMessages& messages,
             QObject* parent = nullptr);

  /// Starts the work, when the program starts or when a second start of the program hands over to the running
  /// one.
  void start();
  /// Starts to rate the puzzles without a rating after some seconds.
  void rateSoon() { m_nextRating.start(); }
  /// Starts to rate the puzzles without a rating at once.
  void rateNow() { m_rater.start(); }
  /// Looks in the backups for games that are missing among the stored games. Nothing else shows that the file
  /// of the stored games was lost.
  void lookForMissingGames();
  /// Called when the player dismisses the notice about lost games: the games that only a backup has are not
  /// offered again.
  void dismissNotice();

 private:
  void backUp();

  const GameStore& m_store;
  GameKeeper& m_keeper;
  Backup m_backup;
  LatestJob<std::optional<BackupOffer>> m_missing;
  QTimer m_nextBackup;
  PuzzleRater m_rater;
  QTimer m_nextRating;
};

}  // namespace sudoku
