#include "formatcode.h"
#include "rows.h"

namespace sudoku {
namespace formats {
namespace {

/// Returns true for nearly every text, because Grid is tried last, after all other formats.
bool sniffGrid(const Text& text) {
  return !text.first.text.empty();
}

std::string toText(const PuzzleRecord& puzzle) {
  return toRows(puzzle.board);
}

}  // namespace

const FormatCode kGrid{sniffGrid, readBlocks<RowReader>, addBlock<toText>};

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
