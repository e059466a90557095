#include <array>

#include "finders.h"
#include "logic/patterns/patterns.h"

namespace sudoku::explainer {
namespace {

// The techniques and ratings for naked subsets of two, three and four cells.
constexpr std::array kNakedSets = {Hint{ExplainerTechnique::NakedPair, 3.0},
                                   Hint{ExplainerTechnique::NakedTriplet, 3.6},
                                   Hint{ExplainerTechnique::NakedQuad, 5.0}};
constexpr std::array kHiddenSets = {Hint{ExplainerTechnique::HiddenPair, 3.4},
                                    Hint{ExplainerTechnique::HiddenTriplet, 4.0},
                                    Hint{ExplainerTechnique::HiddenQuad, 5.4}};
constexpr std::array kDirectHiddenSets = {Hint{ExplainerTechnique::DirectHiddenPair, 2.0},
                                          Hint{ExplainerTechnique::DirectHiddenTriplet, 2.5}};
constexpr std::array kFishes = {Hint{ExplainerTechnique::XWing, 3.2},
                                Hint{ExplainerTechnique::Swordfish, 3.8},
                                Hint{ExplainerTechnique::Jellyfish, 5.2}};

/// Adds the eliminations of digits from places in a house. Returns whether there are any.
bool addRemovals(const OptionPosition& position, HouseNumber house, Mask places, Mask digits,
                 Removals& removals) {
  bool any = false;
  for (const int place : Bits(places)) {
    const int cell = cellAt(house, place);
    removals[at(cell)] = static_cast<Mask>(position.digits(cell) & digits);
    any = any || removals[at(cell)] != 0;
  }
  return any;
}

constexpr Mask others(Mask mask) {
  return without(bitOf(kDigitCount) - 1, mask);
}

}  // namespace

template <SetKind kind, int size>
std::optional<Hint> findSubset(const OptionPosition& position) {
  constexpr bool kIsNaked = kind == SetKind::Naked;
  Hint hint = (kIsNaked ? kNakedSets : kHiddenSets)[size - 2];
  const bool found = forEachSubset<kind, size>(
      position, kIsNaked ? size * 2 : size * 2 + 1, AllDigits(), [&](const SubsetPattern& pattern) {
        return kIsNaked ? addRemovals(position, pattern.house, others(pattern.places), pattern.digits,
                                      hint.removals)
                        : addRemovals(position, pattern.house, pattern.places, others(pattern.digits),
                                      hint.removals);
      });
  return found ? std::optional(hint) : std::nullopt;
}

/// Finds a hidden subset that leaves another digit with a single place in the house.
template <int size>
std::optional<Hint> findDirectHiddenSet(const OptionPosition& position) {
  Hint hint = kDirectHiddenSets[size - 2];
  const bool found = forEachSubset<SetKind::Hidden, size>(
      position, size + 1, AllDigits(), [&](const SubsetPattern& pattern) {
        for (const int digit : Bits(others(pattern.digits))) {
          const Mask places = position.places(pattern.house, digit);
          const Mask left = without(places, pattern.places);
          if (countOf(places) < 2 || countOf(left) != 1) continue;
          hint.cell = cellAt(pattern.house, firstOf(left));
          hint.digit = digit;
          return true;
        }
        return false;
      });
  return found ? std::optional(hint) : std::nullopt;
}

template <int size>
std::optional<Hint> findFish(const OptionPosition& position) {
  Hint hint = kFishes[size - 2];
  const bool found = forEachFish<size>(position, AllDigits(), [&](const FishPattern& pattern) {
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

template std::optional<Hint> findDirectHiddenSet<2>(const OptionPosition&);
template std::optional<Hint> findDirectHiddenSet<3>(const OptionPosition&);
template std::optional<Hint> findSubset<SetKind::Naked, 2>(const OptionPosition&);
template std::optional<Hint> findSubset<SetKind::Naked, 3>(const OptionPosition&);
template std::optional<Hint> findSubset<SetKind::Naked, 4>(const OptionPosition&);
template std::optional<Hint> findSubset<SetKind::Hidden, 2>(const OptionPosition&);
template std::optional<Hint> findSubset<SetKind::Hidden, 3>(const OptionPosition&);
template std::optional<Hint> findSubset<SetKind::Hidden, 4>(const OptionPosition&);
template std::optional<Hint> findFish<2>(const OptionPosition&);
template std::optional<Hint> findFish<3>(const OptionPosition&);
template std::optional<Hint> findFish<4>(const OptionPosition&);

}  // namespace sudoku::explainer
