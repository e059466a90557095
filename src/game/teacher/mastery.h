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

/// What a player knows, as far as it shows in what they do. All functions are pure and may be called from any
/// thread.
namespace sudoku {

/// How well a technique is known.
enum class Mastery : std::uint8_t { None, Seen, FoundInPractice, FoundAlone };

Mastery masteryOf(const MasteryCounts& counts);

/// Whether a technique is one to practise: it may be on a path, and is no harder than Extreme.
bool isForPractice(Technique technique);

/// The techniques to practise, the easiest first.
std::vector<Technique> practiceTechniques();

/// Which technique to learn next: of those to practise the most frequent that has not been found alone. What
/// the counts lack has never been seen. Nothing if all are mastered that ever come up.
std::optional<Technique> learnNext(const MasteryTable& counts);

/// Of 10,000 puzzles, as many of each level from Easy to Extreme, on how many paths the technique is. 0 for
/// those that are not for practice, and for some of the rarest.
int frequencyOf(Technique technique);

/// The easiest technique that justifies an entry: one that places the digit, or whose eliminations make it a
/// single. Up to the level of the puzzle, and of any puzzle naked singles and what else is Medium; never
/// above Extreme. Nothing for a guess, or an insight. `before` has givens and right entries, and the
/// candidates that these leave, less those that are ruled out; the candidate is one of them.
std::optional<Technique> creditForEntry(const Position& before, const Candidate& placed, Level puzzleLevel,
                                        const std::stop_token& stop = {});

/// The same for the removal of a candidate: the easiest technique that eliminates it, or that sets a cell
/// which sees it.
std::optional<Technique> creditForRemoval(const Position& before, const Candidate& removed, Level puzzleLevel,
                                          const std::stop_token& stop = {});

}  // namespace sudoku
