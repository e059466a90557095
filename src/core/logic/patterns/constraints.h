#pragma once

#include <array>
#include <cstdint>

#include "candidatenumbers.h"
#include "housenumbers.h"

/// The constraints of Sudoku: each cell takes exactly one of its digits, and each digit takes exactly one of
/// its places in each house. These digits and places are the options of a constraint. Only constants, for any
/// thread.
namespace sudoku::patterns {

/// The number of constraints. Those of the 81 cells come first, then those of each house and digit.
inline constexpr int kConstraintCount = kCellCount + kHouseCount * kDigitCount;
/// The number of constraints that a candidate belongs to: its cell, and its digit in its box, row and column.
inline constexpr int kConstraintsPerCandidate = 1 + kHouseKinds;

constexpr int constraintOf(HouseNumber house, int digit) {
  return kCellCount + house * kDigitCount + digit;
}

/// The width of a lane. A 64-bit word has four lanes, one for the mask of each constraint of a candidate.
inline constexpr unsigned kBitsPerLane = 16;
static_assert(kConstraintsPerCandidate * kBitsPerLane == 64);

constexpr std::uint64_t inLane(std::size_t lane, Mask mask) {
  return std::uint64_t{mask} << (lane * kBitsPerLane);
}
constexpr std::uint64_t inEachLane(Mask mask) {
  return mask * 0x0001'0001'0001'0001U;
}
constexpr Mask maskIn(std::uint64_t lanes, std::size_t lane) {
  return static_cast<Mask>(lanes >> (lane * kBitsPerLane));
}

/// The constraints that a candidate belongs to, and its bit in the mask of each.
struct Membership {
  std::array<std::uint16_t, kConstraintsPerCandidate> constraints;
  std::uint64_t lanes;

  constexpr Mask bit(std::size_t index) const { return maskIn(lanes, index); }
};

namespace detail {

constexpr auto makeMemberships() {
  std::array<Membership, kCandidateCount> memberships{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      Membership& membership = memberships[at(candidateOf(cell, digit))];
      membership.constraints[0] = static_cast<std::uint16_t>(cell);
      membership.lanes = inLane(0, bitOf(digit));
      for (int kind = 0; kind < kHouseKinds; ++kind) {
        membership.constraints[at(1 + kind)] =
            static_cast<std::uint16_t>(constraintOf(houseNumberOf(cell, kind), digit));
        membership.lanes |= inLane(at(1 + kind), bitOf(placeIn(cell, kind)));
      }
    }
  return memberships;
}

inline constexpr auto kMemberships = makeMemberships();

constexpr auto makeCandidatesAt() {
  Table<std::uint16_t, kConstraintCount, kDigitCount> candidates{};
  for (int constraint = 0; constraint < kConstraintCount; ++constraint)
    for (int bit = 0; bit < kDigitCount; ++bit) {
      const HouseNumber house = (constraint - kCellCount) / kDigitCount;
      const int digit = (constraint - kCellCount) % kDigitCount;
      candidates[at(constraint)][at(bit)] = static_cast<std::uint16_t>(
          constraint < kCellCount ? candidateOf(constraint, bit) : candidateOf(cellAt(house, bit), digit));
    }
  return candidates;
}

inline constexpr auto kCandidatesAt = makeCandidatesAt();

}  // namespace detail

constexpr const Membership& membershipOf(int candidate) {
  return detail::kMemberships[at(candidate)];
}

/// The candidate that is an option of a constraint, given by the option's bit in the mask.
constexpr int candidateAt(int constraint, int bit) {
  return detail::kCandidatesAt[at(constraint)][at(bit)];
}

}  // namespace sudoku::patterns
