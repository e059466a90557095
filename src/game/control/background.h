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

/// What goes on beside the game: backups once a day, the search for games that only a backup has, the ratings
/// of puzzles. Lives in the GUI thread; the work itself does not.
class Background : public QObject {
  Q_OBJECT

 public:
  /// All arguments outlive this object.
  Background(const GameStore& store, GameKeeper& keeper, Library& library, PlayerMessages& messages,
             QObject* parent = nullptr);

  /// Begins the work, when the program has started or a later start has handed over to it.
  void start();
  /// Looks for puzzles without a rating after some seconds.
  void rateSoon() { m_nextRating.start(); }
  /// Rates the puzzles without a rating now.
  void rateNow() { m_rater.start(); }
  /// Looks in the backups for games that are missing here: only backups know of a store that was lost.
  void lookForMissingGames();
  /// Notes that the player has read what happened to the games, and does not want what a backup has of them.
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
