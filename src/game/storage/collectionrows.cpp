#include "collectionrows.h"

#include <algorithm>
#include <set>

#include <QDateTime>
#include <QRandomGenerator>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/naming.h>

#include "columnvalues.h"
#include "game/base/toqstring.h"
#include "gamerows.h"

namespace sudoku {
namespace {

/// How many puzzles are removed in one transaction, which is short so that a game played at the same time
/// need not wait.
constexpr int kMembersAtOnce = 64;
/// How many puzzles of a collection are drawn at random in search of one without a game. After that, the next
/// puzzle without a game is taken.
constexpr int kMostDraws = 20;

std::vector<qint64> firstColumn(const TableRows& rows) {
  std::vector<qint64> numbers;
  for (const auto& row : rows) numbers.push_back(row.front().toLongLong());
  return numbers;
}

std::optional<std::vector<qint64>> idsOf(const std::optional<TableRows>& rows) {
  return rows ? std::optional(firstColumn(*rows)) : std::nullopt;
}

int stateNumber(CollectionState state) {
  return static_cast<int>(state);
}

std::optional<int> ratingOf(const QVariant& value) {
  return value.isNull() ? std::nullopt : std::optional(value.toInt());
}

std::optional<std::vector<GameSummary>> toMembers(const CollectionSummary& collection,
                                                  const std::optional<TableRows>& rows) {
  if (!rows) return std::nullopt;
  std::vector<GameSummary> members;
  members.reserve(rows->size());
  for (const auto& row : *rows) {
    const auto givens = parseLine(row[1].toString().toStdString());
    if (!givens) continue;  // skips a damaged row
    GameSummary& member = members.emplace_back();
    const int number = row[0].toInt();
    member.id = -number;
    member.givens = member.board = *givens;
    member.level = fromName<Level>(row[2].toString().toStdString());
    member.techniques = row[3].toString();
    member.hodoku = ratingOf(row[4]);
    member.explainer = ratingOf(row[5]);
    member.collections.push_back({collection.id, collection.name, number, collection.puzzles});
  }
  return members;
}

std::optional<std::string> puzzleOf(const std::optional<TableRows>& rows) {
  if (!rows) return std::nullopt;
  return rows->empty() ? std::string() : rows->front().front().toString().toStdString();
}

}  // namespace

std::optional<std::vector<CollectionSummary>> readCollections(GameDatabase& database) {
  const auto rows = database.run(
      "SELECT id, name, (SELECT coalesce(max(number), 0) FROM members WHERE collection = id) FROM collections"
      " WHERE state = 1 ORDER BY name COLLATE NOCASE, id");
  if (!rows) return std::nullopt;
  std::vector<CollectionSummary> summaries;
  for (const auto& row : *rows) summaries.push_back({row[0].toLongLong(), row[1].toString(), row[2].toInt()});
  return summaries;
}

std::optional<std::vector<qint64>> collectionIds(GameDatabase& database) {
  return idsOf(database.run("SELECT id FROM collections WHERE state = 1 ORDER BY key"));
}

std::optional<Collection> readCollection(GameDatabase& database, qint64 id) {
  const auto rows = database.run("SELECT key, created, renamed, name FROM collections WHERE id = ?", {id});
  const auto puzzles = database.run(
      "SELECT cells FROM members JOIN puzzles ON puzzles.id = puzzle WHERE collection = ? ORDER BY number",
      {id});
  if (!rows || rows->size() != 1 || !puzzles) return std::nullopt;
  const auto& row = rows->front();
  const auto key = UniqueId::fromBytes(row[0].toByteArray());
  if (!key) return std::nullopt;
  Collection collection{*key, row[1].toLongLong(), row[2].toLongLong(), row[3].toString(), {}};
  collection.puzzles.reserve(puzzles->size());
  for (const auto& puzzle : *puzzles) collection.puzzles.push_back(puzzle.front().toString().toStdString());
  return collection;
}

std::optional<qint64> collectionWithKey(GameDatabase& database, const UniqueId& key) {
  const auto rows = database.run("SELECT id FROM collections WHERE key = ?", {key.toBytes()});
  if (!rows) return std::nullopt;
  return rows->empty() ? 0 : rows->front().front().toLongLong();
}

std::optional<qint64> addCollection(GameDatabase& database, const Collection& collection) {
  if (!database.run("INSERT INTO collections (key, created, renamed, name, state) VALUES (?, ?, ?, ?, ?)",
                    {collection.key.toBytes(), collection.createdMs, collection.renamedMs,
                     notNull(collection.name), stateNumber(CollectionState::Importing)}))
    return std::nullopt;
  return collectionWithKey(database, collection.key);
}

bool addMembers(GameDatabase& database, qint64 id, qint64 number, std::span<const std::string> puzzles) {
  return std::all_of(puzzles.begin(), puzzles.end(), [&](const std::string& puzzle) {
    const QString cells = toQString(puzzle);
    return database.run("INSERT OR IGNORE INTO puzzles (cells) VALUES (?)", {cells}) &&
           database.run("INSERT INTO members SELECT ?, ?, id FROM puzzles WHERE cells = ?",
                        {id, number++, cells});
  });
}

std::optional<int> addNewMembers(GameDatabase& database, qint64 id, qint64 number,
                                 std::span<const std::string> puzzles) {
  int added = 0;
  for (const std::string& puzzle : puzzles) {
    const QString cells = toQString(puzzle);
    if (!database.run("INSERT OR IGNORE INTO puzzles (cells) VALUES (?)", {cells}) ||
        !database.run("INSERT INTO members SELECT ?, ?, id FROM puzzles WHERE cells = ? AND NOT EXISTS"
                      " (SELECT 1 FROM members WHERE puzzle = puzzles.id AND collection = ?)",
                      {id, number + added, cells, id}))
      return std::nullopt;
    const auto changes = database.run("SELECT changes()");
    if (!changes) return std::nullopt;
    added += changes->front().front().toInt();
  }
  return added;
}

std::optional<CollectionSummary> findSame(GameDatabase& database, const QString& name,
                                          const std::string& firstPuzzle) {
  const auto collections = readCollections(database);
  const auto rows = database.run(
      "SELECT collection FROM puzzles JOIN members ON puzzle = puzzles.id WHERE cells = ? AND number = 1",
      {toQString(firstPuzzle)});
  if (!collections || !rows) return std::nullopt;
  const std::vector<qint64> ids = firstColumn(*rows);
  const auto isNamed = [&name](const CollectionSummary& collection) {
    return collection.name.compare(name, Qt::CaseInsensitive) == 0;
  };
  const auto beginsSo = [&ids](const CollectionSummary& collection) {
    return std::find(ids.begin(), ids.end(), collection.id) != ids.end();
  };
  auto found = std::find_if(collections->begin(), collections->end(), isNamed);
  if (found == collections->end()) found = std::find_if(collections->begin(), collections->end(), beginsSo);
  return found == collections->end() ? std::nullopt : std::optional(*found);
}

std::optional<qint64> lastNumber(GameDatabase& database, qint64 id) {
  const auto rows = database.run("SELECT coalesce(max(number), 0) FROM members WHERE collection = ?", {id});
  return rows && !rows->empty() ? std::optional(rows->front().front().toLongLong()) : std::nullopt;
}

bool finishCollection(GameDatabase& database, qint64 id, const Collection& collection) {
  return database
      .run("UPDATE collections SET created = ?, renamed = ?, name = ?, state = ? WHERE id = ?",
           {collection.createdMs, collection.renamedMs, notNull(collection.name),
            stateNumber(CollectionState::Kept), id})
      .has_value();
}

bool renameCollection(GameDatabase& database, qint64 id, const QString& name) {
  return database
      .run("UPDATE collections SET name = ?, renamed = ? WHERE id = ?",
           {notNull(name), QDateTime::currentMSecsSinceEpoch(), id})
      .has_value();
}

bool setCollectionState(GameDatabase& database, qint64 id, CollectionState state) {
  return database.run("UPDATE collections SET state = ? WHERE id = ?", {stateNumber(state), id}).has_value();
}

std::optional<std::vector<qint64>> unfinishedCollections(GameDatabase& database) {
  return idsOf(database.run("SELECT id FROM collections WHERE state = 0"));
}

void forgetRemovedCollections(GameDatabase& database) {
  database.run("UPDATE collections SET state = 0 WHERE state = 2");
}

std::optional<bool> dropMembersFrom(GameDatabase& database, qint64 id, qint64 number) {
  const auto members = database.run(
      "SELECT number, puzzle FROM members WHERE collection = ? AND number >= ? ORDER BY number LIMIT ?",
      {id, number, kMembersAtOnce});
  if (!members) return std::nullopt;
  for (const auto& member : *members) {
    if (!database.run("DELETE FROM members WHERE collection = ? AND number = ?", {id, member[0]}) ||
        !database.run("DELETE FROM puzzles WHERE id = ? AND NOT EXISTS (SELECT 1 FROM members WHERE"
                      " puzzle = puzzles.id) AND NOT EXISTS (SELECT 1 FROM games WHERE givens = cells)",
                      {member[1]}))
      return std::nullopt;
  }
  return members->size() == kMembersAtOnce;
}

std::optional<bool> dropMembers(GameDatabase& database, qint64 id) {
  const auto isMore = dropMembersFrom(database, id, 0);
  if (isMore != false) return isMore;
  if (!database.run("DELETE FROM collections WHERE id = ?", {id})) return std::nullopt;
  return false;
}

bool writeCollections(GameDatabase& database, const std::vector<Collection>& collections) {
  return std::all_of(collections.begin(), collections.end(), [&](const Collection& collection) {
    auto id = collectionWithKey(database, collection.key);
    if (id == 0) id = addCollection(database, collection);
    return id && database.run("DELETE FROM members WHERE collection = ?", {*id}) &&
           addMembers(database, *id, 1, collection.puzzles) && finishCollection(database, *id, collection);
  });
}

void CollectionTables::addPuzzles(const TableRows& rows) {
  for (const auto& row : rows)
    if (const auto givens = parseLine(row[1].toString().toStdString()))
      m_puzzles[row[0].toLongLong()] = toLine(*givens);
}

void CollectionTables::addMembers(const TableRows& rows) {
  for (const auto& row : rows) m_members[{row[0].toLongLong(), row[1].toLongLong()}] = row[2].toLongLong();
}

void CollectionTables::addCollections(const TableRows& rows) {
  for (const auto& row : rows) {
    const auto key = UniqueId::fromBytes(row[1].toByteArray());
    if (key && row[5].toInt() == stateNumber(CollectionState::Kept))
      m_collections[row[0].toLongLong()] = {
          *key, row[2].toLongLong(), row[3].toLongLong(), row[4].toString(), {}};
  }
}

std::vector<Collection> CollectionTables::collections() const {
  std::map<qint64, Collection> whole = m_collections;
  std::set<std::pair<qint64, qint64>> known;
  for (const auto& [place, puzzle] : m_members) {
    const auto collection = whole.find(place.first);
    const auto cells = m_puzzles.find(puzzle);
    if (collection == whole.end() || cells == m_puzzles.end() || !known.emplace(place.first, puzzle).second)
      continue;
    collection->second.puzzles.push_back(cells->second);
  }
  std::vector<Collection> collections;
  for (auto& [id, collection] : whole)
    if (!collection.puzzles.empty()) collections.push_back(std::move(collection));
  return collections;
}

std::optional<std::vector<GameSummary>> readMembers(GameDatabase& database,
                                                    const CollectionSummary& collection,
                                                    const std::vector<int>& numbers) {
  QStringList texts;
  for (const int number : numbers) texts += QString::number(number);
  return toMembers(
      collection, database.run("SELECT number, cells, level, techniques, hodoku, explainer FROM"
                               " json_each(?) AS asked JOIN members ON number = asked.value"
                               " JOIN puzzles ON puzzles.id = puzzle WHERE collection = ? ORDER BY asked.key",
                               {u'[' + texts.join(u',') + u']', collection.id}));
}

std::optional<std::vector<GameSummary>> readMembersFrom(GameDatabase& database,
                                                        const CollectionSummary& collection, int number,
                                                        int count) {
  return toMembers(collection,
                   database.run("SELECT number, cells, level, techniques, hodoku, explainer FROM members"
                                " JOIN puzzles ON puzzles.id = puzzle WHERE collection = ? AND number >= ?"
                                " ORDER BY number LIMIT ?",
                                {collection.id, number, count}));
}

std::optional<std::vector<int>> begunNumbers(GameDatabase& database, qint64 id) {
  const auto rows = database.run(
      "SELECT number FROM games CROSS JOIN puzzles ON cells = givens CROSS JOIN members ON puzzle = "
      "puzzles.id"
      " WHERE games.removed = 0 AND collection = ?",
      {id});
  if (!rows) return std::nullopt;
  std::vector<int> numbers;
  for (const auto& row : *rows) numbers.push_back(row.front().toInt());
  return numbers;
}

std::optional<std::string> unplayedPuzzle(GameDatabase& database, qint64 id, qint64 number) {
  constexpr auto kFrom =
      "SELECT cells FROM members JOIN puzzles ON puzzles.id = puzzle WHERE collection = ? AND number >= ?"
      " AND NOT EXISTS (SELECT 1 FROM games WHERE givens = cells AND removed = 0) ORDER BY number LIMIT 1";
  auto puzzle = puzzleOf(database.run(kFrom, {id, number}));
  if (puzzle && puzzle->empty() && number > 1) puzzle = puzzleOf(database.run(kFrom, {id, 1}));
  return puzzle;
}

std::optional<std::string> anyUnplayedPuzzle(GameDatabase& database, qint64 id) {
  const auto last = lastNumber(database, id);
  if (!last) return std::nullopt;
  const qint64 numbers = *last;
  qint64 number = 1;
  for (int draw = 0; draw < kMostDraws && numbers > 0; ++draw) {
    number = 1 + QRandomGenerator::global()->bounded(numbers);
    auto puzzle = puzzleOf(database.run(
        "SELECT cells FROM members JOIN puzzles ON puzzles.id = puzzle WHERE collection = ? AND number = ?"
        " AND NOT EXISTS (SELECT 1 FROM games WHERE givens = cells AND removed = 0)",
        {id, number}));
    if (!puzzle || !puzzle->empty()) return puzzle;
  }
  return unplayedPuzzle(database, id, number);
}

std::optional<std::vector<std::pair<qint64, Membership>>> readMemberships(GameDatabase& database) {
  const auto collections = readCollections(database);
  // The join begins with the games, because most puzzles of a collection have no game.
  const auto rows = database.run(
      "SELECT games.id, collection, number FROM games CROSS JOIN puzzles ON cells = givens CROSS JOIN members"
      " ON puzzle = puzzles.id");
  if (!rows || !collections) return std::nullopt;
  std::map<qint64, std::size_t> places;
  for (std::size_t place = 0; place < collections->size(); ++place) places[(*collections)[place].id] = place;
  std::vector<std::pair<std::size_t, std::pair<qint64, Membership>>> found;
  for (const auto& row : *rows) {
    const auto place = places.find(row[1].toLongLong());
    if (place == places.end()) continue;
    const CollectionSummary& collection = (*collections)[place->second];
    found.emplace_back(place->second,
                       std::pair(row[0].toLongLong(), Membership{collection.id, collection.name,
                                                                 row[2].toInt(), collection.puzzles}));
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::pair<qint64, Membership>> memberships;
  memberships.reserve(found.size());
  for (auto& [place, membership] : found) memberships.push_back(std::move(membership));
  return memberships;
}

std::optional<std::vector<Membership>> placesOf(GameDatabase& database, const Grid& givens) {
  const auto rows = database.run(
      "SELECT collection, name, number, (SELECT max(number) FROM members WHERE collection = collections.id)"
      " FROM puzzles JOIN members ON puzzle = puzzles.id JOIN collections ON collections.id = collection"
      " WHERE cells = ? AND state = 1 ORDER BY name COLLATE NOCASE, collection",
      {toQString(toLine(givens))});
  if (!rows) return std::nullopt;
  std::vector<Membership> places;
  for (const auto& row : *rows)
    places.push_back({row[0].toLongLong(), row[1].toString(), row[2].toInt(), row[3].toInt()});
  return places;
}

}  // namespace sudoku
