#pragma once

#include <algorithm>
#include <cstdint>
#include <vector>

#include <sudoku/logic/step.h>

#include "registry.h"

/// The search for fish, which several techniques use.
namespace sudoku::techniques {

/// The limits on the fish that a search looks for.
struct FishLimits {
  int size;
  FishShape shape;
  int maxFins = 0;
  int maxEndoFins = 0;
  int maxInBaseHouse = kDigitCount;    ///< most places of the digit in a base house
  CellSet removable = CellSet::all();  ///< only fish that cover or see one of these cells are wanted
};

/// A fish: base houses of a digit and as many cover houses. The places in the base that are outside the cover
/// are fins.
struct Fish {
  std::vector<House> base;
  std::vector<House> cover;
  CellSet baseCells;
  CellSet coverCells;
  CellSet twiceCovered;
  CellSet endoFins;  ///< cells that are in two base houses

  CellSet fins() const { return (baseCells - coverCells) | endoFins; }
};

/// A kind of house as a bit, for sets of kinds.
constexpr unsigned bitOf(House::Kind kind) {
  return 1U << static_cast<unsigned>(kind);
}
inline constexpr unsigned kRows = bitOf(House::Kind::Row);
inline constexpr unsigned kColumns = bitOf(House::Kind::Column);
inline constexpr unsigned kBoxes = bitOf(House::Kind::Box);

/// Searches for the fish of a digit with one size and shape. Chooses the base houses first, then as many
/// cover houses, which cover all places in the base except for fins. Passes each fish to `visit`, which
/// returns true to end the search.
template <typename Visit>
class FishSearch {
 public:
  FishSearch(const Search& search, Digit digit, const FishLimits& limits, const Visit& visit)
      : m_search(search), m_digit(digit), m_limits(limits), m_visit(visit) {}

  /// Runs the search. Returns whether it was ended by `visit` or stopped.
  bool run() {
    if (m_limits.shape == FishShape::Mutant)
      return runWith(kRows | kColumns | kBoxes, kRows | kColumns | kBoxes);
    const unsigned boxes = m_limits.shape == FishShape::Franken ? kBoxes : 0;
    return runWith(kRows | boxes, kColumns | boxes) || runWith(kColumns | boxes, kRows | boxes);
  }

 private:
  struct Unit {
    House house;
    CellSet cells;
  };

  bool runWith(unsigned baseKinds, unsigned coverKinds) {
    m_baseUnits.clear();
    m_coverUnits.clear();
    for (const House house : allHouses()) {
      const CellSet cells = m_search.state.cellsOf(m_digit, house);
      if (cells.isEmpty()) continue;
      if ((baseKinds & bitOf(house.kind())) != 0 && cells.size() <= m_limits.maxInBaseHouse)
        m_baseUnits.push_back({house, cells});
      if ((coverKinds & bitOf(house.kind())) != 0) m_coverUnits.push_back({house, cells});
    }
    return chooseBase(0, {}, {});
  }

  bool chooseBase(std::size_t first, CellSet cells, CellSet endoFins) {
    if (static_cast<int>(m_fish.base.size()) == m_limits.size) return findCovers(cells, endoFins);
    for (std::size_t next = first; next < m_baseUnits.size(); ++next) {
      const Unit& unit = m_baseUnits[next];
      const CellSet twice = endoFins | (cells & unit.cells);
      if (!twice.isEmpty() &&
          (twice.size() > m_limits.maxEndoFins || (commonPeersOf(twice) & m_limits.removable).isEmpty()))
        continue;
      m_fish.base.push_back(unit.house);
      const bool isOver = chooseBase(next + 1, cells | unit.cells, twice);
      m_fish.base.pop_back();
      if (isOver) return true;
    }
    return false;
  }

  bool findCovers(CellSet base, CellSet endoFins) {
    if (m_search.isStopped()) return true;
    m_fish.baseCells = base;
    m_fish.endoFins = endoFins;
    m_usable.clear();
    for (const Unit& unit : m_coverUnits)
      if (!(unit.cells & base).isEmpty() &&
          std::find(m_fish.base.begin(), m_fish.base.end(), unit.house) == m_fish.base.end())
        m_usable.push_back(unit);
    // For each index of m_usable, the places that the cover houses from that index on can cover. Places that
    // no cover house reaches must be fins.
    m_reach.assign(m_usable.size() + 1, {});
    for (std::size_t index = m_usable.size(); index-- > 0;)
      m_reach[index] = m_reach[index + 1] | m_usable[index].cells;
    return chooseCover(0, {}, {});
  }

  bool chooseCover(std::size_t first, CellSet cells, CellSet twice) {
    const std::size_t missing = static_cast<std::size_t>(m_limits.size) - m_fish.cover.size();
    if (missing == 0) {
      m_fish.coverCells = cells;
      m_fish.twiceCovered = twice;
      return m_fish.fins().size() <= m_limits.maxFins && m_visit(m_fish);
    }
    for (std::size_t next = first; next + missing <= m_usable.size(); ++next) {
      if (((cells | m_reach[next]) & m_limits.removable).isEmpty()) return false;
      if ((m_fish.baseCells - cells - m_reach[next]).size() > m_limits.maxFins) return false;
      const Unit& unit = m_usable[next];
      m_fish.cover.push_back(unit.house);
      const bool isOver = chooseCover(next + 1, cells | unit.cells, twice | (cells & unit.cells));
      m_fish.cover.pop_back();
      if (isOver) return true;
    }
    return false;
  }

  const Search& m_search;
  Digit m_digit;
  const FishLimits& m_limits;
  const Visit& m_visit;
  std::vector<Unit> m_baseUnits;
  std::vector<Unit> m_coverUnits;
  std::vector<Unit> m_usable;
  std::vector<CellSet> m_reach;
  Fish m_fish;
};

/// The technique that a fish belongs to, by its houses and fins.
Technique techniqueOf(const State& state, Digit digit, const Fish& fish);

/// A fish as the reason for a step.
reason::Fish reasonOf(Digit digit, const Fish& fish);

}  // namespace sudoku::techniques
