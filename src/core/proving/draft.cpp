#include "draft.h"

#include <algorithm>
#include <map>
#include <optional>

namespace sudoku::proving {
namespace {

using proof::Count;
using proof::Lemma;
using proof::Places;
using proof::Weighted;

/// Adds a sector, or 1 to its weight.
void addSector(std::vector<Weighted>& sectors, const Sector& sector, int weight = 1) {
  const auto same = std::find_if(sectors.begin(), sectors.end(),
                                 [&](const Weighted& each) { return each.sector == sector; });
  if (same != sectors.end())
    same->weight += weight;
  else
    sectors.push_back({sector, weight});
}

/// The sums of a Count: K of each candidate, and R (see proof::Count).
struct Sums {
  std::array<int, kCandidateCount> k{};
  int r = 0;

  void add(const std::vector<Literal>& members, int weight) {
    r += weight;
    for (const Literal& member : members) k[indexOf(member.candidate)] += weight;
  }
};

}  // namespace

Draft::Draft(const proof::Premises& premises, std::vector<Literal> wanted)
    : m_known(premises), m_wanted(std::move(wanted)) {
  std::erase_if(m_wanted, [this](const Literal& literal) { return m_known.holds(literal); });
}

proof::LemmaIndex Draft::add(Lemma lemma) {
  if (lemma.claim == Lemma::Claim::Each || lemma.literals.size() == 1)
    for (const Literal& literal : lemma.literals) m_known.set(literal);
  std::erase_if(m_wanted, [this](const Literal& literal) { return m_known.holds(literal); });
  m_proof.lemmas.push_back(std::move(lemma));
  return {m_proof.lemmas.size() - 1};
}

void Draft::count(const std::vector<Sector>& truths, const std::vector<Sector>& links) {
  Count base;
  for (const Sector& truth : truths) addSector(base.truths, truth);
  for (const Sector& link : links) addSector(base.links, link);
  Sums sums;
  const auto addAll = [&](const std::vector<Weighted>& sectors, int sign) {
    for (const auto& [sector, weight] : sectors) {
      if (const auto* const index = std::get_if<proof::LemmaIndex>(&sector)) {
        sums.add(m_proof.lemmas[index->value].literals, sign * weight);
      } else {
        std::vector<Literal> members;
        for (const Candidate& candidate : candidatesOf(sector)) members.push_back({candidate, true});
        sums.add(members, sign * weight);
      }
    }
  };
  addAll(base.truths, -1);
  addAll(base.links, 1);
  std::vector<std::pair<Candidate, int>> uncovered;  // candidates and how many links they lack
  for (const Cell cell : allCells()) {
    for (const Digit digit : allDigits()) {
      const Candidate candidate{cell, digit};
      const int k = sums.k[indexOf(candidate)];
      if (m_known.holds({candidate, true})) sums.r -= k;
      if (m_known.isOpen(candidate) && k < 0) uncovered.emplace_back(candidate, -k);
    }
  }

  // Candidates that need the same links are shown together.
  std::vector<Lemma> found;
  for (const Literal& literal : m_wanted) {
    const Candidate& wanted = literal.candidate;
    if (literal.isTrue || sums.k[indexOf(wanted)] <= sums.r) continue;
    std::vector<Weighted> through;
    bool isCovered = true;
    for (const auto& [candidate, lacking] : uncovered) {
      if (candidate == wanted || !exclude(candidate, wanted)) {
        isCovered = false;
        break;
      }
      const auto covers = [&, &place = candidate](const Weighted& each) {
        const std::vector<Candidate> members = candidatesOf(each.sector);
        return std::find(members.begin(), members.end(), place) != members.end();
      };
      const auto old = std::find_if(through.begin(), through.end(), covers);
      if (old != through.end())
        old->weight = std::max(old->weight, lacking);
      else
        addSector(through, linkBetween(candidate, wanted), lacking);
    }
    if (!isCovered) continue;
    Count whole = base;
    for (const auto& [sector, weight] : through) addSector(whole.links, sector, weight);
    const auto same = std::find_if(found.begin(), found.end(), [&](const Lemma& lemma) {
      return std::get<Count>(lemma.ground) == whole;
    });
    if (same != found.end())
      same->literals.push_back(literal);
    else
      found.push_back({Lemma::Claim::Each, {literal}, std::move(whole)});
  }
  for (Lemma& lemma : found) add(std::move(lemma));
}

proof::LemmaIndex Draft::swap(std::vector<std::pair<Cell, DigitSet>> cells) {
  Lemma lemma{Lemma::Claim::Any, {}, {}};
  for (const auto& [cell, digits] : cells)
    for (const Digit digit : allDigits() - digits)
      if (!m_known.holds({{cell, digit}, false})) lemma.literals.push_back({{cell, digit}, true});
  lemma.ground = proof::Swap{std::move(cells)};
  return add(std::move(lemma));
}

}  // namespace sudoku::proving
