#include "puzzleorder.h"

#include <sudoku/daily.h>

namespace sudoku {
namespace {

std::optional<OrderedPuzzle> numbered(const std::optional<NumberedPuzzle>& made) {
  if (!made) return std::nullopt;
  return OrderedPuzzle{made->puzzle, QString::fromStdString(toText(made->id))};
}

std::optional<OrderedPuzzle> make(const SeededWish& wish, const std::stop_token& stop) {
  Random random(wish.seed);
  return numbered(findPuzzle(wish.wish, random, stop));
}

std::optional<OrderedPuzzle> make(const DailyWish& wish, const std::stop_token& stop) {
  return numbered(dailyPuzzle(wish.date, wish.level, stop));
}

std::optional<OrderedPuzzle> make(const IdWish& wish, const std::stop_token& /*stop*/) {
  const auto puzzle = puzzleWithId(wish.id);
  if (!puzzle) return std::nullopt;
  return OrderedPuzzle{*puzzle, parsePuzzleId(wish.id) ? QString::fromStdString(wish.id) : QString()};
}

}  // namespace

std::optional<OrderedPuzzle> fulfil(const PuzzleOrder& order, const std::stop_token& stop) {
  return std::visit([&stop](const auto& wish) { return make(wish, stop); }, order);
}

}  // namespace sudoku
