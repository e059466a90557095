#pragma once

#include <array>
#include <cstdint>

#include "potentials.h"
#include "regions.h"

/// A unit is what one candidate is true of: a cell with its digits, or a digit in a region with its places.
namespace sudoku::explainer {

/// The cells, then the digits of each region.
inline constexpr int kUnitCount = kCellCount + kRegionCount * kDigitCount;
/// Those of a candidate: its cell, then its digit in its block, row and column.
inline constexpr int kUnitsPerCandidate = 1 + kRegionKinds;

constexpr int unitOf(int region, int digit) {
  return kCellCount + region * kDigitCount + digit;
}

/// The masks of a candidate's units can stand side by side in one word, each in a lane.
inline constexpr unsigned kBitsPerLane = 16;
static_assert(kUnitsPerCandidate * kBitsPerLane == 64);

constexpr std::uint64_t inLane(std::size_t lane, Mask mask) {
  return std::uint64_t{mask} << (lane * kBitsPerLane);
}
constexpr std::uint64_t inEachLane(Mask mask) {
  return mask * 0x0001'0001'0001'0001U;
}
constexpr Mask maskIn(std::uint64_t lanes, std::size_t lane) {
  return static_cast<Mask>(lanes >> (lane * kBitsPerLane));
}

/// Where a candidate is: in each of its units a bit.
struct Membership {
  std::array<std::uint16_t, kUnitsPerCandidate> units;
  std::uint64_t lanes;

  constexpr Mask bit(std::size_t index) const { return maskIn(lanes, index); }
};

namespace detail {

constexpr auto makeMemberships() {
  std::array<Membership, kCandidateCount> memberships{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      Membership& membership = memberships[at(candidateOf(cell, digit))];
      membership.units[0] = static_cast<std::uint16_t>(cell);
      membership.lanes = inLane(0, bitOf(digit));
      for (int kind = 0; kind < kRegionKinds; ++kind) {
        membership.units[at(1 + kind)] = static_cast<std::uint16_t>(unitOf(regionOf(cell, kind), digit));
        membership.lanes |= inLane(at(1 + kind), bitOf(placeIn(cell, kind)));
      }
    }
  return memberships;
}

inline constexpr auto kMemberships = makeMemberships();

constexpr auto makeCandidatesAt() {
  Table<std::uint16_t, kUnitCount, kDigitCount> candidates{};
  for (int unit = 0; unit < kUnitCount; ++unit)
    for (int bit = 0; bit < kDigitCount; ++bit) {
      const int region = (unit - kCellCount) / kDigitCount;
      const int digit = (unit - kCellCount) % kDigitCount;
      candidates[at(unit)][at(bit)] = static_cast<std::uint16_t>(
          unit < kCellCount ? candidateOf(unit, bit) : candidateOf(cellAt(region, bit), digit));
    }
  return candidates;
}

inline constexpr auto kCandidatesAt = makeCandidatesAt();

}  // namespace detail

constexpr const Membership& membershipOf(int candidate) {
  return detail::kMemberships[at(candidate)];
}

/// The candidate that is a bit of a unit.
constexpr int candidateAt(int unit, int bit) {
  return detail::kCandidatesAt[at(unit)][at(bit)];
}

}  // namespace sudoku::explainer
