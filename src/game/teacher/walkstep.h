#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <sudoku/grid/geometry.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// One statement in the explanation of a step's chains, and the earlier statements that it follows from.
/// Plain data.
struct WalkStep {
  /// The rule by which a statement follows from earlier ones.
  enum class Rule : std::uint8_t {
    Supposed,       ///< no rule: the supposition that a chain begins with
    SeesDigit,      ///< the cell sees a cell with the same digit
    CellFilled,     ///< the cell has another digit
    LastCandidate,  ///< the cell has no other candidate left
    LastPlace,      ///< the house has no other place left for the digit
    LacksDigit,     ///< an almost locked set cannot have the digit, so it must have all its other digits
    SeesSet,        ///< the cell sees all places in an almost locked set for a digit that the set needs
    Refuted,        ///< the opposite was supposed, and has led to a contradiction
    Cases,          ///< no rule: the list of cases, each of which is supposed in turn
    EachCase,       ///< each of several cases leads to this statement
    LockedDigit,    ///< all places left for the digit in one house are in another house too
    NakedSet,       ///< up to three cells have only as many digits left between them
    HiddenSet,      ///< one or two digits have only as many places left in a house
    XWing,          ///< all places left for the digit in two lines are in two lines that cross them
    Together,       ///< the statement follows from several earlier ones in another way
    Again,          ///< the end of a case that was already explained in earlier cases
    Recalled,       ///< a fact that was explained in another case and holds in this case too
  };

  ChainNode node;
  Rule rule = Rule::Supposed;
  std::vector<std::size_t> premises{};  ///< indices of the earlier statements that this one rests on; the one
                                        ///< before it in the chain comes first
  House house{0};                       ///< house in which the rule holds
  std::vector<House> from{};            ///< houses on whose places for the digit a pattern rests
  CellSet cells{};                      ///< cells that form the pattern, for a rule with a pattern
  DigitSet digits{};                    ///< digits of a naked or hidden set
  std::optional<ChainNode> goal{};      ///< what a supposition in the middle of a proof is meant to prove
  int depth = 0;          ///< number of suppositions that the statement rests on, not counting the first
  int link = 0;           ///< number of the statement's link on the board, from 1; 0 if it has none
  std::size_t start = 0;  ///< index of the statement that is the supposition at the start of the chain
};

}  // namespace sudoku
