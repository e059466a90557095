#include "facts.h"

#include <algorithm>

namespace sudoku::proving {

Facts::Facts(const Position& position) {
  for (const Cell cell : allCells())
    for (const Digit digit : allDigits())
      if (!position.candidates.cellsOf(digit).contains(cell)) set({{cell, digit}, false});
  for (const Cell cell : position.board.filledCells()) {
    const Digit filled = *position.board.at(cell);
    for (const Digit digit : allDigits()) set({{cell, digit}, digit == filled});
    for (const Cell peer : peersOf(cell)) set({{peer, filled}, false});
  }
}

std::vector<Candidate> candidatesOf(const Sector& sector) {
  std::vector<Candidate> candidates;
  candidates.reserve(kDigitCount);
  if (const Cell* const cell = std::get_if<Cell>(&sector)) {
    for (const Digit digit : allDigits()) candidates.push_back({*cell, digit});
  } else if (const auto* const places = std::get_if<proof::Places>(&sector)) {
    for (const Cell place : cellsOf(places->house)) candidates.push_back({place, places->digit});
  }
  return candidates;
}

Sector linkBetween(const Candidate& a, const Candidate& b) {
  if (a.cell == b.cell) return a.cell;
  const auto houses = housesOf(a.cell);
  return proof::Places{a.digit, *std::find_if(houses.begin(), houses.end(),
                                              [&](House house) { return house.contains(b.cell); })};
}

bool exclude(const Candidate& a, const Candidate& b) {
  if (a.cell == b.cell) return a.digit != b.digit;
  return a.digit == b.digit && peersOf(a.cell).contains(b.cell);
}

}  // namespace sudoku::proving
