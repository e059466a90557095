#include "gamestore.h"

#include <algorithm>
#include <cassert>
#include <unordered_map>
#include <utility>

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <sudoku/formats/formats.h>

#include "backups.h"
#include "collectionrows.h"
#include "dailyidrows.h"
#include "foreknowledge.h"
#include "game/base/localday.h"
#include "game/base/toqstring.h"
#include "gamerescue.h"
#include "gamerows.h"
#include "gametables.h"
#include "labelrows.h"
#include "masteryrows.h"
#include "setaside.h"
#include "summaryrows.h"
#include "unite.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// How often one call replaces the file before it gives up.
constexpr int kMostReplacements = 2;
/// The largest file whose games are taken over at once: that takes a tenth of a second.
constexpr qint64 kRescuedAtOnceBytes = qint64{512} * 1024;
constexpr qint64 kRescueRestMs = 5000;

}  // namespace

GameStore::GameStore(const QString& directory, std::chrono::milliseconds syncDelay)
    : m_directory(directory), m_database(directory, syncDelay) {
  if (open()) removeRescueLeftovers(m_directory);
}

GameStore::~GameStore() {
  if (tryAgain())
    m_database.inTransaction([this] {
      forgetRemovedCollections(m_database);
      return forgetRemovedGames();
    });
}

/// Deletes for good the games that were in the bin long enough, and notes that nobody misses them.
bool GameStore::forgetRemovedGames() {
  const qint64 before = QDateTime::currentMSecsSinceEpoch() - kKeptInBinMs;
  const auto keys = keysRemovedBefore(m_database, before);
  if (!keys) return false;
  letGo(m_directory, *keys);
  return deleteRemoved(m_database, before);
}

StorageState GameStore::state() const {
  if (m_trouble) return *m_trouble;
  if (const QString failure = m_database.syncFailure(); !failure.isEmpty())
    return {StorageState::Kind::Trouble,
            tr("What you play is not safe from a cut of the power: the disk reports an error."), failure};
  if (isRescuing())
    return {
        StorageState::Kind::Rescue,
        tr("The file of saved games was damaged. The games in it are being read; you can play meanwhile."),
        QDir::toNativeSeparators(m_database.path())};
  return m_notice.value_or(StorageState());
}

void GameStore::dismissNotice() {
  m_notice.reset();
}

bool GameStore::hasUnwrittenMoves() const {
  const auto isUnwritten = [](const Played& played) { return played.hasNewMoves; };
  return (m_played && isUnwritten(*m_played)) || std::any_of(m_left.begin(), m_left.end(), isUnwritten);
}

bool GameStore::tryAgain() {
  if (m_rescue && m_rescue->isDone()) endRescue();
  if (m_nextRescue && m_nextRescue->hasExpired()) {
    m_nextRescue.reset();
    beginRescue();
  }
  return open() && writeAll();
}

bool GameStore::open() {
  if (m_database.isUsable() && m_database.isInPlace() && !m_database.isReadOnly()) return true;
  if (m_database.isUsable() && !m_database.isInPlace()) return followFile();
  for (int replacements = 0;; ++replacements) {
    const auto opened = m_database.open();
    if (opened == GameDatabase::State::Usable) {
      m_trouble.reset();
      beginRescue();
      return true;
    }
    if (opened == GameDatabase::State::Refused) {
      refuse(m_database.failure(), m_database.systemFailure());
      return false;
    }
    if (replacements == kMostReplacements || !replaceDamaged()) {
      refuse(tr("the file is damaged and cannot be set aside"), m_database.systemFailure());
      return false;
    }
  }
}

GameInPlay GameStore::resumeLatest() {
  m_walk.clear();
  // A few ids are enough unless others play all of those games: the start is not to wait for the ids of many
  // years.
  if (auto game = claimAny(idsOf("SELECT id FROM games WHERE removed = 0 ORDER BY play_order DESC LIMIT 5")))
    return game;
  return claimAny(idsOf("SELECT id FROM games WHERE removed = 0 ORDER BY play_order DESC"));
}

GameInPlay GameStore::resumePrevious() {
  if (!tryAgain()) return resumeUnwritten();
  // Resuming a game makes it the one played last, so the order has to be remembered for a walk through it.
  if (m_walk.empty()) m_walk = idsOf("SELECT id FROM games WHERE removed = 0 ORDER BY play_order DESC");
  const auto here = std::find(m_walk.begin(), m_walk.end(), m_played ? m_played->game->id : 0);
  std::vector<qint64> others(here == m_walk.end() ? here : here + 1, m_walk.end());
  others.insert(others.end(), m_walk.begin(), here);
  return resumeAny(others);
}

GameInPlay GameStore::resumeUnfinished(const Grid& givens) {
  m_walk.clear();
  tryAgain();
  return resumeAny(
      idsOf("SELECT id FROM games WHERE givens = ? AND status = 'open' AND removed = 0"
            " ORDER BY play_order DESC",
            {QString::fromStdString(toLine(givens))}));
}

bool GameStore::hasGameOf(const Grid& givens) {
  return !idsOf("SELECT id FROM games WHERE givens = ? LIMIT 1", {QString::fromStdString(toLine(givens))})
              .empty();
}

qint64 GameStore::add(GameInPlay game) {
  m_walk.clear();
  game->id = 0;
  if (game->key.isNull()) game->key = UniqueId::make();
  const Grid board = boardOf(*game).value_or(game->puzzle.givens);
  const bool hasNewMoves = !game->moves.empty();
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  game->begunDay = dayKeptFor(now, std::nullopt);
  play({.game = std::move(game),
        .board = board,
        .createdMs = now,
        .lastPlayedMs = now,
        .hasNewMoves = hasNewMoves,
        .claim = nullptr});
  record();
  return m_played->game->id;
}

bool GameStore::hasEarlierGame() {
  const qint64 id = m_played ? m_played->game->id : 0;
  return !idsOf("SELECT id FROM games WHERE id <> ? AND removed = 0 LIMIT 1", {id}).empty();
}

void GameStore::drop() {
  if (!m_played) return;
  const StoredGame& game = *m_played->game;
  const bool isBare = game.moves.empty() && game.events.empty() && game.checkpoints.empty();
  if (game.id != 0 && isBare && !m_database.isReadOnly())
    m_database.inTransaction([&] { return m_database.run("DELETE FROM games WHERE id = ?", {game.id}); });
  if (game.id == 0 || isBare) m_played.reset();
}

bool GameStore::recordMove(qint64 elapsedMs, const Grid& board) {
  if (!m_played) return false;
  assert(m_played->game->position == static_cast<int>(m_played->game->moves.size()));
  m_played->game->moves.back().elapsedMs = elapsedMs;
  return recordPosition(elapsedMs, board);
}

bool GameStore::recordPosition(qint64 elapsedMs, const Grid& board) {
  if (!m_played) return false;
  m_walk.clear();
  m_played->board = board;
  m_played->hasNewMoves = true;
  notePlayed();
  return recordSettings(elapsedMs);
}

bool GameStore::recordHelp(qint64 elapsedMs) {
  if (!m_played) return false;
  assert(!m_played->game->events.empty());
  m_played->game->events.back().elapsedMs = elapsedMs;
  m_walk.clear();
  notePlayed();
  return recordSettings(elapsedMs);
}

bool GameStore::recordSettings(qint64 elapsedMs) {
  if (!m_played) return false;
  m_played->game->elapsedMs = elapsedMs;
  return record();
}

bool GameStore::recordCheckpoints(qint64 elapsedMs) {
  if (m_played) m_played->kept.checkpoints = 0;
  return recordSettings(elapsedMs);
}

GameInPlay GameStore::unite(const KeptGame& other) {
  if (!m_played || m_played->game->key != other.game.key || !tryAgain()) return nullptr;
  const auto own = readKeptGame(m_database, m_played->game->id);
  const auto united = own ? uniteInPlay(*own, other) : std::nullopt;
  if (!united || *united == *own ||
      !writeInTransaction([&] { return writeKeptGame(m_database, *united); }, [] {}))
    return nullptr;
  m_played->game = std::make_shared<StoredGame>(united->game);
  m_played->board = boardOf(united->game).value_or(united->game.puzzle.givens);
  m_played->createdMs = united->createdMs;
  m_played->lastPlayedMs = united->lastPlayedMs;
  m_played->kept = KeptPart::all(united->game);
  record();
  return m_played->game;
}

std::optional<std::vector<GameSummary>> GameStore::summaries() {
  tryAgain();
  auto summaries = readSummaries();
  if (!summaries && m_database.isDamaged() && mend()) summaries = readSummaries();
  return summaries;
}

std::optional<std::vector<GameSummary>> GameStore::bin() {
  tryAgain();
  auto summaries = readRemoved(m_database);
  if (!summaries || !addMemberships(*summaries)) return std::nullopt;
  return summaries;
}

std::optional<std::vector<GameSummary>> GameStore::readSummaries() {
  auto summaries = sudoku::readSummaries(m_database);
  const auto known = readForeknowledge(m_database);
  if (!summaries || !known || !addMemberships(*summaries)) return std::nullopt;
  for (GameSummary& summary : *summaries)
    if (const auto found = known->find(summary.id); found != known->end())
      summary.foreknowledge = found->second;
  return summaries;
}

/// Adds to each game the collections that have its puzzle. False if they cannot be read.
bool GameStore::addMemberships(std::vector<GameSummary>& summaries) {
  const auto memberships = readMemberships(m_database);
  if (!memberships) return false;
  std::unordered_map<qint64, GameSummary*> games;
  if (!memberships->empty())
    for (GameSummary& summary : summaries) games[summary.id] = &summary;
  for (const auto& [game, collection] : *memberships)
    if (const auto found = games.find(game); found != games.end())
      found->second->collections.push_back(collection);
  return true;
}

std::optional<std::vector<CollectionSummary>> GameStore::collections() {
  open();
  auto collections = readCollections(m_database);
  if (!collections && m_database.isDamaged() && mend()) collections = readCollections(m_database);
  return collections;
}

bool GameStore::renameCollection(qint64 id, const QString& name) {
  return tryAgain() &&
         writeInTransaction([&] { return sudoku::renameCollection(m_database, id, name); }, [] {});
}

bool GameStore::setCollectionRemoved(qint64 id, bool isRemoved) {
  const auto state = isRemoved ? CollectionState::Removed : CollectionState::Kept;
  return tryAgain() && writeInTransaction([&] { return setCollectionState(m_database, id, state); }, [] {});
}

std::vector<GameSummary> GameStore::puzzles(const CollectionSummary& collection,
                                            const std::vector<int>& numbers) {
  open();
  return readMembers(m_database, collection, numbers).value_or(std::vector<GameSummary>());
}

std::vector<int> GameStore::begunNumbers(qint64 collection) {
  open();
  return sudoku::begunNumbers(m_database, collection).value_or(std::vector<int>());
}

QString GameStore::nextPuzzle(qint64 collection, CollectionOrder order, int number) {
  open();
  const auto puzzle = order == CollectionOrder::AsListed ? unplayedPuzzle(m_database, collection, number)
                                                         : anyUnplayedPuzzle(m_database, collection);
  return toQString(puzzle.value_or(std::string()));
}

std::vector<Membership> GameStore::placesOf(const Grid& givens) {
  open();
  return sudoku::placesOf(m_database, givens).value_or(std::vector<Membership>());
}

std::optional<StoredGame> GameStore::game(qint64 id) {
  tryAgain();
  auto game = readGame(m_database, id);
  if (!game && m_database.isDamaged() && mend()) game = readGame(m_database, id);
  return game;
}

GameInPlay GameStore::resume(qint64 id) {
  m_walk.clear();
  tryAgain();
  return resumeAny({id});
}

bool GameStore::recordHelpOf(qint64 id, HelpKind kind) {
  if (!tryAgain()) return false;
  const auto claim = claimOf(id);
  if (claim->state() != FileLock::State::Held) return false;
  auto game = readGame(m_database, id);
  if (!game) return false;
  if (game->solvedMs) return true;
  const UniqueId last = game->events.empty() ? game->key : game->events.back().key;
  game->events.push_back({kind, game->position, 0, game->elapsedMs, UniqueId::after(last)});
  return writeInTransaction(
      [&] { return addLastEvent(m_database, *game, QDateTime::currentMSecsSinceEpoch()); }, [] {});
}

std::optional<LabelledGames> GameStore::labels(const std::vector<qint64>& ids) {
  return tryAgain() ? readLabels(m_database, ids) : std::nullopt;
}

bool GameStore::setLabels(const LabelledGames& games) {
  if (!tryAgain() || !writeInTransaction([&] { return writeLabels(m_database, games); }, [] {})) return false;
  const auto own = m_played ? games.find(m_played->game->id) : games.end();
  if (own == games.end()) return true;
  m_played->game->name = own->second.name;
  m_played->game->tags = own->second.tags;
  m_played->game->isStarred = own->second.isStarred;
  return true;
}

bool GameStore::setRemoved(const std::vector<qint64>& ids, bool isRemoved) {
  m_walk.clear();
  const qint64 time = isRemoved ? QDateTime::currentMSecsSinceEpoch() : 0;
  return tryAgain() && writeInTransaction([&] { return writeRemoved(m_database, ids, time); }, [] {});
}

std::optional<LeftGame> GameStore::leftGame() {
  return tryAgain() ? readLeftGame(m_database) : std::nullopt;
}

bool GameStore::dropUntouched(const std::vector<UniqueId>& keys) {
  if (!tryAgain()) return false;
  for (const UniqueId& key : keys) {
    for (const qint64 id : idsOf("SELECT id FROM games WHERE key = ?", {key.toBytes()})) {
      const auto claim = claimOf(id);
      if (claim->state() != FileLock::State::Held) continue;
      if (!writeInTransaction([&] { return deleteUntouched(m_database, id); }, [] {})) return false;
      if (idsOf("SELECT id FROM games WHERE id = ?", {id}).empty()) letGo(m_directory, {key});
      m_walk.clear();
    }
  }
  return true;
}

DailyIds GameStore::dailyIds() {
  open();
  return readDailyIds(m_database).value_or(DailyIds());
}

bool GameStore::addDailyId(const QDate& day, Level level, const QString& id) {
  return open() && writeInTransaction([&] { return addDailyIds(m_database, {{{day, level}, id}}); }, [] {});
}

MasteryTable GameStore::mastery() {
  auto table = readMastery(m_database);
  if (!table && m_database.isDamaged() && mend()) table = readMastery(m_database);
  MasteryTable all = table.value_or(MasteryTable());
  for (const auto& [technique, mastery] : m_newMastery) all[technique] += mastery;
  return all;
}

bool GameStore::recordMastery(Technique technique, MasteryKind kind) {
  ++m_newMastery[technique].of(kind);
  // Only the mastery is written: a game may have to be dropped yet.
  return open() && writeNewMastery();
}

/// Resumes the first of these games that nobody else plays; from now on it is the one played last.
GameInPlay GameStore::resumeAny(const std::vector<qint64>& ids) {
  auto game = claimAny(ids);
  if (game) record();
  return game;
}

/// Claims the first of these games that nobody else plays. What can be read of a damaged file is in the new
/// one, under the same ids.
GameInPlay GameStore::claimAny(const std::vector<qint64>& ids) {
  auto game = claimFirst(ids);
  for (int count = 0; !game && m_database.isDamaged() && count < kMostReplacements && mend(); ++count)
    game = claimFirst(ids);
  return game;
}

GameInPlay GameStore::claimFirst(const std::vector<qint64>& ids) {
  for (const qint64 id : ids) {
    if (m_played && m_played->game->id == id) return m_played->game;
    auto claim = claimOf(id);
    if (claim->state() != FileLock::State::Held) continue;
    m_database.forgetFailure();
    if (auto read = readKeptGame(m_database, id)) {
      const Grid board = *boardOf(read->game);
      // Events that could not be read have left gaps: all are written anew with the next change.
      const KeptPart kept{read->game.moves.size(), 0, 0};
      play({std::make_shared<StoredGame>(std::move(read->game)), board, read->createdMs, read->lastPlayedMs,
            kept, true, true, false, std::move(claim)});
      return m_played->game;
    }
    if (m_database.isDamaged()) break;
    if (!m_database.systemFailure().isEmpty()) {
      refuse(m_database.failure(), m_database.systemFailure());
      break;
    }
    m_notice = {StorageState::Kind::Notice, tr("A saved game cannot be read and has been left alone."),
                tr("Game %1 in %2", "a row of the file")
                    .arg(QString::number(id), QDir::toNativeSeparators(m_database.path()))};
  }
  return nullptr;
}

/// Resumes the last played one of the earlier games that could not be written yet.
GameInPlay GameStore::resumeUnwritten() {
  if (m_left.empty()) return nullptr;
  Played before = std::move(m_left.back());
  m_left.pop_back();
  play(std::move(before));
  return m_played->game;
}

/// Plays a game in place of the one before, which stays to be written.
void GameStore::play(Played played) {
  if (m_played && !m_played->isWritten) m_left.push_back(std::move(*m_played));
  m_played = std::move(played);
}

std::vector<qint64> GameStore::idsOf(const char* sql, const QVariantList& values) {
  auto rows = m_database.run(sql, values);
  if (!rows && m_database.isDamaged() && mend()) rows = m_database.run(sql, values);
  if (!rows && m_database.isUsable()) refuse(m_database.failure(), m_database.systemFailure());
  std::vector<qint64> ids;
  for (const auto& row : rows.value_or(TableRows())) ids.push_back(row.front().toLongLong());
  return ids;
}

/// Takes the lock that claims a row; null if somebody else has it.
std::unique_ptr<FileLock> GameStore::claimOf(qint64 id) {
  auto claim = std::make_unique<FileLock>(QDir(m_directory).filePath(u"game-%1.lock"_s.arg(id)));
  if (claim->state() == FileLock::State::Impossible)
    refuse(tr("the folder cannot be written to"), QDir::toNativeSeparators(m_directory));
  return claim;
}

/// Chooses and claims the row for a new game, before anybody can see it.
bool GameStore::claimNewRow(Played& played) {
  const auto rows = m_database.run("SELECT coalesce(max(id), 0) + 1 FROM games");
  if (!rows || rows->empty()) return false;
  // Another store may hold the next id too, if it still plays in a database that has been set aside.
  for (qint64 id = rows->front().front().toLongLong();; ++id) {
    auto claim = claimOf(id);
    if (claim->state() == FileLock::State::Taken) continue;
    if (claim->state() == FileLock::State::Impossible) return false;
    played.game->id = id;
    played.claim = std::move(claim);
    return true;
  }
}

/// Notes that something has been done in the game being played.
void GameStore::notePlayed() {
  m_played->lastPlayedMs = QDateTime::currentMSecsSinceEpoch();
}

/// Writes the changes of the game being played.
bool GameStore::record() {
  m_played->isWritten = false;
  return tryAgain();
}

/// Writes all that is not written yet, in its order.
bool GameStore::writeAll() {
  while (!m_left.empty()) {
    if (!write(m_left.front())) return false;
    m_left.pop_front();
  }
  if (m_played && !m_played->isWritten && !write(*m_played)) return false;
  if (!m_newMastery.empty() && !writeNewMastery()) return false;
  if (m_database.isUsable()) m_trouble.reset();
  return true;
}

/// Runs work in a transaction, and again in a new file if the old one turns out to be damaged. Whether that
/// went well.
bool GameStore::writeInTransaction(const std::function<bool()>& work,
                                   const std::function<void()>& afterFailure) {
  for (int replacements = 0; m_database.isUsable(); ++replacements) {
    if (m_database.inTransaction(work)) return true;
    afterFailure();
    if (!m_database.isDamaged() || replacements == kMostReplacements) {
      refuse(m_database.failure(), m_database.systemFailure());
      break;
    }
    if (!mend()) break;
  }
  return false;
}

/// Writes the changes of a game.
bool GameStore::write(Played& played) {
  // After a failure it is not known any more what is in the file.
  if (!writeInTransaction([&] { return writeRow(played); }, [&] { forgetRow(played); })) return false;
  played.kept = KeptPart::all(*played.game);
  played.isInserted = true;
  played.isWritten = true;
  played.hasNewMoves = false;
  return true;
}

bool GameStore::writeNewMastery() {
  if (!writeInTransaction([this] { return addMastery(m_database, m_newMastery); }, [] {})) return false;
  m_newMastery.clear();
  return true;
}

/// Brings the row of a game up to date. Makes a new row if the game has none, or if its row has gone with the
/// file.
bool GameStore::writeRow(Played& played) {
  auto row = std::optional(RowState::Other);
  if (played.game->id != 0) row = rowOf(m_database, *played.game);
  if (!row || (row == RowState::Other && !claimNewRow(played))) return false;
  if (row != RowState::Own) {
    played.kept = {};
    if (!insertGame(m_database, *played.game, played.createdMs)) return false;
  }
  return writeGame(m_database, *played.game, played.board, played.lastPlayedMs, played.kept);
}

/// Notes after a failure that all of the game has to be written the next time.
void GameStore::forgetRow(Played& played) {
  played.kept = {};
  if (played.isInserted) return;
  played.game->id = 0;
  played.claim.reset();
}

/// Puts back the open file if its name was deleted, or opens the file that has the name now.
bool GameStore::followFile() {
  const bool isDeleted = !QFileInfo::exists(m_database.path());
  if (isDeleted && !m_database.restoreFile() && !m_database.isDamaged()) {
    refuse(tr("the file has been deleted, and cannot be put back: %1").arg(m_database.failure()),
           m_database.systemFailure());
    return false;
  }
  m_database.close();
  rewriteAll();
  if (!open()) return false;
  m_notice = {
      StorageState::Kind::Notice,
      isDeleted ? tr("Another program has deleted the file of saved games. It has been put back.")
                : tr("Another program has replaced the file of saved games. This game has been added to it."),
      QDir::toNativeSeparators(m_database.path())};
  return true;
}

/// Replaces a file in which damage was found.
bool GameStore::mend() {
  m_database.close();
  if (replaceDamaged()) return open();
  refuse(tr("the file is damaged and cannot be set aside"), m_database.systemFailure());
  return false;
}

/// Gives the damaged file another name, unless another process has done so: the next to open makes a new one.
bool GameStore::replaceDamaged() {
  if (!m_database.setAside() && QFileInfo::exists(m_database.path()) && m_database.isInPlace()) return false;
  rewriteAll();
  return true;
}

/// Takes over the games of files that were set aside, by this process or one that was killed meanwhile.
void GameStore::beginRescue() {
  const QStringList files = filesToRescue(m_database.path());
  if (files.isEmpty() || isRescuing()) return;
  const auto sizeOf = [](const QString& file) {
    return QFileInfo(file).size() + QFileInfo(file + u"-wal"_s).size();
  };
  const bool areSmall = std::all_of(files.begin(), files.end(),
                                    [&](const QString& file) { return sizeOf(file) <= kRescuedAtOnceBytes; });
  const auto rescued = areSmall ? rescueAll(m_database) : std::nullopt;
  if (rescued)
    noteRescue(rescued->report, rescued->last);
  else
    m_rescue = std::make_unique<GameRescue>(m_directory);
}

/// Ends a rescue. What could not be taken over is tried again after a while: all of the file is read for
/// that.
void GameStore::endRescue() {
  const auto rescue = std::exchange(m_rescue, nullptr);
  if (!rescue->outcome()) {
    m_nextRescue.emplace(kRescueRestMs);
    return;
  }
  noteRescue(rescue->outcome()->report, rescue->outcome()->last);
  if (m_played) m_played->isWritten = false;  // it is the game played last
}

void GameStore::noteRescue(const RescueReport& report, const QString& aside) {
  QString sentence = tr("The file of saved games was damaged.");
  if (report.lost == 0 && report.inPart == 0)
    sentence += u' ' + (report.saved == 0 ? tr("No game in it could be read.")
                                          : tr("All games in it could be saved: %1.").arg(report.saved));
  else
    sentence += u' ' + tr("Games saved from it: %1, %2 of them without their last moves; games lost: %3.")
                           .arg(report.saved)
                           .arg(report.inPart)
                           .arg(report.lost);
  if (report.fromBackup > 0) sentence += u' ' + tr("From the backups: %1.").arg(report.fromBackup);
  m_notice = {StorageState::Kind::Notice, sentence,
              tr("The damaged file is kept as %1.").arg(QDir::toNativeSeparators(aside))};
}

/// Marks all games of this store to be written anew, for the file is another one.
void GameStore::rewriteAll() {
  const auto rewrite = [](Played& played) {
    played.kept = {};
    played.isWritten = false;
    played.hasNewMoves = !played.game->moves.empty();
  };
  std::for_each(m_left.begin(), m_left.end(), rewrite);
  if (m_played) rewrite(*m_played);
}

void GameStore::refuse(const QString& reason, const QString& systemReason) {
  const QString why = reason.isEmpty() ? tr("the file cannot be written to") : reason;
  m_trouble = {StorageState::Kind::Trouble,
               tr("Not saved: %1. What you play is saved as soon as that is possible.").arg(why),
               tr("File: %1\nReason: %2").arg(QDir::toNativeSeparators(m_database.path()), systemReason)};
}

}  // namespace sudoku
