#include "gamerows.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string_view>
#include <utility>

#include <QDateTime>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/grid/naming.h>
#include <sudoku/making/puzzleid.h>
#include <sudoku/solving/solver.h>

namespace sudoku {

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

std::optional<std::vector<Move>> toMoves(const GameDatabase::Rows& rows) {
  std::vector<Move> moves;
  for (const auto& row : rows) {
    if (row.size() != kMoveColumns) return std::nullopt;
    const auto move = toMove(row[2], row[3], row[4]);
    if (!move || row[1].toLongLong() != static_cast<qint64>(moves.size()) + 1) return std::nullopt;
    moves.push_back(*move);
  }
  return moves;
}

bool insertMoves(GameDatabase& database, const StoredGame& game, std::size_t from) {
  for (std::size_t index = from; index < game.moves.size(); ++index) {
    const Move& move = game.moves[index];
    if (!database.run("INSERT INTO moves (game, number, kind, cell, digit) VALUES (?, ?, ?, ?, ?)",
                      {game.id, static_cast<qint64>(index) + 1, toQString(nameOf(move.kind)),
                       move.cell.index(), toVariant(move.digit)}))
      return false;
  }
  return true;
}

/// An id that makes a puzzle: anything else is nothing to show to a player.
QString toPuzzleId(const QVariant& value) {
  const QString id = value.toString();
  return parsePuzzleId(id.toStdString()) ? id : QString();
}

}  // namespace

std::optional<StoredGame> toGame(const std::vector<QVariant>& row, const GameDatabase::Rows& moveRows) {
  auto moves = toMoves(moveRows);
  if (row.size() != kGameColumns || !moves) return std::nullopt;
  const auto givens = parseLine(row[4].toString().toStdString());
  const auto position = toNumber(row[7], 0, static_cast<int>(moves->size()));
  const auto chosenDigit = toDigit(row[9]);
  if (!givens || !position || chosenDigit.has_value() == row[9].isNull()) return std::nullopt;
  const auto puzzle = toPuzzle(*givens);
  if (!puzzle) return std::nullopt;
  StoredGame game{row[0].toLongLong(), *puzzle,
                  toPuzzleId(row[5]),  fromName<Level>(row[6].toString().toStdString()),
                  std::move(*moves),   *position,
                  chosenDigit,         row[10].toBool(),
                  row[11].toBool(),    std::clamp(row[12].toLongLong(), qint64{0}, kLongestTimeMs)};
  return boardOf(game) ? std::optional(std::move(game)) : std::nullopt;
}

std::optional<StoredGame> toPartOfGame(std::vector<QVariant> row, GameDatabase::Rows moves) {
  if (row.size() != kGameColumns) return std::nullopt;
  const qint64 position = row[7].toLongLong();
  // Where it fails the next prefix is one move shorter: games are short, and this is rare.
  for (;; moves.pop_back()) {
    row[7] = std::min(position, static_cast<qint64>(moves.size()));
    if (auto game = toGame(row, moves)) return game;
    if (moves.empty()) return std::nullopt;
  }
}

std::optional<StoredGame> readGame(GameDatabase& database, qint64 id) {
  const auto rows = database.run("SELECT * FROM games WHERE id = ?", {id});
  const auto moves = database.run("SELECT * FROM moves WHERE game = ? ORDER BY number", {id});
  if (!rows || rows->size() != 1 || !moves) return std::nullopt;
  return toGame(rows->front(), *moves);
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

bool writeGame(GameDatabase& database, const StoredGame& game, bool finished, std::size_t keptMoves) {
  return database.run(
             "UPDATE games SET position = ?, finished = ?, chosen_digit = ?, hints = ?, notes_mode = ?,"
             " elapsed_ms = ?, last_played = ?, play_order = (SELECT max(play_order) FROM games) + 1"
             " WHERE id = ?",
             {game.position, finished, toVariant(game.chosenDigit), game.hints, game.notesMode,
              game.elapsedMs, QDateTime::currentMSecsSinceEpoch(), game.id}) &&
         database.run("DELETE FROM moves WHERE game = ? AND number > ?",
                      {game.id, static_cast<qint64>(keptMoves)}) &&
         insertMoves(database, game, keptMoves);
}

bool copyGame(GameDatabase& database, std::vector<QVariant> row, const StoredGame& game) {
  assert(row.size() == kGameColumns);
  row[7] = game.position;
  row[8] = isSolved(boardOf(game).value_or(game.puzzle.givens));
  row[12] = game.elapsedMs;
  return database.run("INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                      QVariantList(row.begin(), row.end())) &&
         insertMoves(database, game, 0);
}

}  // namespace sudoku
