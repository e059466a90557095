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
  /// All outlive it.
  Background(const GameStore& store, GameKeeper& keeper, Library& library, PlayerMessages& messages,
             QObject* parent = nullptr);

  /// The program has started, or a later start has handed over to it.
  void start();
  /// There may be puzzles without a rating: they are looked for after some seconds.
  void rateSoon() { m_nextRating.start(); }
  /// There are such puzzles.
  void rateNow() { m_rater.start(); }
  /// Looks for games in the backups that are missing. Only backups know of a store that was lost.
  void lookForMissingGames();
  /// The player has read what happened to the games; what a backup has of them is not wanted.
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
