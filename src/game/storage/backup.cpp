#include "backup.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <memory>
#include <sqlite3.h>
#include <utility>
#include <vector>

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include "backups.h"
#include "databasesyncer.h"
#include "filelock.h"
#include "game/base/filesafety.h"
#include "qtsqlite.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr std::size_t kBackups = 5;
/// The earliest day that a correct clock can show: the program did not exist before.
QDate firstDay() {
  return {2025, 1, 1};
}
/// The parts of a backup's file name before and after its date.
constexpr auto kBefore = QLatin1String("games-");
constexpr auto kAfter = QLatin1String(".sqlite");
/// The file name of a backup that is being written. The names of SQLite's files beside it begin with this
/// name.
constexpr auto kUnfinished = QLatin1String("games.sqlite.part");
/// How many pages of the database one call of sqlite3_backup_step() copies, 1 MB: a call cannot be
/// interrupted.
constexpr int kPagesInStep = 256;
constexpr int kInstructionsInStep = 10'000;
constexpr int kBackupLockTimeoutMs = 100;
/// How many bytes of free space a backup leaves on the disk for the games themselves.
constexpr qint64 kRoomForGames = qint64{16} * 1024 * 1024;

struct CloseConnection {
  void operator()(sqlite3* connection) const { sqlite3_close(connection); }
};
using Connection = std::unique_ptr<sqlite3, CloseConnection>;

struct FinalizeStatement {
  void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, FinalizeStatement>;

struct FinishCopying {
  void operator()(sqlite3_backup* copying) const { sqlite3_backup_finish(copying); }
};
using Copying = std::unique_ptr<sqlite3_backup, FinishCopying>;

int isToStop(void* stop) {
  return static_cast<const std::stop_token*>(stop)->stop_requested() ? 1 : 0;
}

/// Opens an existing database file; null if that fails. The stop token must outlive the connection.
Connection openedFile(const QString& path, int flags, std::stop_token& stop) {
  sqlite3* opened = nullptr;
  const int result = sqlite3_open_v2(QFile::encodeName(path).constData(), &opened, flags, nullptr);
  Connection connection(opened);
  if (result != SQLITE_OK) return nullptr;
  sqlite3_busy_timeout(opened, kBackupLockTimeoutMs);
  sqlite3_progress_handler(opened, kInstructionsInStep, isToStop, &stop);
  return connection;
}

/// The first result of an SQL statement: whether the statement failed, and the first column of its first row,
/// which is null if there is no row.
struct FirstResult {
  bool hasFailed = true;
  QByteArray text = {};
};

FirstResult ask(const Connection& connection, const char* sql) {
  sqlite3_stmt* prepared = nullptr;
  if (sqlite3_prepare_v2(connection.get(), sql, -1, &prepared, nullptr) != SQLITE_OK) return {};
  const Statement statement(prepared);
  const int result = sqlite3_step(prepared);
  if (result == SQLITE_DONE) return {false};
  if (result != SQLITE_ROW) return {};
  const auto* const text = static_cast<const char*>(sqlite3_column_blob(prepared, 0));
  return {false, QByteArray(text, sqlite3_column_bytes(prepared, 0))};
}

bool copyPages(const Connection& from, const Connection& to, const std::stop_token& stop) {
  const Copying copying(sqlite3_backup_init(to.get(), "main", from.get(), "main"));
  int result = copying ? SQLITE_OK : SQLITE_ERROR;
  while (result == SQLITE_OK && !stop.stop_requested())
    result = sqlite3_backup_step(copying.get(), kPagesInStep);
  return result == SQLITE_DONE;
}

/// Copies a database into an empty file, ends the transaction in which the database was read, and checks the
/// copy.
bool copyAndCheck(const Connection& from, const QString& path, std::stop_token& stop) {
  const Connection to = openedFile(path, SQLITE_OPEN_READWRITE, stop);
  // An incomplete copy is deleted, so no journal is needed. The copied pages say that the file has a
  // write-ahead log; setting the journal mode to DELETE afterwards makes the copy complete without a log.
  if (!to || ask(to, "PRAGMA journal_mode = OFF").text != "off" || !copyPages(from, to, stop)) return false;
  // Ends the reading transaction, which keeps writers from restarting the write-ahead log.
  ask(from, "ROLLBACK");
  return ask(to, "PRAGMA journal_mode = DELETE").text == "delete" &&
         ask(to, "PRAGMA quick_check(1)").text == "ok";
}

bool hasRoom(const QString& databasePath, const QString& directory) {
  const qint64 needed = QFileInfo(databasePath).size() + QFileInfo(databasePath + u"-wal"_s).size();
  const qint64 wanted = needed + kRoomForGames;
  return freeBytes(directory).value_or(wanted) >= wanted;
}

void removeUnfinished(const QDir& directory) {
  for (const QString& name : directory.entryList({kUnfinished + u'*'}, QDir::Files))
    QFile::remove(directory.filePath(name));
}

QString nameOfBackup(QDate day) {
  return kBefore + day.toString(Qt::ISODate) + kAfter;
}

/// The days that have a backup.
std::vector<QDate> daysWithBackup(const QDir& directory) {
  std::vector<QDate> days;
  for (const QString& name : directory.entryList({kBefore + u"*"_s + kAfter}, QDir::Files)) {
    const auto day = QDate::fromString(name.mid(kBefore.size()).chopped(kAfter.size()), Qt::ISODate);
    if (day.isValid() && name == nameOfBackup(day)) days.push_back(day);
  }
  return days;
}

/// A hash of everything that the player has done in a database. It changes with each move, but not if a
/// program only opens the file, or saves the time on a game's clock. Empty if the database cannot be read.
QByteArray contentOf(const Connection& connection) {
  constexpr std::array kParts = {
      "SELECT key, position, status, name, tags, starred, removed FROM games ORDER BY id",
      "SELECT count(*), sum(number) FROM moves",
      "SELECT count(*) FROM events",
      "SELECT key, name FROM checkpoints",
      "SELECT * FROM mastery",
      "SELECT * FROM daily_puzzles",
      "SELECT * FROM learning",
      "SELECT key, name, state FROM collections",
      "SELECT count(*) FROM members"};
  QCryptographicHash hash(QCryptographicHash::Sha256);
  for (const char* part : kParts) {
    sqlite3_stmt* prepared = nullptr;
    if (sqlite3_prepare_v2(connection.get(), part, -1, &prepared, nullptr) != SQLITE_OK) return {};
    const Statement statement(prepared);
    int result = sqlite3_step(prepared);
    for (; result == SQLITE_ROW; result = sqlite3_step(prepared))
      for (int column = 0; column < sqlite3_column_count(prepared); ++column) {
        const auto* const text = static_cast<const char*>(sqlite3_column_blob(prepared, column));
        hash.addData(QByteArrayView(text, sqlite3_column_bytes(prepared, column)));
        hash.addData(QByteArrayView("\n"));
      }
    if (result != SQLITE_DONE) return {};
  }
  return hash.result();
}

/// Whether the newest backup has everything that the player has done in a database.
bool isBackedUp(const Connection& database, const QDir& directory, std::stop_token& stop) {
  const auto days = daysWithBackup(directory);
  if (days.empty()) return false;
  const QString newest = directory.filePath(nameOfBackup(*std::max_element(days.begin(), days.end())));
  const Connection backup = openedFile(newest, SQLITE_OPEN_READONLY, stop);
  const QByteArray content = backup ? contentOf(backup) : QByteArray();
  return !content.isEmpty() && content == contentOf(database);
}

/// Removes all backups except for the newest ones and those with games that the database lacks.
void removeOldBackups(const QString& databasePath, const QDir& directory, QDate today) {
  std::vector<QDate> days = daysWithBackup(directory);
  // A clock before firstDay() is wrong, so the age of backups from later days is unknown: they are kept.
  if (today < firstDay()) std::erase_if(days, [](QDate day) { return day >= firstDay(); });
  // A backup with a date in the future was made with a wrong clock, so it is removed before the others.
  const auto age = [today](QDate day) { return std::pair(day > today, -day.toJulianDay()); };
  std::sort(days.begin(), days.end(), [&](QDate a, QDate b) { return age(a) < age(b); });
  if (days.size() <= kBackups) return;
  const auto known = knownGames(QFileInfo(databasePath).path());
  for (std::size_t index = kBackups; index < days.size(); ++index)
    if (const QString path = directory.filePath(nameOfBackup(days[index])); missingGames(path, known) == 0)
      QFile::remove(path);
}

/// Makes the directory and its backups accessible to the user only, in case another program has changed their
/// permissions.
void makePrivate(const QDir& directory) {
  QFile::setPermissions(directory.path(), QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
  for (const QDate day : daysWithBackup(directory))
    QFile::setPermissions(directory.filePath(nameOfBackup(day)), QFile::ReadOwner | QFile::WriteOwner);
}

/// Makes a backup unless the newest one is up to date. Returns whether the games are backed up. Precondition:
/// no other process makes a backup at the same time.
bool makeBackup(const QString& databasePath, const QDir& directory, const QString& target,
                std::stop_token& stop) {
  const FileIdentity identity = identityOf(databasePath);
  const Connection from = openedFile(databasePath, SQLITE_OPEN_READWRITE, stop);
  QByteArray mode;
  const auto readMode = [&] {
    mode = ask(from, "PRAGMA journal_mode").text;
    return !mode.isEmpty();
  };
  if (!from || !DatabaseSyncer::readFirst(databasePath, identity, WriteTurns::Rank::Worker, readMode))
    return false;
  // With a write-ahead log, others can write during this transaction, and it sees one unchanged state.
  // Without a log, writers would have to wait, so each step of the copy reads in a transaction of its own;
  // SQLite restarts the copy after a change.
  if (mode == "wal" && ask(from, "BEGIN").hasFailed) return false;
  const FirstResult anyGame = ask(from, "SELECT id FROM games LIMIT 1");
  if (anyGame.hasFailed) return false;
  // An empty database gets no backup: such backups would replace those with games day by day.
  if (anyGame.text.isNull() || isBackedUp(from, directory, stop)) return true;
  if (!hasRoom(databasePath, directory.path())) return false;
  const QString copy = directory.filePath(kUnfinished);
  // A device at that path would swallow the backup, and opening a pipe would block.
  if (isNotReadableAsFile(copy)) return false;
  makePrivateFile(copy);
  return copyAndCheck(from, copy, stop) && QFile::rename(copy, target);
}

}  // namespace

bool backUp(const QString& databasePath, const QString& directory, QDate today, const std::stop_token& stop) {
  if (!makePrivateDirectory(directory)) return false;
  const QDir place(directory);
  makePrivate(place);
  const QString target = place.filePath(nameOfBackup(today));
  if (isNotReadableAsFile(target)) return false;
  if (QFileInfo::exists(target)) return true;
  const FileLock lock(place.filePath(u"backup.lock"_s));
  if (lock.state() != FileLock::State::Held || !isSqliteOfQt()) return false;
  removeUnfinished(place);  // left by a process that was killed during a backup
  std::stop_token whenToStop = stop;
  const bool isDone = makeBackup(databasePath, place, target, whenToStop);
  removeUnfinished(place);
  if (isDone) removeOldBackups(databasePath, place, today);
  return isDone;
}

Backup::Backup(QString databasePath, QString directory, std::function<void(bool)> done)
    : m_databasePath(std::move(databasePath)), m_directory(std::move(directory)), m_job(std::move(done)) {}

void Backup::start(QDate today) {
  if (m_job.isRunning()) return;
  m_job.run([path = m_databasePath, directory = m_directory, today](const std::stop_token& stop) {
    return backUp(path, directory, today, stop);
  });
}

}  // namespace sudoku
