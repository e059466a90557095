#include "gamerows.h"

#include <algorithm>
#include <cassert>
#include <cstdint>
#include <utility>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/naming.h>

#include "columnvalues.h"
#include "game/base/localday.h"
#include "game/base/toqstring.h"
#include "game/play/gamerecord.h"
#include "moverows.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

namespace {

/// The columns of the table `games`, in order.
enum Column : std::uint8_t {
  ColumnId,
  ColumnKey,
  ColumnCreated,
  ColumnLastPlayed,
  ColumnPlayOrder,
  ColumnGivens,
  ColumnPuzzleNumber,
  ColumnLevel,
  ColumnDay,
  ColumnBegunDay,
  ColumnPosition,
  ColumnStatus,
  ColumnBoard,
  ColumnHadHelp,
  ColumnSolved,
  ColumnSolvedDay,
  ColumnChosenDigit,
  ColumnChosenColour,
  ColumnHints,
  ColumnInputMode,
  ColumnSelection,
  ColumnElapsed,
  ColumnNotesComplete,
  ColumnTrials,
  ColumnName,
  ColumnTags,
  ColumnStarred,
  ColumnRemoved,
};
static_assert(ColumnRemoved + 1 == kGameColumns);

std::optional<std::vector<PlayedMove>> toMoves(const TableRows& rows) {
  std::vector<PlayedMove> moves;
  for (const auto& row : rows) {
    auto move = toMove(row);
    if (!move || row[1].toLongLong() != static_cast<qint64>(moves.size()) + 1) return std::nullopt;
    moves.push_back(std::move(*move));
  }
  return moves;
}

/// The occasions of help that can be read. Help counts even if moves before it cannot be read; it is then
/// stored as help after the last move that can be read.
std::vector<HelpEvent> toEvents(const TableRows& rows, std::size_t moves) {
  std::vector<HelpEvent> events;
  for (const auto& row : rows) {
    auto event = toEvent(row);
    if (!event) continue;
    event->position = std::min(event->position, static_cast<int>(moves));
    events.push_back(*event);
  }
  return events;
}

/// The named positions that can be read and whose moves can be read.
std::vector<Checkpoint> toCheckpoints(const TableRows& rows, std::size_t moves) {
  std::vector<Checkpoint> checkpoints;
  for (const auto& row : rows)
    if (const auto checkpoint = toCheckpoint(row);
        checkpoint && checkpoint->position <= static_cast<int>(moves))
      checkpoints.push_back(*checkpoint);
  return checkpoints;
}

/// The rows of moves, occasions of help, or named positions, except for the first `kept` of them.
template <typename Item>
TableRows partsFrom(qint64 game, const std::vector<Item>& items, std::size_t kept) {
  TableRows rows;
  rows.reserve(items.size() - std::min(kept, items.size()));
  for (std::size_t index = kept; index < items.size(); ++index) {
    const QVariantList columns = toColumns(items[index]);
    auto& row = rows.emplace_back();
    row.reserve(2 + static_cast<std::size_t>(columns.size()));
    row = {game, static_cast<qint64>(index) + 1};
    row.insert(row.end(), columns.begin(), columns.end());
  }
  return rows;
}

}  // namespace

std::optional<StoredGame> toGame(const GameRows& rows) {
  const auto& row = rows.game;
  auto moves = toMoves(rows.moves);
  if (row.size() != kGameColumns || !moves) return std::nullopt;
  const auto key = UniqueId::fromBytes(row[ColumnKey].toByteArray());
  const auto givens = parseLine(row[ColumnGivens].toString().toStdString());
  const auto position = toNumber(row[ColumnPosition], 0, static_cast<qint64>(moves->size()));
  const auto chosenDigit = toDigit(row[ColumnChosenDigit]);
  if (!key || !givens || !position || chosenDigit.has_value() == row[ColumnChosenDigit].isNull())
    return std::nullopt;
  auto begun = gameOf(*givens, solutionsOf(row[ColumnLevel]));
  if (!begun) return std::nullopt;
  StoredGame game = std::move(*begun);
  game.id = row[ColumnId].toLongLong();
  game.key = *key;
  game.puzzleId = toPuzzleId(row[ColumnPuzzleNumber]);
  game.level = fromName<Level>(row[ColumnLevel].toString().toStdString());
  game.day = toDay(row[ColumnDay]);
  game.moves = std::move(*moves);
  game.position = static_cast<int>(*position);
  game.begunDay = dayKeptFor(toTime(row[ColumnCreated]).value_or(0), toDay(row[ColumnBegunDay]));
  game.solvedMs = toTime(row[ColumnSolved]);
  if (game.solvedMs) game.solvedDay = dayKeptFor(*game.solvedMs, toDay(row[ColumnSolvedDay]));
  game.chosenDigit = chosenDigit;
  game.chosenColour = toDigit(row[ColumnChosenColour], kColourCount);
  game.hints = row[ColumnHints].toBool();
  game.inputMode =
      fromName<InputMode>(row[ColumnInputMode].toString().toStdString()).value_or(InputMode::Digit);
  game.selection = toSelection(row[ColumnSelection].toString()).value_or(Selection());
  game.elapsedMs = toClock(row[ColumnElapsed]);
  if (const auto answer = toNumber(row[ColumnNotesComplete], 0, 1)) game.notesComplete = *answer == 1;
  game.trials = toTrials(row[ColumnTrials], *position);
  game.name = row[ColumnName].toString();
  game.tags = toTags(row[ColumnTags]);
  game.isStarred = row[ColumnStarred].toBool();
  game.events = toEvents(rows.events, game.moves.size());
  game.checkpoints = toCheckpoints(rows.checkpoints, game.moves.size());
  return boardOf(game) ? std::optional(std::move(game)) : std::nullopt;
}

std::optional<StoredGame> toPartOfGame(GameRows rows) {
  if (rows.game.size() != kGameColumns) return std::nullopt;
  const qint64 position = rows.game[ColumnPosition].toLongLong();
  // Drops the last move until the rest is a valid game. Checking all moves each time is fast enough, since
  // games are short and damage is rare.
  for (;; rows.moves.pop_back()) {
    rows.game[ColumnPosition] = std::min(position, static_cast<qint64>(rows.moves.size()));
    if (auto game = toGame(rows)) return game;
    if (rows.moves.empty()) return std::nullopt;
  }
}

std::optional<UniqueId> keyOf(const GameRows& rows) {
  if (rows.game.size() != kGameColumns) return std::nullopt;
  return UniqueId::fromBytes(rows.game[ColumnKey].toByteArray());
}

bool isRemoved(const GameRows& rows) {
  return rows.game.size() == kGameColumns && rows.game[ColumnRemoved].toLongLong() != 0;
}

GameRows partsOf(const StoredGame& game, const KeptPart& kept) {
  return {{},
          partsFrom(game.id, game.moves, kept.moves),
          partsFrom(game.id, game.events, kept.events),
          partsFrom(game.id, game.checkpoints, kept.checkpoints)};
}

GameRows toRows(std::vector<QVariant> row, const StoredGame& game, TableRows moves) {
  assert(row.size() == kGameColumns);
  const Grid board = boardOf(game).value_or(game.puzzle.givens);
  row[ColumnPosition] = game.position;
  row[ColumnStatus] = toQString(nameOf(statusOf(game, board)));
  row[ColumnBoard] = toQString(toLine(board));
  row[ColumnHadHelp] = game.help().any();
  row[ColumnElapsed] = game.elapsedMs;
  row[ColumnNotesComplete] = toVariant(game.notesComplete);
  row[ColumnTrials] = toText(game.trials);
  row[ColumnBegunDay] = toVariant(game.begunDay);
  row[ColumnSolvedDay] = toVariant(game.solvedDay);
  if (moves.empty()) moves = partsFrom(game.id, game.moves, 0);
  return {std::move(row), std::move(moves), partsFrom(game.id, game.events, 0),
          partsFrom(game.id, game.checkpoints, 0)};
}

GameRows toRows(const KeptGame& kept) {
  const StoredGame& game = kept.game;
  std::vector<QVariant> row(kGameColumns);
  row[ColumnId] = game.id;
  row[ColumnKey] = game.key.toBytes();
  row[ColumnCreated] = kept.createdMs;
  row[ColumnLastPlayed] = kept.lastPlayedMs;
  row[ColumnPlayOrder] = 0;
  row[ColumnGivens] = toQString(toLine(game.puzzle.givens));
  row[ColumnPuzzleNumber] = game.puzzleId.isEmpty() ? QVariant() : game.puzzleId;
  row[ColumnLevel] = levelColumn(game);
  row[ColumnDay] = toVariant(game.day);
  row[ColumnSolved] = toVariant(game.solvedMs);
  row[ColumnChosenDigit] = toVariant(game.chosenDigit);
  row[ColumnChosenColour] = toVariant(game.chosenColour);
  row[ColumnHints] = game.hints;
  row[ColumnInputMode] = toQString(nameOf(game.inputMode));
  row[ColumnSelection] = toText(game.selection);
  row[ColumnName] = notNull(game.name);
  row[ColumnTags] = notNull(game.tags.join(u'\n'));
  row[ColumnStarred] = game.isStarred;
  row[ColumnRemoved] = 0;
  return toRows(std::move(row), game);
}

KeptGame keptGameOf(const std::vector<QVariant>& row, StoredGame game) {
  assert(row.size() == kGameColumns);
  return {std::move(game), toTime(row[ColumnCreated]).value_or(0), toTime(row[ColumnLastPlayed]).value_or(0)};
}

}  // namespace sudoku
