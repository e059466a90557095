#pragma once

#include <functional>
#include <stop_token>

#include <QDate>
#include <QString>

#include "game/base/latestjob.h"

namespace sudoku {

/// Copies a database of games to `games-YYYY-MM-DD.sqlite` in a directory, which is made if need be, with
/// SQLite's backup functions (https://www.sqlite.org/backup.html). Returns whether the games are backed up
/// then: true also without a copy if today's backup exists, if the player has done nothing since the newest
/// backup, or if the database has no games. The copy gets its name once it is complete and checked; then all
/// backups are removed except for the five newest and those with games that the database lacks. If the call
/// fails or is stopped, the existing backups stay as they are. Only the user has access to the files and the
/// directory, which is `backups` beside the database.
///
/// Writers of the database do not have to wait. May be called from any thread, and takes seconds for some
/// hundred megabytes; a stop takes effect within milliseconds.
bool backUp(const QString& databasePath, const QString& directory, QDate today,
            const std::stop_token& stop = {});

/// Makes backups of the player's games in a background thread. To be used in the thread that made the object,
/// which needs an event loop.
class Backup {
 public:
  /// `done` is called with whether a backup succeeded, but not after the destructor has stopped the backup.
  Backup(QString databasePath, QString directory, std::function<void(bool)> done);

  /// Begins to make today's backup unless it exists or is being made. To be called when the program starts,
  /// and now and then later, since a player may play past midnight.
  void start(QDate today);

 private:
  QString m_databasePath;
  QString m_directory;
  LatestJob<bool> m_job;
};

}  // namespace sudoku
