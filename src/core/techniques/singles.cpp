#include <algorithm>

#include "finders.h"

namespace sudoku::techniques {
namespace {

bool isFullHouse(const State& state, Cell cell) {
  const auto houses = housesOf(cell);
  return std::any_of(houses.begin(), houses.end(),
                     [&](House house) { return (cellsOf(house) & state.openCells()) == CellSet{cell}; });
}

}  // namespace

Step toStep(const Single& single) {
  Step step{single.technique};
  step.digits = {single.candidate.digit};
  step.cells = {single.candidate.cell};
  step.placements = {single.candidate};
  return step;
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
           search.take(toStep({Technique::FullHouse, candidate}));
  });
}

void findNakedSingles(Search& search) {
  search.state.visitNakedSingles([&](Candidate candidate) {
    return search.take(toStep({Technique::NakedSingle, candidate}));
  });
}

void findHiddenSingles(Search& search) {
  search.state.visitHiddenSingles([&](Candidate candidate) {
    return search.take(toStep({Technique::HiddenSingle, candidate}));
  });
}

}  // namespace sudoku::techniques
