#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <utility>
#include <vector>

#include "combinations.h"
#include "position.h"

/// The patterns that count as steps of their own and inside dynamic chains. Each function gives all of them
/// to a sink in Sudoku Explainer's order, whether they take something away or not, until the sink answers
/// true; that is also its result. `newsOf` says which digits' places in a region are to be looked at, and its
/// cells if there are any.
namespace sudoku::explainer {

/// What is to be looked at: all.
struct LookEverywhere {
  Mask operator()(int /*region*/) const { return bitOf(kDigitCount) - 1; }
};

/// In a region a digit has only places that lie in another region too.
struct LockingPattern {
  int region;
  int other;
  int digit;

  /// The places in the other region that it clears.
  Mask cleared(const Position& position) const {
    return without(position.places(other, digit), sharedPlaces(other, region));
  }
};

namespace detail {

/// For each set of two or three places the third of the region that holds them all, counted along it (places
/// 0-2, 3-5, 6-8) or across it (0, 3, 6; 1, 4, 7; 2, 5, 8); or 3.
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

/// The region of the other kind that has this third of a region.
constexpr int besideThird(int region, int otherKind, int third) {
  const int kind = region / kDigitCount;
  const int number = region % kDigitCount;
  if (kind == Block)
    return otherKind * kDigitCount + (otherKind == Row ? number / 3 : number % 3) * 3 + third;
  return kind == Row ? number / 3 * 3 + third : third * 3 + number / 3;
}

}  // namespace detail

template <typename NewsOf, typename Sink>
bool forEachLocking(const Position& position, NewsOf newsOf, Sink sink) {
  constexpr std::array<std::array<RegionKind, 2>, 4> kKinds = {
      {{Block, Column}, {Block, Row}, {Column, Block}, {Row, Block}}};
  constexpr std::uint64_t kAllThirds = (std::uint64_t{1} << (3 * kDigitCount)) - 1;
  for (const auto& [kind, otherKind] : kKinds) {
    const auto& thirds = detail::kThirds[otherKind == Column ? 0 : 1];
    for (int region = kind * kDigitCount; region < (kind + 1) * kDigitCount; ++region) {
      // A row of digits for each third, and one for those in none.
      std::uint64_t locked = 0;
      for (const int digit : Bits(newsOf(region)))
        locked |= std::uint64_t{1} << (thirds[position.places(region, digit)] * kDigitCount + digit);
      for (locked &= kAllThirds; locked != 0; locked &= locked - 1) {
        const int first = std::countr_zero(locked);
        const int beside = detail::besideThird(region, otherKind, first / kDigitCount);
        if (sink(LockingPattern{region, beside, first % kDigitCount})) return true;
      }
    }
  }
  return false;
}

/// As many cells of a region as they have digits between them; or as many digits as places.
struct SubsetPattern {
  int region;
  Mask places;
  Mask digits;
};

inline constexpr std::array kSubsetKinds = {Block, Column, Row};

template <int size, typename NewsOf, typename Sink>
bool forEachNakedSet(const Position& position, NewsOf newsOf, Sink sink) {
  for (const RegionKind kind : kSubsetKinds)
    for (int region = kind * kDigitCount; region < (kind + 1) * kDigitCount; ++region) {
      if (position.emptyCells(region) < size * 2 || newsOf(region) == 0) continue;
      std::array<Mask, kDigitCount> digits{};
      Mask able = 0;
      for (int place = 0; place < kDigitCount; ++place) {
        digits[at(place)] = position.digits(cellAt(region, place));
        const int count = countOf(digits[at(place)]);
        if (count > 1 && count <= size) able = static_cast<Mask>(able | bitOf(place));
      }
      const bool isDone = forEachLockedSet<size>(digits, able, [&](Mask places, Mask together) {
        return sink(SubsetPattern{region, places, together});
      });
      if (isDone) return true;
    }
  return false;
}

template <int size, typename NewsOf, typename Sink>
bool forEachHiddenSet(const Position& position, int leastEmpty, NewsOf newsOf, Sink sink) {
  for (const RegionKind kind : kSubsetKinds)
    for (int region = kind * kDigitCount; region < (kind + 1) * kDigitCount; ++region) {
      if (position.emptyCells(region) < leastEmpty || newsOf(region) == 0) continue;
      std::array<Mask, kDigitCount> places{};
      Mask able = 0;
      for (int digit = 0; digit < kDigitCount; ++digit) {
        places[at(digit)] = position.places(region, digit);
        const int count = countOf(places[at(digit)]);
        if (count > 1 && count <= size) able = static_cast<Mask>(able | bitOf(digit));
      }
      const bool isDone = forEachLockedSet<size>(places, able, [&](Mask digits, Mask together) {
        return sink(SubsetPattern{region, together, digits});
      });
      if (isDone) return true;
    }
  return false;
}

/// In as many lines a digit has as many places: `lines` and `places` number lines of a kind and across it.
struct FishPattern {
  RegionKind kind;
  Mask lines;
  Mask places;
  int digit;

  int line(int number) const { return kind * kDigitCount + number; }
  int crossLine(int number) const { return (kind == Row ? Column : Row) * kDigitCount + number; }
};

template <int size, typename NewsOf, typename Sink>
bool forEachFish(const Position& position, NewsOf newsOf, Sink sink) {
  std::vector<FishPattern> fishes;
  for (const RegionKind kind : {Column, Row}) {
    fishes.clear();
    Mask newDigits = 0;
    for (int line = 0; line < kDigitCount; ++line)
      newDigits = static_cast<Mask>(newDigits | newsOf(kind * kDigitCount + line));
    for (const int digit : Bits(newDigits)) {
      if (position.placedCount(digit) + size * 2 > kDigitCount) continue;
      std::array<Mask, kDigitCount> places{};
      Mask able = 0;
      for (int line = 0; line < kDigitCount; ++line) {
        places[at(line)] = position.places(kind * kDigitCount + line, digit);
        const int count = countOf(places[at(line)]);
        if (count > 1 && count <= size) able = static_cast<Mask>(able | bitOf(line));
      }
      forEachLockedSet<size>(places, able, [&](Mask lines, Mask together) {
        fishes.push_back({kind, lines, together, digit});
        return false;
      });
    }
    std::sort(fishes.begin(), fishes.end(), [](const FishPattern& a, const FishPattern& b) {
      return std::pair(a.lines, a.digit) < std::pair(b.lines, b.digit);
    });
    for (const FishPattern& fish : fishes) {
      Mask news = 0;
      for (const int line : Bits(fish.lines)) news = static_cast<Mask>(news | newsOf(fish.line(line)));
      if ((news & bitOf(fish.digit)) != 0 && sink(fish)) return true;
    }
  }
  return false;
}

}  // namespace sudoku::explainer
