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

/// How well a technique is known.
enum class Mastery : std::uint8_t { None, Seen, FoundInPractice, FoundAlone };

Mastery masteryOf(const MasteryCounts& counts);

/// Whether a technique can be practised: it may be on a solution path, and is no harder than Extreme.
bool isForPractice(Technique technique);

/// The techniques to practise, the easiest first.
std::vector<Technique> practiceTechniques();

/// Which technique to learn next: of those to practise the most frequent one that the player has not found
/// alone. A technique missing in the counts has never been seen. Nothing if the player has found every
/// technique that ever comes up.
std::optional<Technique> learnNext(const MasteryTable& counts);

/// On how many solution paths the technique is, of 10,000 puzzles with as many of each level from Easy to
/// Extreme. 0 for techniques that are not for practice, and for some of the rarest.
int frequencyOf(Technique technique);

/// The easiest technique that justifies an entry: one that places the digit, or whose eliminations make it a
/// single. Looks at techniques up to the level of the puzzle, in every puzzle at least up to Medium, and
/// never above Extreme. Nothing for a guess, or an insight. `before` has givens and right entries, and the
/// candidates that these leave, less those that are ruled out; the candidate is one of them.
std::optional<Technique> creditForEntry(const Position& before, const Candidate& placed, Level puzzleLevel,
                                        const std::stop_token& stop = {});

/// The easiest technique that justifies the removal of a candidate: one that eliminates it, or that places a
/// digit which sees it. Levels, `before` and the candidate as for creditForEntry().
std::optional<Technique> creditForRemoval(const Position& before, const Candidate& removed, Level puzzleLevel,
                                          const std::stop_token& stop = {});

}  // namespace sudoku
