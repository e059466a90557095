#include <algorithm>
#include <array>
#include <vector>

#include "finders.h"

namespace sudoku::techniques {
namespace {

enum class Shape : std::uint8_t { Basic, Franken, Mutant };

constexpr int kSmallest = 2;
constexpr unsigned kRows = 1;
constexpr unsigned kColumns = 2;
constexpr unsigned kBoxes = 4;

struct Unit {
  House house;
  CellSet cells;
};

unsigned kindsOf(const std::vector<House>& houses) {
  unsigned kinds = 0;
  for (const House house : houses) kinds |= 1U << static_cast<unsigned>(house.kind());
  return kinds;
}

/// What the search is for: size, shape, and whether with fins.
struct Quarry {
  int size;
  Shape shape;
  bool withoutFins;
  bool withFins;
};

Quarry quarryOf(Technique technique) {
  const auto offset = [&](Technique first) { return static_cast<int>(technique) - static_cast<int>(first); };
  if (technique <= Technique::Leviathan)
    return {kSmallest + offset(Technique::XWing), Shape::Basic, true, false};
  if (technique <= Technique::SashimiLeviathan)
    return {kSmallest + offset(Technique::FinnedXWing) / 2, Shape::Basic, false, true};
  if (technique <= Technique::FrankenLeviathan)
    return {kSmallest + offset(Technique::FrankenXWing), Shape::Franken, true, false};
  if (technique <= Technique::FinnedFrankenLeviathan)
    return {kSmallest + offset(Technique::FinnedFrankenXWing), Shape::Franken, false, true};
  if (technique <= Technique::MutantLeviathan)
    return {kSmallest + offset(Technique::MutantXWing), Shape::Mutant, true, false};
  return {kSmallest + offset(Technique::FinnedMutantXWing), Shape::Mutant, false, true};
}

/// The fish of one size and shape. Base houses are chosen first, then as many others that cover them but for
/// the fins.
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
  bool findOf(Digit digit) {
    m_digit = digit;
    m_removable = m_search.removable(digit);
    if (m_removable.isEmpty()) return false;
    if (m_quarry.shape == Shape::Mutant)
      return findWith(kRows | kColumns | kBoxes, kRows | kColumns | kBoxes);
    const unsigned boxes = m_quarry.shape == Shape::Franken ? kBoxes : 0;
    return findWith(kRows | boxes, kColumns | boxes) || findWith(kColumns | boxes, kRows | boxes);
  }

  bool findWith(unsigned baseKinds, unsigned coverKinds) {
    m_baseUnits.clear();
    m_coverUnits.clear();
    for (const House house : allHouses()) {
      const CellSet cells = m_search.state.cellsOf(m_digit, house);
      if (cells.isEmpty()) continue;
      const unsigned kind = 1U << static_cast<unsigned>(house.kind());
      if ((baseKinds & kind) != 0 &&
          (m_quarry.withFins || m_search.options.wantsAll || cells.size() <= m_quarry.size))
        m_baseUnits.push_back({house, cells});
      if ((coverKinds & kind) != 0) m_coverUnits.push_back({house, cells});
    }
    m_base.clear();
    return chooseBase(0, {}, {});
  }

  bool chooseBase(std::size_t first, CellSet cells, CellSet endoFins) {
    if (static_cast<int>(m_base.size()) == m_quarry.size) return findCovers(cells, endoFins);
    for (std::size_t next = first; next < m_baseUnits.size(); ++next) {
      const Unit& unit = m_baseUnits[next];
      const CellSet twice = endoFins | (cells & unit.cells);
      if (!twice.isEmpty() &&
          (!m_quarry.withFins || m_quarry.shape == Shape::Basic ||
           twice.size() > m_search.options.maxEndoFins || (commonPeersOf(twice) & m_removable).isEmpty()))
        continue;
      m_base.push_back(unit.house);
      const bool isOver = chooseBase(next + 1, cells | unit.cells, twice);
      m_base.pop_back();
      if (isOver) return true;
    }
    return false;
  }

  bool findCovers(CellSet base, CellSet endoFins) {
    m_baseCells = base;
    m_endoFins = endoFins;
    m_usable.clear();
    for (const Unit& unit : m_coverUnits)
      if (!(unit.cells & base).isEmpty() &&
          std::find(m_base.begin(), m_base.end(), unit.house) == m_base.end())
        m_usable.push_back(unit);
    // What the covers from here on can reach at best: all that is left behind must be fins.
    m_reach.assign(m_usable.size() + 1, {});
    for (std::size_t index = m_usable.size(); index-- > 0;)
      m_reach[index] = m_reach[index + 1] | m_usable[index].cells;
    m_cover.clear();
    return chooseCover(0, {}, {});
  }

  int maxFins() const { return m_quarry.withFins ? m_search.options.maxFins : 0; }

  bool chooseCover(std::size_t first, CellSet cells, CellSet twice) {
    const std::size_t missing = static_cast<std::size_t>(m_quarry.size) - m_cover.size();
    if (missing == 0) return judge(cells, twice);
    for (std::size_t next = first; next + missing <= m_usable.size(); ++next) {
      if (((cells | m_reach[next]) & m_removable).isEmpty()) return false;
      if ((m_baseCells - cells - m_reach[next]).size() > maxFins()) return false;
      const Unit& unit = m_usable[next];
      m_cover.push_back(unit.house);
      const bool isOver = chooseCover(next + 1, cells | unit.cells, twice | (cells & unit.cells));
      m_cover.pop_back();
      if (isOver) return true;
    }
    return false;
  }

  bool judge(CellSet cover, CellSet twice) {
    const CellSet fins = (m_baseCells - cover) | m_endoFins;
    CellSet gone = cover - m_baseCells;
    if (fins.isEmpty()) {
      // Beside a single there are sashimi fish that need no fin.
      if (!m_quarry.withoutFins && !m_search.options.wantsAll) return false;
    } else {
      if (!m_quarry.withFins || fins.size() > m_search.options.maxFins) return false;
      const CellSet seen = commonPeersOf(fins);
      gone &= seen;
      twice &= seen;
    }
    if (gone.isEmpty() && twice.isEmpty()) return false;
    Step step{techniqueOf(fins)};
    const bool isWanted = m_search.wants(step.technique);
    const bool isPaired = m_search.options.pairsUp && m_quarry.shape == Shape::Basic && m_quarry.withFins;
    if (!isWanted && !isPaired) return false;
    step.digits = {m_digit};
    const CellSet body = m_baseCells - fins;
    step.cells.assign(body.begin(), body.end());
    step.houses = m_base;
    step.covers = m_cover;
    for (const Cell cell : fins - m_endoFins) step.fins.push_back({cell, m_digit});
    for (const Cell cell : m_endoFins) step.endoFins.push_back({cell, m_digit});
    eliminate(step, m_digit, gone);
    eliminate(step, m_digit, twice - gone);
    m_found.push_back(std::move(step));
    return !m_search.options.wantsAll;
  }

  Technique techniqueOf(CellSet fins) const {
    const unsigned base = kindsOf(m_base);
    const unsigned cover = kindsOf(m_cover);
    const int rank = m_quarry.size - kSmallest;
    const auto areOf = [](unsigned kinds, unsigned line) {
      return kinds == line || kinds == (line | kBoxes);
    };
    if ((base == kRows && cover == kColumns) || (base == kColumns && cover == kRows)) {
      if (isSashimi(fins)) return Technique::SashimiXWing + 2 * rank;
      return fins.isEmpty() ? Technique::XWing + rank : Technique::FinnedXWing + 2 * rank;
    }
    if ((areOf(base, kRows) && areOf(cover, kColumns)) || (areOf(base, kColumns) && areOf(cover, kRows)))
      return (fins.isEmpty() ? Technique::FrankenXWing : Technique::FinnedFrankenXWing) + rank;
    return (fins.isEmpty() ? Technique::MutantXWing : Technique::FinnedMutantXWing) + rank;
  }

  /// Without its fins some base house has at most one cell left.
  bool isSashimi(CellSet fins) const {
    return std::any_of(m_base.begin(), m_base.end(), [&](House house) {
      return (m_search.state.cellsOf(m_digit, house) - fins).size() <= 1;
    });
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
  Digit m_digit{1};
  std::vector<Unit> m_baseUnits;
  std::vector<Unit> m_coverUnits;
  std::vector<Unit> m_usable;
  std::vector<CellSet> m_reach;
  std::vector<House> m_base;
  std::vector<House> m_cover;
  CellSet m_baseCells;
  CellSet m_endoFins;
  CellSet m_removable;  // of the digit
  std::vector<Step> m_found;
};

}  // namespace

void findFish(Search& search) {
  FishFinder(search, quarryOf(search.wanted())).find();
}

}  // namespace sudoku::techniques
