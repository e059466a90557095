#include <array>
#include <vector>

#include "finders.h"

namespace sudoku::techniques {
namespace {

/// The cells of a digit that conjugate pairs join, in two colours. The digit stands in all cells of one
/// colour.
using Coloring = std::array<CellSet, 2>;

class Colorer {
 public:
  Colorer(const State& state, Digit digit) : m_state(state), m_digit(digit) {}

  std::vector<Coloring> color() {
    for (const House house : allHouses())
      if (m_state.count(house, m_digit) == 2) m_open |= m_state.cellsOf(m_digit, house);
    std::vector<Coloring> colorings;
    while (!m_open.isEmpty()) {
      m_coloring = {};
      spread(m_open.first(), 0);
      if (!m_coloring[1].isEmpty()) colorings.push_back(m_coloring);
    }
    return colorings;
  }

 private:
  void spread(Cell cell, std::size_t color) {
    if (!m_open.contains(cell)) return;
    m_open.remove(cell);
    m_coloring[color].add(cell);
    for (const House house : housesOf(cell)) {
      if (m_state.count(house, m_digit) != 2) continue;
      const CellSet other = m_state.cellsOf(m_digit, house) - CellSet{cell};
      if (!other.isEmpty()) spread(other.first(), 1 - color);
    }
  }

  const State& m_state;
  Digit m_digit;
  CellSet m_open;
  Coloring m_coloring;
};

CellSet peersOfAny(CellSet cells) {
  CellSet peers;
  for (const Cell cell : cells) peers |= peersOf(cell);
  return peers;
}

bool seesItself(CellSet cells) {
  return !(peersOfAny(cells) & cells).isEmpty();
}

/// The cells of each colour of `coloring` that sees both colours of `other`: the digit cannot stand in them.
CellSet refuted(const Coloring& coloring, const Coloring& other) {
  CellSet gone;
  for (const CellSet color : coloring)
    if (!(peersOfAny(color) & other[0]).isEmpty() && !(peersOfAny(color) & other[1]).isEmpty()) gone |= color;
  return gone;
}

}  // namespace

void findSimpleColors(Search& search) {
  for (const Digit digit : allDigits()) {
    if (search.removable(digit).isEmpty()) continue;
    for (const Coloring& coloring : Colorer(search.state, digit).color()) {
      const reason::Coloring reason{digit, {coloring}};
      CellSet wrapped;
      for (const CellSet color : coloring)
        if (seesItself(color)) wrapped |= color;
      if (search.takeEliminating(Technique::SimpleColorsWrap, reason, digit, wrapped)) return;
      const CellSet trapped = peersOfAny(coloring[0]) & peersOfAny(coloring[1]);
      if (search.takeEliminating(Technique::SimpleColorsTrap, reason, digit, trapped)) return;
    }
  }
}

void findMultiColors(Search& search) {
  for (const Digit digit : allDigits()) {
    if (search.removable(digit).isEmpty()) continue;
    const std::vector<Coloring> colorings = Colorer(search.state, digit).color();
    for (const Coloring& a : colorings) {
      for (const Coloring& b : colorings) {
        if (&a == &b) continue;
        const reason::Coloring reason{digit, {a, b}};
        if (search.takeEliminating(Technique::MultiColors2, reason, digit, refuted(a, b))) return;
        // If a colour of one colouring sees a colour of the second, one of the two is false, so one of their
        // opposite colours is true.
        CellSet gone;
        for (const std::size_t i : {0U, 1U})
          for (const std::size_t j : {0U, 1U})
            if (!(peersOfAny(a[i]) & b[j]).isEmpty()) gone |= peersOfAny(a[1 - i]) & peersOfAny(b[1 - j]);
        if (search.takeEliminating(Technique::MultiColors1, reason, digit, gone)) return;
      }
    }
  }
}

}  // namespace sudoku::techniques
