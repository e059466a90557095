#pragma once

#include <cstdint>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/level.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/technique.h>

#include "game/play/masterycounts.h"

/// How well a player knows each technique, as shown by the player's moves. All functions are pure and may be
/// called from any thread.
namespace sudoku {

/// How well a player knows a technique.
enum class Mastery : std::uint8_t { None, Seen, FoundInPractice, FoundAlone };

Mastery masteryOf(const MasteryCounts& counts);

/// Whether a technique can be practised: solution paths may use it, and it is no harder than Extreme.
bool isForPractice(Technique technique);

/// The techniques that can be practised, the easiest first.
std::vector<Technique> practiceTechniques();

/// The number of puzzles, out of 10,000 with equally many of each level from Easy to Extreme, whose solution
/// path uses the technique. 0 for techniques that cannot be practised, and for some of the rarest.
int frequencyOf(Technique technique);

/// The easiest technique that justifies an entry: one that places the digit, or whose eliminations make it a
/// single. Tries techniques up to the level of the puzzle, but at least up to Medium and at most up to
/// Extreme. Nothing if none of them justifies the entry. `before` is the position before the entry: the
/// givens, the right entries and the remaining candidates, one of which is `placed`.
std::optional<Technique> creditForEntry(const Position& before, const Candidate& placed, Level puzzleLevel,
                                        const std::stop_token& stop = {});

/// The easiest technique that justifies the removal of a candidate: one that eliminates it, or that places a
/// digit which sees it. Tries the same levels as creditForEntry(). `before` is the position before the
/// removal; `removed` is one of its candidates.
std::optional<Technique> creditForRemoval(const Position& before, const Candidate& removed, Level puzzleLevel,
                                          const std::stop_token& stop = {});

}  // namespace sudoku
