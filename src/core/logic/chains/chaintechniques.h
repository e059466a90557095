#pragma once

#include <array>
#include <memory>
#include <stop_token>

#include "chainsearch.h"
#include "forcingprefilter.h"
#include "links.h"
#include "nestedforcingchains.h"

/// The introduction to all searches for chains: how they reason, what each of them looks for, and why they
/// find exactly the steps that Sudoku Explainer finds.
///
/// **Literals and links.** A candidate is a digit that a cell may still take. It is *on* if it is in the
/// solution and *off* if it is not; a candidate with one of these two states is a literal (literals.h).
/// Sudoku consists of constraints, each with options of which exactly one is true: a cell takes one of its
/// digits, and a house has one place for each digit (constraints.h). So there are two kinds of link between
/// candidates (links.h):
///
///     weak link    ──▶   two options of one constraint: if the first is on, the second is off
///     strong link  ══▶   the only two options left of a constraint: if the first is off, the second is on
///
/// **Implication.** From an assumption, links lead from literal to literal. In this example, r1c1 has the
/// candidates 5 and 8, and r3c2 has 5 and 8; column 7 has just two places for 5, in rows 1 and 4:
///
///     r1c1=5 on ──▶ r1c7=5 off ══▶ r4c7=5 on ──▶ r4c2=5 off
///                                                    ▲
///     r1c1=8 on ──▶ r3c2=8 off ══▶ r3c2=5 on ────────╯
///
/// One of the two assumptions is true, and both turn the same candidate off, which is therefore eliminated.
/// All literals that one assumption leads to, with the literals that each follows from, are an implication
/// graph (implications.h); following links until nothing new is reached is propagation (propagation.h). In
/// *dynamic* chains, candidates that have been turned off no longer count as options: if they leave a
/// constraint one option, that option is on, and follows from all of them.
///
/// **What proves a step.** There are three ways: an assumption leads to both states of some candidate, so its
/// opposite holds; a candidate on and the same off lead to the same literal; all options of a constraint lead
/// to the same literal.
///
/// **What is searched.** Each search goes through the assumptions of a position in the order of cells and
/// digits:
///
///     SimpleChains           along a single line of links: X-chains, forcing chains, cycles
///     StaticForcingChains    from all options of a cell or of a digit in a house, along links
///     ForcingChains          as StaticForcingChains and from single candidates, dynamic; Nishio
///     PatternForcingChains   where links lead no further, locked candidates, pairs and X-wings help
///     NestedForcingChains    where patterns lead no further, steps of simpler searches help
///     Refutation             not in Sudoku Explainer: tries all cases where no other search has steps
///
/// **Why the steps are Sudoku Explainer's.** That program follows links breadth first in a fixed order, rates
/// a step by the number of literals in its chains, and takes the best: the lowest rating, then the fewest
/// literals, then its order of kinds, then the step that was found first (ChainHints). All searches go
/// through the same assumptions and links in that order, and leave out only work that cannot change the
/// choice:
///   - searches without a step: as links lead both ways, sets of conclusions tell where steps are possible,
///     without any chain (SimpleChains::prefilter, StaticForcingChains, ForcingPrefilter);
///   - literals too far away: each literal has a lower bound for the length of chains to it, and a search
///     ends where no step could be better than the best one so far;
///   - chains that are only counted: the length of the shortest tells whether it is best (ChainLengths);
///   - positions that were searched before: nested steps depend on the position alone (NestedSearch).
/// Files in tests/data have Sudoku Explainer's own ratings and steps for many puzzles.
///
/// **Proofs.** A search finds a step, but does not tell why it holds. For a proof it follows the assumptions
/// again and returns a trace (chainsearch.h), from which prove() selects the literals that are needed and
/// names the premises of each inference (proof.h).
///
/// **Threads and stopping.** A search remembers positions, so each object must stay in one thread; objects
/// share only the data that is passed to their constructors. A search that is stopped returns the steps found
/// so far, which may be none or not the best, so the stop_token must be tested before they are used. A trace
/// that is stopped may have no cases.
namespace sudoku::chains {

/// The techniques that use chains, in Sudoku Explainer's order, and one that solves all remaining puzzles.
enum class ChainTechnique : std::uint8_t {
  Simple,    ///< forcing chains and cycles along a single line of links
  Nishio,    ///< chains in which all candidates have the same digit
  Multiple,  ///< chains from all candidates of a cell, or all places of a digit
  Dynamic,
  DynamicPlus,  ///< dynamic chains that use locked candidates, pairs and X-wings
  Nested2,      ///< dynamic chains that find and use steps by forcing chains on their way
  Nested3,      ///< dynamic chains that use steps by multiple forcing chains
  Nested4,      ///< dynamic chains that use steps by dynamic forcing chains
  Nested5,      ///< as Nested4, but the chains of the used steps use forcing chains too
  Refutation,
};

/// The searches of all techniques that use chains, which share data. They are large: each is created when it
/// is first needed, and its memory is not filled with zeros. One object for one thread.
class ChainTechniques {
 public:
  /// Makes an object whose searches all end when `stop` requests it.
  explicit ChainTechniques(std::stop_token stop) : m_stop(std::move(stop)) {}

  /// The search of a technique, valid as long as this object exists.
  ChainSearch& of(ChainTechnique technique);

 private:
  static constexpr std::size_t kCount = static_cast<std::size_t>(ChainTechnique::Refutation) + 1;

  std::unique_ptr<ChainSearch> make(ChainTechnique technique);
  std::unique_ptr<ChainSearch> makeNested(int depth);
  std::shared_ptr<NestedSearch> inner(ChainTechnique technique);

  std::stop_token m_stop;
  std::shared_ptr<Links> m_links;
  std::shared_ptr<ForcingPrefilter> m_prefilter;
  std::array<std::unique_ptr<ChainSearch>, kCount> m_searches;
  std::array<std::shared_ptr<NestedSearch>, kCount> m_inner;
};

}  // namespace sudoku::chains
