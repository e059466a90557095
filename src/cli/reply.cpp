#include "reply.h"

namespace sudoku::cli {

void Reply::answer(std::string_view line) {
  m_report.output += line;
  m_report.output += '\n';
}

void Reply::remark(std::string_view what) {
  m_report.messages += m_place.file;
  m_report.messages += ':' + std::to_string(m_place.line) + ": ";
  m_report.messages += what;
  m_report.messages += '\n';
}

void Reply::fail(std::string_view what) {
  remark(what);
  m_report.hasFailures = true;
}

void Reply::fail(const ParseError& error) {
  const std::string reason = reasonOf(error);
  fail(error.column > 0 ? "column " + std::to_string(error.column) + ": " + reason : reason);
}

void answerInvalid(const ParseError& error, Reply& reply) {
  reply.answer("invalid");
  reply.fail(error);
}

std::optional<Grid> readGrid(std::string_view line, Reply& reply) {
  const auto grid = parseLine(line);
  if (grid) return *grid;
  answerInvalid(grid.error(), reply);
  return std::nullopt;
}

std::optional<Puzzle> provePuzzle(const Grid& givens, Reply& reply) {
  const auto puzzle = toPuzzle(givens);
  if (puzzle) return *puzzle;
  reply.answer(puzzle.error() == PuzzleFault::SeveralSolutions ? "multiple" : "none");
  reply.fail(toParseError(puzzle.error(), givens));
  return std::nullopt;
}

}  // namespace sudoku::cli
