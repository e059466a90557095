#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include <sudoku/grid/geometry.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// One thing that is told on a walk through the chains of a step, and what it follows from. Plain data.
struct WalkStep {
  /// By which rule it follows.
  enum class Rule : std::uint8_t {
    Supposed,       ///< none: a chain begins with it
    SeesDigit,      ///< a cell that it sees has the digit
    CellFilled,     ///< its cell has another digit
    LastCandidate,  ///< its cell has no other candidate left
    LastPlace,      ///< the house has no other place left for the digit
    LacksDigit,     ///< an almost locked set cannot have the digit, and needs all others
    SeesSet,        ///< it sees all places of a digit that an almost locked set needs
    Refuted,        ///< the steps since its opposite was supposed contradict each other
    Cases,          ///< none: one of several things is true, each of which is then supposed
    EachCase,       ///< the steps since something was supposed lead to it in each of several cases
    LockedDigit,    ///< the digit's places left in one house lie in another
    NakedSet,       ///< up to three cells have as many digits left
    HiddenSet,      ///< one or two digits have as many places left in a house
    XWing,          ///< the digit's places left in two lines lie in two lines across
    Together,       ///< several earlier ones in another way
    Again,          ///< a case ends with it, and earlier cases have told why
    Recalled,       ///< another case has told why, and that holds here too
  };

  ChainNode node;
  Rule rule = Rule::Supposed;
  std::vector<std::size_t> premises{};  ///< earlier steps, the one that the chain comes from first
  House house{0};                       ///< where it holds
  std::vector<House> from{};            ///< houses whose places a pattern rests on
  CellSet cells{};                      ///< of a pattern
  DigitSet digits{};                    ///< of a pair
  std::optional<ChainNode> goal{};  ///< of what is supposed in the middle of a proof: what that is to prove
  int depth = 0;                    ///< suppositions that it rests on, but for the first
  int link = 0;                     ///< the number of its link on the board, from 1; 0: it has none
  std::size_t start = 0;            ///< the step that supposed what its chain begins with
};

}  // namespace sudoku
