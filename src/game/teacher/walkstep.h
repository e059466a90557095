#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <sudoku/grid/geometry.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// One statement in the explanation of a step's chains: what a chain node says, and the earlier statements
/// that it follows from. Plain data.
struct WalkStep {
  /// The rule by which a statement follows from earlier ones.
  enum class Rule : std::uint8_t {
    Supposed,       ///< no rule: the statement is the assumption with which a chain begins
    SeesDigit,      ///< the cell sees a cell with the same digit
    CellFilled,     ///< the cell has another digit
    LastCandidate,  ///< the cell has no other candidate left
    LastPlace,      ///< the house has no other place left for the digit
    LacksDigit,     ///< an almost locked set lacks this digit, so it has all its other digits
    SeesSet,        ///< the cell sees all places in an almost locked set for a digit that the set needs
    Refuted,        ///< the opposite was assumed, and has led to a contradiction
    Cases,          ///< no rule: a list of possible cases, each of which is assumed in turn
    EachCase,       ///< each of the possible cases leads to this statement
    LockedDigit,    ///< all places left for the digit in one house are in another house too
    NakedSet,       ///< up to three cells have only as many digits left between them
    HiddenSet,      ///< one or two digits have only as many places left in a house
    XWing,          ///< all places left for the digit in two lines are in two lines that cross them
    Together,       ///< the statement follows from several earlier ones in another way
    Again,          ///< the end of a chain that the explanation of an earlier chain contains already
    Recalled,       ///< a fact explained for an earlier chain, which holds in this chain too
  };

  ChainNode node;
  Rule rule = Rule::Supposed;
  /// Indices of the earlier statements that this one follows from, beginning with the one before it in the
  /// chain.
  std::vector<std::size_t> premises{};
  House house{0};                   ///< house in which the rule holds
  std::vector<House> from{};        ///< houses of a pattern in which the places left for the digit matter
  CellSet cells{};                  ///< cells that form the pattern, if the rule is a pattern
  DigitSet digits{};                ///< digits of a naked or hidden set
  std::optional<ChainNode> goal{};  ///< for an assumption within a proof: what it is meant to prove
  int depth = 0;          ///< number of assumptions that the statement depends on, not counting the first
  int link = 0;           ///< number of the link drawn on the board for this statement, from 1; 0 if none
  std::size_t start = 0;  ///< index of the statement with which the chain begins
};

}  // namespace sudoku
