#include "finders.h"
#include "patterns.h"

namespace sudoku::explainer {
namespace {

/// Places in a region and the digits that go from them.
bool addRemovals(const Position& position, int region, Mask places, Mask digits, Removals& removals) {
  bool any = false;
  for (const int place : Bits(places)) {
    const int cell = cellAt(region, place);
    removals[at(cell)] = static_cast<Mask>(position.digits(cell) & digits);
    any = any || removals[at(cell)] != 0;
  }
  return any;
}

constexpr Mask others(Mask mask) {
  return without(bitOf(kDigitCount) - 1, mask);
}

template <int size>
std::optional<Hint> findNakedSet(const Position& position, ExplainerTechnique technique, double rating) {
  Hint hint;
  hint.technique = technique;
  hint.rating = rating;
  const bool found = forEachNakedSet<size>(position, LookEverywhere(), [&](const SubsetPattern& pattern) {
    return addRemovals(position, pattern.region, others(pattern.places), pattern.digits, hint.removals);
  });
  return found ? std::optional(hint) : std::nullopt;
}

template <int size>
std::optional<Hint> findHiddenSet(const Position& position, ExplainerTechnique technique, double rating) {
  Hint hint;
  hint.technique = technique;
  hint.rating = rating;
  const bool found =
      forEachHiddenSet<size>(position, size * 2 + 1, LookEverywhere(), [&](const SubsetPattern& pattern) {
        return addRemovals(position, pattern.region, pattern.places, others(pattern.digits), hint.removals);
      });
  return found ? std::optional(hint) : std::nullopt;
}

/// A hidden set that leaves another digit one place in the region.
template <int size>
std::optional<Hint> findDirectHiddenSet(const Position& position, ExplainerTechnique technique,
                                        double rating) {
  Hint hint;
  hint.technique = technique;
  hint.rating = rating;
  const bool found =
      forEachHiddenSet<size>(position, size + 1, LookEverywhere(), [&](const SubsetPattern& pattern) {
        for (const int digit : Bits(others(pattern.digits))) {
          const Mask places = position.places(pattern.region, digit);
          const Mask left = without(places, pattern.places);
          if (countOf(places) < 2 || countOf(left) != 1) continue;
          hint.cell = cellAt(pattern.region, firstOf(left));
          hint.digit = digit;
          return true;
        }
        return false;
      });
  return found ? std::optional(hint) : std::nullopt;
}

template <int size>
std::optional<Hint> findFish(const Position& position, ExplainerTechnique technique, double rating) {
  Hint hint;
  hint.technique = technique;
  hint.rating = rating;
  const bool found = forEachFish<size>(position, LookEverywhere(), [&](const FishPattern& pattern) {
    bool any = false;
    for (const int place : Bits(pattern.places)) {
      const int across = pattern.crossLine(place);
      any = addRemovals(position, across, without(position.places(across, pattern.digit), pattern.lines),
                        bitOf(pattern.digit), hint.removals) ||
            any;
    }
    return any;
  });
  return found ? std::optional(hint) : std::nullopt;
}

}  // namespace

std::optional<Hint> findDirectHiddenPair(const Position& position) {
  return findDirectHiddenSet<2>(position, ExplainerTechnique::DirectHiddenPair, 2.0);
}
std::optional<Hint> findDirectHiddenTriplet(const Position& position) {
  return findDirectHiddenSet<3>(position, ExplainerTechnique::DirectHiddenTriplet, 2.5);
}
std::optional<Hint> findNakedPair(const Position& position) {
  return findNakedSet<2>(position, ExplainerTechnique::NakedPair, 3.0);
}
std::optional<Hint> findNakedTriplet(const Position& position) {
  return findNakedSet<3>(position, ExplainerTechnique::NakedTriplet, 3.6);
}
std::optional<Hint> findNakedQuad(const Position& position) {
  return findNakedSet<4>(position, ExplainerTechnique::NakedQuad, 5.0);
}
std::optional<Hint> findHiddenPair(const Position& position) {
  return findHiddenSet<2>(position, ExplainerTechnique::HiddenPair, 3.4);
}
std::optional<Hint> findHiddenTriplet(const Position& position) {
  return findHiddenSet<3>(position, ExplainerTechnique::HiddenTriplet, 4.0);
}
std::optional<Hint> findHiddenQuad(const Position& position) {
  return findHiddenSet<4>(position, ExplainerTechnique::HiddenQuad, 5.4);
}
std::optional<Hint> findXWing(const Position& position) {
  return findFish<2>(position, ExplainerTechnique::XWing, 3.2);
}
std::optional<Hint> findSwordfish(const Position& position) {
  return findFish<3>(position, ExplainerTechnique::Swordfish, 3.8);
}
std::optional<Hint> findJellyfish(const Position& position) {
  return findFish<4>(position, ExplainerTechnique::Jellyfish, 5.2);
}

}  // namespace sudoku::explainer
