#pragma once

#include <functional>
#include <stop_token>

#include <QDate>
#include <QString>

#include "game/base/latestjob.h"

namespace sudoku {

/// Copies a database of games to `games-YYYY-MM-DD.sqlite` in a directory, which is made if need be, by
/// SQLite's backup call (https://www.sqlite.org/backup.html). Whether the games are safe there now: true
/// without a copy too if that of today is there already, if nothing was played since the newest, or if there
/// is no game to lose. A copy gets its name when it is whole and checked; then all but the five newest go,
/// and those with games that are missing in the database. When that fails, or is stopped, those that are
/// there stay as they are. Files and directory are for the user alone. The directory is `backups` beside the
/// database.
///
/// Writers of the database are not held up. May be called from any thread, and takes seconds for some hundred
/// megabytes; a stop is noticed within milliseconds.
bool backUp(const QString& databasePath, const QString& directory, QDate today,
            const std::stop_token& stop = {});

/// Makes backups off the GUI thread. To be used in the thread that made it, with an event loop.
class Backup {
 public:
  /// `done` hears whether what was started went well; not if it was stopped by the end of this object.
  Backup(QString databasePath, QString directory, std::function<void(bool)> done);

  /// Sees to it that there is a backup of today; one that is being made goes on. To be called at the start,
  /// and once in a while for those who play past midnight.
  void start(QDate today);

 private:
  QString m_databasePath;
  QString m_directory;
  LatestJob<bool> m_job;
};

}  // namespace sudoku
