#include <string_view>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {
namespace {

bool isSound(const PuzzleRecord& record) {
  for (const Cell cell : record.givens.filledCells())
    if (record.board.at(cell) != record.givens.at(cell)) return false;
  for (const Cell cell : record.board.filledCells())
    if (!record.notesAt(cell).isEmpty()) return false;
  return conflictingCells(record.givens).isEmpty();
}

/// The puzzle, written and read again. Precondition: the format can hold its board.
PuzzleRecord again(Format format, const PuzzleRecord& record) {
  const std::vector<ReadPuzzle> puzzles = readPuzzles(write(format, std::vector{record}));
  require(puzzles.size() == 1 && puzzles.front().puzzle.hasValue());
  return *puzzles.front().puzzle;
}

void writeAndReadAgain(const PuzzleRecord& record) {
  const PuzzleRecord game = again(Format::OpenSudoku, record);
  require(game.givens == record.givens && game.board == record.board && game.notes == record.notes);
  for (const Format format : {Format::Sdk, Format::SimpleSudoku, Format::Library}) {
    const PuzzleRecord position = again(format, record);
    require(position.givens == record.givens && position.board == record.board);
  }
  if (conflictingCells(record.board).isEmpty())
    for (const Format format : {Format::Line, Format::Grid, Format::Sdm})
      require(again(format, record).board == record.board);
  require(!write(Format::PencilMarks, std::vector{record}).empty());
}

}  // namespace

void readFormats(std::string_view input) {
  const std::vector<ReadPuzzle> puzzles = readPuzzles(input);
  require(!puzzles.empty());
  for (const auto& [line, puzzle] : puzzles) {
    require(line >= 1);
    if (puzzle) {
      require(isSound(*puzzle));
      writeAndReadAgain(*puzzle);
    } else {
      require(puzzle.error().line >= 1 && puzzle.error().column >= 0 && !reasonOf(puzzle.error()).empty());
    }
  }
}

}  // namespace sudoku::fuzz
