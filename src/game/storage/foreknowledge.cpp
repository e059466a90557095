#include "foreknowledge.h"

#include <algorithm>
#include <limits>
#include <utility>
#include <vector>

#include "game/play/uniqueid.h"
#include "gamedatabase.h"

namespace sudoku {
namespace {

/// A time in milliseconds since 1970, UTC, and the row id of the game that was solved, or in which the player
/// had help, at that time.
using PuzzleMoment = std::pair<qint64, qint64>;
using PuzzleTimes = std::unordered_map<qint64, qint64>;

constexpr PuzzleMoment kNever(std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::max());

PuzzleMoment earliestOf(std::span<const PuzzleGame> games, std::optional<qint64> PuzzleGame::*timeMs) {
  PuzzleMoment earliest = kNever;
  for (const PuzzleGame& game : games)
    if (game.*timeMs) earliest = std::min(earliest, PuzzleMoment(*(game.*timeMs), game.id));
  return earliest;
}

/// The times at which players had help, by the row ids of the games. The SQL statement gives, for each game,
/// its row id and the unique id of an occasion of help, which contains the time.
std::optional<PuzzleTimes> readTimes(GameDatabase& database, const char* sql) {
  const auto rows = database.run(sql);
  if (!rows) return std::nullopt;
  PuzzleTimes times;
  for (const auto& row : *rows)
    if (const auto key = UniqueId::fromBytes(row[1].toByteArray()))
      times.emplace(row[0].toLongLong(), key->timeMs());
  return times;
}

std::optional<qint64> timeIn(const PuzzleTimes& times, qint64 game) {
  const auto found = times.find(game);
  return found == times.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace

std::unordered_map<qint64, Foreknowledge> foreknowledgeOf(std::span<const PuzzleGame> games) {
  const PuzzleMoment shown = earliestOf(games, &PuzzleGame::shownMs);
  const PuzzleMoment solved = earliestOf(games, &PuzzleGame::solvedMs);
  const PuzzleMoment helped = earliestOf(games, &PuzzleGame::helpedMs);
  std::unordered_map<qint64, Foreknowledge> found;
  for (const PuzzleGame& game : games) {
    const PuzzleMoment end = game.solvedMs ? PuzzleMoment(*game.solvedMs, game.id) : kNever;
    Foreknowledge& known = found[game.id];
    if (game.shownMs || shown < end)
      known = Foreknowledge::Shown;
    else if (solved < end)
      known = Foreknowledge::SolvedBefore;
    else if (helped < end && !game.helpedMs)
      known = Foreknowledge::HelpElsewhere;
  }
  return found;
}

std::optional<std::unordered_map<qint64, Foreknowledge>> readForeknowledge(GameDatabase& database) {
  const auto games = database.run(
      "SELECT id, givens, coalesce(solved, CASE status WHEN 'solved' THEN last_played END) FROM games"
      " WHERE givens IN (SELECT givens FROM games GROUP BY givens HAVING count(*) > 1) ORDER BY givens");
  const auto shown = readTimes(
      database, "SELECT game, min(key) FROM events WHERE kind IN ('given up', 'path') GROUP BY game");
  const auto helped =
      readTimes(database,
                "SELECT game, min(key) FROM events WHERE game IN (SELECT id FROM games WHERE givens IN"
                " (SELECT givens FROM games GROUP BY givens HAVING count(*) > 1)) GROUP BY game");
  if (!games || !shown || !helped) return std::nullopt;
  std::unordered_map<qint64, Foreknowledge> found;
  for (const auto& [game, timeMs] : *shown) found[game] = Foreknowledge::Shown;
  std::vector<PuzzleGame> ofPuzzle;
  for (auto row = games->begin(); row != games->end(); ++row) {
    const qint64 id = (*row)[0].toLongLong();
    const QVariant& solvedMs = (*row)[2];
    ofPuzzle.push_back({id, solvedMs.isNull() ? std::nullopt : std::optional(solvedMs.toLongLong()),
                        timeIn(*helped, id), timeIn(*shown, id)});
    if (std::next(row) != games->end() && (*std::next(row))[1] == (*row)[1]) continue;
    for (const auto& [game, known] : foreknowledgeOf(ofPuzzle)) found[game] = known;
    ofPuzzle.clear();
  }
  return found;
}

}  // namespace sudoku
