#pragma once

#include <optional>

#include "hint.h"
#include "logic/patterns/patterns.h"

/// The techniques of Sudoku Explainer that need no chains. Each finder gives the first step in the order in
/// which that program goes through the grid. Any threads may call them; they cannot be stopped.
namespace sudoku::explainer {

using Finder = std::optional<Hint> (*)(const OptionPosition&);

std::optional<Hint> findHiddenSingle(const OptionPosition& position);
std::optional<Hint> findNakedSingle(const OptionPosition& position);
std::optional<Hint> findDirectPointing(const OptionPosition& position);
std::optional<Hint> findLocking(const OptionPosition& position);
/// Finds a hidden set of two or three digits that leaves another digit a single place.
template <int size>
std::optional<Hint> findDirectHiddenSet(const OptionPosition& position);
/// Finds a pair, triplet or quad.
template <SetKind kind, int size>
std::optional<Hint> findSubset(const OptionPosition& position);
/// Finds an X-wing, swordfish or jellyfish.
template <int size>
std::optional<Hint> findFish(const OptionPosition& position);
/// Finds an XY-wing or XYZ-wing, whose pivot has two or three candidates.
template <int size>
std::optional<Hint> findWing(const OptionPosition& position);
std::optional<Hint> findUniqueLoop(const OptionPosition& position);
std::optional<Hint> findBug(const OptionPosition& position);
/// Finds an aligned exclusion of two or three cells.
template <std::size_t size>
std::optional<Hint> findAlignedExclusion(const OptionPosition& position);

}  // namespace sudoku::explainer
