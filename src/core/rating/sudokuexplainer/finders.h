#pragma once

#include <optional>

#include "hint.h"
#include "logic/chains/patterns.h"

/// The techniques of Sudoku Explainer that need no chains. Each finder gives the first step in the order in
/// which that program goes through the grid. Any threads may call them; they cannot be stopped.
namespace sudoku::explainer {

using Finder = std::optional<Hint> (*)(const Position&);

std::optional<Hint> findHiddenSingle(const Position& position);
std::optional<Hint> findNakedSingle(const Position& position);
std::optional<Hint> findDirectPointing(const Position& position);
std::optional<Hint> findLocking(const Position& position);
/// Of two or three digits, which leave another one a single place.
template <int size>
std::optional<Hint> findDirectHiddenSet(const Position& position);
/// Pairs, triplets and quads; X-wings, swordfish and jellyfish.
template <SetKind kind, int size>
std::optional<Hint> findSubset(const Position& position);
template <int size>
std::optional<Hint> findFish(const Position& position);
/// XY-wings and XYZ-wings: of a pivot with two candidates or with three.
template <int size>
std::optional<Hint> findWing(const Position& position);
std::optional<Hint> findUniqueLoop(const Position& position);
std::optional<Hint> findBug(const Position& position);
/// Of two or three cells.
template <std::size_t size>
std::optional<Hint> findAlignedExclusion(const Position& position);

}  // namespace sudoku::explainer
