#include "gamedatabase.h"

#include <algorithm>
#include <array>
#include <sqlite3.h>
#include <utility>

#include <QDeadlineTimer>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSqlRecord>
#include <QThread>
#include <QUuid>

#include "filelock.h"
#include "game/base/filesafety.h"
#include "gamerows.h"
#include "qtsqlite.h"
#include "setaside.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr auto kInsertGame =
    "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
    "?, ?)";
constexpr auto kInsertMove = "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr auto kInsertEvent = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)";
constexpr auto kInsertCheckpoint = "INSERT INTO checkpoints VALUES (?, ?, ?, ?, ?)";

constexpr int kLockTimeoutMs = 100;
constexpr int kRepeatedLockTimeoutMs = 5;
constexpr int kBackgroundLockTimeoutMs = 20;
constexpr int kLockPollMs = 20;
constexpr auto kBackgroundPatience = std::chrono::seconds(10);
/// The size in bytes up to which a file is checked completely, which takes two milliseconds. In larger files
/// damage is noticed when rows are read.
constexpr qint64 kQuickBytes = 256 * qint64{1024};
/// The bytes of free space without which SQLite cannot even open a file, which it reports as an I/O error.
constexpr qint64 kLeastFreeBytes = 256 * qint64{1024};

/// SQLite's primary result codes (https://www.sqlite.org/rescode.html).
constexpr int kBusy = 5;
constexpr int kReadOnly = 8;
constexpr int kIoError = 10;
constexpr int kFull = 13;
constexpr int kCannotOpen = 14;
constexpr int kConstraint = 19;
/// The result codes of SQLite that mean neither damage nor a lock: no permission, no memory, read-only,
/// interrupted, I/O error, disk full, cannot open, constraint, no authorisation.
constexpr std::array kHarmless = {3, 7, kReadOnly, 9, kIoError, kFull, kCannotOpen, kConstraint, 23};

bool isHarmless(int code) {
  return meansLocked(code) || std::find(kHarmless.begin(), kHarmless.end(), code) != kHarmless.end();
}

/// Whether the header of a file declares it read-only, by version numbers that this program never sets
/// (https://www.sqlite.org/fileformat.html#file_format_version_numbers).
bool forbidsWriting(const QString& path) {
  constexpr qint64 kPlace = 18;
  constexpr unsigned char kWithLog = 2;
  QFile file(path);
  char version = 0;
  return file.open(QIODevice::ReadOnly) && file.seek(kPlace) && file.getChar(&version) &&
         static_cast<unsigned char>(version) > kWithLog;
}

}  // namespace

GameDatabase::GameDatabase(const QString& directory, std::chrono::milliseconds syncDelay,
                           std::optional<BackgroundWork> background)
    : m_directory(directory),
      m_path(QDir(directory).filePath(u"games.sqlite"_s)),
      m_syncDelay(syncDelay),
      m_connectionName(QUuid::createUuid().toString()),
      m_connection(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_connectionName)),
      m_turns(WriteTurns::of(m_path)),
      m_background(std::move(background)) {
  m_connection.setDatabaseName(m_path);
}

GameDatabase::~GameDatabase() {
  close();
  m_connection = {};
  QSqlDatabase::removeDatabase(m_connectionName);
}

GameDatabase::State GameDatabase::open() {
  const QDeadlineTimer patience(kBackgroundPatience);
  State state = openOnce();
  while (state == State::Refused && mayWait(patience)) state = openOnce();
  tellWaiting(false);
  return state;
}

GameDatabase::State GameDatabase::openOnce() {
  close();
  // A locked file is tried again every second, so the later attempts wait less. In the background the wait is
  // short, since other threads of this process get a turn before the next attempt.
  const int patienceMs = m_background ? kBackgroundLockTimeoutMs
                         : isLocked() ? kRepeatedLockTimeoutMs
                                      : kLockTimeoutMs;
  m_connection.setConnectOptions(u"QSQLITE_BUSY_TIMEOUT=%1"_s.arg(patienceMs));
  m_damaged = m_isReadOnly = false;
  m_failure = {};
  const State state = openFile();
  if (state != State::Usable) close();
  m_damaged = state == State::Damaged;
  return state;
}

void GameDatabase::close() {
  // The last connection to close copies the write-ahead log into the database and deletes it. That has to be
  // the syncer's connection, which wait() has opened, or one that synchronises.
  if (m_syncer && isInPlace() && !m_syncer->wait()) run("PRAGMA synchronous = FULL");
  const bool isLost = isUsable() && !isInPlace();
  m_statements.clear();
  m_rowStatements.clear();
  m_connection.close();
  if (isLost) removeLog();
  m_syncer.reset();
}

/// Deletes the write-ahead log of a database that has lost its name: SQLite does not delete it, and would use
/// it for the next file with that name. As long as the syncer exists, no other thread deletes the log.
void GameDatabase::removeLog() {
  const auto turn = m_turns->take(rank());
  if (identityOf(m_path + u"-wal"_s) != m_logIdentity) return;
  QFile::remove(m_path + u"-wal"_s);
  QFile::remove(m_path + u"-shm"_s);
}

/// Puts the file into WAL mode, so that only the syncer waits for the disk. Where WAL is not possible, as on
/// some network drives, games are saved without it, only slower.
bool GameDatabase::useLog() {
  const auto mode = run("PRAGMA journal_mode = WAL");
  if (!mode || mode->empty()) return false;
  if (mode->front().front() != u"wal"_s) return run("PRAGMA synchronous = FULL").has_value();
  const auto* const synchronous = m_background ? "PRAGMA synchronous = NORMAL" : "PRAGMA synchronous = OFF";
  if (!run(synchronous) || !run("PRAGMA wal_autocheckpoint = 0")) return false;
  m_syncer = DatabaseSyncer::of(m_path, m_syncDelay);
  if (m_background)
    countLog();
  else
    m_syncer->keepLog();
  m_syncer->noteChange();
  return true;
}

/// Has SQLite store the number of pages in the write-ahead log after each commit.
void GameDatabase::countLog() {
  sqlite3* const handle = handleOf(m_connection);
  if (handle == nullptr) return;
  const auto note = [](void* pages, sqlite3* /*handle*/, const char* /*name*/, int count) {
    *static_cast<int*>(pages) = count;
    return SQLITE_OK;
  };
  sqlite3_wal_hook(handle, note, &m_logPages);
}

bool GameDatabase::isLocked() const {
  return meansLocked(m_failure.code);
}

void GameDatabase::tellWaiting(bool isWaiting) {
  if (m_isWaiting == isWaiting) return;
  m_isWaiting = isWaiting;
  if (m_background && m_background->waits) m_background->waits(isWaiting);
}

/// Waits a little if another program has locked the database. Returns false if the database is not locked, or
/// if the time for waiting is over.
bool GameDatabase::mayWait(const QDeadlineTimer& patience) {
  if (!m_background || !isLocked() || patience.hasExpired() || m_background->stop.stop_requested())
    return false;
  tellWaiting(true);
  QThread::msleep(kLockPollMs);
  return true;
}

/// In background work, waits until the write-ahead log has been restarted if it is too long.
bool GameDatabase::waitForRoom() {
  if (!m_background || !m_syncer || m_syncer->waitForRoom(m_background->stop)) return true;
  m_failure = {0, tr("another program reads the games all the time")};
  return false;
}

/// Waits for this thread's turn to write and begins a transaction; null if that fails.
std::unique_ptr<WriteTurns::Turn> GameDatabase::begin() {
  forgetFailure();
  if (!waitForRoom()) return nullptr;
  const QDeadlineTimer patience(kBackgroundPatience);
  do {
    forgetFailure();
    auto turn = m_turns->take(rank());
    if (!run("BEGIN IMMEDIATE")) continue;
    tellWaiting(false);
    return turn;
  } while (mayWait(patience));
  tellWaiting(false);
  return nullptr;
}

/// Checks whether the file can be written to, and a small file also for damage.
GameDatabase::State GameDatabase::inspect() {
  if (const auto turn = begin())
    run("ROLLBACK");
  else if (m_damaged)
    return State::Damaged;
  if (QFileInfo(m_path).size() > kQuickBytes) return State::Usable;
  const auto verdict = run("PRAGMA quick_check(1)");
  if (!verdict) return afterFailure();
  const QString text = verdict->empty() ? QString() : verdict->front().front().toString();
  if (text == u"ok"_s) return State::Usable;
  // SQLite reports a page that cannot be read now in the same words as a damaged page; only for pages in the
  // list of free pages the words differ.
  const bool isUnread = text.contains(u"failed to get page"_s);
  const auto told = QRegularExpression(u"error code=(\\d+)"_s).match(text).captured(1).toInt() & 0xFF;
  const int code = isUnread ? kIoError : told;
  if (!isHarmless(code)) return State::Damaged;
  m_failure = {code, text};
  return State::Refused;
}

std::optional<QString> GameDatabase::setAside() {
  const FileLock lock(m_path + u".lock"_s);
  // Another process may have replaced the damaged file already; the new file must stay.
  if (lock.state() != FileLock::State::Held || !isInPlace()) return std::nullopt;
  return sudoku::setAside(m_path);
}

bool GameDatabase::restoreFile() {
  makePrivateDirectory(m_directory);
  const FileLock lock(m_path + u".lock"_s);
  if (lock.state() == FileLock::State::Taken) {
    m_failure = {kBusy, tr("another program is at work on it")};
    return false;
  }
  const QString copy = m_path + u".copy"_s;
  QFile::remove(copy);
  makePrivateFile(copy);
  if (!run("VACUUM INTO ?", {copy})) {
    QFile::remove(copy);
    return false;
  }
  close();  // before the new file has the name, since SQLite deletes the log by name
  if (QFile::rename(copy, m_path)) return true;
  // Another program has made a file with that name meanwhile, which must stay: the copy is kept beside it.
  QFile::rename(copy, m_path + u".deleted-"_s + timeStamp());
  return false;
}

bool GameDatabase::isInPlace() const {
  return identityOf(m_path) == m_identity;
}

std::optional<TableRows> GameDatabase::run(const char* sql, const QVariantList& values) {
  QSqlQuery* query = prepared(sql);
  if (query == nullptr) return std::nullopt;
  for (int place = 0; place < values.size(); ++place) query->bindValue(place, values[place]);
  std::optional<TableRows> rows;
  if (query->exec()) {
    rows.emplace();
    const int columns = query->isSelect() ? query->record().count() : 0;
    while (query->next()) {
      auto& row = rows->emplace_back();
      for (int column = 0; column < columns; ++column) row.push_back(query->value(column));
    }
  }
  // A row that cannot be read ends the loop in the same way as the end of the rows.
  if (query->lastError().isValid()) {
    fail(query->lastError());
    rows.reset();
  }
  query->finish();
  return rows;
}

bool GameDatabase::insertRows(const GameRows& rows) {
  return (rows.game.empty() || runEach(kInsertGame, {rows.game})) && runEach(kInsertMove, rows.moves) &&
         runEach(kInsertEvent, rows.events) && runEach(kInsertCheckpoint, rows.checkpoints);
}

bool GameDatabase::runEach(const char* sql, const TableRows& rows) {
  sqlite3* const handle = isUsable() ? handleOf(m_connection) : nullptr;
  if (handle == nullptr)
    return std::all_of(rows.begin(), rows.end(), [&](const auto& row) {
      return run(sql, QVariantList(row.begin(), row.end())).has_value();
    });
  SqliteStatement& statement = m_rowStatements.try_emplace(sql, handle, sql).first->second;
  if (std::all_of(rows.begin(), rows.end(), [&](const auto& row) { return statement.run(row); })) return true;
  fail(QSqlError({}, QString::fromUtf8(sqlite3_errmsg(handle)), QSqlError::StatementError,
                 QString::number(sqlite3_extended_errcode(handle))));
  return false;
}

/// Rolls back the transaction and keeps the original failure: SQLite may have rolled back already, which
/// makes ROLLBACK fail.
void GameDatabase::rollBack() {
  const Failure failure = m_failure;
  const bool wasDamaged = m_damaged;
  run("ROLLBACK");
  m_failure = failure;
  m_damaged = wasDamaged;
}

QString GameDatabase::failure() const {
  const bool noRoom =
      m_failure.code == kFull || ((m_failure.code == kIoError || m_failure.code == kCannotOpen) &&
                                  freeBytes(m_directory).value_or(kLeastFreeBytes) < kLeastFreeBytes);
  if (noRoom) return tr("the disk is full");
  if (isLocked()) return tr("another program has locked the file");
  switch (m_failure.code) {
    case kReadOnly:
      return tr("the file cannot be written to");
    case kCannotOpen:
      return tr("the file cannot be opened");
    case kIoError:
      return tr("the disk reports an error");
    default:
      return m_failure.text;
  }
}

GameDatabase::State GameDatabase::refused(const QString& why) {
  m_failure = {0, why};
  return State::Refused;
}

/// The first column of the first row of an SQL statement, as a number; nothing if the statement fails or
/// gives no row.
std::optional<qint64> GameDatabase::number(const char* sql) {
  const auto rows = run(sql);
  if (!rows || rows->empty()) return std::nullopt;
  return rows->front().front().toLongLong();
}

/// Runs SQL statements that give no rows, without keeping them prepared.
bool GameDatabase::runAll(const QStringList& statements) {
  const auto runOne = [this](const QString& statement) {
    QSqlQuery query(m_connection);
    if (query.exec(statement)) return true;
    fail(query.lastError());
    return false;
  };
  return !statements.isEmpty() && std::all_of(statements.begin(), statements.end(), runOne);
}

QSqlQuery* GameDatabase::prepared(const char* sql) {
  if (!isUsable()) return nullptr;
  const auto found = m_statements.find(std::string_view(sql));
  if (found != m_statements.end()) return &found->second;
  QSqlQuery query(m_connection);
  query.setForwardOnly(true);
  if (!query.prepare(QString::fromLatin1(sql))) {
    fail(query.lastError());
    return nullptr;
  }
  return &m_statements.emplace(sql, std::move(query)).first->second;
}

void GameDatabase::fail(const QSqlError& error) {
  const int code = error.nativeErrorCode().toInt() & 0xFF;
  m_failure = {code, error.databaseText().isEmpty() ? error.driverText() : error.databaseText()};
  m_isReadOnly = m_isReadOnly || code == kReadOnly;
  const bool isDenied = code == kReadOnly && forbidsWriting(m_path);
  m_damaged = m_damaged || isDenied || (code != 0 && !isHarmless(code));
}

}  // namespace sudoku
