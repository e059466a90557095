#include <utility>
#include <vector>

#include "finders.h"
#include "fishsearch.h"

namespace sudoku::techniques {
namespace {

/// Finds the fish of one size, shape and kind of fins.
class FishFinder {
 public:
  FishFinder(Search& search, const FishForm& form) : m_search(search), m_form(form) {}

  void find() {
    for (const Digit digit : allDigits())
      if (findOf(digit)) break;
    if (m_search.options.pairsUp) pairUp();
    for (Step& step : m_found)
      if (m_search.takeEliminating(std::move(step))) return;
  }

 private:
  bool isBasic() const { return m_form.shape == FishShape::Basic; }
  bool hasFins() const { return m_form.fins != FishFins::None; }

  bool findOf(Digit digit) {
    const SearchOptions& options = m_search.options;
    FishLimits limits{m_form.size, m_form.shape};
    if (hasFins()) limits.maxFins = options.maxFins;
    if (hasFins() && !isBasic()) limits.maxEndoFins = options.maxEndoFins;
    if (!hasFins() && !options.wantsAll) limits.maxInBaseHouse = m_form.size;
    limits.removable = m_search.removable(digit);
    if (limits.removable.isEmpty()) return false;
    return FishSearch(m_search, digit, limits, [&](const Fish& fish) { return judge(digit, fish); }).run();
  }

  bool judge(Digit digit, const Fish& fish) {
    const CellSet fins = fish.fins();
    // A sashimi fish without fins is the result of a single that has not been placed; it counts only if the
    // search is for all steps, not just for the first.
    if (fins.isEmpty() && hasFins() && !m_search.options.wantsAll) return false;
    const CellSet seen = commonPeersOf(fins);
    const CellSet gone = (fish.coverCells - fish.baseCells) & seen;
    const CellSet twice = fish.twiceCovered & seen;
    if (gone.isEmpty() && twice.isEmpty()) return false;
    const Technique technique = techniqueOf(m_search.state, digit, fish);
    const bool isWanted = m_search.wants(technique);
    const bool isPaired = m_search.options.pairsUp && isBasic() && hasFins();
    if (!isWanted && !isPaired) return false;
    Step step{technique, reasonOf(digit, fish)};
    eliminate(step, digit, gone);
    eliminate(step, digit, twice - gone);
    m_found.push_back(std::move(step));
    return !m_search.options.wantsAll;
  }

  /// Joins two fish that have the same base, but different fins and eliminations, into one step (siamese
  /// fish).
  void pairUp() {
    using reason::Fish;
    const auto fits = [](const Fish& one, const Fish& other) {
      return one.digit == other.digit && one.base == other.base;
    };
    const auto unite = [](Fish& one, const Fish& other) { one.siamese = {other.cover, other.fins}; };
    const std::vector<Step> pairs = pairsOf<Fish>(m_found, fits, unite);
    m_found.insert(m_found.end(), pairs.begin(), pairs.end());
  }

  Search& m_search;
  FishForm m_form;
  std::vector<Step> m_found;
};

}  // namespace

void findFish(Search& search) {
  FishFinder(search, rowOf(search.wanted()).fish).find();
}

}  // namespace sudoku::techniques
