#include "paperfixture.h"

#include <sudoku/formats/formats.h>

#include "../windowfixture.h"
#include "game/play/gamesummary.h"

namespace sudoku::support {

PaperPuzzle samplePaperPuzzle() {
  PuzzleRecord record;
  record.givens = record.board = *parseLine(kPuzzle);
  record.board.set(Cell(2), Digit(4));
  record.notes[3] = {Digit(2), Digit(6)};
  PaperPuzzle puzzle = unratedPaperPuzzle(record);
  puzzle.solution = *parseLine(kSolution);
  puzzle.level = Level::Easy;
  puzzle.number = "50953518";
  puzzle.explainer = 15;
  return puzzle;
}

std::vector<PaperPuzzle> samplePaperPuzzles(std::size_t count) {
  std::vector<PaperPuzzle> puzzles(count, samplePaperPuzzle());
  return puzzles;
}

ListedPuzzle numberedPuzzle(std::string_view line, int number) {
  GameSummary puzzle;
  puzzle.id = -number;
  puzzle.givens = puzzle.board = *parseLine(line);
  return listedPuzzle(puzzle);
}

}  // namespace sudoku::support
