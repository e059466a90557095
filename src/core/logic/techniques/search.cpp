#include "search.h"

#include <algorithm>
#include <numeric>

#include <sudoku/solving/solver.h>

#include "templates.h"

namespace sudoku::techniques {
namespace {

int sumOf(DigitSet digits) {
  return std::accumulate(digits.begin(), digits.end(), 0,
                         [](int sum, Digit digit) { return sum + digit.value(); });
}

/// A number for the cells and digits of a step's eliminations, in which later eliminations count more. The
/// formula is HoDoKu's, which uses it to choose between steps that are equal otherwise.
int weightOf(const Step& step) {
  int weight = 0;
  int factor = 1;
  for (const auto [cell, digit] : step.eliminations) {
    weight += cell.index() * factor + digit.value();
    factor += 80;
  }
  return weight;
}

}  // namespace

SearchOptions allStepsOptions(const Position& position) {
  SearchOptions options;
  options.wantsAll = true;
  options.isUnique = hasUniqueSolution(position.givens);
  options.lockedSetNodes = true;
  options.alsChainLength = 4;
  return options;
}

bool Search::takeEliminating(Step step) {
  if (step.eliminations.empty()) return false;
  sortEliminations(step);
  return take(std::move(step));
}

bool Search::takeEliminating(Technique technique, Reason reason, Digit digit, CellSet cells) {
  const CellSet gone = cells & state.cellsOf(digit);
  if (gone.isEmpty()) return false;
  Step step{technique, std::move(reason)};
  eliminate(step, digit, gone);
  return take(std::move(step));
}

void Search::takeEach(std::vector<Step> steps) {
  for (Step& step : steps)
    if (take(std::move(step))) return;
}

const std::vector<Als>& Search::alses() {
  if (!m_alses) m_alses = findAlses(state);
  return *m_alses;
}

chains::ChainSearch& PathMemory::chains(chains::ChainTechnique technique) {
  if (!m_chains) m_chains = std::make_unique<chains::ChainTechniques>(m_stop);
  return m_chains->of(technique);
}

CellSet Search::removable(Digit digit) {
  std::optional<CellSet>& known = m_removable[static_cast<std::size_t>(digit.index())];
  if (!known) known = outsideTemplates(state, digit);
  return *known;
}

void sortEliminations(Step& step) {
  std::sort(step.eliminations.begin(), step.eliminations.end());
  step.eliminations.erase(std::unique(step.eliminations.begin(), step.eliminations.end()),
                          step.eliminations.end());
}

void takeInOrder(Search& search, std::vector<Step> steps, std::pair<int, int> (*costOf)(const Step&)) {
  std::stable_sort(steps.begin(), steps.end(), [&](const Step& a, const Step& b) {
    if (a.eliminations.size() != b.eliminations.size()) return a.eliminations.size() > b.eliminations.size();
    if (a.technique != b.technique || a.eliminations != b.eliminations) return weightOf(a) < weightOf(b);
    return costOf(a) < costOf(b);
  });
  search.takeEach(std::move(steps));
}

void takeChainsInOrder(Search& search, std::vector<Step> steps) {
  takeInOrder(search, std::move(steps), [](const Step& step) {
    const auto& chain = std::get<reason::LinkChain>(step.reason);
    return std::pair(chain.length, sumOf(chain.digits));
  });
}

void Shortlist::add(Step step) {
  if (m_onePerEffect) {
    const auto [known, isNew] =
        m_places.try_emplace({step.technique, step.placements, step.eliminations}, m_steps.size());
    if (!isNew) {
      Step& old = m_steps[known->second];
      if (m_lengthOf(step) < m_lengthOf(old)) old = std::move(step);
      return;
    }
  }
  m_steps.push_back(std::move(step));
}

}  // namespace sudoku::techniques
