#include <sudoku/grid/puzzle.h>
#include <sudoku/logic/contradiction.h>
#include <sudoku/solving/solver.h>

namespace sudoku {
namespace {

using Kind = Contradiction::Kind;

std::optional<Contradiction> firstClash(const Grid& board) {
  for (const Cell cell : board.filledCells()) {
    const Digit digit = *board.at(cell);
    const CellSet others = board.cellsWith(digit) & peersOf(cell);
    if (!others.isEmpty()) return Contradiction{Kind::Clash, cell, others.first(), digit, House(0)};
  }
  return std::nullopt;
}

/// The first open cell without candidates, or else the first digit without places in a house.
std::optional<Contradiction> firstDeadEnd(const Position& position) {
  const Candidates allowed(position.board);
  const auto left = [&](Digit digit) { return position.candidates.cellsOf(digit) & allowed.cellsOf(digit); };
  for (const Cell cell : position.board.emptyCells())
    if ((position.candidates.at(cell) & allowed.at(cell)).isEmpty())
      return Contradiction{Kind::NoCandidate, cell, cell, Digit(1), House(0)};
  for (const House house : allHouses())
    for (const Digit digit : allDigits()) {
      const CellSet places = (left(digit) - position.board.filledCells()) | position.board.cellsWith(digit);
      if ((places & cellsOf(house)).isEmpty())
        return Contradiction{Kind::NoPlace, Cell(0), Cell(0), digit, house};
    }
  return std::nullopt;
}

std::optional<Contradiction> firstMistake(const Position& position, const Grid& solution) {
  for (const Cell cell : allCells()) {
    const Digit digit = *solution.at(cell);
    if (position.board.isEmpty(cell) && !position.candidates.at(cell).contains(digit))
      return Contradiction{Kind::LostCandidate, cell, cell, digit, House(0)};
    if (!position.board.isEmpty(cell) && position.board.at(cell) != digit)
      return Contradiction{Kind::WrongEntry, cell, cell, digit, House(0)};
  }
  return std::nullopt;
}

}  // namespace

std::optional<Contradiction> firstContradiction(const Position& position) {
  if (const auto clash = firstClash(position.board)) return clash;
  if (const auto deadEnd = firstDeadEnd(position)) return deadEnd;
  const auto puzzle = toPuzzle(position.givens);
  if (puzzle) return firstMistake(position, puzzle->solution);
  if (!solve(position.board)) return Contradiction{};
  return std::nullopt;
}

}  // namespace sudoku
