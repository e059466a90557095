#pragma once

#include <functional>
#include <stop_token>

#include <QDate>
#include <QString>

#include "game/base/latestjob.h"

namespace sudoku {

/// Copies a database of games to `games-YYYY-MM-DD.sqlite` in a directory, which is made if need be, by
/// SQLite's backup call (https://www.sqlite.org/backup.html). Whether the games are safe there then: true
/// without a copy too, if today's backup exists already, if nothing was played since the newest one, or if
/// there is no game to lose. A copy gets its name when it is whole and checked; then all backups but the five
/// newest go, except those with games that the database lacks. If the call fails or is stopped, the existing
/// backups stay as they are. Files and directory are for the user alone. The directory is `backups` beside
/// the database.
///
/// Writers of the database are not held up. May be called from any thread, and takes seconds for some hundred
/// megabytes; a stop is noticed within milliseconds.
bool backUp(const QString& databasePath, const QString& directory, QDate today,
            const std::stop_token& stop = {});

/// Makes backups off the GUI thread. To be used in the thread that made it, with an event loop.
class Backup {
 public:
  /// `done` hears whether a backup went well; not if the end of this object stopped it.
  Backup(QString databasePath, QString directory, std::function<void(bool)> done);

  /// Makes today's backup if there is none; a backup that is being made goes on. To be called at the start,
  /// and once in a while for those who play past midnight.
  void start(QDate today);

 private:
  QString m_databasePath;
  QString m_directory;
  LatestJob<bool> m_job;
};

}  // namespace sudoku
