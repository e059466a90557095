#pragma once

#include <cstdint>
#include <vector>

#include "game/play/gamesummary.h"

namespace sudoku {

/// A solved game of a level, without help. Its clock shows `seconds`. It was begun `id` days after the start
/// of 2025, and solved a minute later.
GameSummary solvedGame(qint64 id, Level level, qint64 seconds);

/// A history of a year up to 20 November 2025: games of every level and without one, solved, given up and in
/// progress, with help or without, daily puzzles, some ending at the same moment or with the same time.
std::vector<GameSummary> randomHistory(std::uint64_t seed, int games);

}  // namespace sudoku
