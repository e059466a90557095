#include "finders.h"
#include "logic/patterns/patterns.h"

namespace sudoku::explainer {
namespace {

/// The only cell that is left for the digit in the box `beside` once the locked candidates of another box
/// eliminate the digit from the cells in their line; nothing if more than one is left.
std::optional<int> singleBeside(const OptionPosition& position, const LockingPattern& pattern, int beside) {
  const Mask shared = sharedPlaces(beside, pattern.other);
  const Mask places = position.places(beside, pattern.digit);
  if (shared == 0 || countOf(places) < 2 || countOf(without(places, shared)) != 1) return std::nullopt;
  return cellAt(beside, firstOf(without(places, shared)));
}

}  // namespace

/// Finds direct pointing. Direct claiming is not needed: if claiming in a line leaves a single in a parallel
/// line, then the third box next to these two points along the third line to the same single, and Sudoku
/// Explainer finds that first.
std::optional<Hint> findDirectPointing(const OptionPosition& position) {
  std::optional<Hint> result;
  forEachLocking(position, AllDigits(), [&](const LockingPattern& pattern) {
    if (kindOf(pattern.house) != Box) return true;
    for (int beside = 0; beside < kDigitCount; ++beside) {
      if (beside == pattern.house) continue;
      const auto cell = singleBeside(position, pattern, beside);
      if (!cell) continue;
      result = Hint{ExplainerTechnique::DirectPointing, 1.7, 0, *cell, pattern.digit};
      return true;
    }
    return false;
  });
  return result;
}

std::optional<Hint> findLocking(const OptionPosition& position) {
  std::optional<Hint> result;
  forEachLocking(position, AllDigits(), [&](const LockingPattern& pattern) {
    const Mask cleared = pattern.cleared(position);
    if (cleared == 0) return false;
    const bool isPointing = kindOf(pattern.house) == Box;
    result = isPointing ? Hint{ExplainerTechnique::Pointing, 2.6} : Hint{ExplainerTechnique::Claiming, 2.8};
    for (const int place : Bits(cleared))
      result->removals[at(cellAt(pattern.other, place))] = bitOf(pattern.digit);
    return true;
  });
  return result;
}

}  // namespace sudoku::explainer
