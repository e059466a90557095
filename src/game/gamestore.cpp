#include "gamestore.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <string_view>
#include <utility>

#include <QDateTime>
#include <QDir>

#include <sudoku/checker.h>
#include <sudoku/formats.h>
#include <sudoku/naming.h>

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

/// As the moves are kept.
template <>
struct Names<Move::Kind> {
  static constexpr std::array kNames = {
      Named<Move::Kind>{Move::Kind::Enter, "enter"},
      Named<Move::Kind>{Move::Kind::Clear, "clear"},
      Named<Move::Kind>{Move::Kind::ToggleNote, "note"},
  };
};

namespace {

QString toQString(std::string_view text) {
  return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}

QVariant toVariant(std::optional<Digit> digit) {
  return digit ? QVariant(digit->value()) : QVariant();
}

/// A whole number in a range, or nothing.
std::optional<int> toNumber(const QVariant& value, int least, int most) {
  bool isNumber = false;
  const qlonglong number = value.toLongLong(&isNumber);
  if (value.isNull() || !isNumber || number < least || number > most) return std::nullopt;
  return static_cast<int>(number);
}

std::optional<Digit> toDigit(const QVariant& value) {
  const auto number = toNumber(value, 1, kDigitCount);
  return number ? std::optional(Digit(*number)) : std::nullopt;
}

std::optional<Move> toMove(const QVariant& kindName, const QVariant& cellIndex, const QVariant& digitValue) {
  const auto kind = fromName<Move::Kind>(kindName.toString().toStdString());
  const auto cell = toNumber(cellIndex, 0, kCellCount - 1);
  const auto digit = toDigit(digitValue);
  const bool needsDigit = kind != Move::Kind::Clear;
  if (!kind || !cell || needsDigit != digit.has_value() || digitValue.isNull() == needsDigit)
    return std::nullopt;
  return Move{*kind, Cell(*cell), digit};
}

/// What stands on the board, or nothing if some move, undone or not, could not have been made.
std::optional<Grid> replay(const StoredGame& game) {
  GameState state(game.puzzle);
  Grid board = state.board;
  int made = 0;
  for (const Move& move : game.moves) {
    if (state.isGiven(move.cell) || isSolved(state.board)) return std::nullopt;
    state = applyMove(state, move);
    if (++made == game.position) board = state.board;
  }
  return board;
}

}  // namespace

GameStore::GameStore(const QString& directory) : m_directory(directory), m_database(directory) {}

QString GameStore::complaint() const {
  for (const QString& complaint : {m_writeComplaint, m_database.complaint(), m_claimComplaint})
    if (!complaint.isEmpty()) return complaint;
  return m_readComplaint;
}

std::optional<StoredGame> GameStore::takeUpLatest() {
  m_walk.clear();
  return takeUp(idsOf("SELECT id FROM games ORDER BY play_order DESC"));
}

std::optional<StoredGame> GameStore::takeUpPrevious(qint64 id) {
  // Taking a game up makes it the one played last, so the order has to be remembered for a walk through it.
  if (m_walk.empty()) m_walk = idsOf("SELECT id FROM games ORDER BY play_order DESC");
  const auto here = std::find(m_walk.begin(), m_walk.end(), id);
  std::vector<qint64> others(here == m_walk.end() ? here : here + 1, m_walk.end());
  others.insert(others.end(), m_walk.begin(), here);
  return resume(others);
}

std::optional<StoredGame> GameStore::takeUpUnfinished(const Grid& givens) {
  m_walk.clear();
  return resume(idsOf("SELECT id FROM games WHERE givens = ? AND finished = 0 ORDER BY play_order DESC",
                      {toQString(toLine(givens))}));
}

qint64 GameStore::add(const StoredGame& game) {
  m_walk.clear();
  const bool finished = isSolved(replay(game).value_or(game.puzzle.givens));
  m_played = Played{game, finished, 0, nullptr};
  m_played->game.id = 0;
  if (!settle(insert())) m_played.reset();
  return m_played ? m_played->game.id : 0;
}

bool GameStore::recordMove(qint64 id, int position, const Move& move, qint64 elapsedMs, bool solved) {
  if (!plays(id)) return false;
  m_walk.clear();
  StoredGame& game = m_played->game;
  const auto before = static_cast<std::size_t>(position) - 1;
  assert(position >= 1 && before <= game.moves.size());
  game.moves.erase(game.moves.begin() + position - 1, game.moves.end());
  game.moves.push_back(move);
  game.position = position;
  game.elapsedMs = elapsedMs;
  m_played->finished = solved;
  m_played->keptMoves = std::min(m_played->keptMoves, before);
  return settle(update());
}

bool GameStore::recordPosition(qint64 id, int position, qint64 elapsedMs, bool solved) {
  if (!plays(id)) return false;
  m_walk.clear();
  assert(position >= 0 && static_cast<std::size_t>(position) <= m_played->game.moves.size());
  m_played->game.position = position;
  m_played->game.elapsedMs = elapsedMs;
  m_played->finished = solved;
  return settle(update());
}

bool GameStore::recordSettings(qint64 id, std::optional<Digit> chosenDigit, bool hints, bool notesMode,
                               qint64 elapsedMs) {
  if (!plays(id)) return false;
  StoredGame& game = m_played->game;
  game.chosenDigit = chosenDigit;
  game.hints = hints;
  game.notesMode = notesMode;
  game.elapsedMs = elapsedMs;
  return settle(update());
}

/// The first of these games that nobody else plays, from now on the one played last.
std::optional<StoredGame> GameStore::resume(const std::vector<qint64>& ids) {
  auto game = takeUp(ids);
  if (game) settle(update());
  return game;
}

/// The first of these games that nobody else plays.
std::optional<StoredGame> GameStore::takeUp(const std::vector<qint64>& ids) {
  for (const qint64 id : ids) {
    if (!plays(id)) {
      auto claim = claimOf(id);
      if (claim->state() != FileLock::State::Held) continue;
      auto game = read(id);
      if (!game && m_database.isDamaged()) break;
      if (!game) continue;
      const bool finished = isSolved(*replay(*game));
      const std::size_t keptMoves = game->moves.size();
      m_played = Played{std::move(*game), finished, keptMoves, std::move(claim)};
    }
    return m_played->game;
  }
  if (m_database.mend() && m_played) settle(insert());
  return std::nullopt;
}

/// The game in a row, or nothing if it could not be played so.
std::optional<StoredGame> GameStore::read(qint64 id) {
  auto game = readGame(id);
  if (game && replay(*game)) return game;
  m_readComplaint = tr("A saved game cannot be read and has been left alone.");
  return std::nullopt;
}

std::optional<StoredGame> GameStore::readGame(qint64 id) {
  const auto rows = m_database.run(
      "SELECT givens, puzzle_number, level, position, chosen_digit, hints, notes_mode, elapsed_ms"
      " FROM games WHERE id = ?",
      {id});
  auto moves = readMoves(id);
  if (!rows || rows->size() != 1 || !moves) return std::nullopt;
  const auto& row = rows->front();
  const auto givens = parseLine(row[0].toString().toStdString());
  const auto position = toNumber(row[3], 0, static_cast<int>(moves->size()));
  const auto chosenDigit = toDigit(row[4]);
  const qint64 elapsedMs = row[7].toLongLong();
  if (!givens || !position || chosenDigit.has_value() == row[4].isNull() || elapsedMs < 0)
    return std::nullopt;
  const auto puzzle = toPuzzle(*givens);
  if (!puzzle) return std::nullopt;
  return StoredGame{id,
                    *puzzle,
                    row[1].toString(),
                    fromName<Level>(row[2].toString().toStdString()),
                    std::move(*moves),
                    *position,
                    chosenDigit,
                    row[5].toBool(),
                    row[6].toBool(),
                    elapsedMs};
}

std::optional<std::vector<Move>> GameStore::readMoves(qint64 id) {
  const auto rows =
      m_database.run("SELECT number, kind, cell, digit FROM moves WHERE game = ? ORDER BY number", {id});
  if (!rows) return std::nullopt;
  std::vector<Move> moves;
  for (const auto& row : *rows) {
    const auto move = toMove(row[1], row[2], row[3]);
    if (!move || row[0].toLongLong() != static_cast<qint64>(moves.size()) + 1) return std::nullopt;
    moves.push_back(*move);
  }
  return moves;
}

std::vector<qint64> GameStore::idsOf(const char* sql, const QVariantList& values) {
  std::vector<qint64> ids;
  for (const auto& row : m_database.run(sql, values).value_or(GameDatabase::Rows()))
    ids.push_back(row.front().toLongLong());
  return ids;
}

/// The lock that claims a row, if nobody else has it.
std::unique_ptr<FileLock> GameStore::claimOf(qint64 id) {
  auto claim = std::make_unique<FileLock>(QDir(m_directory).filePath(u"game-%1.lock"_s.arg(id)));
  m_claimComplaint.clear();
  if (claim->state() == FileLock::State::Impossible)
    m_claimComplaint = tr("Games cannot be saved in %1: it cannot be written to.")
                           .arg(QDir::toNativeSeparators(m_directory));
  return claim;
}

/// Chooses and claims the row for a new game, before anybody can see it.
bool GameStore::claimNewRow() {
  const auto ids = idsOf("SELECT coalesce(max(id), 0) + 1 FROM games");
  if (ids.empty()) return false;
  // Another store may hold the next number too, if it still plays in a database that has been set aside.
  for (qint64 id = ids.front();; ++id) {
    auto claim = claimOf(id);
    if (claim->state() == FileLock::State::Taken) continue;
    if (claim->state() == FileLock::State::Impossible) return false;
    m_played->game.id = id;
    m_played->claim = std::move(claim);
    return true;
  }
}

/// Writes the game being played as a new row.
bool GameStore::insert() {
  m_played->keptMoves = 0;
  return m_database.inTransaction([this] {
    StoredGame& game = m_played->game;
    if (game.id == 0 && !claimNewRow()) return false;
    return m_database
               .run(
                   "INSERT INTO games (id, created, last_played, play_order, givens, puzzle_number, level)"
                   " VALUES (?, ?, 0, 0, ?, ?, ?)",
                   {game.id, QDateTime::currentMSecsSinceEpoch(), toQString(toLine(game.puzzle.givens)),
                    game.puzzleNumber.isEmpty() ? QVariant() : game.puzzleNumber,
                    game.level ? toQString(nameOf(*game.level)) : QVariant()})
               .has_value() &&
           write();
  });
}

/// Brings the row of the game being played up to date.
bool GameStore::update() {
  return m_database.inTransaction([this] { return write(); });
}

/// Writes what changes during play, in a transaction.
bool GameStore::write() {
  const StoredGame& game = m_played->game;
  if (!m_database.run("DELETE FROM moves WHERE game = ? AND number > ?",
                      {game.id, static_cast<qint64>(m_played->keptMoves)}))
    return false;
  for (std::size_t index = m_played->keptMoves; index < game.moves.size(); ++index) {
    const Move& move = game.moves[index];
    if (!m_database.run("INSERT INTO moves (game, number, kind, cell, digit) VALUES (?, ?, ?, ?, ?)",
                        {game.id, static_cast<qint64>(index) + 1, toQString(nameOf(move.kind)),
                         move.cell.index(), toVariant(move.digit)}))
      return false;
  }
  return m_database
      .run(
          "UPDATE games SET position = ?, finished = ?, chosen_digit = ?, hints = ?, notes_mode = ?,"
          " elapsed_ms = ?, last_played = ?, play_order = (SELECT max(play_order) FROM games) + 1"
          " WHERE id = ?",
          {game.position, m_played->finished, toVariant(game.chosenDigit), game.hints, game.notesMode,
           game.elapsedMs, QDateTime::currentMSecsSinceEpoch(), game.id})
      .has_value();
}

/// Notes how writing the game being played went, after another try in a new database if the old one turns out
/// to be damaged.
bool GameStore::settle(bool written) {
  const bool kept = written || (m_database.mend() && insert());
  if (kept) m_played->keptMoves = m_played->game.moves.size();
  m_writeComplaint.clear();
  if (!kept && m_database.isUsable() && m_claimComplaint.isEmpty())
    m_writeComplaint = tr("This game cannot be saved: %1.").arg(m_database.failure());
  return kept;
}

}  // namespace sudoku
