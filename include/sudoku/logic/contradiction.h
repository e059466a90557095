#pragma once

#include <optional>

#include <sudoku/logic/stepfinder.h>

/// Tests whether a position contradicts the rules or the solution. Pure, and may be called from any thread;
/// cannot be stopped, but takes no longer than solving a few grids.
namespace sudoku {

/// The reason why no conclusion from a position can be trusted.
struct Contradiction {
  enum class Kind {
    Clash,        ///< `cell` and `other` hold `digit` in one house
    NoCandidate,  ///< `cell` has no candidate left
    NoPlace,      ///< `digit` has no candidate left in `house`
    /// The givens have no solution, or they have several, none of which agrees with all entries.
    NoSolution,
    WrongEntry,     ///< `cell` holds a wrong digit; the only solution has `digit` in it
    LostCandidate,  ///< the only solution has `digit` in `cell`, but it is no candidate
  };

  Kind kind = Kind::NoSolution;
  Cell cell{0};
  Cell other{0};
  Digit digit{1};
  House house{0};

  friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// The first contradiction of a position. Contradictions that can be seen on the board come before those that
/// only the solution shows, which are in the order of the cells. Nothing if there is none, or if the givens
/// have several solutions and one of them agrees with the board.
[[nodiscard]] std::optional<Contradiction> firstContradiction(const Position& position);

}  // namespace sudoku
