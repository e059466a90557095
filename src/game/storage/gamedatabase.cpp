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
constexpr auto kInsertMove = "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr auto kInsertEvent = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)";
constexpr auto kInsertCheckpoint = "INSERT INTO checkpoints VALUES (?, ?, ?, ?, ?)";

constexpr int kLockTimeoutMs = 100;
constexpr int kRepeatedLockTimeoutMs = 5;
constexpr int kBackgroundLockTimeoutMs = 20;
constexpr int kLockPollMs = 20;
constexpr auto kBackgroundPatience = std::chrono::seconds(10);
/// A file of up to this size is checked as a whole, which takes two milliseconds. Damage in larger files
/// shows when the rows are read.
constexpr qint64 kQuickBytes = 256 * qint64{1024};
/// With less free space on the disk SQLite cannot even open a file, and calls that an error of the disk.
constexpr qint64 kLeastFreeBytes = 256 * qint64{1024};

/// SQLite's result codes (https://www.sqlite.org/rescode.html), without their extensions.
constexpr int kBusy = 5;
constexpr int kLocked = 6;
constexpr int kReadOnly = 8;
constexpr int kIoError = 10;
constexpr int kFull = 13;
constexpr int kCannotOpen = 14;
constexpr int kConstraint = 19;
/// The errors of SQLite that say nothing of the file itself: no permission, busy, locked, no memory,
/// read-only, interrupted, an error of the disk, full, cannot be opened, locking protocol, a row against a
/// rule, no authorisation.
constexpr std::array kHarmless = {3,        kBusy, kLocked,     7,  kReadOnly,   9,
                                  kIoError, kFull, kCannotOpen, 15, kConstraint, 23};

bool isHarmless(int code) {
  return std::find(kHarmless.begin(), kHarmless.end(), code) != kHarmless.end();
}

/// Whether a file says of itself that nobody can write to it, by a number that this program never sets
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
  // A file that was locked is tried again every second: nobody is to wait for it each time. In the background
  // other threads get their turn before the next try.
  const int patienceMs = m_background              ? kBackgroundLockTimeoutMs
                         : m_failure.code == kBusy ? kRepeatedLockTimeoutMs
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
  // The last connection to be closed copies the log and deletes it: that has to be the syncer's, by now open,
  // or one that synchronises.
  if (m_syncer && isInPlace() && !m_syncer->wait()) run("PRAGMA synchronous = FULL");
  const bool isLost = isUsable() && !isInPlace();
  m_statements.clear();
  m_rowStatements.clear();
  m_connection.close();
  if (isLost) removeLog();
  m_syncer.reset();
}

/// Deletes the log of a file that has lost its name: SQLite leaves it there, and would take it for that of
/// the next file. No other thread deletes it as long as the syncer exists.
void GameDatabase::removeLog() {
  const auto turn = m_turns->take(rank());
  if (identityOf(m_path + u"-wal"_s) != m_logIdentity) return;
  QFile::remove(m_path + u"-wal"_s);
  QFile::remove(m_path + u"-shm"_s);
}

/// Puts the file into WAL mode, so that the syncer does the work with the disk. Where a log is not possible,
/// as on some network drives, games are kept without one, only slower.
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

/// Has SQLite tell how long the log is after each commit.
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
  return m_failure.code == kBusy || m_failure.code == kLocked;
}

void GameDatabase::tellWaiting(bool isWaiting) {
  if (m_isWaiting == isWaiting) return;
  m_isWaiting = isWaiting;
  if (m_background && m_background->waits) m_background->waits(isWaiting);
}

/// Waits a little for what another program has locked. False if nothing is locked, or the time for waiting is
/// over.
bool GameDatabase::mayWait(const QDeadlineTimer& patience) {
  if (!m_background || !isLocked() || patience.hasExpired() || m_background->stop.stop_requested())
    return false;
  tellWaiting(true);
  QThread::msleep(kLockPollMs);
  return true;
}

/// In the background, waits until the log has got to the disk and has room again.
bool GameDatabase::waitForRoom() {
  if (!m_background || !m_syncer || m_syncer->waitForRoom(m_background->stop)) return true;
  m_failure = {0, tr("another program reads the games all the time")};
  return false;
}

/// Waits for this thread's turn and begins a transaction; null if that fails.
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

/// Checks whether the file can be written to and its pages hang together.
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
  // SQLite reports a page that it cannot read now in the same words as one that holds nonsense, but in the
  // list of free pages in words of its own.
  const bool isUnread = text.contains(u"failed to get page"_s);
  const auto told = QRegularExpression(u"error code=(\\d+)"_s).match(text).captured(1).toInt() & 0xFF;
  const int code = isUnread ? kIoError : told;
  if (!isHarmless(code)) return State::Damaged;
  m_failure = {code, text};
  return State::Refused;
}

std::optional<QString> GameDatabase::setAside() {
  const FileLock lock(m_path + u".lock"_s);
  // Another process may have replaced the damaged file by now: the new one must stay.
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
  close();  // before the new file has its name, for SQLite deletes the log by name
  if (QFile::rename(copy, m_path)) return true;
  // Another program has put a file there meanwhile, which must stay: the copy is kept beside it.
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
  // A row that cannot be read ends the loop just as the last one does.
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

/// Undoes the transaction. SQLite may have done so after the failure already: that is no failure of its own.
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
  switch (m_failure.code) {
    case kBusy:
    case kLocked:
      return tr("another program has locked the file");
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

/// The number that a statement gives.
std::optional<qint64> GameDatabase::number(const char* sql) {
  const auto rows = run(sql);
  if (!rows || rows->empty()) return std::nullopt;
  return rows->front().front().toLongLong();
}

/// Runs statements that are not prepared and give no rows.
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
