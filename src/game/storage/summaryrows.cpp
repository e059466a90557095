#include "summaryrows.h"

#include <string>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/level.h>
#include <sudoku/grid/naming.h>

#include "columnvalues.h"
#include "game/base/localday.h"
#include "gametables.h"

namespace sudoku {
namespace {

/// The status and the board of a game.
struct Standing {
  Grid givens;
  Grid board;
  GameStatus status;
};

/// The status and the board of the game in a row of a list. If the columns for them are damaged, they are
/// computed from the moves.
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

/// The summary of the game in a row of a list.
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

/// The summaries of the games that `which`, the end of the SQL statement, selects and sorts.
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

}  // namespace

std::optional<std::vector<GameSummary>> readSummaries(GameDatabase& database) {
  return summariesOf(database, " WHERE removed = 0 ORDER BY play_order DESC");
}

std::optional<std::vector<GameSummary>> readRemoved(GameDatabase& database) {
  return summariesOf(database, " WHERE removed <> 0 ORDER BY removed DESC, play_order DESC");
}

}  // namespace sudoku
