#pragma once

#include <array>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <tuple>
#include <utility>
#include <vector>

#include <sudoku/logic/step.h>

#include "als.h"
#include "logic/chains/chaintechniques.h"
#include "state.h"

namespace sudoku::techniques {

/// The options of a search for steps. They have the meaning of HoDoKu's options; the defaults are those of
/// its solver.
struct SearchOptions {
  bool wantsAll = false;  ///< whether all steps are wanted, or only the one HoDoKu would take
  /// Whether among steps by almost locked sets, and among forcing chains, only the shortest is kept of those
  /// with the same eliminations.
  bool onePerElimination = true;
  bool pairsUp = false;            ///< allow dual kites, dual empty rectangles, siamese fish
  bool twoMakeARectangle = false;  ///< empty rectangles may have only two candidates in their box
  bool isUnique = true;            ///< the givens have one solution, so uniqueness may be used
  bool missingCandidates = true;   ///< corners of unique rectangles may lack one of the two digits
  bool overlap = false;            ///< almost locked sets in a step may share cells
  bool lockedSetNodes = false;     ///< grouped chains may contain almost locked sets
  int alsChainLength = 50;         ///< most links in a chain of almost locked sets
  bool alsChainsBothWays = false;  ///< such chains may also go on to sets with lower numbers
  int maxFins = 5;
  int maxEndoFins = 2;
};

/// The options of a search for all steps of a position, such as a list for players. Uniqueness is used if the
/// givens have one solution.
SearchOptions allStepsOptions(const Position& position);

/// Data that searches keep from one position of a solution path to the next: the searches for forcing chains,
/// which are large and remember their results. For one thread at a time.
class PathMemory {
 public:
  explicit PathMemory(std::stop_token stop = {}) : m_stop(std::move(stop)) {}

  const std::stop_token& stop() const { return m_stop; }
  /// The search for steps of a technique that uses Sudoku Explainer's chains.
  chains::ChainSearch& chains(chains::ChainTechnique technique);

 private:
  std::stop_token m_stop;
  std::unique_ptr<chains::ChainTechniques> m_chains;
};

/// A search for the steps of some techniques in one position. Collects the steps, tells the functions that
/// find them when no more are needed, and caches data that several of these use. The position must not change
/// during the lifetime of the search.
class Search {
 public:
  Search(const State& position, const SearchOptions& searchOptions, PathMemory& pathMemory)
      : state(position), options(searchOptions), memory(pathMemory) {}

  /// Sets the range of techniques to look for, which are adjacent in the enumeration.
  void lookFor(Technique first, Technique last) { m_first = first, m_last = last; }
  bool wants(Technique technique) const { return m_first <= technique && technique <= m_last; }
  Technique wanted() const { return m_first; }

  /// Adds a step if its technique is wanted. Returns whether no more steps are needed.
  bool take(Step step) {
    if (!wants(step.technique)) return false;
    m_steps.push_back(std::move(step));
    return !options.wantsAll;
  }
  /// Sorts a step's eliminations, and adds the step if it has any and its technique is wanted. Returns
  /// whether no more steps are needed.
  bool takeEliminating(Step step);
  /// Adds a step that eliminates a digit from the cells that have it as a candidate, if there are any.
  /// Returns whether no more steps are needed.
  bool takeEliminating(Technique technique, Reason reason, Digit digit, CellSet cells);
  /// Adds steps one after the other until no more are needed.
  void takeEach(std::vector<Step> steps);
  std::vector<Step>& steps() { return m_steps; }

  /// Whether the search has been asked to stop. Finders then return with the steps found so far.
  bool isStopped() const { return memory.stop().stop_requested(); }

  /// All almost locked sets of the position in HoDoKu's order.
  const std::vector<Als>& alses();
  /// The candidates of a digit that are in none of the ways to place the digit nine times in the grid.
  /// Techniques with a single digit can eliminate only these.
  CellSet removable(Digit digit);

  const State& state;
  const SearchOptions& options;
  PathMemory& memory;

 private:
  Technique m_first{};
  Technique m_last{};
  std::vector<Step> m_steps;
  std::optional<std::vector<Als>> m_alses;
  std::array<std::optional<CellSet>, kDigitCount> m_removable;
};

/// Adds to a step the eliminations of a digit from some cells.
inline void eliminate(Step& step, Digit digit, CellSet cells) {
  for (const Cell cell : cells) step.eliminations.push_back({cell, digit});
}
/// Adds to a step the eliminations of some digits from a cell.
inline void eliminate(Step& step, Cell cell, DigitSet digits) {
  for (const Digit digit : digits) step.eliminations.push_back({cell, digit});
}

/// Sorts the eliminations of a step and removes duplicates.
void sortEliminations(Step& step);

/// Passes steps to the search in HoDoKu's order (SolutionStep.compareTo): those with most eliminations first,
/// then by the cells and digits of the eliminations, then by the ascending cost that `costOf` returns.
void takeInOrder(Search& search, std::vector<Step> steps, std::pair<int, int> (*costOf)(const Step&));

/// Passes steps by chains of links (reason::LinkChain) to the search in HoDoKu's order, in which shorter
/// chains have a lower cost.
void takeChainsInOrder(Search& search, std::vector<Step> steps);

/// Collects steps. With SearchOptions::onePerElimination, keeps only the shortest of the steps with the same
/// technique and conclusions, and the first one of these.
class Shortlist {
 public:
  Shortlist(const Search& search, int (*lengthOf)(const Step&))
      : m_onePerEffect(search.options.onePerElimination), m_lengthOf(lengthOf) {}

  void add(Step step);
  std::vector<Step>& steps() { return m_steps; }

 private:
  using Effect = std::tuple<Technique, std::vector<Candidate>, std::vector<Candidate>>;

  bool m_onePerEffect;
  int (*m_lengthOf)(const Step&);
  std::vector<Step> m_steps;
  std::map<Effect, std::size_t> m_places;
};

/// Combines each two of the steps into one, if they have different eliminations and their patterns fit
/// together as `fits` says. `unite` adds to the pattern of the first step what the second one has besides.
template <typename Pattern, typename Fits, typename Unite>
std::vector<Step> pairsOf(const std::vector<Step>& steps, const Fits& fits, const Unite& unite) {
  std::vector<Step> pairs;
  for (auto a = steps.begin(); a != steps.end(); ++a) {
    for (auto b = a + 1; b != steps.end(); ++b) {
      const auto& one = std::get<Pattern>(a->reason);
      const auto& other = std::get<Pattern>(b->reason);
      if (a->eliminations.front() == b->eliminations.front() || !fits(one, other)) continue;
      auto pattern = one;
      unite(pattern, other);
      Step both{a->technique, std::move(pattern), {}, a->eliminations};
      both.eliminations.insert(both.eliminations.end(), b->eliminations.begin(), b->eliminations.end());
      pairs.push_back(std::move(both));
    }
  }
  return pairs;
}

}  // namespace sudoku::techniques
