#include "search.h"

#include <algorithm>
#include <numeric>

#include "templates.h"

namespace sudoku::techniques {
namespace {

int sumOf(DigitSet digits) {
  return std::accumulate(digits.begin(), digits.end(), 0,
                         [](int sum, Digit digit) { return sum + digit.value(); });
}

}  // namespace

bool Search::takeEliminating(Step step) {
  if (step.eliminations.empty()) return false;
  sortEliminations(step);
  return take(std::move(step));
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
  const auto& one = std::get<reason::LinkChain>(a.reason);
  const auto& other = std::get<reason::LinkChain>(b.reason);
  if (one.length != other.length) return one.length < other.length;
  return sumOf(one.digits) < sumOf(other.digits);
}

}  // namespace sudoku::techniques
