#include "formatcode.h"
#include "rows.h"

namespace sudoku {
namespace formats {
namespace {

class GridReader {
 public:
  explicit GridReader(RowStyle style) : m_style(style), m_rows(style) {}

  bool ignores(Word line) const { return !m_style.isRow(line); }
  bool canStart(Word /*line*/) const { return true; }
  bool startsNext(Word /*line*/) const { return m_rows.isFull(); }
  std::optional<ParseError> read(Word line) {
    m_end = line.placeOf(line.text.size());
    return m_rows.read(line);
  }
  Result<PuzzleRecord, ParseError> finish() const {
    if (auto error = m_rows.missing(m_end)) return *std::move(error);
    return finished(m_rows.draft());
  }

 private:
  RowStyle m_style;
  RowReader m_rows;
  Place m_end;  // of the last row
};

/// Whatever no other format has claimed.
bool sniff(const Text& text) {
  return !text.first.text.empty();
}

void read(const Text& text, const PuzzleSink& sink) {
  readBlocks(text, GridReader(RowStyle::of(text)), sink);
}

std::string add(const PuzzleRecord& puzzle, const PuzzleRecord* before) {
  return asBlock(toRows(puzzle.board), before);
}

}  // namespace

const FormatCode kGrid{sniff, read, add};

}  // namespace formats

std::string toReadableGrid(const Grid& grid) {
  std::string text;
  for (const Cell cell : allCells()) {
    const auto digit = grid.at(cell);
    text += digit ? digit->toChar() : '.';
    if (cell.column() == 8)
      text += '\n';
    else
      text += cell.column() % 3 == 2 ? " | " : " ";
    if (cell.column() == 8 && cell.row() % 3 == 2 && cell.row() < 8) text += "------+-------+------\n";
  }
  return text;
}

}  // namespace sudoku
