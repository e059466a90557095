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

/// The options of a search: those of HoDoKu with the same meaning, and the values of its solver.
struct SearchOptions {
  bool wantsAll = false;  ///< every step is wanted; otherwise the one that HoDoKu's solver would take
  /// Among almost locked sets, and among forcing chains, with the same effect only the shortest is kept.
  bool onePerElimination = true;
  bool pairsUp = false;  ///< two patterns can make one step: dual kites and rectangles, siamese fish
  bool twoMakeARectangle = false;  ///< empty rectangles may have two candidates in their box
  bool isUnique = true;            ///< the givens have one solution, so steps may rest on that
  bool missingCandidates = true;   ///< corners of unique rectangles may have lost candidates
  bool overlap = false;            ///< almost locked sets may share cells
  bool lockedSetNodes = false;     ///< grouped chains may go through almost locked sets
  int alsChainLength = 50;         ///< how many links a chain of almost locked sets may have
  bool alsChainsBothWays = false;  ///< such chains may come back to sets with lower numbers
  int maxFins = 5;
  int maxEndoFins = 2;
};

/// What searches keep from one position of a path to the next: the searches for forcing chains, which are
/// large and remember what they have found. For one thread at a time.
class PathMemory {
 public:
  explicit PathMemory(std::stop_token stop = {}) : m_stop(std::move(stop)) {}

  const std::stop_token& stop() const { return m_stop; }
  /// The search of a technique by Sudoku Explainer's chains.
  chains::ChainSearch& chains(chains::ChainTechnique technique);

 private:
  std::stop_token m_stop;
  std::unique_ptr<chains::ChainTechniques> m_chains;
};

/// A search for the steps of some techniques in one position. Collects what is found, says when it is
/// enough, and keeps what finders work out, so that the next one need not do it again. The position must
/// stay as it is as long as the search lives.
class Search {
 public:
  Search(const State& position, const SearchOptions& searchOptions, PathMemory& pathMemory)
      : state(position), options(searchOptions), memory(pathMemory) {}

  /// Sets the techniques to look for, neighbours in the enumeration.
  void lookFor(Technique first, Technique last) { m_first = first, m_last = last; }
  bool wants(Technique technique) const { return m_first <= technique && technique <= m_last; }
  Technique wanted() const { return m_first; }

  /// Takes a step if it is wanted. Whether the search is over.
  bool take(Step step) {
    if (!wants(step.technique)) return false;
    m_steps.push_back(std::move(step));
    return !options.wantsAll;
  }
  /// Puts a step's eliminations in order, and takes the step if it has any and is wanted. Whether the search
  /// is over.
  bool takeEliminating(Step step);
  /// Takes a step that eliminates a digit from these cells, if it is a candidate of any. Whether the search
  /// is over.
  bool takeEliminating(Technique technique, Reason reason, Digit digit, CellSet cells);
  /// Takes steps one after the other, until the search is over.
  void takeEach(std::vector<Step> steps);
  std::vector<Step>& steps() { return m_steps; }

  /// Whether the search has been told to end; finders then return, with whatever they have.
  bool isStopped() const { return memory.stop().stop_requested(); }

  /// The almost locked sets of the position in HoDoKu's order.
  const std::vector<Als>& alses();
  /// The candidates of a digit that are in no way to place the digit in the whole grid. A technique of one
  /// digit eliminates only such candidates.
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

/// Adds the eliminations of a digit from some cells to a step.
inline void eliminate(Step& step, Digit digit, CellSet cells) {
  for (const Cell cell : cells) step.eliminations.push_back({cell, digit});
}
/// Adds the eliminations of some digits from a cell to a step.
inline void eliminate(Step& step, Cell cell, DigitSet digits) {
  for (const Digit digit : digits) step.eliminations.push_back({cell, digit});
}

/// Puts the eliminations of a step into their order, none twice.
void sortEliminations(Step& step);

/// Takes the steps of a family in HoDoKu's order (SolutionStep.compareTo): steps that eliminate most come
/// first; among equals the place of the eliminations decides, then the lower cost.
void takeInOrder(Search& search, std::vector<Step> steps, std::pair<int, int> (*costOf)(const Step&));

/// Takes steps by a LinkChain in HoDoKu's order; the shorter chain costs less.
void takeChainsInOrder(Search& search, std::vector<Step> steps);

/// Collects the steps that are found. If the search wants no others, keeps the first of the shortest among
/// steps with the same effect.
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

/// Makes one step of each two that go together and differ in effect. `unite` adds to the first reason what
/// only the second has, or returns false if they do not go together.
template <typename Pattern, typename Unite>
std::vector<Step> pairsOf(const std::vector<Step>& steps, const Unite& unite) {
  std::vector<Step> pairs;
  for (auto a = steps.begin(); a != steps.end(); ++a) {
    for (auto b = a + 1; b != steps.end(); ++b) {
      auto pattern = std::get<Pattern>(a->reason);
      if (a->eliminations.front() == b->eliminations.front() || !unite(pattern, std::get<Pattern>(b->reason)))
        continue;
      Step both{a->technique, std::move(pattern), {}, a->eliminations};
      both.eliminations.insert(both.eliminations.end(), b->eliminations.begin(), b->eliminations.end());
      pairs.push_back(std::move(both));
    }
  }
  return pairs;
}

}  // namespace sudoku::techniques
