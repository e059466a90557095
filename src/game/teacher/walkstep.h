#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <sudoku/grid/geometry.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// One thing told on a walk through the chains of a step, and what it follows from. Plain data.
struct WalkStep {
  /// The rule by which a step of the walk follows from earlier ones.
  enum class Rule : std::uint8_t {
    Supposed,       ///< no rule: a chain begins with this supposition
    SeesDigit,      ///< a cell that this one sees has the digit
    CellFilled,     ///< the cell has another digit
    LastCandidate,  ///< the cell has no other candidate left
    LastPlace,      ///< the house has no other place left for the digit
    LacksDigit,     ///< an almost locked set cannot have the digit, and so needs all its others
    SeesSet,        ///< the cell sees all places of a digit that an almost locked set needs
    Refuted,        ///< the steps since the opposite was supposed contradict each other
    Cases,          ///< no rule: one of several things is true, each of which is then supposed
    EachCase,       ///< in each of several cases the steps lead to this
    LockedDigit,    ///< the digit's places left in one house lie in another
    NakedSet,       ///< up to three cells have as many digits left
    HiddenSet,      ///< one or two digits have as many places left in a house
    XWing,          ///< the digit's places left in two lines lie in two lines across
    Together,       ///< follows from several earlier steps in another way
    Again,          ///< a case ends with this, and earlier cases have told why
    Recalled,       ///< another case has told why this is so, and it holds here too
  };

  ChainNode node;
  Rule rule = Rule::Supposed;
  std::vector<std::size_t> premises{};  ///< indices of the earlier steps that this one rests on, the one
                                        ///< before it in the chain first
  House house{0};                       ///< house in which the rule holds
  std::vector<House> from{};            ///< houses whose places for the digit a pattern rests on
  CellSet cells{};                      ///< cells of a pattern
  DigitSet digits{};                    ///< digits of a naked or hidden set
  std::optional<ChainNode> goal{};      ///< what is to be proved by a supposition in the middle of a proof
  int depth = 0;                        ///< number of suppositions that the step rests on, besides the first
  int link = 0;                         ///< number of the step's link on the board, from 1; 0: it has none
  std::size_t start = 0;                ///< index of the step with the supposition that the chain begins with
};

}  // namespace sudoku
