#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <stop_token>
#include <string>
#include <variant>

#include <QString>

#include <sudoku/puzzlemaker.h>

/// What a player who wants more than a level can ask for. May be called from any thread.
namespace sudoku {

/// The first puzzle as wished that the seed leads to: what `sudoku-cli generate --seed` begins with.
struct SeededWish {
  PuzzleWish wish;
  std::uint64_t seed;
};

/// The puzzle of a day. Precondition: date.ok().
struct DailyWish {
  std::chrono::year_month_day date;
  Level level;
};

/// The puzzle that an id of either kind names.
struct IdWish {
  std::string id;
};

using PuzzleOrder = std::variant<SeededWish, DailyWish, IdWish>;

/// A puzzle made to order.
struct OrderedPuzzle {
  Puzzle puzzle;
  QString number;  ///< as of toText(PuzzleId); empty where no number makes it
};

/// Nothing if the order cannot be met, or it was asked to stop.
std::optional<OrderedPuzzle> fulfil(const PuzzleOrder& order, const std::stop_token& stop);

}  // namespace sudoku
