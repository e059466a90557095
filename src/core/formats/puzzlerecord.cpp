#include <sudoku/formats/puzzlerecord.h>

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

Position positionOf(const PuzzleRecord& record) {
  return {record.givens, record.board, candidatesOf(record)};
}

}  // namespace sudoku
