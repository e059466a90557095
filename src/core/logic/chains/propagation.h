#pragma once

#include "forcingchains.h"

namespace sudoku::chains {

/// The state while the conclusions of one assumption are followed. Used in one thread.
struct ForcingChains::Propagation {
  /// A bit, above those of a constraint's options, that is set if one of the options is on (true).
  static constexpr Mask kDecided = 0x8000;

  Implications& implications;
  OptionPosition::Options left;             ///< the options that the nodes handled so far have not turned off
  std::array<Mask, kHouseCount> changed{};  ///< digits with fewer places since X-wings etc. were tried
  std::size_t nextOn = 0;
  std::size_t nextOff = 0;
  int weightLimit;    ///< a node of this weight or more cannot be part of a better step
  int promising = 0;  ///< number of nodes below weightLimit that are still to be handled
  /// whether patterns such as X-wings are still to be tried with some nodes below weightLimit
  bool mayApplyPatterns = false;
  std::size_t asked = 0;  ///< number of nodes that were off when nested steps were last searched

  Propagation(Implications& toFill, const OptionPosition::Options& options, int limit)
      : implications(toFill), left(options), weightLimit(limit) {}

  /// The options left of each of a candidate's constraints, in 16-bit lanes.
  std::uint64_t leftOf(const Membership& membership) const {
    std::uint64_t lanes = 0;
    for (std::size_t i = 0; i < membership.constraints.size(); ++i)
      lanes |= inLane(i, left[membership.constraints[i]]);
    return lanes;
  }
  bool isPromising(const Implications::Node& node) const { return node.weight < weightLimit; }
  /// Counts a node that is still to be handled, if its weight is below weightLimit.
  void count(const Implications::Node& node) { promising += isPromising(node) ? 1 : 0; }
  void turnOffUnlessOff(int candidate, InferenceKind inference, Implications::Parents parents) {
    const unsigned added = implications.addUnlessOff(candidate, inference, parents);
    promising += parents.weight() < weightLimit ? static_cast<int>(added) : 0;
  }
  void turnOn(int candidate, InferenceKind inference, Implications::Parents parents) {
    count(implications.add(candidate, true, inference, parents));
    for (const std::uint16_t constraint : membershipOf(candidate).constraints) left[constraint] |= kDecided;
  }
  /// A function that returns for a house the digits with which it may have new patterns such as X-wings.
  auto changedDigits() const {
    return [this](HouseNumber house) { return changed[at(house)]; };
  }
  /// Records that the candidate's digit has lost a place in each of the candidate's houses.
  void noteChange(int candidate) {
    for (int kind = 0; kind < kHouseKinds; ++kind) {
      Mask& digits = changed[at(houseNumberOf(cellOf(candidate), kind))];
      digits = static_cast<Mask>(digits | bitOf(digitOf(candidate)));
    }
  }
};

}  // namespace sudoku::chains
