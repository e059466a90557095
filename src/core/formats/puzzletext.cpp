#include <optional>
#include <utility>

#include <sudoku/solving/solver.h>

#include "cells.h"

namespace sudoku {

std::string toText(const ParseError& error) {
  std::string text = "line " + std::to_string(error.line);
  if (error.column > 0) text += ", column " + std::to_string(error.column);
  return text + ": " + error.reason;
}

ParseError explain(PuzzleFault fault, const Grid& givens, int lineNumber) {
  switch (fault) {
    case PuzzleFault::Clash:
      if (const auto read = formats::readGivens({toLine(givens), {lineNumber, 1}}); !read)
        return read.error();
      break;
    case PuzzleFault::NoSolution:
      return {lineNumber, 0, "no solution"};
    case PuzzleFault::SeveralSolutions:
      return {lineNumber, 0, "more than one solution"};
  }
  return {lineNumber, 0, {}};
}

std::string_view withoutByteOrderMark(std::string_view text) {
  constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  return text;
}

Result<Puzzle, ParseError> parsePuzzle(std::string_view text) {
  std::optional<ReadPuzzle> first;
  readPuzzles(text, [&first](ReadPuzzle&& read) {
    first = std::move(read);
    return false;
  });
  if (!first->puzzle) return first->puzzle.error();
  const auto puzzle = toPuzzle(first->puzzle->givens);
  if (!puzzle) return explain(puzzle.error(), first->puzzle->givens, first->line);
  return *puzzle;
}

}  // namespace sudoku
