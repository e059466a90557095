#include "countsums.h"

#include <algorithm>

namespace sudoku::proving {

using proof::Lemma;
using proof::Weighted;

void addSector(std::vector<Weighted>& sectors, const Sector& sector, int weight) {
  const auto same = std::find_if(sectors.begin(), sectors.end(),
                                 [&](const Weighted& each) { return each.sector == sector; });
  if (same != sectors.end())
    same->weight += weight;
  else
    sectors.push_back({sector, weight});
}

CountSums::CountSums(const proof::Count& count, const Known& known, const std::vector<Lemma>& lemmas) {
  add(count.truths, -1, lemmas);
  add(count.links, 1, lemmas);
  for (const Cell cell : allCells()) {
    for (const Digit digit : allDigits()) {
      const Candidate candidate{cell, digit};
      const int k = m_k[indexOf(candidate)];
      if (known.holds({candidate, true})) m_r -= k;
      if (known.isOpen(candidate) && k < 0) m_uncovered.emplace_back(candidate, -k);
    }
  }
}

/// Counts sectors. The lemmas among them claim that candidates are true.
void CountSums::add(const std::vector<Weighted>& sectors, int sign, const std::vector<Lemma>& lemmas) {
  for (const auto& [sector, weight] : sectors) {
    m_r += sign * weight;
    if (const auto* const index = std::get_if<proof::LemmaIndex>(&sector)) {
      for (const Literal& literal : lemmas[index->value].literals)
        m_k[indexOf(literal.candidate)] += sign * weight;
    } else {
      for (const Candidate& candidate : candidatesOf(sector)) m_k[indexOf(candidate)] += sign * weight;
    }
  }
}

std::optional<std::vector<Weighted>> CountSums::linksThrough(const Candidate& candidate) const {
  // Each link that has the candidate adds as much to its K as to R.
  if (m_k[indexOf(candidate)] <= m_r) return std::nullopt;
  std::vector<Weighted> links;
  for (const auto& entry : m_uncovered) {
    const Candidate& uncovered = entry.first;
    if (uncovered == candidate || !exclude(uncovered, candidate)) return std::nullopt;
    const auto covers = [&](const Weighted& link) {
      const std::vector<Candidate> members = candidatesOf(link.sector);
      return std::find(members.begin(), members.end(), uncovered) != members.end();
    };
    const auto link = std::find_if(links.begin(), links.end(), covers);
    if (link != links.end())
      link->weight = std::max(link->weight, entry.second);
    else
      links.push_back({linkBetween(uncovered, candidate), entry.second});
  }
  return links;
}

}  // namespace sudoku::proving
