#pragma once

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QString>
#include <QStringList>
#include <QVariant>

#include "databasesyncer.h"
#include "gamerows.h"
#include "qtsqlite.h"
#include "writeturns.h"

namespace sudoku {

/// How work in the background writes to the database: in turn with the other threads, in transactions of a
/// few milliseconds, and no faster than the disk. If another program has locked the database, waits for some
/// seconds.
struct BackgroundWork {
  std::stop_token stop = {};  ///< ends every wait
  /// Called when waiting for another program begins, and when it ends; may be empty.
  std::function<void(bool isWaiting)> waits = {};
};

/// The SQLite file with the games: opened, converted to the present schema, renamed if it is damaged. This
/// class does not interpret the rows. A committed transaction survives the end of the process at once, and a
/// power failure after a second at most, thanks to a DatabaseSyncer. Never throws. If another program has
/// locked the database, waits only for a moment, except in background work. The threads of one process write
/// in turn. To be used in the thread that made the object.
class GameDatabase {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameDatabase)

 public:
  enum class State {
    Usable,
    Damaged,  ///< is not an undamaged file of games, and should be replaced
    Refused,  ///< cannot be opened now, but may be later
  };

  /// The database `games.sqlite` in a directory, not opened yet. `syncDelay` is passed to
  /// DatabaseSyncer::of(). Without `background` no call waits for the disk: this is for the GUI thread.
  GameDatabase(const QString& directory, std::chrono::milliseconds syncDelay,
               std::optional<BackgroundWork> background = std::nullopt);
  ~GameDatabase();
  Q_DISABLE_COPY_MOVE(GameDatabase)

  const QString& path() const { return m_path; }

  /// Opens the file, or makes the file and its directory. If the file is damaged or cannot be opened,
  /// failure() says why.
  State open();
  void close();
  bool isUsable() const { return m_connection.isOpen(); }

  /// Renames a damaged file, so that open() makes a new one. Returns the new name; nothing if renaming fails,
  /// or if another process has replaced the file already, in which case open() opens that one. Precondition:
  /// the file is closed.
  std::optional<QString> setAside();

  /// Whether the opened file still has its name, which another program can change by deleting or replacing
  /// it.
  bool isInPlace() const;
  /// After another program has deleted the opened file, writes a complete copy of it to the same path, and
  /// closes it. Returns whether that succeeded. If there is another file at the path by then, the copy gets
  /// the name `games.sqlite.deleted-TIME`.
  bool restoreFile();

  /// Runs an SQL statement, which is prepared only once, with values for its question marks. Returns its
  /// rows; nothing if the statement failed.
  std::optional<TableRows> run(const char* sql, const QVariantList& values = {});

  /// Inserts the rows of a game unchanged: its row in `games`, if given, its moves, its occasions of help,
  /// and the positions that the player has named. Returns false if inserting fails. Precondition: a
  /// transaction is open.
  bool insertRows(const GameRows& rows);

  /// Calls `work` in a transaction, which is rolled back if `work` returns false. Returns whether the
  /// transaction was committed.
  template <typename Work>
  bool inTransaction(const Work& work) {
    const auto turn = begin();
    if (!turn) return false;
    if (work() && run("COMMIT")) {
      if (m_syncer) m_syncer->noteChange(m_logPages);
      return true;
    }
    rollBack();
    return false;
  }

  /// Waits until all commits are on the disk. Returns whether they are.
  bool sync() { return isUsable() && (!m_syncer || m_syncer->wait()); }

  /// Why the last failed statement failed, in words for the player.
  QString failure() const;
  /// Why the last failed statement failed, in the words of SQLite or the system.
  const QString& systemFailure() const { return m_failure.text; }
  /// Whether a statement has failed since forgetFailure().
  bool hasFailed() const { return !m_failure.text.isEmpty(); }
  /// Makes systemFailure() empty until the next failure.
  void forgetFailure() { m_failure = {}; }
  /// Why committed changes do not get to the disk, in the system's words; empty if they do.
  QString syncFailure() const { return m_syncer ? m_syncer->failure() : QString(); }
  /// Whether the file was read-only when it was opened: it has to be opened again to become writable.
  bool isReadOnly() const { return m_isReadOnly; }
  /// Whether a statement failed because the file is damaged.
  bool isDamaged() const { return m_damaged; }

 private:
  /// Runs an SQL statement without result once for each row of values for its question marks. Stops and
  /// returns false at the first failure.
  bool runEach(const char* sql, const TableRows& rows);
  struct Failure {
    int code = 0;       ///< SQLite's primary result code; 0 for a failure that this class has found
    QString text = {};  ///< the reason in SQLite's words, or in this program's
  };

  State openOnce();
  State openFile();
  State judgeSchema();
  State inspect();
  std::optional<QStringList> statements();
  bool setVersion();
  bool makeTables();
  bool migrate();
  bool migrateFrom(int version);
  bool migrateGame(int version, const QVariant& id);
  bool useLog();
  void countLog();
  void removeLog();
  bool waitForRoom();
  std::unique_ptr<WriteTurns::Turn> begin();
  WriteTurns::Rank rank() const { return m_background ? WriteTurns::Rank::Worker : WriteTurns::Rank::Player; }
  bool isLocked() const;
  void tellWaiting(bool isWaiting);
  bool mayWait(const QDeadlineTimer& patience);
  void rollBack();
  State refused(const QString& why);
  State afterFailure() const { return m_damaged ? State::Damaged : State::Refused; }
  std::optional<qint64> number(const char* sql);
  bool runAll(const QStringList& statements);
  QSqlQuery* prepared(const char* sql);
  void fail(const QSqlError& error);

  QString m_directory;
  QString m_path;
  std::chrono::milliseconds m_syncDelay;
  QString m_connectionName;
  QSqlDatabase m_connection;
  std::map<std::string, QSqlQuery, std::less<>> m_statements;           // prepared statements by their SQL
  std::map<std::string, SqliteStatement, std::less<>> m_rowStatements;  // statements for runEach(), by SQL
  std::shared_ptr<DatabaseSyncer> m_syncer;  // null unless the file is open in WAL mode
  std::shared_ptr<WriteTurns> m_turns;
  std::optional<BackgroundWork> m_background;
  int m_logPages = 0;       ///< pages in the write-ahead log after the last commit; 0 if unknown
  FileIdentity m_identity;  // identity of the opened file
  FileIdentity m_logIdentity;
  Failure m_failure;
  bool m_damaged = false;
  bool m_isWaiting = false;  // waits for a lock of another program
  bool m_isReadOnly = false;
};

}  // namespace sudoku
