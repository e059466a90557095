#include <iterator>

#include <sudoku/rating/hodokurating.h>

#include "logic/techniques/finders.h"
#include "logic/techniques/hodokuorder.h"
#include "rating/hodokutally.h"

namespace sudoku {
std::string toText(const HodokuRating& rating) {
  return std::string(nameOf(rating.level)) + '/' + std::to_string(rating.score);
}

std::optional<HodokuRating> rateByHodoku(const Puzzle& puzzle, const std::stop_token& stop) {
  const techniques::SearchOptions options;
  techniques::PathMemory memory(stop);
  techniques::State state(puzzle.givens, puzzle.givens, Candidates(puzzle.givens));
  HodokuTally tally;
  while (!state.openCells().isEmpty()) {
    if (const auto single = firstSingle(state)) {
      tally.add(single->technique);
      state.place(single->candidate.cell, single->candidate.digit);
      continue;
    }
    const auto step = firstBeyondSingles(state, options, memory);
    if (stop.stop_requested()) return std::nullopt;
    if (step) {
      tally.add(step->technique);
      carryOut(*step, state);
      continue;
    }
    tally.add(HodokuLevel::Extreme, kHodokuBruteForce);
    const CellSet open = state.openCells();
    const Cell cell = *std::next(open.begin(), open.size() / 2);
    state.place(cell, *puzzle.solution.at(cell));
  }
  return HodokuRating{tally.level(), tally.score()};
}

}  // namespace sudoku
