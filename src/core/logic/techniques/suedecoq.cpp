#include <vector>

#include "finders.h"

namespace sudoku::techniques {
namespace {

/// Cells where a line and a box meet, with at least two digits more than cells, which cells of the line alone
/// and of the box alone share out among them.
class SueDeCoq {
 public:
  explicit SueDeCoq(Search& search) : m_search(search), m_state(search.state) {}

  void find() {
    for (int line = 0; line < 18; ++line)
      for (int box = 0; box < 9; ++box)
        if (findIn(House(line), House::box(box))) return;
  }

 private:
  bool findIn(House line, House box) {
    m_line = cellsOf(line) & m_state.openCells();
    m_box = cellsOf(box) & m_state.openCells();
    const CellSet meeting = m_line & m_box;
    const std::vector<Cell> cells(meeting.begin(), meeting.end());
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
      for (std::size_t j = i + 1; j < cells.size(); ++j) {
        if (share({cells[i], cells[j]})) return true;
        for (std::size_t k = j + 1; k < cells.size(); ++k)
          if (share({cells[i], cells[j], cells[k]})) return true;
      }
    }
    return false;
  }

  DigitSet digitsOf(CellSet cells) const {
    DigitSet digits;
    for (const Cell cell : cells) digits = digits | m_state.at(cell);
    return digits;
  }

  bool share(CellSet meeting) {
    m_meeting = meeting;
    m_shared = digitsOf(meeting);
    const int surplus = m_shared.size() - meeting.size();
    if (surplus < 2) return false;
    const CellSet rest = m_line - meeting;
    return chooseInLine({rest.begin(), rest.end()}, 0, {}, {}, surplus);
  }

  /// Depth first, and the cells of the box for each choice in the line.
  bool chooseInLine(const std::vector<Cell>& source, std::size_t first, CellSet cells, DigitSet digits,
                    int surplus) {
    for (std::size_t next = first; next < source.size(); ++next) {
      CellSet more = cells;
      more.add(source[next]);
      const DigitSet all = digits | m_state.at(source[next]);
      const int own = (all - m_shared).size();
      if (!(all & m_shared).isEmpty() && more.size() > own && more.size() - own < surplus) {
        m_inLine = more;
        m_lineDigits = all;
        const CellSet rest = m_box - m_meeting - more;
        if (chooseInBox({rest.begin(), rest.end()}, 0, {}, {}, surplus - (more.size() - own))) return true;
      }
      if (chooseInLine(source, next + 1, more, all, surplus)) return true;
    }
    return false;
  }

  bool chooseInBox(const std::vector<Cell>& source, std::size_t first, CellSet cells, DigitSet digits,
                   int surplus) {
    for (std::size_t next = first; next < source.size(); ++next) {
      CellSet more = cells;
      more.add(source[next]);
      const DigitSet all = digits | m_state.at(source[next]);
      const bool isApart = (all & m_lineDigits & m_shared).isEmpty();
      if (isApart && !(all & m_shared).isEmpty() && more.size() - (all - m_shared).size() == surplus &&
          take(more, all))
        return true;
      if (chooseInBox(source, next + 1, more, all, surplus)) return true;
    }
    return false;
  }

  bool take(CellSet inBox, DigitSet boxDigits) {
    const DigitSet inBoth = boxDigits & m_lineDigits;
    Step step{Technique::SueDeCoq,
              reason::SueDeCoq{{m_meeting, m_shared}, {m_inLine, m_lineDigits}, {inBox, boxDigits}}};
    for (const Digit digit : ((m_shared | boxDigits) - m_lineDigits) | inBoth)
      eliminate(step, digit, (m_box - inBox - m_meeting) & m_state.cellsOf(digit));
    for (const Digit digit : ((m_shared | m_lineDigits) - boxDigits) | inBoth)
      eliminate(step, digit, (m_line - m_inLine - m_meeting) & m_state.cellsOf(digit));
    return m_search.takeEliminating(std::move(step));
  }

  Search& m_search;
  const State& m_state;
  CellSet m_line;
  CellSet m_box;
  CellSet m_meeting;
  DigitSet m_shared;
  CellSet m_inLine;
  DigitSet m_lineDigits;
};

}  // namespace

void findSueDeCoq(Search& search) {
  SueDeCoq(search).find();
}

}  // namespace sudoku::techniques
