#include <algorithm>

#include "finders.h"

namespace sudoku::techniques {
namespace {

bool hasOneEmptyCell(const State& state, House house) {
  return state.position().emptyCells(patterns::numberOf(house)) == 1;
}

bool isFullHouse(const State& state, Cell cell) {
  const auto houses = housesOf(cell);
  return std::any_of(houses.begin(), houses.end(),
                     [&](House house) { return hasOneEmptyCell(state, house); });
}

/// The house in which a single is the last cell, or in which its digit has no other place. Prefers the box,
/// which is the easiest to see.
std::optional<House> houseOf(const State& state, const Single& single) {
  if (single.technique == Technique::NakedSingle) return std::nullopt;
  std::optional<House> found;
  for (const House house : housesOf(single.candidate.cell))
    if (single.technique == Technique::FullHouse ? hasOneEmptyCell(state, house)
                                                 : state.count(house, single.candidate.digit) == 1)
      found = house;
  return found;
}

}  // namespace

Step toStep(const State& state, const Single& single) {
  return {single.technique, reason::Single{single.candidate, houseOf(state, single)}, {single.candidate}};
}

std::optional<Single> firstSingle(const State& state) {
  std::optional<Single> first;
  state.visitNakedSingles([&](Candidate candidate) {
    const bool isFull = isFullHouse(state, candidate.cell);
    if (isFull || !first) first = {isFull ? Technique::FullHouse : Technique::NakedSingle, candidate};
    return isFull;
  });
  if (first) return first;
  state.visitHiddenSingles([&](Candidate candidate) {
    first = {Technique::HiddenSingle, candidate};
    return true;
  });
  return first;
}

void findFullHouses(Search& search) {
  search.state.visitNakedSingles([&](Candidate candidate) {
    return isFullHouse(search.state, candidate.cell) &&
           search.take(toStep(search.state, {Technique::FullHouse, candidate}));
  });
}

void findNakedSingles(Search& search) {
  search.state.visitNakedSingles([&](Candidate candidate) {
    return search.take(toStep(search.state, {Technique::NakedSingle, candidate}));
  });
}

void findHiddenSingles(Search& search) {
  search.state.visitHiddenSingles([&](Candidate candidate) {
    return search.take(toStep(search.state, {Technique::HiddenSingle, candidate}));
  });
}

}  // namespace sudoku::techniques
