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

/// How work that is done for the player in the background writes: when it is its turn, in transactions of a
/// few milliseconds, and not more than the disk takes. What another program has locked is waited for, some
/// seconds long.
struct BackgroundWork {
  std::stop_token stop = {};  ///< ends each waiting
  /// Hears when waiting for another program begins, and when it ends; may be empty.
  std::function<void(bool isWaiting)> waits = {};
};

/// The SQLite file that keeps the games: opened, brought to the present schema, set aside if it is damaged.
/// What its rows mean is not for this class to say. A transaction is safe from the end of the process as soon
/// as it is committed, and from a cut of the power within a second: a DatabaseSyncer sees to that. Never
/// throws; whatever another program has locked is waited for a moment only, but in background work. The
/// threads of one process write by turns. To be used in the thread that made it.
class GameDatabase {
  Q_DECLARE_TR_FUNCTIONS(sudoku::GameDatabase)

 public:
  enum class State {
    Usable,
    Damaged,  ///< is no sound file of games: to be replaced
    Refused,  ///< cannot be opened now: to be tried again
  };

  /// Names the file `games.sqlite` in a directory; opens nothing yet. `syncDelay` as for DatabaseSyncer.
  /// Without `background` no call waits for the disk: the calling thread is that of the window.
  GameDatabase(const QString& directory, std::chrono::milliseconds syncDelay,
               std::optional<BackgroundWork> background = std::nullopt);
  ~GameDatabase();
  Q_DISABLE_COPY_MOVE(GameDatabase)

  const QString& path() const { return m_path; }

  /// Opens the file, or makes it and its directory. If it is damaged or cannot be opened, failure() says why.
  State open();
  void close();
  bool isUsable() const { return m_connection.isOpen(); }

  /// Gives the file that was found damaged another name, so that open() makes a new one. The new name;
  /// nothing if that fails, or if another process has done so by now: then open() tells how things are.
  /// Precondition: the file is closed.
  std::optional<QString> setAside();

  /// Whether the file that was opened last still has its name: another program can delete or replace it.
  bool isInPlace() const;
  /// Puts a whole copy of the open file where its name was deleted, and closes the file. Whether that went
  /// well. If another file has the name by then, the copy is kept beside it, as `games.sqlite.deleted-TIME`.
  bool restoreFile();

  /// Runs a statement, prepared only once, with values for its question marks. The rows that it gives;
  /// nothing if it failed.
  std::optional<TableRows> run(const char* sql, const QVariantList& values = {});

  /// Adds rows of a game, just as they are: its own, if there is one, its moves, events and checkpoints.
  /// False if one of them failed. Precondition: in a transaction.
  bool insertRows(const GameRows& rows);

  /// Runs work in a transaction, which is undone if the work returns false. Whether all went well.
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

  /// Waits until all commits are on the disk. Whether they are.
  bool sync() { return isUsable() && (!m_syncer || m_syncer->wait()); }

  /// Why the last statement that failed did so, in words for the player.
  QString failure() const;
  /// The last failure in the words of SQLite or the system.
  const QString& systemFailure() const { return m_failure.text; }
  /// Whether a statement has failed since forgetFailure().
  bool hasFailed() const { return !m_failure.text.isEmpty(); }
  /// Makes systemFailure() empty until the next failure.
  void forgetFailure() { m_failure = {}; }
  /// Why what was committed does not get to the disk, in the system's words; empty if it does.
  QString syncFailure() const { return m_syncer ? m_syncer->failure() : QString(); }
  /// Whether the file could not be written to when it was opened: once it can be, it has to be opened anew.
  bool isReadOnly() const { return m_isReadOnly; }
  /// Whether a statement failed because the file is damaged.
  bool isDamaged() const { return m_damaged; }

 private:
  /// Runs a statement that gives no rows once for each row of values for its question marks. False at the
  /// first that failed.
  bool runEach(const char* sql, const TableRows& rows);
  struct Failure {
    int code = 0;       ///< SQLite's, without its extension; 0 for a reason of our own
    QString text = {};  ///< as SQLite says it, or in our own words
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
  std::map<std::string, QSqlQuery, std::less<>> m_statements;           // by their text
  std::map<std::string, SqliteStatement, std::less<>> m_rowStatements;  // for many rows
  std::shared_ptr<DatabaseSyncer> m_syncer;  // null unless the file is open and has a log
  std::shared_ptr<WriteTurns> m_turns;
  std::optional<BackgroundWork> m_background;
  int m_logPages = 0;       ///< pages in the log after the last commit; 0 if not known
  FileIdentity m_identity;  // the file that is open
  FileIdentity m_logIdentity;
  Failure m_failure;
  bool m_damaged = false;
  bool m_isWaiting = false;  // waits for another program
  bool m_isReadOnly = false;
};

}  // namespace sudoku
