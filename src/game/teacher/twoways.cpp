#include "twoways.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace sudoku {
namespace {

/// The two digits that a cell can have in a deadly pattern.
DigitSet pairOf(Cell cell, const DeadlyScope& deadly, const Position& position) {
  if (!deadly.digits.isEmpty()) return deadly.digits;
  DigitSet pair = position.candidates.at(cell);
  for (const Candidate& extra : deadly.extras)
    if (extra.cell == cell) pair.remove(extra.digit);
  return pair;
}

/// The candidate from which the deadly pattern is filled in: the assumed one if it belongs to the pattern,
/// else the digit of a filled cell, else a digit of the first cell.
Candidate startOf(CellSet cells, const DeadlyScope& deadly, const Position& position,
                  const Literal& assumed) {
  if (assumed.isOn && cells.contains(assumed.candidate.cell) &&
      pairOf(assumed.candidate.cell, deadly, position).contains(assumed.candidate.digit))
    return assumed.candidate;
  for (const Cell cell : cells)
    if (const auto digit = position.board.at(cell)) return {cell, *digit};
  return {cells.first(), pairOf(cells.first(), deadly, position).first()};
}

}  // namespace

std::array<Grid, 2> twoWays(const DeadlyScope& deadly, const Position& position, const Literal& assumed) {
  std::array<Grid, 2> ways;
  CellSet rest = deadly.cells;
  const auto fill = [&](Cell cell, Digit digit) {
    ways[0].set(cell, digit);
    ways[1].set(cell, (pairOf(cell, deadly, position) - DigitSet{digit}).first());
    rest.remove(cell);
  };
  const auto isClear = [&](Cell cell) {
    const CellSet peers = peersOf(cell);
    return std::none_of(ways.begin(), ways.end(), [&](const Grid& way) {
      return std::any_of(peers.begin(), peers.end(), [&](Cell peer) { return way.at(peer) == way.at(cell); });
    });
  };
  while (!rest.isEmpty()) {
    const Candidate start = startOf(rest, deadly, position, assumed);
    fill(start.cell, start.digit);
    if (!isClear(start.cell)) {
      for (Grid& way : ways) way.clear(start.cell);
      continue;
    }
    // One digit of the deadly pattern leads to others: a cell that sees a cell with one of its own two digits
    // gets the other digit.
    std::vector<Cell> open = {start.cell};
    while (!open.empty()) {
      const Cell cell = open.back();
      open.pop_back();
      const Digit taken = *ways[0].at(cell);
      for (const Cell peer : peersOf(cell) & rest) {
        const DigitSet pair = pairOf(peer, deadly, position);
        if (!pair.contains(taken)) continue;
        fill(peer, (pair - DigitSet{taken}).first());
        if (isClear(peer)) {
          open.push_back(peer);
          continue;
        }
        for (Grid& way : ways) way.clear(peer);
      }
    }
  }
  return ways;
}

}  // namespace sudoku
