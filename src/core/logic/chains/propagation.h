#pragma once

#include "forcingchains.h"

namespace sudoku::chains {

/// How far an assumption has been followed. Lives for one propagation, in one thread.
struct ForcingChains::Propagation {
  /// The bit above the options of a constraint that says that one of them is on.
  static constexpr Mask kDecided = 0x8000;

  Implications& implications;
  OptionPosition::Options left;  ///< the options, but for those that are off and have been followed
  std::array<Mask, kHouseCount>
      changed{};  ///< the digits that lost places since all patterns were looked for
  std::size_t nextOn = 0;
  std::size_t nextOff = 0;
  int weightLimit;    ///< heavier nodes cannot be part of a step that is wanted
  int promising = 0;  ///< how many nodes that are still to be followed are not too heavy
  /// whether some promising nodes have not been looked at by patterns and nested searches
  bool mayApplyPatterns = false;
  std::size_t asked = 0;  ///< how many nodes were off when nested searches were asked last

  Propagation(Implications& toFill, const OptionPosition::Options& options, int limit)
      : implications(toFill), left(options), weightLimit(limit) {}

  /// The options that are left of a candidate's constraints, in lanes.
  std::uint64_t leftOf(const Membership& membership) const {
    std::uint64_t lanes = 0;
    for (std::size_t i = 0; i < membership.constraints.size(); ++i)
      lanes |= inLane(i, left[membership.constraints[i]]);
    return lanes;
  }
  bool isPromising(const Implications::Node& node) const { return node.weight < weightLimit; }
  /// Counts a node that is still to be followed.
  void count(const Implications::Node& node) { promising += isPromising(node) ? 1 : 0; }
  void turnOffUnlessOff(int candidate, InferenceKind inference, Implications::Parents parents) {
    const unsigned added = implications.addUnlessOff(candidate, inference, parents);
    promising += parents.weight() < weightLimit ? static_cast<int>(added) : 0;
  }
  void turnOn(int candidate, InferenceKind inference, Implications::Parents parents) {
    count(implications.add(candidate, true, inference, parents));
    for (const std::uint16_t constraint : membershipOf(candidate).constraints) left[constraint] |= kDecided;
  }
  /// For each house, the digits for which patterns can be new.
  auto changedDigits() const {
    return [this](HouseNumber house) { return changed[at(house)]; };
  }
  /// Notes that the digit has lost a place in the houses of the candidate.
  void noteChange(int candidate) {
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      Mask& digits = changed[at(houseNumberOf(cellOf(candidate), kind))];
      digits = static_cast<Mask>(digits | bitOf(digitOf(candidate)));
    }
  }
};

}  // namespace sudoku::chains
