#pragma once

#include "forcingchains.h"

namespace sudoku::explainer {

/// An assumption on its way.
struct ForcingChains::Closing {
  /// Beside the candidates of a unit: one of them is on.
  static constexpr Mask kDecided = 0x8000;

  Closure& closure;
  Position::Units left;                      ///< without what is off and has been looked at
  std::array<Mask, kRegionCount> changed{};  ///< the digits that lost places since all patterns were asked
  std::size_t nextOn = 0;
  std::size_t nextOff = 0;
  int weightLimit;        ///< heavier nodes cannot be part of a step that is wanted
  int promising = 0;      ///< nodes to come that are not too heavy
  bool mayInfer = false;  ///< patterns and what is nested do not know of all those yet
  std::size_t asked = 0;  ///< nodes that were off when what is nested was asked

  Closing(Closure& toFill, const Position::Units& units, int limit)
      : closure(toFill), left(units), weightLimit(limit) {}

  /// Of a candidate's units, in lanes.
  std::uint64_t leftOf(const Membership& membership) const {
    std::uint64_t lanes = 0;
    for (std::size_t i = 0; i < membership.units.size(); ++i) lanes |= inLane(i, left[membership.units[i]]);
    return lanes;
  }
  bool isPromising(const Closure::Node& node) const { return node.weight < weightLimit; }
  /// Counts a node that is to be looked at.
  void count(const Closure::Node& node) { promising += isPromising(node) ? 1 : 0; }
  void turnOff(int candidate, Cause cause, Closure::Parents parents) {
    count(closure.add(candidate, false, cause, parents));
  }
  void turnOffUnlessOff(int candidate, Cause cause, Closure::Parents parents) {
    const unsigned added = closure.addUnlessOff(candidate, cause, parents);
    promising += parents.weight() < weightLimit ? static_cast<int>(added) : 0;
  }
  void turnOn(int candidate, Cause cause, Closure::Parents parents) {
    count(closure.add(candidate, true, cause, parents));
    for (const std::uint16_t unit : membershipOf(candidate).units) left[unit] |= kDecided;
  }
  /// For those who look for patterns.
  auto news() const {
    return [this](int region) { return changed[at(region)]; };
  }
  /// The places that a region has lost are worth a look.
  void change(int candidate) {
    for (int kind = 0; kind < kRegionKinds; ++kind) {
      Mask& digits = changed[at(regionOf(cellOf(candidate), kind))];
      digits = static_cast<Mask>(digits | bitOf(digitOf(candidate)));
    }
  }
};

}  // namespace sudoku::explainer
