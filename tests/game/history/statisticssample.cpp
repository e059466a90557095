#include "statisticssample.h"

#include <QDateTime>

#include <sudoku/grid/random.h>

namespace sudoku {
namespace {

constexpr qint64 kMinuteMs = 60'000;
constexpr qint64 kDayMs = qint64{24} * 60 * kMinuteMs;
constexpr qint64 kNewYear2025Ms = 1'735'689'600'000;
constexpr qint64 kLastDayMs = 1'763'596'800'000;  // the last day: 20 November 2025

Grid oneEntry() {
  Grid board;
  board.set(Cell::at(0, 0), Digit(1));
  return board;
}

}  // namespace

GameSummary solvedGame(qint64 id, Level level, qint64 seconds) {
  GameSummary game;
  game.id = id;
  game.level = level;
  game.board = oneEntry();
  game.status = GameStatus::Solved;
  game.elapsedMs = seconds * 1000;
  game.createdMs = kNewYear2025Ms + id * kDayMs;
  game.solvedMs = game.createdMs + kMinuteMs;
  game.lastPlayedMs = *game.solvedMs;
  return game;
}

std::vector<GameSummary> randomHistory(std::uint64_t seed, int games) {
  Random random(seed);
  std::vector<GameSummary> history;
  for (int index = 0; index < games; ++index) {
    GameSummary game;
    game.id = index + 1;
    const std::uint32_t level = random.below(7);
    if (level < 6) game.level = static_cast<Level>(level);
    if (random.below(20) > 0) game.board = oneEntry();
    // Few different moments and times, so that many games have equal ones.
    game.createdMs = kLastDayMs - static_cast<qint64>(random.below(700)) * kDayMs / 2;
    game.lastPlayedMs = game.createdMs + static_cast<qint64>(random.below(40)) * 60 * kMinuteMs;
    const qint64 usualMinutes = qint64{4} * (level + 1);
    game.elapsedMs = static_cast<qint64>(random.below(12)) * usualMinutes * kMinuteMs / 5;
    game.hadHelp = random.below(4) == 0;
    if (random.below(5) == 0) game.day = QDate(2025, 1, 1).addDays(random.below(300));
    const std::uint32_t fate = random.below(10);
    if (fate == 0) {
      game.status = GameStatus::GivenUp;
      game.hadHelp = true;
    } else if (fate > 2) {
      game.status = fate == 3 ? GameStatus::InProgress : GameStatus::Solved;
      if (fate != 4) game.solvedMs = game.lastPlayedMs - kMinuteMs;
    }
    if (random.below(6) == 0) game.foreknowledge = static_cast<Foreknowledge>(random.below(4));
    // Some games were solved far away, on another calendar day.
    if (game.solvedMs && random.below(3) == 0)
      game.solvedDay = QDateTime::fromMSecsSinceEpoch(*game.solvedMs).toUTC().date().addDays(1);
    history.push_back(game);
  }
  return history;
}

}  // namespace sudoku
