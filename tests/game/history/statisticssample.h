#pragma once

#include <cstdint>
#include <vector>

#include "game/play/gamesummary.h"

namespace sudoku {

/// A game of a level, solved without help. Its clock shows so many seconds. It was begun so many days after
/// the start of 2025 as its row says, and solved a minute later.
GameSummary solvedGame(qint64 id, Level level, qint64 seconds);

/// A history of a year up to the 20th of November 2025: games of every level and of none, solved, given up
/// and in progress, with help or without, daily puzzles, some ending at the same moment or with the same
/// time.
std::vector<GameSummary> randomHistory(std::uint64_t seed, int games);

}  // namespace sudoku
