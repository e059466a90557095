#include "finders.h"
#include "patterns.h"

namespace sudoku::explainer {
namespace {

/// The cell that a digit is left with in a region next to the locked one, if there is just one.
std::optional<int> singleBeside(const Position& position, const LockingPattern& pattern, int beside) {
  const Mask shared = sharedPlaces(beside, pattern.other);
  const Mask places = position.places(beside, pattern.digit);
  if (shared == 0 || countOf(places) < 2 || countOf(without(places, shared)) != 1) return std::nullopt;
  return cellAt(beside, firstOf(without(places, shared)));
}

}  // namespace

std::optional<Hint> findDirectLocking(const Position& position) {
  std::optional<Hint> result;
  forEachLocking(position, LookEverywhere(), [&](const LockingPattern& pattern) {
    const int firstOfKind = pattern.region / kDigitCount * kDigitCount;
    for (int beside = firstOfKind; beside < firstOfKind + kDigitCount; ++beside) {
      if (beside == pattern.region) continue;
      const auto cell = singleBeside(position, pattern, beside);
      if (!cell) continue;
      const bool isPointing = firstOfKind == 0;
      result.emplace();
      result->technique =
          isPointing ? ExplainerTechnique::DirectPointing : ExplainerTechnique::DirectClaiming;
      result->rating = isPointing ? 1.7 : 1.9;
      result->cell = *cell;
      result->digit = pattern.digit;
      return true;
    }
    return false;
  });
  return result;
}

std::optional<Hint> findLocking(const Position& position) {
  std::optional<Hint> result;
  forEachLocking(position, LookEverywhere(), [&](const LockingPattern& pattern) {
    const Mask cleared = pattern.cleared(position);
    if (cleared == 0) return false;
    const bool isPointing = pattern.region < kDigitCount;
    result.emplace();
    result->technique = isPointing ? ExplainerTechnique::Pointing : ExplainerTechnique::Claiming;
    result->rating = isPointing ? 2.6 : 2.8;
    for (const int place : Bits(cleared))
      result->removals[at(cellAt(pattern.other, place))] = bitOf(pattern.digit);
    return true;
  });
  return result;
}

}  // namespace sudoku::explainer
