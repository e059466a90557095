#include "draft.h"

#include <algorithm>
#include <optional>

#include "countsums.h"

namespace sudoku::proving {

using proof::Count;
using proof::Lemma;

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
  const CountSums sums(base, m_known, m_proof.lemmas);
  // Candidates that need the same links are shown together.
  std::vector<Lemma> found;
  for (const Literal& literal : m_wanted) {
    const auto through = literal.isTrue ? std::nullopt : sums.linksThrough(literal.candidate);
    if (!through) continue;
    Count whole = base;
    for (const auto& [sector, weight] : *through) addSector(whole.links, sector, weight);
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

proof::LemmaIndex Draft::addSwap(std::vector<std::pair<Cell, DigitSet>> cells) {
  Lemma lemma{Lemma::Claim::Any, {}, {}};
  for (const auto& [cell, digits] : cells)
    for (const Digit digit : allDigits() - digits)
      if (!m_known.holds({{cell, digit}, false})) lemma.literals.push_back({{cell, digit}, true});
  lemma.ground = proof::Swap{std::move(cells)};
  return add(std::move(lemma));
}

}  // namespace sudoku::proving
