#include <array>
#include <vector>

#include "finders.h"
#include "fishsearch.h"
#include "registry.h"

namespace sudoku::techniques {
namespace {

/// The fish of one size and shape.
class FishFinder {
 public:
  FishFinder(Search& search, const FishForm& form) : m_search(search), m_form(form) {}

  void find() {
    for (const Digit digit : allDigits())
      if (findOf(digit)) break;
    if (m_search.options.pairsUp) pairUp();
    for (Step& step : m_found) {
      sortEliminations(step);
      if (m_search.take(std::move(step))) return;
    }
  }

 private:
  bool isBasic() const { return m_form.shape == FishShape::Basic; }
  bool hasFins() const { return m_form.fins != FishFins::None; }

  bool findOf(Digit digit) {
    const SearchOptions& options = m_search.options;
    FishLimits limits{m_form.size, m_form.shape, 0, 0, kDigitCount, CellSet::all()};
    if (hasFins()) limits.maxFins = options.maxFins;
    if (hasFins() && !isBasic()) limits.maxEndoFins = options.maxEndoFins;
    if (!hasFins() && !options.wantsAll) limits.maxInBaseHouse = m_form.size;
    limits.removable = m_search.removable(digit);
    if (limits.removable.isEmpty()) return false;
    return visitFish(m_search, digit, limits, [&](const Fish& fish) { return judge(digit, fish); });
  }

  bool judge(Digit digit, const Fish& fish) {
    const CellSet fins = fish.fins();
    CellSet gone = fish.coverCells - fish.baseCells;
    CellSet twice = fish.twiceCovered;
    if (fins.isEmpty()) {
      // Beside a single there are sashimi fish that need no fin.
      if (hasFins() && !m_search.options.wantsAll) return false;
    } else {
      const CellSet seen = commonPeersOf(fins);
      gone &= seen;
      twice &= seen;
    }
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

  /// Two fish with one base that differ in fins and effect count as one.
  void pairUp() {
    const std::size_t count = m_found.size();
    for (std::size_t first = 0; first < count; ++first) {
      for (std::size_t second = first + 1; second < count; ++second) {
        const Step& a = m_found[first];
        const Step& b = m_found[second];
        const auto& one = std::get<reason::Fish>(a.reason);
        const auto& other = std::get<reason::Fish>(b.reason);
        if (one.digit != other.digit || one.base != other.base ||
            a.eliminations.front() == b.eliminations.front())
          continue;
        Step both = a;
        std::get<reason::Fish>(both.reason).siamese = {other.cover, other.fins};
        both.eliminations.insert(both.eliminations.end(), b.eliminations.begin(), b.eliminations.end());
        m_found.push_back(std::move(both));
      }
    }
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
