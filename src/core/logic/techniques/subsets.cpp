#include <algorithm>
#include <array>
#include <vector>

#include "finders.h"

namespace sudoku::techniques {
namespace {

/// HoDoKu looks through boxes first.
constexpr std::array<House, kHouseCount> boxesFirst() {
  std::array<House, kHouseCount> houses = allHouses();
  std::rotate(houses.begin(), houses.begin() + House::box(0).index(), houses.end());
  return houses;
}
constexpr auto kBoxesFirst = boxesFirst();

/// The technique of a naked subset: locked if it eliminates in its box and in its row or column beyond it.
Technique nakedTechnique(int size, bool isLocked) {
  if (isLocked && size == 2) return Technique::LockedPair;
  if (isLocked && size == 3) return Technique::LockedTriple;
  return size == 2 ? Technique::NakedPair : size == 3 ? Technique::NakedTriple : Technique::NakedQuadruple;
}

Technique hiddenTechnique(int size) {
  return size == 2 ? Technique::HiddenPair : size == 3 ? Technique::HiddenTriple : Technique::HiddenQuadruple;
}

/// Naked subsets of one size.
class NakedSubsets {
 public:
  NakedSubsets(Search& search, int size) : m_search(search), m_state(search.state), m_size(size) {}

  void find() {
    for (const House house : kBoxesFirst) {
      m_cells.clear();
      for (const Cell cell : cellsOf(house) & m_state.openCells())
        if (m_state.at(cell).size() <= m_size) m_cells.push_back(cell);
      if (extend(house, 0, {}, {})) return;
    }
  }

 private:
  bool extend(House house, std::size_t first, CellSet cells, DigitSet digits) {
    if (cells.size() == m_size) return digits.size() == m_size && take(house, cells, digits);
    for (std::size_t next = first; next < m_cells.size(); ++next) {
      const DigitSet all = digits | m_state.at(m_cells[next]);
      if (all.size() > m_size) continue;
      CellSet more = cells;
      more.add(m_cells[next]);
      if (extend(house, next + 1, more, all)) return true;
    }
    return false;
  }

  bool take(House found, CellSet cells, DigitSet digits) {
    Step step{Technique::NakedPair, reason::Subset{cells, digits, found}};
    bool inBox = false;
    bool beyondBox = false;
    for (const House house : housesOf(cells.first())) {
      if (!(cells - cellsOf(house)).isEmpty()) continue;
      for (const Digit digit : digits) {
        const CellSet gone = m_state.cellsOf(digit, house) - cells;
        eliminate(step, digit, gone);
        const CellSet box = cellsOf(House::box(cells.first().box()));
        if (house.kind() == House::Kind::Box)
          inBox = inBox || !gone.isEmpty();
        else
          beyondBox = beyondBox || !(gone - box).isEmpty();
      }
    }
    if (step.eliminations.empty()) return false;
    const bool isInBox = (cells - cellsOf(House::box(cells.first().box()))).isEmpty();
    step.technique = nakedTechnique(m_size, isInBox && inBox && beyondBox);
    sortEliminations(step);
    return m_search.take(std::move(step));
  }

  Search& m_search;
  const State& m_state;
  int m_size;
  std::vector<Cell> m_cells;
};

/// Hidden subsets of one size.
class HiddenSubsets {
 public:
  HiddenSubsets(Search& search, int size) : m_search(search), m_state(search.state), m_size(size) {}

  void find() {
    for (const House house : kBoxesFirst) {
      if ((cellsOf(house) & m_state.openCells()).size() <= m_size) continue;
      m_digits.clear();
      for (const Digit digit : allDigits()) {
        const int count = m_state.count(house, digit);
        if (count > 0 && count <= m_size) m_digits.push_back(digit);
      }
      if (extend(house, 0, {}, {})) return;
    }
  }

 private:
  bool extend(House house, std::size_t first, CellSet cells, DigitSet digits) {
    if (digits.size() == m_size) return cells.size() == m_size && take(house, cells, digits);
    for (std::size_t next = first; next < m_digits.size(); ++next) {
      const CellSet all = cells | m_state.cellsOf(m_digits[next], house);
      if (all.size() > m_size) continue;
      DigitSet more = digits;
      more.add(m_digits[next]);
      if (extend(house, next + 1, all, more)) return true;
    }
    return false;
  }

  bool take(House house, CellSet cells, DigitSet digits) {
    Step step{hiddenTechnique(m_size), reason::Subset{cells, digits, house}};
    for (const Cell cell : cells)
      for (const Digit digit : m_state.at(cell) - digits) step.eliminations.push_back({cell, digit});
    if (step.eliminations.empty()) return false;
    sortEliminations(step);
    return m_search.take(std::move(step));
  }

  Search& m_search;
  const State& m_state;
  int m_size;
  std::vector<Digit> m_digits;
};

}  // namespace

void findNakedSubsets(Search& search) {
  const bool isPair = search.wants(Technique::NakedPair) || search.wants(Technique::LockedPair);
  const bool isTriple = search.wants(Technique::NakedTriple) || search.wants(Technique::LockedTriple);
  NakedSubsets(search, isPair ? 2 : isTriple ? 3 : 4).find();
}

void findHiddenSubsets(Search& search) {
  HiddenSubsets(search, search.wants(Technique::HiddenPair)     ? 2
                        : search.wants(Technique::HiddenTriple) ? 3
                                                                : 4)
      .find();
}

}  // namespace sudoku::techniques
