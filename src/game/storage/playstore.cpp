#include "playstore.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include <QDateTime>
#include <QSignalBlocker>

#include <sudoku/formats/formats.h>

#include "game/base/localday.h"
#include "gametables.h"
#include "unite.h"

namespace sudoku {
namespace {

/// How often one call looks for a game again after the file was damaged and replaced.
constexpr int kMostNewFiles = 2;

}  // namespace

std::optional<StoredGame> PlayStore::resumeLatest() {
  m_walk.clear();
  // Usually one of the latest five games is not played by another program; reading the ids of all games would
  // take longer when the program starts.
  auto game =
      claimAny(m_file.idsOf("SELECT id FROM games WHERE removed = 0 ORDER BY play_order DESC LIMIT 5"));
  if (game) return game;
  return claimAny(m_file.idsOf("SELECT id FROM games WHERE removed = 0 ORDER BY play_order DESC"));
}

std::optional<StoredGame> PlayStore::resumePrevious() {
  if (!m_file.tryAgain()) return resumeUnwritten();
  // Remembers the order of the games, which changes when a game is resumed and so becomes the latest one.
  if (m_walk.empty())
    m_walk = m_file.idsOf("SELECT id FROM games WHERE removed = 0 ORDER BY play_order DESC");
  const auto here = std::find(m_walk.begin(), m_walk.end(), m_played ? m_played->id : 0);
  std::vector<qint64> others(here == m_walk.end() ? here : here + 1, m_walk.end());
  others.insert(others.end(), m_walk.begin(), here);
  return resumeAny(others);
}

std::optional<StoredGame> PlayStore::resumeUnfinished(const Grid& givens) {
  m_walk.clear();
  m_file.tryAgain();
  return resumeAny(
      m_file.idsOf("SELECT id FROM games WHERE givens = ? AND status = 'open' AND removed = 0"
                   " ORDER BY play_order DESC",
                   {QString::fromStdString(toLine(givens))}));
}

std::optional<StoredGame> PlayStore::resume(qint64 id) {
  m_walk.clear();
  m_file.tryAgain();
  return resumeAny({id});
}

StoredGame PlayStore::add(StoredGame game) {
  const QSignalBlocker blocker(this);
  m_walk.clear();
  game.id = 0;
  if (game.key.isNull()) game.key = UniqueId::make();
  const Grid board = boardOf(game).value_or(game.puzzle.givens);
  const qint64 now = QDateTime::currentMSecsSinceEpoch();
  game.begunDay = dayKeptFor(now, std::nullopt);
  play({.key = game.key,
        .board = board,
        .createdMs = now,
        .lastPlayedMs = now,
        .hasNewMoves = !game.moves.empty()});
  record(game);
  game.id = m_played->id;
  return game;
}

bool PlayStore::hasEarlierGame() {
  const qint64 id = m_played ? m_played->id : 0;
  return !m_file.idsOf("SELECT id FROM games WHERE id <> ? AND removed = 0 LIMIT 1", {id}).empty();
}

void PlayStore::drop() {
  if (!m_played) return;
  GameDatabase& database = m_file.database();
  const KeptPart& all = m_played->all;
  const bool isBare = all.moves == 0 && all.events == 0 && all.checkpoints == 0;
  if (m_played->id != 0 && isBare && !database.isReadOnly())
    database.inTransaction([&] { return database.run("DELETE FROM games WHERE id = ?", {m_played->id}); });
  if (m_played->id == 0 || isBare) m_played.reset();
}

bool PlayStore::recordMove(const StoredGame& game, const Grid& board) {
  assert(game.position == static_cast<int>(game.moves.size()));
  return recordPosition(game, board);
}

bool PlayStore::recordPosition(const StoredGame& game, const Grid& board) {
  if (!isPlayed(game)) return false;
  m_played->board = board;
  m_played->hasNewMoves = true;
  return recordPlay(game);
}

bool PlayStore::recordHelp(const StoredGame& game) {
  assert(!game.events.empty());
  return isPlayed(game) && recordPlay(game);
}

/// Saves the game being played after the player has done something in it.
bool PlayStore::recordPlay(const StoredGame& game) {
  m_walk.clear();
  m_played->lastPlayedMs = QDateTime::currentMSecsSinceEpoch();
  return record(game);
}

bool PlayStore::recordSettings(const StoredGame& game) {
  return isPlayed(game) && record(game);
}

bool PlayStore::recordCheckpoints(const StoredGame& game) {
  if (isPlayed(game)) m_played->kept.checkpoints = 0;
  return recordSettings(game);
}

std::optional<StoredGame> PlayStore::unite(const KeptGame& other) {
  if (!isPlayed(other.game) || !m_file.tryAgain()) return std::nullopt;
  const auto own = readKeptGame(m_file.database(), m_played->id);
  auto united = own ? uniteInPlay(*own, other) : std::nullopt;
  if (!united || *united == *own || !m_file.write([&] { return writeKeptGame(m_file.database(), *united); }))
    return std::nullopt;
  m_played->board = boardOf(united->game).value_or(united->game.puzzle.givens);
  m_played->createdMs = united->createdMs;
  m_played->lastPlayedMs = united->lastPlayedMs;
  m_played->kept = KeptPart::all(united->game);
  const QSignalBlocker blocker(this);
  record(united->game);
  united->game.id = m_played->id;
  return std::move(united->game);
}

void PlayStore::noteLabels(const LabelledGames& games) {
  if (!m_played || !m_played->unwritten) return;
  const auto own = games.find(m_played->id);
  if (own == games.end()) return;
  m_played->unwritten->name = own->second.name;
  m_played->unwritten->tags = own->second.tags;
  m_played->unwritten->isStarred = own->second.isStarred;
}

bool PlayStore::hasUnwrittenMoves() const {
  const auto isUnwritten = [](const Played& played) { return played.hasNewMoves; };
  return (m_played && isUnwritten(*m_played)) || std::any_of(m_left.begin(), m_left.end(), isUnwritten);
}

/// Writes everything that is not written yet, the earliest game first.
bool PlayStore::writePending() {
  while (!m_left.empty()) {
    if (!write(m_left.front(), *m_left.front().unwritten)) return false;
    m_left.pop_front();
  }
  if (!m_played || m_played->isWritten) return true;
  if (m_recorded != nullptr) return writePlayed(*m_recorded);
  const auto game = playedGame();
  return !game || writePlayed(*game);
}

/// Writes the changes of the game being played. Emits rowChanged() if it gets another row.
bool PlayStore::writePlayed(const StoredGame& game) {
  const qint64 before = m_played->id;
  const bool isWritten = write(*m_played, game);
  if (isWritten) m_played->unwritten.reset();
  if (m_played->id != before) emit rowChanged(m_played->id);
  return isWritten;
}

/// The present state of the game being played; nothing if neither m_source nor the database has it.
std::optional<StoredGame> PlayStore::playedGame() {
  if (m_played->unwritten) return m_played->unwritten;
  if (m_source && isPlayed(m_source())) return m_source();
  auto read = readGame(m_file.database(), m_played->id);
  return read && isPlayed(*read) ? read : std::nullopt;
}

/// Has the game being played, and earlier games with unwritten changes, written completely, since another
/// file has replaced the database.
void PlayStore::fileReplaced() {
  const auto rewrite = [](Played& played) {
    played.kept = {};
    played.isWritten = false;
    played.hasNewMoves = played.all.moves > 0;
  };
  std::for_each(m_left.begin(), m_left.end(), rewrite);
  if (m_played) rewrite(*m_played);
}

void PlayStore::gamesTakenOver() {
  if (m_played) m_played->isWritten = false;  // written again, so that it becomes the latest game
}

/// Resumes the first of these games that nobody else plays, which becomes the latest game.
std::optional<StoredGame> PlayStore::resumeAny(const std::vector<qint64>& ids) {
  const QSignalBlocker blocker(this);
  auto game = claimAny(ids);
  if (!game) return std::nullopt;
  record(*game);
  game->id = m_played->id;
  return game;
}

/// Claims the first of these games that nobody else plays, so that no other program resumes it. If the file
/// is damaged, looks in the new file, which has the games that could be read under the same ids.
std::optional<StoredGame> PlayStore::claimAny(const std::vector<qint64>& ids) {
  auto game = claimFirst(ids);
  for (int count = 0; !game && m_file.database().isDamaged() && count < kMostNewFiles && m_file.mend();
       ++count)
    game = claimFirst(ids);
  return game;
}

std::optional<StoredGame> PlayStore::claimFirst(const std::vector<qint64>& ids) {
  GameDatabase& database = m_file.database();
  for (const qint64 id : ids) {
    if (m_played && m_played->id == id) return playedGame();
    auto claim = m_file.claim(id);
    if (claim->state() != FileLock::State::Held) continue;
    database.forgetFailure();
    if (auto read = readKeptGame(database, id)) {
      play({.id = id,
            .key = read->game.key,
            .board = *boardOf(read->game),
            .createdMs = read->createdMs,
            .lastPlayedMs = read->lastPlayedMs,
            .all = KeptPart::all(read->game),
            // Help and named positions that could not be read have left gaps, so all are written again with
            // the next change.
            .kept = {read->game.moves.size(), 0, 0},
            .isInserted = true,
            .isWritten = true,
            .claim = std::move(claim)});
      return std::move(read->game);
    }
    if (database.isDamaged()) break;
    if (!database.systemFailure().isEmpty()) {
      m_file.refuse(database.failure(), database.systemFailure());
      break;
    }
    m_file.noteUnreadable(id);
  }
  return std::nullopt;
}

/// Resumes the latest of the earlier games that could not be written yet.
std::optional<StoredGame> PlayStore::resumeUnwritten() {
  if (m_left.empty()) return std::nullopt;
  Played before = std::move(m_left.back());
  m_left.pop_back();
  play(std::move(before));
  return m_played->unwritten;
}

/// Replaces the game being played; the former game remains to be written if it has unwritten changes.
void PlayStore::play(Played played) {
  if (m_played && !m_played->isWritten) {
    m_played->unwritten = playedGame();
    if (m_played->unwritten) m_left.push_back(std::move(*m_played));
  }
  m_played = std::move(played);
}

/// Chooses the row id of a new game and claims it before the row exists.
bool PlayStore::claimNewRow(Played& played) {
  const auto rows = m_file.database().run("SELECT coalesce(max(id), 0) + 1 FROM games");
  if (!rows || rows->empty()) return false;
  // The next id may also be claimed by another process that still plays in a database that has been replaced.
  for (qint64 id = rows->front().front().toLongLong();; ++id) {
    auto claim = m_file.claim(id);
    if (claim->state() == FileLock::State::Taken) continue;
    if (claim->state() == FileLock::State::Impossible) return false;
    played.id = id;
    played.claim = std::move(claim);
    return true;
  }
}

/// Writes the changes of the game being played, and remembers its state if that fails.
bool PlayStore::record(const StoredGame& game) {
  m_played->isWritten = false;
  m_played->all = KeptPart::all(game);
  m_recorded = &game;
  const bool isWell = m_file.tryAgain();
  m_recorded = nullptr;
  if (!m_played->isWritten) m_played->unwritten = game;
  return isWell;
}

/// Writes the changes of a game to the database. Returns whether that succeeded.
bool PlayStore::write(Played& played, const StoredGame& game) {
  // After a failure it is unknown what the file contains, so the game will be written completely.
  if (!m_file.write([&] { return writeRow(played, game); }, [&] { forgetRow(played); })) return false;
  played.kept = KeptPart::all(game);
  played.isInserted = true;
  played.isWritten = true;
  played.hasNewMoves = false;
  return true;
}

/// Brings the row of a game up to date. Makes a new row if the game has none, or if its row was lost with the
/// file.
bool PlayStore::writeRow(Played& played, const StoredGame& game) {
  GameDatabase& database = m_file.database();
  auto row = std::optional(RowState::Other);
  if (played.id != 0) row = rowOf(database, played.id, played.key);
  if (!row || (row == RowState::Other && !claimNewRow(played))) return false;
  if (row == RowState::Own && game.id == played.id)
    return writeGame(database, game, played.board, played.lastPlayedMs, played.kept);
  StoredGame placed = game;
  placed.id = played.id;
  if (row != RowState::Own) {
    played.kept = {};
    if (!insertGame(database, placed, played.createdMs)) return false;
  }
  return writeGame(database, placed, played.board, played.lastPlayedMs, played.kept);
}

/// After a failure, marks all of a game to be written the next time.
void PlayStore::forgetRow(Played& played) {
  played.kept = {};
  if (played.isInserted) return;
  played.id = 0;
  played.claim.reset();
}

}  // namespace sudoku
