#pragma once

#include <array>
#include <memory>
#include <stop_token>

#include "chainsearch.h"
#include "forcingprefilter.h"
#include "links.h"
#include "nestedforcingchains.h"

/// Open this header first: it says how the searches of this folder reason, what each of them looks for, and
/// why they find the very steps that Sudoku Explainer finds.
///
/// **Literals and links.** A candidate is a digit that a cell may still take. It is *on* if it is in the
/// solution and *off* if it is not; a candidate with one of these two states is a literal (literals.h).
/// Sudoku consists of constraints, of each of which exactly one option is true: a cell takes one of its
/// digits, and a house has one place for each digit (constraints.h). So there are two kinds of link between
/// candidates (links.h):
///
///     weak link    ──▶   two options of one constraint: if the first is on, the second is off
///     strong link  ══▶   the only two options left of a constraint: if the first is off, the second is on
///
/// **Implication.** Whatever is assumed, links lead from literal to literal. Here r1c1 has the candidates 5
/// and 8, and r3c2 has 5 and 8; column 7 has just two places for 5, in rows 1 and 4:
///
///     r1c1=5 on ──▶ r1c7=5 off ══▶ r4c7=5 on ──▶ r4c2=5 off
///                                                    ▲
///     r1c1=8 on ──▶ r3c2=8 off ══▶ r3c2=5 on ────────╯
///
/// One of the two assumptions is true, and both turn the same candidate off, which therefore goes. All that
/// one assumption leads to, with what each literal follows from, is an implication graph (implications.h); to
/// follow links until nothing new is reached is propagation (propagation.h). In *dynamic* chains what has
/// been turned off counts as gone: where it leaves a constraint one option, that one is on, and follows from
/// all that have gone.
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
///     ForcingChains          the same and from single candidates, dynamic; Nishio within a digit
///     PatternForcingChains   where links lead no further, locked candidates, pairs and X-wings help
///     NestedForcingChains    and where these do not, steps of searches above, made in what is left
///     Refutation             not of Sudoku Explainer: all cases, for what is beyond all others
///
/// **Why the steps are Sudoku Explainer's.** That program follows links breadth first in a fixed order, rates
/// a step by the number of literals in its chains, and takes the best: the lowest rating, then the fewest
/// literals, then its order of kinds, then what was found first (ChainHints). All searches here go through
/// the same assumptions and links in that order, and leave out only what cannot change the choice:
///   - searches without a step: as links lead both ways, what may be concluded at all is known from sets of
///     consequences, without any chain (SimpleChains::prefilter, StaticForcingChains, ForcingPrefilter);
///   - literals too far away: no chain to a literal is shorter than a lower bound that it has, and a search
///     goes no further where no step could be better than the one that is known;
///   - chains that are only counted: the length of the shortest tells whether it is best (ChainLengths);
///   - positions that were searched before: what is nested depends on the position alone (NestedSearch).
/// Files of tests/data hold its answers, puzzle by puzzle and step by step.
///
/// **Proofs.** A search tells what a step is, not why it holds. For that it follows the assumptions once more
/// and gives a trace (chainsearch.h), from which prove() takes what is needed and names the premises of each
/// inference (proof.h).
///
/// **Threads and stopping.** A search remembers positions, so that an object is for one thread; different
/// objects never share anything but what their makers give them. A search that is stopped gives what it came
/// upon, which may be nothing or not the best: ask the stop_token before using it. A trace that is
/// stopped may have no cases.
namespace sudoku::chains {

/// The techniques that use chains, in Sudoku Explainer's order, and one that solves all remaining puzzles.
enum class ChainTechnique : std::uint8_t {
  Simple,    ///< forcing chains and cycles along a single line of links
  Nishio,    ///< chains in which all candidates have the same digit
  Multiple,  ///< chains from all candidates of a cell, or all places of a digit
  Dynamic,
  DynamicPlus,  ///< dynamic chains that use locked candidates, pairs and X-wings
  Nested2,      ///< dynamic chains with nested forcing chains
  Nested3,      ///< dynamic chains with nested multiple forcing chains
  Nested4,      ///< dynamic chains with nested dynamic forcing chains
  Nested5,      ///< Nested4, where the nested chains have forcing chains nested in them
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
