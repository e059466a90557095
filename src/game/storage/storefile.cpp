#include "storefile.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include <QFile>

#include "collectionrows.h"
#include "dailyidrows.h"
#include "learningrows.h"
#include "masteryrows.h"
#include "migration.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr qint64 kReadBytes = 4096;
/// The greatest row id that a game can have; a greater one is damaged.
constexpr qint64 kLargestId = 1'000'000'000;

/// The contents of a file, with zeros where the disk cannot be read; empty if there is no such file.
QByteArray contentOf(const QString& path) {
  QFile file(path);
  if (!file.open(QIODevice::ReadOnly | QIODevice::Unbuffered)) return {};
  QByteArray content(file.size(), '\0');
  if (file.read(content.data(), content.size()) == content.size()) return content;
  content.fill('\0');
  for (qint64 begin = 0; begin < content.size(); begin += kReadBytes) {
    const qint64 size = std::min(kReadBytes, content.size() - begin);
    if (file.seek(begin)) file.read(content.data() + begin, size);
  }
  return content;
}

bool isId(qint64 id) {
  return id > 0 && id <= kLargestId;
}

auto worthOf(const StoreFile::Found& found) {
  return std::tuple(found.isWhole, found.game.moves.size(), found.game.events.size());
}

}  // namespace

StoreFile::Image::Image(SqlitePages pages)
    : tables(std::move(pages)),
      moves(partsOf(tables, u"moves"_s)),
      events(partsOf(tables, u"events"_s)),
      checkpoints(partsOf(tables, u"checkpoints"_s)) {
  for (const SqlitePages::Cell& row : tables.rowsOf(u"games"_s))
    if (isId(row.rowid)) games.emplace_back(row.rowid, row);
  const auto byId = [](const auto& a, const auto& b) { return a.first < b.first; };
  std::stable_sort(games.begin(), games.end(), byId);
  const auto end = std::unique(games.begin(), games.end(),
                               [](const auto& a, const auto& b) { return a.first == b.first; });
  games.erase(end, games.end());
}

StoreFile::StoreFile(const QString& path) {
  const QByteArray database = contentOf(path);
  const QByteArray log = contentOf(path + u"-wal"_s);
  using LogUse = SqlitePages::LogUse;
  SqlitePages pages(database, log, LogUse::Whole);
  const bool hasDamagedLog = pages.hasDamagedLog();
  m_images.emplace_back(std::move(pages));
  if (hasDamagedLog) m_images.emplace_back(SqlitePages(database, log, LogUse::AsSqlite));
  // Where pages are damaged in the write-ahead log, their older versions in the database may be undamaged.
  if (!log.isEmpty() && (hasDamagedLog || !isComplete()))
    m_images.emplace_back(SqlitePages(database, {}, LogUse::None));
  for (const Image& image : m_images) addGames(image);
}

StoreFile::Parts StoreFile::partsOf(const StoreTables& tables, const QString& table) {
  Parts parts;
  const auto& rows = tables.rowsOf(table);
  parts.reserve(rows.size());
  for (const SqlitePages::Cell& row : rows)
    if (const auto numbers = tables.pages().valuesOf(row, 2); numbers.size() == 2)
      parts.push_back({numbers[0].toLongLong(), numbers[1].toLongLong(), row});
  placeStrays(tables.pages(), parts);
  std::erase_if(parts, [](const Part& part) { return !isId(part.game); });
  const auto isBefore = [](const Part& a, const Part& b) { return a.game < b.game; };
  if (!std::is_sorted(parts.begin(), parts.end(), isBefore))
    std::stable_sort(parts.begin(), parts.end(), isBefore);
  return parts;
}

/// Returns rows of moves, help or named positions with damaged game ids to their games. On a leaf page, rows
/// are sorted by game, and within a game by their numbers. A row that is out of order has a damaged game id:
/// it belongs to the game of the rows beside it, if that can be determined.
void StoreFile::placeStrays(const SqlitePages& pages, Parts& parts) {
  const auto isOnPage = [&](std::size_t index, std::uint32_t page) {
    return index < parts.size() && parts[index].cell.page == page;
  };
  for (std::size_t index = 0; index < parts.size(); ++index) {
    Part& part = parts[index];
    const std::uint32_t page = part.cell.page;
    if (pages.kindOf(page) != SqlitePages::Kind::IndexLeaf) continue;
    const Part* before = index > 0 && isOnPage(index - 1, page) ? &parts[index - 1] : nullptr;
    const Part* after = isOnPage(index + 1, page) ? &parts[index + 1] : nullptr;
    part.isAmidOthers =
        (before == nullptr || before->game != part.game) && (after == nullptr || after->game != part.game);
    const bool isInOrder =
        (before == nullptr || before->game < part.game) && (after == nullptr || part.game < after->game);
    if (!part.isAmidOthers || isInOrder) continue;
    const bool isNext = before != nullptr && before->number + 1 == part.number;
    const bool isPrevious = after != nullptr && part.number + 1 == after->number;
    const bool isBetween = before != nullptr && after != nullptr && before->game == after->game;
    if (isNext || isBetween)
      part.game = before->game;
    else if (isPrevious)
      part.game = after->game;
    part.isAmidOthers = !isNext && !isBetween && !isPrevious;
  }
}

void StoreFile::addGames(const Image& image) {
  const auto countOf = [](const Parts& parts, qint64 id) {
    const auto [begin, end] = std::equal_range(parts.begin(), parts.end(), Part{id, 0, {}},
                                               [](const Part& a, const Part& b) { return a.game < b.game; });
    return static_cast<std::size_t>(end - begin);
  };
  for (const auto& table : {u"games"_s, u"moves"_s, u"collections"_s})
    m_isStore = m_isStore || !image.tables.rowsOf(table).empty();
  const std::size_t known = m_games.size();
  for (const auto& [id, cell] : image.games) {
    m_ids.insert(id);
    const GameRows rows =
        fromVersion(image.tables.version(), {image.tables.read(u"games"_s, cell), {}, {}, {}});
    const auto key = keyOf(rows);
    if (!key) continue;
    const Entry entry{id, *key, isRemoved(rows), countOf(image.moves, id),
                      countOf(image.events, id) + countOf(image.checkpoints, id)};
    const auto end = m_games.begin() + static_cast<std::ptrdiff_t>(known);
    const auto place =
        std::lower_bound(m_games.begin(), end, id, [](const Entry& a, qint64 b) { return a.id < b; });
    if (place == end || place->id != id) {
      m_games.push_back(entry);
    } else {
      place->moves = std::max(place->moves, entry.moves);
      place->details = std::max(place->details, entry.details);
    }
  }
  std::sort(m_games.begin(), m_games.end(), [](const Entry& a, const Entry& b) { return a.id < b.id; });
  for (const Parts* parts : {&image.moves, &image.events, &image.checkpoints})
    for (const Part& part : *parts) m_ids.insert(m_ids.end(), part.game);
  for (const qint64 id : image.tables.rowsInIndexesOf(u"games"_s))
    if (isId(id)) m_ids.insert(id);
}

TableRows StoreFile::read(const StoreTables& tables, const QString& table, const Parts& parts, qint64 game,
                          Order order) {
  const auto [begin, end] = std::equal_range(parts.begin(), parts.end(), Part{game, 0, {}},
                                             [](const Part& a, const Part& b) { return a.game < b.game; });
  Parts own(begin, end);
  if (order == Order::Tree) {
    std::set<qint64> placed;
    for (const Part& part : own)
      if (!part.isAmidOthers) placed.insert(part.number);
    std::erase_if(own, [&](const Part& part) { return part.isAmidOthers && placed.contains(part.number); });
  } else {
    // If several rows of a game have the same number, the one beside other rows of the game is used; if that
    // does not decide, the first in the file's order.
    std::stable_sort(own.begin(), own.end(), [](const Part& a, const Part& b) {
      return std::pair(a.number, a.isAmidOthers) < std::pair(b.number, b.isAmidOthers);
    });
    const auto rest = std::unique(own.begin(), own.end(),
                                  [](const Part& a, const Part& b) { return a.number == b.number; });
    own.erase(rest, own.end());
  }
  TableRows rows;
  for (const Part& part : own)
    if (auto row = tables.read(table, part.cell); !row.empty()) rows.push_back(std::move(row));
  return rows;
}

std::optional<StoreFile::Found> StoreFile::read(const Image& image, qint64 id) const {
  const auto cell = std::lower_bound(image.games.begin(), image.games.end(), id,
                                     [](const auto& a, qint64 b) { return a.first < b; });
  if (cell == image.games.end() || cell->first != id) return std::nullopt;
  const StoreTables& tables = image.tables;
  const auto rowsIn = [&](Order order) {
    return fromVersion(tables.version(), {tables.read(u"games"_s, cell->second),
                                          read(tables, u"moves"_s, image.moves, id, order),
                                          read(tables, u"events"_s, image.events, id, order),
                                          read(tables, u"checkpoints"_s, image.checkpoints, id, order)});
  };
  GameRows rows = rowsIn(Order::Numbers);
  std::vector<QVariant> row = rows.game;
  if (auto game = toGame(rows)) return Found{std::move(row), *std::move(game), true, std::move(rows.moves)};
  // The move numbers stored in the rows may be damaged although the rows are in the right order.
  if (auto game = toGame(rowsIn(Order::Tree))) return Found{std::move(row), *std::move(game), true};
  auto part = toPartOfGame(std::move(rows));
  if (!part) return std::nullopt;
  return Found{std::move(row), *std::move(part), false};
}

std::optional<StoreFile::Found> StoreFile::read(const Entry& entry) const {
  std::optional<Found> best;
  for (const Image& image : m_images) {
    auto found = read(image, entry.id);
    if (found && (!best || worthOf(*found) > worthOf(*best))) best = std::move(found);
    if (best && best->isWhole && best->game.moves.size() >= entry.moves) break;
  }
  return best;
}

/// All rows of a table that have at least `columns` columns, the most reliable ones at the end.
TableRows StoreFile::readAll(const QString& table, std::size_t columns) const {
  TableRows rows;
  for (const Image& image : m_images)
    for (const SqlitePages::Cell& cell : image.tables.rowsOf(table))
      if (auto row = image.tables.read(table, cell); row.size() >= columns) rows.push_back(std::move(row));
  std::reverse(rows.begin(), rows.end());
  return rows;
}

KeptBesides StoreFile::besides() const {
  constexpr std::size_t kLearningColumns = 4;
  return {mastery(), dailyIds(), toLearning(readAll(u"learning"_s, kLearningColumns))};
}

/// How often each technique was shown or used; where the file has two rows of a technique, the greater
/// counts.
MasteryTable StoreFile::mastery() const {
  constexpr std::size_t kColumns = 4;
  MasteryTable table;
  for (auto& row : readAll(u"mastery"_s, kColumns))
    for (const auto& [technique, counts] : toMastery({std::move(row)})) {
      MasteryCounts& known = table[technique];
      known = {std::max(known.seen, counts.seen), std::max(known.foundAlone, counts.foundAlone),
               std::max(known.foundInPractice, counts.foundInPractice)};
    }
  return table;
}

DailyIds StoreFile::dailyIds() const {
  constexpr std::size_t kColumns = 3;
  auto rows = readAll(u"daily_puzzles"_s, kColumns);
  std::reverse(rows.begin(), rows.end());  // toDailyIds() uses the first of several rows
  return toDailyIds(rows);
}

std::vector<Collection> StoreFile::collections() const {
  constexpr std::size_t kPuzzleColumns = 2;
  constexpr std::size_t kMemberColumns = 3;
  constexpr std::size_t kCollectionColumns = 6;
  CollectionTables tables;
  tables.addPuzzles(readAll(u"puzzles"_s, kPuzzleColumns));
  tables.addMembers(readAll(u"members"_s, kMemberColumns));
  tables.addCollections(readAll(u"collections"_s, kCollectionColumns));
  return tables.collections();
}

}  // namespace sudoku
