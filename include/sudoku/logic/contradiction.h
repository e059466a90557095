#pragma once

#include <optional>

#include <sudoku/logic/stepfinder.h>

/// Whether a position can be trusted. Pure, and may be called from any thread; cannot be stopped, but takes
/// no longer than the solver needs for a few grids.
namespace sudoku {

/// Why nothing that is concluded from a position can be trusted.
struct Contradiction {
  enum class Kind {
    Clash,          ///< `cell` and `other` hold `digit` in one house
    NoCandidate,    ///< nothing is left for `cell`
    NoPlace,        ///< nowhere in `house` is left for `digit`
    NoSolution,     ///< the givens, or if they have several solutions the entries too, lead nowhere
    WrongEntry,     ///< `cell` holds another digit than `digit`, which it has in the only solution
    LostCandidate,  ///< `digit` stands in `cell` in the only solution, but is no longer among its candidates
  };

  Kind kind = Kind::NoSolution;
  Cell cell{0};
  Cell other{0};
  Digit digit{1};
  House house{0};

  friend bool operator==(const Contradiction&, const Contradiction&) = default;
};

/// The first contradiction of a position: those that can be seen on the board come before those that only the
/// solution shows, which are in the order of the cells. Nothing if there is none, or if the givens have
/// several solutions and one of them agrees with the board.
[[nodiscard]] std::optional<Contradiction> firstContradiction(const Position& position);

}  // namespace sudoku
