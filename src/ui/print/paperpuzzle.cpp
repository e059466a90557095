#include "paperpuzzle.h"

#include <utility>

#include <sudoku/rating/explainer.h>
#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

namespace sudoku {
namespace {

/// Adds to a puzzle its solution, its level, its difficulty on Sudoku Explainer's scale and its profile;
/// returns nothing if a stop was requested before.
std::optional<PaperPuzzle> rated(PaperPuzzle puzzle, const Puzzle& proved, std::optional<Level> level,
                                 const std::stop_token& stop) {
  puzzle.solution = proved.solution;
  puzzle.level = level ? level : levelOf(proved, stop);
  if (puzzle.level && !puzzle.explainer) {
    const auto rating = rateByExplainer(proved, stop);
    if (!rating) return std::nullopt;
    if (rating->difficulty < kBeyondExplainer) puzzle.explainer = rating->difficulty;
  }
  puzzle.profile = profileOf(proved, stop);
  return puzzle.level && !stop.stop_requested() ? std::optional(puzzle) : std::nullopt;
}

}  // namespace

PaperPuzzle unratedPaperPuzzle(const PuzzleRecord& record) {
  PaperPuzzle puzzle;
  puzzle.givens = record.givens;
  puzzle.board = record.board;
  puzzle.notes = record.notes;
  const Candidates candidates = candidatesOf(record);
  for (const Cell cell : record.board.emptyCells())
    puzzle.candidates[static_cast<std::size_t>(cell.index())] = candidates.at(cell);
  return puzzle;
}

PlainBoard boardOf(const PaperPuzzle& puzzle, SmallDigits small) {
  PlainBoard board{puzzle.givens, puzzle.board, {}, {}, puzzle.colours};
  switch (small) {
    case SmallDigits::None:
      break;
    case SmallDigits::Notes:
      board.candidates = puzzle.notes;
      break;
    case SmallDigits::Candidates:
      board.candidates = puzzle.candidates;
      break;
  }
  board.drawn = onCandidates(puzzle.drawn, board.candidates);
  return board;
}

std::optional<PaperPuzzle> paperPuzzle(const PuzzleRecord& record, std::optional<Level> level,
                                       const std::stop_token& stop) {
  const auto proved = toPuzzle(record.givens);
  return proved ? rated(unratedPaperPuzzle(record), *proved, level, stop) : unratedPaperPuzzle(record);
}

std::optional<PaperPuzzle> paperPuzzle(const PuzzleWithId& made, Level level, const std::stop_token& stop) {
  PuzzleRecord record;
  record.givens = record.board = made.puzzle.givens;
  PaperPuzzle puzzle = unratedPaperPuzzle(record);
  puzzle.number = shortNumber(made.id);
  return rated(std::move(puzzle), made.puzzle, level, stop);
}

std::optional<PaperPuzzle> paperPuzzle(const ListedPuzzle& listed, bool isRated,
                                       const std::stop_token& stop) {
  PaperPuzzle puzzle = unratedPaperPuzzle(listed.record);
  puzzle.number = listed.number;
  puzzle.explainer = listed.explainer;
  const auto proved = toPuzzle(listed.record.givens);
  if (!proved) return puzzle;
  if (isRated) return rated(std::move(puzzle), *proved, listed.level, stop);
  puzzle.level = listed.level;
  puzzle.solution = proved->solution;
  return puzzle;
}

PaperPuzzle withoutEntries(const PaperPuzzle& puzzle) {
  PuzzleRecord record;
  record.givens = record.board = puzzle.givens;
  PaperPuzzle plain = unratedPaperPuzzle(record);
  plain.solution = puzzle.solution;
  plain.level = puzzle.level;
  plain.number = puzzle.number;
  plain.explainer = puzzle.explainer;
  plain.profile = puzzle.profile;
  return plain;
}

}  // namespace sudoku
