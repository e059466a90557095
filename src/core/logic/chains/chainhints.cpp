#include "chainhints.h"

#include <algorithm>
#include <array>
#include <iterator>

namespace sudoku::chains {
namespace {

constexpr int kTabledComplexities = 512;

/// What Sudoku Explainer adds to the rating of a step for the length of its chains. Summed in the same order
/// as there, since rounding errors of doubles decide between ratings.
constexpr double lengthSurcharge(int complexity) {
  double surcharge = 0;
  int threshold = 4;
  for (bool byHalf = true; complexity - 2 > threshold; byHalf = !byHalf) {
    surcharge += 0.1;
    threshold = byHalf ? threshold * 3 / 2 : threshold * 4 / 3;
  }
  return surcharge;
}

constexpr std::array<double, kTabledComplexities> makeSurcharges() {
  std::array<double, kTabledComplexities> table{};
  for (int complexity = 0; complexity < kTabledComplexities; ++complexity)
    table[at(complexity)] = lengthSurcharge(complexity);
  return table;
}

constexpr auto kSurcharges = makeSurcharges();

/// A rating plus the surcharge for the length of the chains: 0.1 for each of the bounds 4, 6, 8, 12, 16, …
/// that the number of links exceeds.
double withLength(double rating, int complexity) {
  return rating +
         (complexity < kTabledComplexities ? kSurcharges[at(complexity)] : lengthSurcharge(complexity));
}

bool isBetter(double rating, int complexity, int sortKey, const ChainHint& than) {
  if (rating != than.rating) return rating < than.rating;
  return complexity != than.complexity ? complexity < than.complexity : sortKey < than.sortKey;
}

}  // namespace

bool ChainHints::accepts(double rating, int complexity, int sortKey, std::uint64_t effect) const {
  if (m_hints.empty()) return true;
  std::size_t index = 0;
  if (m_keep == Keep::BestOfEachEffect) {
    const auto found = m_indexOf.find(effect);
    if (found == m_indexOf.end()) return true;
    index = found->second;
  }
  return isBetter(withLength(rating, complexity), complexity, sortKey, m_hints[index]);
}

int ChainHints::highestComplexity(double rating, int sortKey) const {
  if (m_keep == Keep::BestOfEachEffect || m_hints.empty()) return std::numeric_limits<int>::max();
  if (m_limitRating != rating || m_limitSortKey != sortKey) {
    m_limitRating = rating;
    m_limitSortKey = sortKey;
    m_limit = 0;
    while (isBetter(withLength(rating, m_limit + 1), m_limit + 1, sortKey, m_hints.front())) ++m_limit;
  }
  return m_limit;
}

void ChainHints::add(ChainHint hint, std::uint64_t effect) {
  hint.rating = withLength(hint.rating, hint.complexity);
  m_limitRating = -1;
  if (m_keep == Keep::Best) {
    m_hints.clear();
    m_hints.push_back(std::move(hint));
    return;
  }
  const auto [entry, isNew] = m_indexOf.try_emplace(effect, m_hints.size());
  if (!isNew) {
    // Marks the step that is replaced; the new one goes to the end, since it counts as found last.
    m_hints[entry->second].complexity = -1;
    entry->second = m_hints.size();
  }
  m_hints.push_back(std::move(hint));
}

std::vector<ChainHint> ChainHints::takeSorted() {
  std::erase_if(m_hints, isReplaced);
  std::stable_sort(m_hints.begin(), m_hints.end(), [](const ChainHint& a, const ChainHint& b) {
    return isBetter(a.rating, a.complexity, a.sortKey, b);
  });
  std::vector<ChainHint> taken(std::move_iterator(m_hints.begin()), std::move_iterator(m_hints.end()));
  m_hints.clear();
  m_indexOf.clear();
  m_limitRating = -1;
  return taken;
}

std::uint64_t effectOf(const std::vector<Removal>& removals) {
  if (removals.size() == 1) return effectOf(removals.front().cell, removals.front().digits);
  std::uint64_t hash = 1;
  for (const Removal& removal : removals) hash = mixed(hash, effectOf(removal.cell, removal.digits));
  return hash;
}

}  // namespace sudoku::chains
