#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include <sudoku/proof/premises.h>
#include <sudoku/proof/proof.h>

/// Decides whether proofs hold. It knows the rules of Sudoku and the four grounds of a lemma, and no
/// technique. Everything in this header is pure and may be called from any thread.
namespace sudoku::proof {

/// Why a proof does not hold, and where.
struct Fault {
  enum class Kind {
    Claim,      ///< the lemma claims nothing, or what its kind of ground cannot show
    Reference,  ///< a lemma that does not come earlier, or claims each of its literals, or stands among the
                ///< links
    Weight,     ///< a weight below 1 or above kMostWeight
    Uncovered,  ///< a candidate of the truths is in too few links
    NotShown,   ///< the Count does not show that the candidate is false
    Cases,  ///< the branches are not the cases of the Split, or it is over no earlier lemma of the kind Any
    Unfounded,   ///< the line does not follow
    Open,        ///< the branch does not end in a contradiction or in the claim
    Given,       ///< a Swap has a given among its cells, or a cell twice
    Unequal,     ///< a Swap has cells that could be filled in a single way
    TooLarge,    ///< a Swap has more ways to fill its cells than the checker looks at
    Image,       ///< a Map does not keep the houses or the givens
    Uniqueness,  ///< the ground needs a single solution, which is not known
    Conclusion,  ///< no lemma claims what should be shown
  };

  Kind kind = Kind::Conclusion;
  std::size_t lemma = 0;   ///< index in Proof::lemmas, or their number if all of them hold
  std::size_t branch = 0;  ///< index in Split::branches
  std::size_t line = 0;    ///< index in Branch::lines

  friend bool operator==(const Fault&, const Fault&) = default;
};

/// The first fault of a proof that each literal of the conclusion is true. Nothing if the proof holds.
[[nodiscard]] std::optional<Fault> firstFault(const Premises& premises, const Proof& proof,
                                              const std::vector<Literal>& conclusion);

}  // namespace sudoku::proof
