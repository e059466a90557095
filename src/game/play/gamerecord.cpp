#include "gamerecord.h"

#include <algorithm>
#include <array>
#include <utility>

#include <sudoku/formats/formats.h>
#include <sudoku/play/severalsolutions.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

namespace sudoku {

PuzzleRecord recordOf(const GameState& state) {
  PuzzleRecord record;
  record.givens = state.puzzle.givens;
  record.board = state.board;
  record.notes = state.allNotes();
  return record;
}

Result<StoredGame, PuzzleFault> gameOf(const Grid& givens, Solutions most) {
  const auto puzzle = toPuzzle(givens);
  if (puzzle) return gameOf(*puzzle, {}, {});
  const bool isWanted = most == Solutions::Several && givens != Grid();
  if (puzzle.error() != PuzzleFault::SeveralSolutions || !isWanted) return puzzle.error();
  StoredGame game = gameOf({givens, *chosenSolution(givens)}, {}, {});
  game.solutions = Solutions::Several;
  return game;
}

Result<StoredGame, PuzzleFault> gameOf(const PuzzleRecord& record, Solutions most) {
  auto begun = gameOf(record.givens, most);
  if (!begun) return begun.error();
  StoredGame game = std::move(*begun);
  if (game.solutions == Solutions::One) game.level = levelOf(game.puzzle);
  const CellSet open = record.givens.emptyCells();
  // An entry erases notes of its peers, so all entries are made before the notes are set.
  for (const Cell cell : open)
    if (const auto digit = record.board.at(cell)) game.append(Move::enter(cell, *digit));
  for (const Cell cell : open) {
    if (!record.board.isEmpty(cell)) continue;
    for (const Digit digit : record.notesAt(cell)) game.append(Move::setNote(cell, digit));
  }
  const auto elapsed = record.label.elapsed.value_or(std::chrono::milliseconds(0));
  game.elapsedMs = std::max<qint64>(0, elapsed.count());
  return game;
}

StoredGame gameOf(const Puzzle& puzzle, const QString& puzzleId, std::optional<Level> level) {
  StoredGame game;
  game.puzzle = puzzle;
  game.puzzleId = puzzleId;
  game.level = level;
  return game;
}

bool holdsAll(const std::string& text, const GameState& state) {
  const std::array<DigitSet, kCellCount> none{};
  // No format of puzzle texts has centre notes or colours.
  if (state.centreNotes != none || state.colours != none) return false;
  const auto read = readPuzzles(text);
  const PuzzleRecord all = recordOf(state);
  return read.size() == 1 && read.front().puzzle && read.front().puzzle->givens == all.givens &&
         read.front().puzzle->board == all.board && read.front().puzzle->notes == all.notes;
}

}  // namespace sudoku
