#include <string_view>

#include <sudoku/formats/libraryline.h>
#include <sudoku/formats/librarysteps.h>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {

void readLibraryLines(std::string_view input) {
  const auto line = parseLibraryLine(input);
  if (!line) return require(!reasonOf(line.error()).empty());
  const auto again = parseLibraryLine(toText(*line));
  require(again && *again == *line);
  const PuzzleRecord record = toRecord(*line);
  require(record.givens == line->givens && record.board == line->board);
  // Each step takes away what is there, or places what can be placed.
  const auto steps = librarySteps(*line);
  if (!steps) return;
  for (const Step& step : *steps)
    for (const Candidate& gone : step.eliminations) require(line->board.isEmpty(gone.cell));
}

}  // namespace sudoku::fuzz
