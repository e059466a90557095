#include "gamerescue.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

#include <QFile>
#include <QFileInfo>
#include <QSqlRecord>
#include <QTemporaryDir>
#include <QUuid>

#include "gamerows.h"
#include "history/collectionrows.h"
#include "migration.h"
#include "schema.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 kPageBytes = 4096;
/// A greater id of a game is damage.
constexpr qint64 kLargestId = 1'000'000'000;
/// Up to this id the games between those found are looked for one by one.
constexpr qint64 kLargestProbedId = 1'000'000;

/// A game as far as it could be read.
struct Found {
  std::vector<QVariant> row;
  StoredGame game;
  bool isWhole = false;

  bool isBetterThan(const Found& other) const {
    const auto worth = [](const Found& found) {
      return std::tuple(found.isWhole, found.game.moves.size(), found.game.events.size());
    };
    return worth(*this) > worth(other);
  }
};

struct Findings {
  /// Takes the rows of a game, unless they are of none or a better reading of it is there.
  void take(qint64 id, const GameRows& rows, bool hasAllMoves) {
    auto game = toPartOfGame(rows);
    if (!game) return;
    game->id = id;
    const Found found{rows.game, *game, hasAllMoves && toGame(rows)};
    const auto [place, isNew] = games.try_emplace(id, found);
    if (!isNew && found.isBetterThan(place->second)) place->second = found;
  }

  std::map<qint64, Found> games;
  CollectionTables collections;
  MasteryTable mastery;
  DailyIds dailyIds;
  std::set<qint64> seen;  ///< every id of a game that stands anywhere
};

/// How a copy of the damaged file is made ready to be read.
enum class Repair {
  None,
  NewHead,       ///< the first page, with the names of the tables, is that of a new file of its version
  NewHeadNoLog,  ///< and the log, which may hold a damaged first page too, is left out
};

/// A connection that reads as far as it can.
class Reader {
 public:
  explicit Reader(const QString& path)
      : m_name(QUuid::createUuid().toString()),
        m_connection(QSqlDatabase::addDatabase(u"QSQLITE"_s, m_name)) {
    m_connection.setDatabaseName(path);
    m_ok = m_connection.open();
  }
  ~Reader() {
    m_connection.close();
    m_connection = {};
    QSqlDatabase::removeDatabase(m_name);
  }
  Reader(const Reader&) = delete;
  Reader& operator=(const Reader&) = delete;

  /// Whether everything could be read so far, and whether the last rows could.
  bool isOk() const { return m_ok; }
  bool isLastOk() const { return m_lastOk; }

  /// The rows up to the first that cannot be read.
  GameDatabase::Rows read(const QString& sql, const QVariantList& values = {}) {
    GameDatabase::Rows rows;
    QSqlQuery query(m_connection);
    query.setForwardOnly(true);
    bool ok = query.prepare(sql);
    for (const QVariant& value : values) query.addBindValue(value);
    ok = ok && query.exec();
    while (ok && query.next()) {
      auto& row = rows.emplace_back();
      for (int column = 0; column < query.record().count(); ++column) row.push_back(query.value(column));
    }
    m_lastOk = ok && !query.lastError().isValid();
    m_ok = m_ok && m_lastOk;
    return rows;
  }

 private:
  QString m_name;
  QSqlDatabase m_connection;
  bool m_ok;
  bool m_lastOk = true;
};

/// What a file holds, with zeros where the disk gives nothing; empty if there is no such file.
QByteArray contentOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) return {};
  QByteArray content(file.size(), '\0');
  for (qint64 begin = 0; begin < content.size(); begin += kPageBytes) {
    const qint64 size = std::min(kPageBytes, content.size() - begin);
    if (file.seek(begin)) file.read(content.data() + begin, size);
  }
  return content;
}

bool writeAll(const QString& path, const QByteArray& content) {
  QFile file(path);
  return file.open(QIODevice::WriteOnly) && file.write(content) == content.size() && file.flush();
}

/// The first page of a new file of a version, for one of so many pages.
QByteArray newHead(const QString& directory, int version, qint64 pages, bool hasLog) {
  const QString path = directory + u"/new"_s;
  QFile::remove(path);
  {
    Reader maker(path);
    for (const QString& statement : schemaStatements(version)) maker.read(statement);
    if (!maker.isOk()) return {};
  }
  QByteArray head = contentOf(path).left(kPageBytes);
  if (head.size() != kPageBytes) return {};
  // https://www.sqlite.org/fileformat.html#the_database_header
  const auto put = [&head](int at, qint64 number) {
    for (int byte = 0; byte < 4; ++byte)
      head[at + byte] = static_cast<char>(number >> (8 * (3 - byte)) & 0xFF);
  };
  head[18] = head[19] = hasLog ? 2 : 1;
  put(28, pages);
  put(32, 0);  // no free pages are known
  put(36, 0);
  put(92, 1);  // the number of pages counts, since these two are equal
  put(24, 1);
  return head;
}

/// Makes a copy to be read at `to`. Whether that went well.
bool makeCopy(const QString& from, const QString& to, Repair repair, int version) {
  QByteArray content = contentOf(from);
  const QByteArray log = repair == Repair::NewHeadNoLog ? QByteArray() : contentOf(from + u"-wal"_s);
  if (repair != Repair::None) {
    content.append(QByteArray((kPageBytes - content.size() % kPageBytes) % kPageBytes, '\0'));
    if (content.isEmpty()) content = QByteArray(kPageBytes, '\0');
    const QByteArray head =
        newHead(QFileInfo(to).path(), version, content.size() / kPageBytes, !log.isEmpty());
    if (head.isEmpty()) return false;
    content.replace(0, kPageBytes, head);
  }
  QFile::remove(to + u"-shm"_s);
  QFile::remove(to + u"-wal"_s);
  return writeAll(to, content) && (log.isEmpty() || writeAll(to + u"-wal"_s, log));
}

/// The name of a column, whatever it is called now.
QString columnOf(Reader& reader, const QString& table, std::size_t index, const QString& otherwise) {
  const auto columns = reader.read(u"SELECT name FROM pragma_table_info('%1')"_s.arg(table));
  QString name = index < columns.size() ? columns[index].front().toString() : otherwise;
  return u'"' + name.replace(u'"', u"\"\""_s) + u'"';
}

/// The ids of all games that stand anywhere, from both ends of each tree: damage in one is passed by.
std::set<qint64> findIds(Reader& reader, const QString& gameOfMove) {
  std::set<qint64> ids;
  for (const QString& order : {u"ASC"_s, u"DESC"_s})
    for (const QString& query :
         {u"SELECT rowid FROM games NOT INDEXED ORDER BY rowid %1"_s,
          u"SELECT rowid FROM games INDEXED BY games_by_play_order ORDER BY play_order %1"_s,
          u"SELECT DISTINCT %2 FROM moves ORDER BY 1 %1"_s})
      for (const auto& row : reader.read(QString(query).replace(u"%1"_s, order).replace(u"%2"_s, gameOfMove)))
        if (const qint64 id = row.front().toLongLong(); id > 0 && id <= kLargestId) ids.insert(id);
  return ids;
}

/// From both ends of the tree, as with the games. Of two readings the greater numbers are taken.
void readMastery(Reader& reader, Findings& findings) {
  for (const QString& order : {u"ASC"_s, u"DESC"_s}) {
    const auto rows = reader.read(u"SELECT * FROM mastery ORDER BY technique "_s + order);
    for (const auto& [technique, mastery] : toMastery(rows)) {
      MasteryCounts& known = findings.mastery[technique];
      known = {std::max(known.seen, mastery.seen), std::max(known.foundAlone, mastery.foundAlone),
               std::max(known.foundInPractice, mastery.foundInPractice)};
    }
  }
}

/// The rows of a table that not every version has.
GameDatabase::Rows readParts(Reader& reader, const QString& table, qint64 game) {
  if (reader.read(u"SELECT 1 FROM pragma_table_info('%1')"_s.arg(table)).empty()) return {};
  return reader.read(u"SELECT * FROM %1 WHERE game = ? ORDER BY number"_s.arg(table), {game});
}

void readDailyIds(Reader& reader, Findings& findings) {
  for (const QString& order : {u"ASC"_s, u"DESC"_s})
    findings.dailyIds.merge(toDailyIds(reader.read(u"SELECT * FROM daily_puzzles ORDER BY day "_s + order)));
}

/// What is known of the puzzles comes again by itself.
void readCollections(Reader& reader, Findings& findings) {
  for (const QString& order : {u"ASC"_s, u"DESC"_s}) {
    findings.collections.addPuzzles(reader.read(u"SELECT id, cells FROM puzzles ORDER BY id "_s + order));
    findings.collections.addMembers(reader.read(
        u"SELECT collection, number, puzzle FROM members ORDER BY collection %1, number %1"_s.arg(order)));
    findings.collections.addCollections(reader.read(
        u"SELECT id, key, created, renamed, name, state FROM collections ORDER BY id "_s + order));
  }
}

void readGames(Reader& reader, int version, Findings& findings) {
  const QString gameOfMove = columnOf(reader, u"moves"_s, 0, u"game"_s);
  const QString numberOfMove = columnOf(reader, u"moves"_s, 1, u"number"_s);
  std::set<qint64> ids = findIds(reader, gameOfMove);
  findings.seen.insert(ids.begin(), ids.end());
  if (!reader.isOk() && !ids.empty())
    for (qint64 id = 1; id < std::min(*ids.rbegin(), kLargestProbedId); ++id) ids.insert(id);
  const QString movesOf = u"SELECT * FROM moves WHERE %1 = ? ORDER BY %2"_s.arg(gameOfMove, numberOfMove);
  for (const qint64 id : ids) {
    const auto rows = reader.read(u"SELECT * FROM games WHERE rowid = ?"_s, {id});
    if (rows.empty()) continue;
    GameRows found{
        rows.front(), {}, readParts(reader, u"events"_s, id), readParts(reader, u"checkpoints"_s, id)};
    found.game[kIdColumn] = id;
    found.moves = reader.read(movesOf, {id});
    findings.take(id, fromVersion(version, std::move(found)), reader.isLastOk());
  }
}

/// The version of the tables as the first page has it; the present one if that is damaged.
int versionOf(const QString& path) {
  const QByteArray number = contentOf(path).mid(60, 4);
  for (int version = 1; version < kSchemaVersion; ++version)
    if (number == QByteArray("\0\0\0", 3) + static_cast<char>(version)) return version;
  return kSchemaVersion;
}

}  // namespace

std::optional<RescueReport> rescueGames(const QString& damagedPath, GameDatabase& into) {
  const QTemporaryDir workshop(QFileInfo(into.path()).path() + u"/copy-XXXXXX"_s);
  if (!workshop.isValid()) return std::nullopt;
  Findings findings;
  const int version = versionOf(damagedPath);
  for (const Repair repair : {Repair::None, Repair::NewHead, Repair::NewHeadNoLog}) {
    const QString copy = workshop.filePath(u"games"_s);
    if (!makeCopy(damagedPath, copy, repair, version)) return std::nullopt;
    Reader reader(copy);
    readGames(reader, version, findings);
    if (version > 1) readMastery(reader, findings);
    if (version > 2) readDailyIds(reader, findings);
    if (version > 3) readCollections(reader, findings);
    if (reader.isOk()) break;
  }
  const bool written = into.inTransaction([&] {
    return addMastery(into, findings.mastery) && addDailyIds(into, findings.dailyIds) &&
           std::all_of(
               findings.games.begin(), findings.games.end(),
               [&](const auto& entry) { return copyGame(into, entry.second.row, entry.second.game); }) &&
           writeCollections(into, findings.collections.collections());
  });
  if (!written) return std::nullopt;
  RescueReport report;
  for (const auto& [id, found] : findings.games) {
    ++report.saved;
    report.inPart += found.isWhole ? 0 : 1;
    findings.seen.erase(id);
  }
  report.lost = static_cast<int>(findings.seen.size());
  return report;
}

}  // namespace sudoku
