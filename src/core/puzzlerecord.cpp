#include <sudoku/puzzlerecord.h>

namespace sudoku {

Candidates candidatesOf(const PuzzleRecord& record) {
  Candidates candidates(record.board);
  for (const Cell cell : candidates.openCells()) {
    const DigitSet possible = candidates.at(cell);
    if ((possible & record.notesAt(cell)).isEmpty()) continue;
    for (const Digit digit : possible - record.notesAt(cell)) candidates.eliminate(cell, digit);
  }
  return candidates;
}

}  // namespace sudoku
