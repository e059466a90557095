#pragma once

#include <functional>
#include <memory>

#include <QSqlDatabase>
#include <QString>

#include "game/base/filesafety.h"
#include "writeturns.h"

class QSqlError;

namespace sudoku {

/// The two connections of the background thread of a DatabaseSyncer to the file: two, because SQLite makes no
/// checkpoint in a connection that has a transaction open.
class SyncerConnections {
 public:
  /// A function that calls `read`, which reads the file for the first time, if the file may be read. Returns
  /// whether it was read.
  using FirstRead = std::function<bool(const std::function<bool()>& read)>;

  /// Makes connections to the file that had this identity when the game opened it. They open it at the first
  /// sync().
  SyncerConnections(QString path, FileIdentity identity, FirstRead readFirst);
  ~SyncerConnections();
  SyncerConnections(const SyncerConnections&) = delete;
  SyncerConnections& operator=(const SyncerConnections&) = delete;

  /// Brings all commits to the disk; with `keepsLog`, no writer can restart the write-ahead log afterwards.
  bool sync(bool keepsLog);

  int logPages() const { return m_logged; }
  /// Whether the write-ahead log is so long (4 MB or more) that it should be restarted once nothing has
  /// changed for a while.
  bool isLogLong() const;
  /// Whether the last checkpoint copied all pages of the write-ahead log into the database.
  bool isCopied() const { return m_copied == m_logged; }

  /// Restarts the write-ahead log if all of it has been copied and nobody reads it.
  void restartLog(bool keepsLog);

  const QString& failure() const { return m_failure; }
  /// Whether the last failure was only that another connection had locked the file.
  bool isLocked() const { return m_isLocked; }

 private:
  QSqlDatabase addConnection() const;
  bool open();
  bool open(QSqlDatabase& connection);
  bool holdLog();
  bool readNewest();
  bool checkpoint(const char* mode);
  bool syncLog();
  bool commitSynced();
  bool finishSynced();
  bool syncDirectory() const;
  bool run(const QSqlDatabase& connection, const QString& sql);
  bool fail(const QSqlError& error);

  const QString m_path;
  const FileIdentity m_identity;
  const FirstRead m_readFirst;
  const std::shared_ptr<WriteTurns> m_turns;
  QSqlDatabase m_syncer;
  QSqlDatabase m_reader;
  bool m_holds = false;  ///< whether m_reader has a transaction open
  bool m_directorySynced = false;
  int m_logged = 0;  ///< number of pages in the write-ahead log
  int m_copied = 0;  ///< number of the log's pages that the database has; -1 if unknown
  QString m_failure;
  bool m_isLocked = false;
};

}  // namespace sudoku
