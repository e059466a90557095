#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "lockedsets.h"
#include "optionposition.h"

/// Patterns that are steps of their own and also occur in dynamic chains. Each function passes all patterns
/// of a kind, even those without eliminations, to the function `sink` until that returns true, and returns
/// whether it did. The order is Sudoku Explainer's unless a SetRule selects another one. `changedDigitsOf` is
/// a function that returns for each house the digits whose places are searched; if it returns any, the cells
/// of the house are searched too.
namespace sudoku::patterns {

/// A function to pass as `changedDigitsOf` if all digits are to be searched in every house.
struct AllDigits {
  Mask operator()(int /*house*/) const { return bitOf(kDigitCount) - 1; }
};

/// Locked candidates: a digit whose places in one house all lie in a second house too.
struct LockingPattern {
  HouseNumber house;
  HouseNumber other;
  int digit;

  /// The places in the second house that lose the digit.
  Mask cleared(const OptionPosition& position) const {
    return without(position.places(other, digit), sharedPlaces(other, house));
  }
};

namespace detail {

/// By set of places in a house, the third of the house that holds all its two or three places: 0-2, or 3 if
/// there is none. Thirds are adjacent places (0-2, 3-5, 6-8) if isAlong, otherwise every third place (0, 3,
/// 6; 1, 4, 7; 2, 5, 8).
constexpr auto makeThirds(bool isAlong) {
  std::array<std::uint8_t, 1U << kDigitCount> thirds{};
  for (unsigned mask = 0; mask < thirds.size(); ++mask) {
    const int count = countOf(static_cast<Mask>(mask));
    thirds[mask] = 3;
    if (count < 2 || count > 3) continue;
    for (unsigned third = 0; third < 3; ++third) {
      const unsigned places = isAlong ? 0b111U << (third * 3) : 0b001001001U << third;
      if ((mask & ~places) == 0) thirds[mask] = static_cast<std::uint8_t>(third);
    }
  }
  return thirds;
}

inline constexpr std::array kThirds = {makeThirds(false), makeThirds(true)};

}  // namespace detail

template <typename ChangedDigitsOf, typename Sink>
bool forEachLocking(const OptionPosition& position, ChangedDigitsOf changedDigitsOf, Sink sink) {
  constexpr std::array<std::array<KindNumber, 2>, 4> kKinds = {
      {{Box, Column}, {Box, Row}, {Column, Box}, {Row, Box}}};
  constexpr std::uint64_t kAllThirds = (std::uint64_t{1} << (3 * kDigitCount)) - 1;
  for (const auto& [kind, otherKind] : kKinds) {
    const auto& thirds = detail::kThirds[otherKind == Column ? 0 : 1];
    for (HouseNumber house = houseNumberAt(kind, 0); house < houseNumberAt(kind + 1, 0); ++house) {
      // Each group of nine bits has one bit for each digit. There is a group for each third of the house, and
      // a fourth group for digits whose places are not all in one third.
      std::uint64_t locked = 0;
      for (const int digit : Bits(changedDigitsOf(house)))
        locked |= std::uint64_t{1} << (thirds[position.places(house, digit)] * kDigitCount + digit);
      for (locked &= kAllThirds; locked != 0; locked &= locked - 1) {
        const int first = std::countr_zero(locked);
        const int digit = first % kDigitCount;
        const HouseNumber other =
            houseNumberOf(cellAt(house, firstOf(position.places(house, digit))), otherKind);
        if (sink(LockingPattern{house, other, digit})) return true;
      }
    }
  }
  return false;
}

/// A subset: cells of a house that together have as many digits as there are cells, or digits that together
/// have as many places.
struct SubsetPattern {
  HouseNumber house;
  Mask places;
  Mask digits;
};

enum class SetKind { Naked, Hidden };

/// Passes the subsets of `size` cells or digits to `sink`, in the order of the program that `rule` names, in
/// houses with at least `leastEmpty` empty cells.
template <SetKind kind, int size, SetRule rule = SetRule::SudokuExplainer, typename ChangedDigitsOf,
          typename Sink>
bool forEachSubset(const OptionPosition& position, int leastEmpty, ChangedDigitsOf changedDigitsOf,
                   Sink sink) {
  for (const HouseNumber house : rule == SetRule::SudokuExplainer ? kExplainerHouses : kHodokuHouses) {
    if (position.emptyCells(house) < leastEmpty || changedDigitsOf(house) == 0) continue;
    std::array<Mask, kDigitCount> options{};
    for (int item = 0; item < kDigitCount; ++item)
      options[at(item)] =
          kind == SetKind::Naked ? position.digits(cellAt(house, item)) : position.places(house, item);
    const bool isDone = forEachLockedSet<size, rule>(options, [&](Mask items, Mask together) {
      return sink(kind == SetKind::Naked ? SubsetPattern{house, items, together}
                                         : SubsetPattern{house, together, items});
    });
    if (isDone) return true;
  }
  return false;
}

/// A fish: lines of one kind in which a digit has places in no more than as many crossing lines. `lines` has
/// the numbers of the lines, `places` those of the crossing lines.
struct FishPattern {
  KindNumber kind;
  Mask lines;
  Mask places;
  int digit;

  HouseNumber line(int place) const { return houseNumberAt(kind, place); }
  HouseNumber crossLine(int place) const { return houseNumberAt(kind == Row ? Column : Row, place); }
};

template <int size, typename ChangedDigitsOf, typename Sink>
bool forEachFish(const OptionPosition& position, ChangedDigitsOf changedDigitsOf, Sink sink) {
  std::vector<FishPattern> fishes;
  for (const KindNumber kind : {Column, Row}) {
    fishes.clear();
    Mask changedDigits = 0;
    for (int line = 0; line < kDigitCount; ++line)
      changedDigits = static_cast<Mask>(changedDigits | changedDigitsOf(houseNumberAt(kind, line)));
    for (const int digit : Bits(changedDigits)) {
      if (position.placedCount(digit) + size * 2 > kDigitCount) continue;
      std::array<Mask, kDigitCount> places{};
      for (int line = 0; line < kDigitCount; ++line)
        places[at(line)] = position.places(houseNumberAt(kind, line), digit);
      forEachLockedSet<size>(places, [&](Mask lines, Mask together) {
        fishes.push_back({kind, lines, together, digit});
        return false;
      });
    }
    std::sort(fishes.begin(), fishes.end(), [](const FishPattern& a, const FishPattern& b) {
      return std::pair(a.lines, a.digit) < std::pair(b.lines, b.digit);
    });
    for (const FishPattern& fish : fishes) {
      Mask changed = 0;
      for (const int line : Bits(fish.lines))
        changed = static_cast<Mask>(changed | changedDigitsOf(fish.line(line)));
      if ((changed & bitOf(fish.digit)) != 0 && sink(fish)) return true;
    }
  }
  return false;
}

}  // namespace sudoku::patterns
