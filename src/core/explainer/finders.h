#pragma once

#include <optional>

#include "hint.h"
#include "position.h"

/// The techniques of Sudoku Explainer that need no chains. Each finder gives the first step in the order in
/// which that program goes through the grid.
namespace sudoku::explainer {

using Finder = std::optional<Hint> (*)(const Position&);

std::optional<Hint> findHiddenSingle(const Position& position);
std::optional<Hint> findNakedSingle(const Position& position);
std::optional<Hint> findDirectPointing(const Position& position);
std::optional<Hint> findLocking(const Position& position);
std::optional<Hint> findDirectHiddenPair(const Position& position);
std::optional<Hint> findDirectHiddenTriplet(const Position& position);
std::optional<Hint> findNakedPair(const Position& position);
std::optional<Hint> findNakedTriplet(const Position& position);
std::optional<Hint> findNakedQuad(const Position& position);
std::optional<Hint> findHiddenPair(const Position& position);
std::optional<Hint> findHiddenTriplet(const Position& position);
std::optional<Hint> findHiddenQuad(const Position& position);
std::optional<Hint> findXWing(const Position& position);
std::optional<Hint> findSwordfish(const Position& position);
std::optional<Hint> findJellyfish(const Position& position);
std::optional<Hint> findXYWing(const Position& position);
std::optional<Hint> findXYZWing(const Position& position);
std::optional<Hint> findUniqueLoop(const Position& position);
std::optional<Hint> findBug(const Position& position);
std::optional<Hint> findAlignedPairExclusion(const Position& position);
std::optional<Hint> findAlignedTripletExclusion(const Position& position);

}  // namespace sudoku::explainer
