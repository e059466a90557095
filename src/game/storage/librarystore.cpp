#include "librarystore.h"

#include <unordered_map>
#include <utility>

#include <QDateTime>

#include <sudoku/formats/formats.h>

#include "backups.h"
#include "collectionrows.h"
#include "foreknowledge.h"
#include "game/base/localday.h"
#include "game/base/toqstring.h"
#include "gametables.h"
#include "labelrows.h"
#include "learningrows.h"
#include "masteryrows.h"
#include "reviewrows.h"

namespace sudoku {

std::optional<std::vector<GameSummary>> LibraryStore::summaries() {
  m_file.tryAgain();
  return m_file.read([this] { return readSummaries(); });
}

std::optional<std::vector<GameSummary>> LibraryStore::bin() {
  m_file.tryAgain();
  auto summaries = readRemoved(m_file.database());
  if (!summaries || !addMemberships(*summaries)) return std::nullopt;
  return summaries;
}

std::optional<std::vector<GameSummary>> LibraryStore::readSummaries() {
  auto summaries = sudoku::readSummaries(m_file.database());
  const auto known = readForeknowledge(m_file.database());
  if (!summaries || !known || !addMemberships(*summaries)) return std::nullopt;
  for (GameSummary& summary : *summaries)
    if (const auto found = known->find(summary.id); found != known->end())
      summary.foreknowledge = found->second;
  return summaries;
}

/// Adds the collections that contain each game's puzzle. Returns false if they cannot be read.
bool LibraryStore::addMemberships(std::vector<GameSummary>& summaries) {
  const auto memberships = readMemberships(m_file.database());
  if (!memberships) return false;
  std::unordered_map<qint64, GameSummary*> games;
  if (!memberships->empty())
    for (GameSummary& summary : summaries) games[summary.id] = &summary;
  for (const auto& [game, collection] : *memberships)
    if (const auto found = games.find(game); found != games.end())
      found->second->collections.push_back(collection);
  return true;
}

std::optional<StoredGame> LibraryStore::game(qint64 id) {
  m_file.tryAgain();
  return m_file.read([this, id] { return readGame(m_file.database(), id); });
}

bool LibraryStore::hasGameOf(const Grid& givens) {
  return !m_file
              .idsOf("SELECT id FROM games WHERE givens = ? LIMIT 1",
                     {QString::fromStdString(toLine(givens))})
              .empty();
}

std::optional<LeftGame> LibraryStore::leftGame() {
  return m_file.tryAgain() ? readLeftGame(m_file.database()) : std::nullopt;
}

bool LibraryStore::recordHelpOf(qint64 id, HelpKind kind) {
  if (!m_file.tryAgain()) return false;
  const auto claim = m_file.claim(id);
  if (claim->state() != FileLock::State::Held) return false;
  auto game = readGame(m_file.database(), id);
  if (!game) return false;
  if (game->solvedMs) return true;
  const UniqueId last = game->events.empty() ? game->key : game->events.back().key;
  game->events.push_back({kind, game->position, 0, game->elapsedMs, UniqueId::after(last)});
  return m_file.write(
      [&] { return addLastEvent(m_file.database(), *game, QDateTime::currentMSecsSinceEpoch()); });
}

std::optional<LabelledGames> LibraryStore::labels(const std::vector<qint64>& ids) {
  return m_file.tryAgain() ? readLabels(m_file.database(), ids) : std::nullopt;
}

bool LibraryStore::setLabels(const LabelledGames& games) {
  if (!m_file.tryAgain() || !m_file.write([&] { return writeLabels(m_file.database(), games); }))
    return false;
  m_play.noteLabels(games);
  return true;
}

bool LibraryStore::setRemoved(const std::vector<qint64>& ids, bool isRemoved) {
  m_play.endWalk();
  const qint64 time = isRemoved ? QDateTime::currentMSecsSinceEpoch() : 0;
  return m_file.tryAgain() && m_file.write([&] { return writeRemoved(m_file.database(), ids, time); });
}

bool LibraryStore::dropUntouched(const std::vector<UniqueId>& keys) {
  if (!m_file.tryAgain()) return false;
  for (const UniqueId& key : keys) {
    for (const qint64 id : m_file.idsOf("SELECT id FROM games WHERE key = ?", {key.toBytes()})) {
      const auto claim = m_file.claim(id);
      if (claim->state() != FileLock::State::Held) continue;
      if (!m_file.write([&] { return deleteUntouched(m_file.database(), id); })) return false;
      if (m_file.idsOf("SELECT id FROM games WHERE id = ?", {id}).empty()) letGo(directory(), {key});
      m_play.endWalk();
    }
  }
  return true;
}

bool LibraryStore::forgetRemoved() {
  GameDatabase& database = m_file.database();
  const qint64 before = QDateTime::currentMSecsSinceEpoch() - kKeptInBinMs;
  return database.inTransaction([&] {
    forgetRemovedCollections(database);
    const auto keys = keysRemovedBefore(database, before);
    if (!keys) return false;
    letGo(directory(), *keys);  // so that backups do not offer these games as missing
    return deleteRemoved(database, before);
  });
}

std::optional<std::vector<CollectionSummary>> LibraryStore::collections() {
  m_file.open();
  return m_file.read([this] { return readCollections(m_file.database()); });
}

bool LibraryStore::renameCollection(qint64 id, const QString& name) {
  return m_file.tryAgain() &&
         m_file.write([&] { return sudoku::renameCollection(m_file.database(), id, name); });
}

bool LibraryStore::setCollectionRemoved(qint64 id, bool isRemoved) {
  const auto state = isRemoved ? CollectionState::Removed : CollectionState::Kept;
  return m_file.tryAgain() && m_file.write([&] { return setCollectionState(m_file.database(), id, state); });
}

std::vector<Membership> LibraryStore::placesOf(const Grid& givens) {
  m_file.open();
  return sudoku::placesOf(m_file.database(), givens).value_or(std::vector<Membership>());
}

std::vector<GameSummary> LibraryStore::puzzles(const CollectionSummary& collection,
                                               const std::vector<int>& numbers) {
  m_file.open();
  return readMembers(m_file.database(), collection, numbers).value_or(std::vector<GameSummary>());
}

std::vector<int> LibraryStore::begunNumbers(qint64 collection) {
  m_file.open();
  return sudoku::begunNumbers(m_file.database(), collection).value_or(std::vector<int>());
}

QString LibraryStore::nextPuzzle(qint64 collection, CollectionOrder order, int number) {
  m_file.open();
  const auto puzzle = order == CollectionOrder::AsListed
                          ? unplayedPuzzle(m_file.database(), collection, number)
                          : anyUnplayedPuzzle(m_file.database(), collection);
  return toQString(puzzle.value_or(std::string()));
}

DailyIds LibraryStore::dailyIds() {
  m_file.open();
  return readDailyIds(m_file.database()).value_or(DailyIds());
}

bool LibraryStore::addDailyId(const QDate& day, Level level, const QString& id) {
  return m_file.open() && m_file.write([&] { return addDailyIds(m_file.database(), {{{day, level}, id}}); });
}

MasteryTable LibraryStore::mastery() {
  const auto table = m_file.read([this] { return readMastery(m_file.database()); });
  MasteryTable all = table.value_or(MasteryTable());
  for (const auto& [technique, mastery] : m_newMastery) all[technique] += mastery;
  return all;
}

bool LibraryStore::recordMastery(Technique technique, MasteryKind kind) {
  ++m_newMastery[technique].of(kind);
  if (kind != MasteryKind::Seen) countToday(technique, LearningKind::Found);
  // Writes only the counts. The game being played is not written with them, since it may still be discarded.
  return m_file.open() && writeNewCounts();
}

LearningLog LibraryStore::learning() {
  m_file.open();
  auto log = m_file.read([this] { return readLearning(m_file.database()); });
  LearningLog all = std::move(log).value_or(LearningLog());
  for (const auto& [event, count] : m_newLearning) all[event] += count;
  return all;
}

bool LibraryStore::recordLearning(Technique technique, LearningKind kind) {
  countToday(technique, kind);
  return m_file.open() && writeNewCounts();
}

std::optional<KeptReview> LibraryStore::review(qint64 id) {
  m_file.open();
  return m_file.read([&] { return readReview(m_file.database(), id); });
}

bool LibraryStore::keepReview(qint64 id, const KeptReview& review) {
  return m_file.open() && m_file.write([&] { return writeReview(m_file.database(), id, review); });
}

std::map<qint64, ReviewCounts> LibraryStore::reviewCounts() {
  m_file.open();
  return m_file.read([this] { return readReviewCounts(m_file.database()); })
      .value_or(std::map<qint64, ReviewCounts>());
}

void LibraryStore::countToday(Technique technique, LearningKind kind) {
  ++m_newLearning[{technique, localDay(QDateTime::currentMSecsSinceEpoch()), kind}];
}

bool LibraryStore::writeNewCounts() {
  const auto write = [this] {
    return addMastery(m_file.database(), m_newMastery) && addLearning(m_file.database(), m_newLearning);
  };
  if (!m_file.write(write)) return false;
  m_newMastery.clear();
  m_newLearning.clear();
  return true;
}

}  // namespace sudoku
