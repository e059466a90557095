#include "gamerows.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <limits>
#include <string_view>
#include <utility>

#include <QDateTime>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/grid/naming.h>
#include <sudoku/making/puzzleid.h>
#include <sudoku/solving/solver.h>

#include "moverows.h"
#include "toqstring.h"

namespace sudoku {

namespace {

QVariant toVariant(std::optional<Digit> digit) {
  return digit ? QVariant(digit->value()) : QVariant();
}

std::optional<Digit> toDigit(const QVariant& value) {
  const auto number = toNumber(value, 1, kDigitCount);
  return number ? std::optional(Digit(static_cast<int>(*number))) : std::nullopt;
}

std::optional<std::vector<PlayedMove>> toMoves(const GameDatabase::Rows& rows) {
  std::vector<PlayedMove> moves;
  for (const auto& row : rows) {
    auto move = toMove(row);
    if (!move || row[1].toLongLong() != static_cast<qint64>(moves.size()) + 1) return std::nullopt;
    moves.push_back(std::move(*move));
  }
  return moves;
}

std::vector<HelpEvent> toEvents(const GameDatabase::Rows& rows) {
  std::vector<HelpEvent> events;
  for (const auto& row : rows)
    if (const auto event = toEvent(row)) events.push_back(*event);
  return events;
}

/// Writes all moves or events but the first `kept`, which are there, in place of all that follow those.
template <typename Item>
bool replaceFrom(GameDatabase& database, const char* deletion, const char* insertion, qint64 game,
                 const std::vector<Item>& items, std::size_t kept) {
  if (!database.run(deletion, {game, static_cast<qint64>(kept)})) return false;
  for (std::size_t index = kept; index < items.size(); ++index) {
    const QVariantList key = {game, static_cast<qint64>(index) + 1};
    if (!database.run(insertion, key + toColumns(items[index]))) return false;
  }
  return true;
}

bool writeMovesAndEvents(GameDatabase& database, const StoredGame& game, const KeptPart& kept) {
  return replaceFrom(database, "DELETE FROM moves WHERE game = ? AND number > ?",
                     "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", game.id, game.moves,
                     kept.moves) &&
         replaceFrom(database, "DELETE FROM events WHERE game = ? AND number > ?",
                     "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?)", game.id, game.events, kept.events);
}

QVariant toVariant(std::optional<bool> answer) {
  return answer ? QVariant(*answer ? 1 : 0) : QVariant();
}

/// An id that makes a puzzle: anything else is nothing to show to a player.
QString toPuzzleId(const QVariant& value) {
  const QString id = value.toString();
  return parsePuzzleId(id.toStdString()) ? id : QString();
}

}  // namespace

std::optional<StoredGame> toGame(const GameRows& rows) {
  const auto& row = rows.game;
  auto moves = toMoves(rows.moves);
  if (row.size() != kGameColumns || !moves) return std::nullopt;
  const auto givens = parseLine(row[4].toString().toStdString());
  const auto position = toNumber(row[7], 0, static_cast<qint64>(moves->size()));
  const auto chosenDigit = toDigit(row[9]);
  if (!givens || !position || chosenDigit.has_value() == row[9].isNull()) return std::nullopt;
  const auto puzzle = toPuzzle(*givens);
  if (!puzzle) return std::nullopt;
  StoredGame game;
  game.id = row[0].toLongLong();
  game.puzzle = *puzzle;
  game.puzzleId = toPuzzleId(row[5]);
  game.level = fromName<Level>(row[6].toString().toStdString());
  game.moves = std::move(*moves);
  game.position = static_cast<int>(*position);
  game.chosenDigit = chosenDigit;
  game.hints = row[10].toBool();
  game.notesMode = row[11].toBool();
  game.elapsedMs = std::clamp(row[12].toLongLong(), qint64{0}, kLongestTimeMs);
  if (const auto answer = toNumber(row[13], 0, 1)) game.notesComplete = *answer == 1;
  game.events = toEvents(rows.events);
  return boardOf(game) ? std::optional(std::move(game)) : std::nullopt;
}

std::optional<StoredGame> toPartOfGame(GameRows rows) {
  if (rows.game.size() != kGameColumns) return std::nullopt;
  const qint64 position = rows.game[7].toLongLong();
  // Where it fails the next prefix is one move shorter: games are short, and this is rare.
  for (;; rows.moves.pop_back()) {
    rows.game[7] = std::min(position, static_cast<qint64>(rows.moves.size()));
    if (auto game = toGame(rows)) return game;
    if (rows.moves.empty()) return std::nullopt;
  }
}

std::optional<StoredGame> readGame(GameDatabase& database, qint64 id) {
  const auto games = database.run("SELECT * FROM games WHERE id = ?", {id});
  const auto moves = database.run("SELECT * FROM moves WHERE game = ? ORDER BY number", {id});
  const auto events = database.run("SELECT * FROM events WHERE game = ? ORDER BY number", {id});
  if (!games || games->size() != 1 || !moves || !events) return std::nullopt;
  return toGame({games->front(), *moves, *events});
}

std::optional<RowState> rowOf(GameDatabase& database, const StoredGame& game) {
  const auto rows = database.run("SELECT givens FROM games WHERE id = ?", {game.id});
  if (!rows) return std::nullopt;
  if (rows->empty()) return RowState::Free;
  return rows->front().front() == toQString(toLine(game.puzzle.givens)) ? RowState::Own : RowState::Other;
}

bool insertGame(GameDatabase& database, const StoredGame& game) {
  return database
      .run(
          "INSERT INTO games (id, created, last_played, play_order, givens, puzzle_number, level)"
          " VALUES (?, ?, 0, 0, ?, ?, ?)",
          {game.id, QDateTime::currentMSecsSinceEpoch(), toQString(toLine(game.puzzle.givens)),
           game.puzzleId.isEmpty() ? QVariant() : game.puzzleId,
           game.level ? toQString(nameOf(*game.level)) : QVariant()})
      .has_value();
}

bool writeGame(GameDatabase& database, const StoredGame& game, bool finished, const KeptPart& kept) {
  return database.run(
             "UPDATE games SET position = ?, finished = ?, chosen_digit = ?, hints = ?, notes_mode = ?,"
             " elapsed_ms = ?, notes_complete = ?, last_played = ?,"
             " play_order = (SELECT max(play_order) FROM games) + 1 WHERE id = ?",
             {game.position, finished, toVariant(game.chosenDigit), game.hints, game.notesMode,
              game.elapsedMs, toVariant(game.notesComplete), QDateTime::currentMSecsSinceEpoch(), game.id}) &&
         writeMovesAndEvents(database, game, kept);
}

bool copyGame(GameDatabase& database, std::vector<QVariant> row, const StoredGame& game) {
  assert(row.size() == kGameColumns);
  row[7] = game.position;
  row[8] = isSolved(boardOf(game).value_or(game.puzzle.givens));
  row[12] = game.elapsedMs;
  row[13] = toVariant(game.notesComplete);
  return database.run("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      QVariantList(row.begin(), row.end())) &&
         writeMovesAndEvents(database, game, {});
}

std::optional<MasteryTable> readMastery(GameDatabase& database) {
  const auto rows = database.run("SELECT * FROM mastery");
  return rows ? std::optional(toMastery(*rows)) : std::nullopt;
}

MasteryTable toMastery(const GameDatabase::Rows& rows) {
  constexpr std::size_t kColumns = 4;
  const auto count = [](const QVariant& value) {
    return static_cast<int>(toNumber(value, 0, std::numeric_limits<int>::max()).value_or(0));
  };
  MasteryTable table;
  for (const auto& row : rows) {
    if (row.size() != kColumns) continue;
    if (const auto technique = techniqueNamed(row[0].toString().toStdString()))
      table[*technique] = {count(row[1]), count(row[2]), count(row[3])};
  }
  return table;
}

bool addMastery(GameDatabase& database, const MasteryTable& table) {
  return std::all_of(table.begin(), table.end(), [&](const auto& entry) {
    const auto& [technique, mastery] = entry;
    return database.run(
        "INSERT INTO mastery VALUES (?, ?, ?, ?) ON CONFLICT (technique) DO UPDATE SET seen = seen +"
        " excluded.seen, found_alone = found_alone + excluded.found_alone,"
        " found_in_practice = found_in_practice + excluded.found_in_practice",
        {toQString(infoOf(technique).code), mastery.seen, mastery.foundAlone, mastery.foundInPractice});
  });
}

}  // namespace sudoku
