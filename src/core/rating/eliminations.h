#pragma once

#include <functional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/candidates.h>
#include <sudoku/grid/level.h>
#include <sudoku/logic/step.h>

#include "logic/techniques/registry.h"
#include "logic/techniques/state.h"

/// What techniques eliminate without any digit being placed. Steps that do with candidates what filling in an
/// open single does are left out up to kHardestKept.
namespace sudoku::eliminations {

inline constexpr Level kHardest = Level::Extreme;
/// The hardest level of which all steps of a technique are taken at once. Of a level above, one after the
/// other is.
inline constexpr Level kHardestKept = Level::Expert;

/// Groups of techniques that eliminate candidates, from the easiest to the hardest: up to kHardestKept each
/// technique by itself, above in the order of a path.
const std::vector<techniques::Group>& groups();

Candidates candidatesOf(const techniques::State& state);

/// Takes the eliminations of a step, and instead of placing a digit those of all other digits of its cell.
void eliminateBy(const Step& step, techniques::State& state);

/// The steps of some techniques that eliminate anything, and in whose patterns no single is open. If stopped,
/// the steps found so far.
std::vector<Step> stepsOf(const techniques::State& state, techniques::Group group,
                          const std::stop_token& stop);

/// Says whether enough has been eliminated, after `steps` were taken in the position `before`.
using IsEnough = std::function<bool(const techniques::State& before, const std::vector<Step>& steps)>;

/// Takes steps of the easiest technique that has any, again and again, up to a level, until none is left,
/// `isEnough` says so, or a stop is requested.
void run(techniques::State& state, Level level, const std::stop_token& stop, const IsEnough& isEnough);

}  // namespace sudoku::eliminations
