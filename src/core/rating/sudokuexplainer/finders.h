#pragma once

#include <optional>

#include "hint.h"
#include "logic/patterns/patterns.h"

/// The techniques of Sudoku Explainer without chains. Each function finds the first step in Sudoku
/// Explainer's order. All may be called from any thread; they cannot be stopped.
namespace sudoku::explainer {

using Finder = std::optional<Hint> (*)(const OptionPosition&);

std::optional<Hint> findHiddenSingle(const OptionPosition& position);
std::optional<Hint> findNakedSingle(const OptionPosition& position);
std::optional<Hint> findDirectPointing(const OptionPosition& position);
std::optional<Hint> findLocking(const OptionPosition& position);
/// Finds a hidden pair or triplet that leaves another digit with a single place.
template <int size>
std::optional<Hint> findDirectHiddenSet(const OptionPosition& position);
/// Finds a naked or hidden pair, triplet or quad.
template <SetKind kind, int size>
std::optional<Hint> findSubset(const OptionPosition& position);
/// Finds an X-wing, swordfish or jellyfish.
template <int size>
std::optional<Hint> findFish(const OptionPosition& position);
/// Finds an XY-wing (size 2) or XYZ-wing (size 3); the size is the number of the pivot's candidates.
template <int size>
std::optional<Hint> findWing(const OptionPosition& position);
std::optional<Hint> findUniqueLoop(const OptionPosition& position);
std::optional<Hint> findBug(const OptionPosition& position);
/// Finds an aligned exclusion of two or three cells.
template <std::size_t size>
std::optional<Hint> findAlignedExclusion(const OptionPosition& position);

}  // namespace sudoku::explainer
