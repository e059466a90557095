#include "gamerows.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>
#include <utility>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/naming.h>
#include <sudoku/making/puzzleid.h>

#include "gamerecord.h"
#include "localday.h"
#include "moverows.h"
#include "toqstring.h"

namespace sudoku {

using namespace Qt::Literals::StringLiterals;

/// As the games are kept.
template <>
struct Names<GameStatus> {
  static constexpr std::array kNames = {
      Named<GameStatus>{GameStatus::InProgress, "open"},
      Named<GameStatus>{GameStatus::Solved, "solved"},
      Named<GameStatus>{GameStatus::GivenUp, "given up"},
  };
};

namespace {

/// The columns of `games`, in their order.
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

constexpr auto kInsertGame =
    "INSERT INTO games VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
    "?, ?)";
constexpr auto kInsertMove = "INSERT INTO moves VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)";
constexpr auto kInsertEvent = "INSERT INTO events VALUES (?, ?, ?, ?, ?, ?, ?)";
constexpr auto kInsertCheckpoint = "INSERT INTO checkpoints VALUES (?, ?, ?, ?, ?)";

QVariant toVariant(std::optional<Digit> digit) {
  return digit ? QVariant(digit->value()) : QVariant();
}

std::optional<Digit> toDigit(const QVariant& value, int most = kDigitCount) {
  const auto number = toNumber(value, 1, most);
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

/// What can be read of them. Help counts also if the moves before it could not be read.
std::vector<HelpEvent> toEvents(const GameDatabase::Rows& rows, std::size_t moves) {
  std::vector<HelpEvent> events;
  for (const auto& row : rows) {
    auto event = toEvent(row);
    if (!event) continue;
    event->position = std::min(event->position, static_cast<int>(moves));
    events.push_back(*event);
  }
  return events;
}

/// Those that can be read, of moves that are there.
std::vector<Checkpoint> toCheckpoints(const GameDatabase::Rows& rows, std::size_t moves) {
  std::vector<Checkpoint> checkpoints;
  for (const auto& row : rows)
    if (const auto checkpoint = toCheckpoint(row);
        checkpoint && checkpoint->position <= static_cast<int>(moves))
      checkpoints.push_back(*checkpoint);
  return checkpoints;
}

/// All but the first `kept` of what a game has.
template <typename Item>
GameDatabase::Rows partsFrom(qint64 game, const std::vector<Item>& items, std::size_t kept) {
  GameDatabase::Rows rows;
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

bool addParts(GameDatabase& database, const GameRows& rows) {
  return database.runEach(kInsertMove, rows.moves) && database.runEach(kInsertEvent, rows.events) &&
         database.runEach(kInsertCheckpoint, rows.checkpoints);
}

/// Where none are kept, rows of before may be there: those that could not be read.
bool deleteParts(GameDatabase& database, qint64 game, const KeptPart& kept) {
  return (kept.moves > 0 || database.run("DELETE FROM moves WHERE game = ?", {game})) &&
         (kept.events > 0 || database.run("DELETE FROM events WHERE game = ?", {game})) &&
         (kept.checkpoints > 0 || database.run("DELETE FROM checkpoints WHERE game = ?", {game}));
}

bool writeParts(GameDatabase& database, const StoredGame& game, const KeptPart& kept) {
  return deleteParts(database, game.id, kept) &&
         addParts(database, {{},
                             partsFrom(game.id, game.moves, kept.moves),
                             partsFrom(game.id, game.events, kept.events),
                             partsFrom(game.id, game.checkpoints, kept.checkpoints)});
}

QVariant toVariant(std::optional<bool> answer) {
  return answer ? QVariant(*answer ? 1 : 0) : QVariant();
}

template <typename Number>
QVariant toVariant(std::optional<Number> number) {
  return number ? QVariant(*number) : QVariant();
}

QVariant toVariant(const std::optional<QDate>& day) {
  return day ? QVariant(day->toString(Qt::ISODate)) : QVariant();
}

std::optional<QDate> toDay(const QVariant& value) {
  const QDate day = QDate::fromString(value.toString(), Qt::ISODate);
  return day.isValid() ? std::optional(day) : std::nullopt;
}

std::optional<qint64> toTime(const QVariant& value) {
  return toNumber(value, 0, std::numeric_limits<qint64>::max());
}

std::optional<int> toScore(const QVariant& value) {
  const auto score = toNumber(value, 0, std::numeric_limits<int>::max());
  return score ? std::optional(static_cast<int>(*score)) : std::nullopt;
}

qint64 toClock(const QVariant& value) {
  return std::clamp(value.toLongLong(), qint64{0}, kLongestTimeMs);
}

/// An id that makes a puzzle: anything else is nothing to show to a player.
QString toPuzzleId(const QVariant& value) {
  const QString id = value.toString();
  return parsePuzzleId(id.toStdString()) ? id : QString();
}

/// The level, or that there is none because the player wanted several solutions: without that word such
/// givens are damage.
QVariant levelColumn(const StoredGame& game) {
  if (game.solutions == Solutions::Several) return QString::fromLatin1(kSeveralSolutions);
  return game.level ? toQString(nameOf(*game.level)) : QVariant();
}

Solutions solutionsOf(const QVariant& level) {
  return level.toString() == QLatin1String(kSeveralSolutions) ? Solutions::Several : Solutions::One;
}

/// Where a game stands.
struct Standing {
  Grid givens;
  Grid board;
  GameStatus status;
};

/// Of a row for a list. What is only there for lists may be damaged: then the moves say it.
std::optional<Standing> standingOf(GameDatabase& database, const std::vector<QVariant>& row) {
  const auto givens = parseLine(row[1].toString().toStdString());
  const auto board = parseLine(row[2].toString().toStdString());
  const auto status = fromName<GameStatus>(row[5].toString().toStdString());
  if (givens && board && status) return Standing{*givens, *board, *status};
  const auto game = readGame(database, row[0].toLongLong());
  const auto played = game ? boardOf(*game) : std::nullopt;
  if (!played) return std::nullopt;
  return Standing{game->puzzle.givens, *played, statusOf(*game, *played)};
}

/// The summary that a row for a list makes.
GameSummary toSummary(const std::vector<QVariant>& row, const Standing& standing) {
  GameSummary game;
  game.id = row[0].toLongLong();
  game.givens = standing.givens;
  game.board = standing.board;
  game.puzzleId = toPuzzleId(row[3]);
  game.level = fromName<Level>(row[4].toString().toStdString());
  game.solutions = solutionsOf(row[4]);
  game.status = standing.status;
  game.hadHelp = row[6].toBool();
  game.elapsedMs = toClock(row[7]);
  game.createdMs = toTime(row[8]).value_or(0);
  game.lastPlayedMs = toTime(row[9]).value_or(0);
  game.solvedMs = toTime(row[10]);
  game.day = toDay(row[11]);
  game.name = row[12].toString();
  game.tags = toTags(row[13]);
  game.isStarred = row[14].toBool();
  game.hodoku = toScore(row[15]);
  game.explainer = toScore(row[16]);
  game.techniques = row[17].toString();
  game.begunDay = dayKeptFor(game.createdMs, toDay(row[18]));
  if (game.solvedMs) game.solvedDay = dayKeptFor(*game.solvedMs, toDay(row[19]));
  game.removedMs = toTime(row[20]).value_or(0);
  return game;
}

/// The summaries of the rows that the end of the statement asks for.
std::optional<std::vector<GameSummary>> summariesOf(GameDatabase& database, const char* which) {
  static constexpr auto kColumns =
      "SELECT games.id, givens, board, puzzle_number, coalesce(games.level, puzzles.level), status, had_help,"
      " elapsed_ms, created, last_played, solved, day, name, tags, starred, hodoku, explainer, techniques,"
      " begun_day, solved_day, removed"
      " FROM games LEFT JOIN puzzles ON cells = givens";
  const auto rows = database.run((std::string(kColumns) + which).c_str());
  if (!rows) return std::nullopt;
  std::vector<GameSummary> summaries;
  summaries.reserve(rows->size());
  for (const auto& row : *rows)
    if (const auto standing = standingOf(database, row)) summaries.push_back(toSummary(row, *standing));
  return summaries;
}

bool writeDailyIds(GameDatabase& database, const char* sql, const DailyIds& ids) {
  return std::all_of(ids.begin(), ids.end(), [&](const auto& entry) {
    const auto& [puzzle, id] = entry;
    return database.run(sql, {puzzle.first.toString(Qt::ISODate), toQString(nameOf(puzzle.second)), id});
  });
}

bool writeMastery(GameDatabase& database, const char* sql, const MasteryTable& table) {
  return std::all_of(table.begin(), table.end(), [&](const auto& entry) {
    const auto& [technique, mastery] = entry;
    return database.run(
        sql, {toQString(infoOf(technique).code), mastery.seen, mastery.foundAlone, mastery.foundInPractice});
  });
}

}  // namespace

QStringList toTags(const QVariant& value) {
  QStringList tags = value.toString().split(u'\n', Qt::SkipEmptyParts);
  tags.removeDuplicates();
  tags.sort();
  return tags;
}

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
  // Where it fails the next prefix is one move shorter: games are short, and this is rare.
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

std::optional<StoredGame> readGame(GameDatabase& database, qint64 id) {
  const auto games = database.run("SELECT * FROM games WHERE id = ?", {id});
  const auto moves = database.run("SELECT * FROM moves WHERE game = ? ORDER BY number", {id});
  const auto events = database.run("SELECT * FROM events WHERE game = ? ORDER BY number", {id});
  const auto checkpoints = database.run("SELECT * FROM checkpoints WHERE game = ? ORDER BY number", {id});
  if (!games || games->size() != 1 || !moves || !events || !checkpoints) return std::nullopt;
  return toGame({games->front(), *moves, *events, *checkpoints});
}

std::optional<RowState> rowOf(GameDatabase& database, const StoredGame& game) {
  const auto rows = database.run("SELECT key FROM games WHERE id = ?", {game.id});
  if (!rows) return std::nullopt;
  if (rows->empty()) return RowState::Free;
  return rows->front().front() == game.key.toBytes() ? RowState::Own : RowState::Other;
}

bool insertGame(GameDatabase& database, const StoredGame& game, qint64 createdMs) {
  const QString givens = toQString(toLine(game.puzzle.givens));
  return database
      .run(
          "INSERT INTO games (id, key, created, last_played, play_order, givens, puzzle_number, level, day,"
          " begun_day, status, board, name, tags, starred) VALUES (?, ?, ?, 0, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
          "?)",
          {game.id, game.key.toBytes(), createdMs, givens,
           game.puzzleId.isEmpty() ? QVariant() : game.puzzleId, levelColumn(game), toVariant(game.day),
           toVariant(game.begunDay), toQString(nameOf(GameStatus::InProgress)), givens, notNull(game.name),
           notNull(game.tags.join(u'\n')), game.isStarred})
      .has_value();
}

bool writeGame(GameDatabase& database, const StoredGame& game, const Grid& board, qint64 lastPlayedMs,
               const KeptPart& kept) {
  return database.run(
             "UPDATE games SET position = ?, status = ?, board = ?, had_help = ?, solved = ?, solved_day = ?,"
             " chosen_digit = ?, chosen_colour = ?, hints = ?, input_mode = ?, selection = ?, elapsed_ms = ?,"
             " notes_complete = ?, trials = ?, last_played = ?,"
             " play_order = (SELECT max(play_order) FROM games) + 1 WHERE id = ?",
             {game.position, toQString(nameOf(statusOf(game, board))), toQString(toLine(board)),
              game.help().any(), toVariant(game.solvedMs), toVariant(game.solvedDay),
              toVariant(game.chosenDigit), toVariant(game.chosenColour), game.hints,
              toQString(nameOf(game.inputMode)), toText(game.selection), game.elapsedMs,
              toVariant(game.notesComplete), toText(game.trials), lastPlayedMs, game.id}) &&
         writeParts(database, game, kept);
}

bool addLastEvent(GameDatabase& database, const StoredGame& game, qint64 timeMs) {
  return (game.events.size() > 1 || database.run("DELETE FROM events WHERE game = ?", {game.id})) &&
         database.runEach(kInsertEvent, partsFrom(game.id, game.events, game.events.size() - 1)) &&
         database.run("UPDATE games SET had_help = 1, last_played = ? WHERE id = ?", {timeMs, game.id});
}

GameRows toRows(std::vector<QVariant> row, const StoredGame& game, GameDatabase::Rows moves) {
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

KeptGame keptGameOf(const std::vector<QVariant>& row, StoredGame game) {
  assert(row.size() == kGameColumns);
  return {std::move(game), toTime(row[ColumnCreated]).value_or(0), toTime(row[ColumnLastPlayed]).value_or(0)};
}

std::optional<KeptGame> readKeptGame(GameDatabase& database, qint64 id) {
  const auto times = database.run("SELECT created, last_played FROM games WHERE id = ?", {id});
  auto game = readGame(database, id);
  if (!times || times->size() != 1 || !game) return std::nullopt;
  return KeptGame{*std::move(game), toTime(times->front()[0]).value_or(0),
                  toTime(times->front()[1]).value_or(0)};
}

bool writeKeptGame(GameDatabase& database, const KeptGame& kept) {
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
  return database.run("DELETE FROM games WHERE id = ?", {game.id}) && deleteParts(database, game.id, {}) &&
         copyRows(database, toRows(std::move(row), game));
}

bool copyRows(GameDatabase& database, const GameRows& rows) {
  return database.runEach(kInsertGame, {rows.game}) && addParts(database, rows);
}

std::optional<std::vector<GameSummary>> readSummaries(GameDatabase& database) {
  return summariesOf(database, " WHERE removed = 0 ORDER BY play_order DESC");
}

std::optional<std::vector<GameSummary>> readRemoved(GameDatabase& database) {
  return summariesOf(database, " WHERE removed <> 0 ORDER BY removed DESC, play_order DESC");
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

std::optional<DailyIds> readDailyIds(GameDatabase& database) {
  const auto rows = database.run("SELECT * FROM daily_puzzles");
  return rows ? std::optional(toDailyIds(*rows)) : std::nullopt;
}

DailyIds toDailyIds(const GameDatabase::Rows& rows) {
  constexpr std::size_t kColumns = 3;
  DailyIds ids;
  for (const auto& row : rows) {
    if (row.size() != kColumns) continue;
    const auto day = toDay(row[0]);
    const auto level = fromName<Level>(row[1].toString().toStdString());
    const QString id = toPuzzleId(row[2]);
    if (day && level && !id.isEmpty()) ids.insert({{*day, *level}, id});
  }
  return ids;
}

bool addDailyIds(GameDatabase& database, const DailyIds& ids) {
  return writeDailyIds(database, "INSERT OR IGNORE INTO daily_puzzles VALUES (?, ?, ?)", ids);
}

bool replaceDailyIds(GameDatabase& database, const DailyIds& ids) {
  return writeDailyIds(database, "INSERT OR REPLACE INTO daily_puzzles VALUES (?, ?, ?)", ids);
}

bool addMastery(GameDatabase& database, const MasteryTable& table) {
  return writeMastery(database,
                      "INSERT INTO mastery VALUES (?, ?, ?, ?) ON CONFLICT (technique) DO UPDATE SET seen ="
                      " seen + excluded.seen, found_alone = found_alone + excluded.found_alone,"
                      " found_in_practice = found_in_practice + excluded.found_in_practice",
                      table);
}

bool replaceMastery(GameDatabase& database, const MasteryTable& table) {
  return writeMastery(database, "INSERT OR REPLACE INTO mastery VALUES (?, ?, ?, ?)", table);
}

}  // namespace sudoku
