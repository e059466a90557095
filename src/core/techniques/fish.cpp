#include <array>
#include <vector>

#include "finders.h"
#include "fishsearch.h"

namespace sudoku::techniques {
namespace {

constexpr int kSmallest = 2;

/// What the search is for: size, shape, and whether with fins.
struct Quarry {
  int size;
  FishShape shape;
  bool withoutFins;
  bool withFins;
};

Quarry quarryOf(Technique technique) {
  const auto offset = [&](Technique first) { return static_cast<int>(technique) - static_cast<int>(first); };
  if (technique <= Technique::Leviathan)
    return {kSmallest + offset(Technique::XWing), FishShape::Basic, true, false};
  if (technique <= Technique::SashimiLeviathan)
    return {kSmallest + offset(Technique::FinnedXWing) / 2, FishShape::Basic, false, true};
  if (technique <= Technique::FrankenLeviathan)
    return {kSmallest + offset(Technique::FrankenXWing), FishShape::Franken, true, false};
  if (technique <= Technique::FinnedFrankenLeviathan)
    return {kSmallest + offset(Technique::FinnedFrankenXWing), FishShape::Franken, false, true};
  if (technique <= Technique::MutantLeviathan)
    return {kSmallest + offset(Technique::MutantXWing), FishShape::Mutant, true, false};
  return {kSmallest + offset(Technique::FinnedMutantXWing), FishShape::Mutant, false, true};
}

/// The fish of one size and shape.
class FishFinder {
 public:
  FishFinder(Search& search, Quarry quarry) : m_search(search), m_quarry(quarry) {}

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
  bool isBasic() const { return m_quarry.shape == FishShape::Basic; }

  bool findOf(Digit digit) {
    const SearchOptions& options = m_search.options;
    FishLimits limits{m_quarry.size, m_quarry.shape, 0, 0, kDigitCount, CellSet::all()};
    if (m_quarry.withFins) limits.maxFins = options.maxFins;
    if (m_quarry.withFins && !isBasic()) limits.maxEndoFins = options.maxEndoFins;
    if (!m_quarry.withFins && !options.wantsAll) limits.maxInBaseHouse = m_quarry.size;
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
      if (!m_quarry.withoutFins && !m_search.options.wantsAll) return false;
    } else {
      const CellSet seen = commonPeersOf(fins);
      gone &= seen;
      twice &= seen;
    }
    if (gone.isEmpty() && twice.isEmpty()) return false;
    const bool isWanted = m_search.wants(techniqueOf(m_search.state, digit, fish));
    const bool isPaired = m_search.options.pairsUp && isBasic() && m_quarry.withFins;
    if (!isWanted && !isPaired) return false;
    Step step = toStep(m_search.state, digit, fish);
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
        if (a.digits != b.digits || a.houses != b.houses || a.eliminations.front() == b.eliminations.front())
          continue;
        Step both = a;
        both.isSiamese = true;
        both.covers.insert(both.covers.end(), b.covers.begin(), b.covers.end());
        both.fins.insert(both.fins.end(), b.fins.begin(), b.fins.end());
        both.eliminations.insert(both.eliminations.end(), b.eliminations.begin(), b.eliminations.end());
        m_found.push_back(std::move(both));
      }
    }
  }

  Search& m_search;
  Quarry m_quarry;
  std::vector<Step> m_found;
};

}  // namespace

void findFish(Search& search) {
  FishFinder(search, quarryOf(search.wanted())).find();
}

}  // namespace sudoku::techniques
