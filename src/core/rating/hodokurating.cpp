#include <algorithm>
#include <array>
#include <iterator>

#include <sudoku/rating/hodokurating.h>

#include "logic/techniques/finders.h"
#include "logic/techniques/hodokuorder.h"

namespace sudoku {
namespace {

using techniques::State;

/// Adds up what a path is worth.
class Tally {
 public:
  void add(HodokuLevel level, int score) {
    m_rating.score += score;
    m_rating.level = std::max(m_rating.level, level);
  }
  void add(Technique technique) {
    const TechniqueInfo& info = infoOf(technique);
    add(info.hodokuLevel, info.score);
  }

  HodokuRating rating() const {
    constexpr std::array kMostOfLevel = {800, 1000, 1600, 1800};
    HodokuRating rating = m_rating;
    for (std::size_t level = 0; level < kMostOfLevel.size(); ++level)
      if (rating.score > kMostOfLevel[level] && static_cast<std::size_t>(rating.level) <= level)
        rating.level = static_cast<HodokuLevel>(level + 1);
    return rating;
  }

 private:
  HodokuRating m_rating;
};

}  // namespace

std::string toText(const HodokuRating& rating) {
  return std::string(nameOf(rating.level)) + '/' + std::to_string(rating.score);
}

std::optional<HodokuRating> rateByHodoku(const Puzzle& puzzle, const std::stop_token& stop) {
  const techniques::SearchOptions options;
  techniques::PathMemory memory(stop);
  State state(puzzle.givens, puzzle.givens, Candidates(puzzle.givens));
  Tally tally;
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
  return tally.rating();
}

HodokuRating rateLikeHodoku(const std::vector<Step>& steps) {
  Tally tally;
  for (const Step& step : steps) tally.add(step.technique);
  return tally.rating();
}

}  // namespace sudoku
