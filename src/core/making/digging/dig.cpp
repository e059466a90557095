#include <cstddef>
#include <vector>

#include <sudoku/making/dig.h>
#include <sudoku/solving/solver.h>

#include "digger.h"

namespace sudoku {
namespace digging {
namespace {

/// Collects the questions of many diggers, whether their grids have a second solution, so that the solver
/// answers them together.
class Questions {
 public:
  void ask(Digger& digger) {
    m_diggers.push_back(&digger);
    m_grids.push_back(digger.grid());
    if (const auto candidate = digger.candidate()) m_candidates.push_back(*candidate);
  }

  /// Solves the grids and tells each digger whether it has a second solution. Returns false if stopped; then
  /// no digger has got an answer.
  bool answer(const std::stop_token& stop) {
    m_counts.resize(m_grids.size());
    const bool isAnswered = m_candidates.empty()
                                ? countAllSolutions(m_grids, 2, m_counts, stop)
                                : haveSolutionsWithout(m_grids, m_candidates, m_counts, stop);
    if (!isAnswered) return false;
    const std::size_t most = m_candidates.empty() ? 1 : 0;
    for (std::size_t i = 0; i < m_diggers.size(); ++i) m_diggers[i]->answer(m_counts[i] > most);
    m_diggers.clear();
    m_grids.clear();
    m_candidates.clear();
    return true;
  }

 private:
  std::vector<Digger*> m_diggers;
  std::vector<Grid> m_grids;
  std::vector<Candidate> m_candidates;
  std::vector<std::size_t> m_counts;
};

}  // namespace

bool digTogether(std::span<Digger> diggers, const std::stop_token& stop) {
  Questions ofOneCell;
  Questions ofMore;
  for (bool isAsking = true; isAsking;) {
    isAsking = false;
    for (Digger& digger : diggers) {
      if (digger.isDone()) continue;
      (digger.candidate() ? ofOneCell : ofMore).ask(digger);
      isAsking = true;
    }
    if (!ofOneCell.answer(stop) || !ofMore.answer(stop)) return false;
  }
  return true;
}

}  // namespace digging

Grid dig(const Grid& board, const Recipe& recipe, Random& random) {
  digging::Digger digger(board, recipe, random);
  while (!digger.isDone()) {
    const auto candidate = digger.candidate();
    digger.answer(candidate ? hasSolutionWithout(digger.grid(), *candidate)
                            : !hasUniqueSolution(digger.grid()));
  }
  return digger.grid();
}

}  // namespace sudoku
