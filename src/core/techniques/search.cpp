#include "search.h"

#include <algorithm>
#include <numeric>

#include "table.h"
#include "templates.h"

namespace sudoku::techniques {
namespace {

int sumOf(const std::vector<Digit>& digits) {
  return std::accumulate(digits.begin(), digits.end(), 0,
                         [](int sum, Digit digit) { return sum + digit.value(); });
}

}  // namespace

const std::vector<Als>& Search::alses() {
  if (!m_alses) m_alses = findAlses(state);
  return *m_alses;
}

explainer::ChainSearch& Search::chains(explainer::ChainTechnique technique) {
  if (!m_chains) m_chains = std::make_unique<explainer::ChainTechniques>(m_stop);
  return m_chains->of(technique);
}

std::optional<Step> firstOf(Search& search, Technique first, Technique last) {
  if (search.isStopped()) return std::nullopt;
  search.lookFor(first, last);
  rowOf(first).find(search);
  if (search.steps().empty() || search.isStopped()) return std::nullopt;
  return std::move(search.steps().front());
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

int weightOf(const Step& step) {
  int weight = 0;
  int factor = 1;
  for (const auto [cell, digit] : step.eliminations) {
    weight += cell.index() * factor + digit.value();
    factor += 80;
  }
  return weight;
}

bool comesBefore(const Step& a, const Step& b) {
  if (a.eliminations.size() != b.eliminations.size()) return a.eliminations.size() > b.eliminations.size();
  if (a.technique != b.technique || a.eliminations != b.eliminations) return weightOf(a) < weightOf(b);
  if (const int difference = a.chainLength - b.chainLength; difference != 0) return difference < 0;
  return sumOf(a.digits) < sumOf(b.digits);
}

}  // namespace sudoku::techniques
