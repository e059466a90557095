#include "newgamerequest.h"

#include <QRandomGenerator>

#include <sudoku/making/daily.h>
#include <sudoku/making/leveltarget.h>
#include <sudoku/rating/rating.h>

#include "game/play/gamerecord.h"

namespace sudoku {
namespace {

/// A new game of a generated puzzle; computes the puzzle's level unless it is known.
std::optional<StoredGame> asGame(const std::optional<PuzzleWithId>& made, std::optional<Level> known,
                                 const std::stop_token& stop) {
  if (!made) return std::nullopt;
  const auto level = known ? known : levelOf(made->puzzle, stop);
  return gameOf(made->puzzle, QString::fromStdString(toText(made->id)), level);
}

std::optional<StoredGame> make(const SeededRequest& request, const std::stop_token& stop) {
  Random random(request.seed ? *request.seed : QRandomGenerator::system()->generate64());
  return asGame(findPuzzle(withLevelTarget(request.puzzle), random, stop), request.puzzle.level, stop);
}

std::optional<StoredGame> make(const DailyRequest& request, const std::stop_token& stop) {
  return asGame(dailyPuzzle(request.date, request.level, stop), request.level, stop);
}

std::optional<StoredGame> make(const IdRequest& request, const std::stop_token& stop) {
  const auto puzzle = puzzleWithId(request.id);
  if (!puzzle) return std::nullopt;
  const QString id = parsePuzzleId(request.id) ? QString::fromStdString(request.id) : QString();
  return gameOf(*puzzle, id, levelOf(*puzzle, stop));
}

}  // namespace

std::optional<StoredGame> makeRequested(const NewGameRequest& request, const std::stop_token& stop) {
  const auto made = [&stop](const auto& kind) { return make(kind, stop); };
  auto game = std::visit(made, request);
  return stop.stop_requested() ? std::nullopt : std::move(game);
}

}  // namespace sudoku
