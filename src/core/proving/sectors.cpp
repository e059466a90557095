#include "sectors.h"

#include <algorithm>

namespace sudoku::proving {

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
