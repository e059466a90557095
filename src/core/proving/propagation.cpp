#include "propagation.h"

#include <algorithm>
#include <utility>

namespace sudoku::proving {

using proof::Count;
using proof::Lemma;
using proof::Line;
using proof::Places;

Propagation::Propagation(const Draft& draft) : m_draft(draft), m_known(draft.known()) {}

bool Propagation::suppose(const Literal& literal) {
  if (m_known.holds(literal) || m_contradiction) return !m_contradiction;
  if (m_known.holds(!literal)) {
    m_contradiction = Entry{literal, std::nullopt, {}};
    return false;
  }
  m_known.set(literal);
  m_log.push_back({literal, std::nullopt, {}});
  m_entries[indexOf(literal.candidate)] = m_log.size();
  return true;
}

std::optional<std::size_t> Propagation::entryOf(const Literal& literal) const {
  const std::size_t entry = m_entries[indexOf(literal.candidate)];
  return entry == 0 ? std::nullopt : std::optional(entry - 1);
}

void Propagation::conclude(const Literal& literal, std::variant<Sector, Count> by,
                           const std::vector<Literal>& premises) {
  if (m_contradiction || m_known.holds(literal)) return;
  Entry entry{literal, std::move(by), {}};
  for (const Literal& premise : premises)
    if (const auto known = entryOf(premise)) entry.premises.push_back(*known);
  if (m_known.holds(!literal)) {
    if (const auto known = entryOf(literal)) entry.premises.push_back(*known);
    m_contradiction = std::move(entry);
    return;
  }
  m_known.set(literal);
  m_log.push_back(std::move(entry));
  m_entries[indexOf(literal.candidate)] = m_log.size();
}

/// The last member of a sector that can be true is true.
void Propagation::drawFromSector(const Sector& sector, const std::vector<Literal>& members) {
  const Literal* last = nullptr;
  for (const Literal& member : members) {
    if (m_known.holds(!member)) continue;
    if (last != nullptr || m_known.holds(member)) return;
    last = &member;
  }
  // If none can, one of them is true and false.
  const Literal shown = last != nullptr ? *last : members.back();
  std::vector<Literal> premises;
  for (const Literal& member : members)
    if (member != shown) premises.push_back(member);
  conclude(shown, sector, premises);
}

void Propagation::drawFromTrue(const Candidate& candidate) {
  const auto [cell, digit] = candidate;
  const Literal known{candidate, true};
  for (const Digit other : allDigits() - DigitSet{digit})
    conclude({{cell, other}, false}, Sector(cell), {known});
  for (const Cell peer : peersOf(cell))
    conclude({{peer, digit}, false}, linkBetween(candidate, {peer, digit}), {known});
}

void Propagation::drawFrom(const Literal& literal) {
  const auto [cell, digit] = literal.candidate;
  if (literal.isTrue) {
    drawFromTrue(literal.candidate);
  } else {
    const auto draw = [this](const Sector& sector) {
      std::vector<Literal> members;
      for (const Candidate& candidate : candidatesOf(sector)) members.push_back({candidate, true});
      drawFromSector(sector, members);
    };
    draw(cell);
    for (const House house : housesOf(cell)) draw(Places{digit, house});
  }
  for (std::size_t index = 0; index < m_draft.lemmas().size(); ++index) {
    const Lemma& lemma = m_draft.lemmas()[index];
    if (lemma.claim == Lemma::Claim::Any &&
        std::find(lemma.literals.begin(), lemma.literals.end(), !literal) != lemma.literals.end())
      drawFromSector(proof::LemmaIndex{index}, lemma.literals);
  }
}

bool Propagation::run() {
  while (!m_contradiction) {
    if (m_next < m_log.size()) {
      const Literal literal = m_log[m_next++].literal;
      drawFrom(literal);
    } else if (!drawFromLockedSets()) {
      break;
    }
  }
  return isImpossible();
}

/// Shows what truths and links with R = 0 do. Returns whether that is anything new.
bool Propagation::drawFromCount(const std::vector<Sector>& truths, const std::vector<Sector>& links) {
  std::array<int, kCandidateCount> k{};
  std::vector<Literal> premises;
  Count count;
  for (const Sector& truth : truths) {
    count.truths.push_back({truth, 1});
    for (const Candidate& candidate : candidatesOf(truth)) --k[indexOf(candidate)];
  }
  for (const Sector& link : links) {
    count.links.push_back({link, 1});
    for (const Candidate& candidate : candidatesOf(link)) ++k[indexOf(candidate)];
  }
  for (const Sector& truth : truths)
    for (const Candidate& candidate : candidatesOf(truth))
      if (k[indexOf(candidate)] < 0) premises.push_back({candidate, false});
  const std::size_t before = m_log.size();
  for (const Sector& link : links)
    for (const Candidate& candidate : candidatesOf(link))
      if (k[indexOf(candidate)] > 0 && m_known.isOpen(candidate))
        conclude({candidate, false}, count, premises);
  return m_log.size() > before;
}

namespace {

/// The cells of a house where a digit may still be, or its cell is filled.
CellSet placesIn(const Known& known, Digit digit, House house) {
  CellSet places;
  for (const Cell cell : cellsOf(house))
    if (known.isOpen({cell, digit})) places.add(cell);
  return places;
}

/// An open cell and the bits of its digits.
using OpenCell = std::pair<Cell, unsigned>;

/// Visits the sets of `size` cells, from the index `next` on, that have as many digits as cells, until
/// `visit` returns true; returns whether it did.
template <typename Visit>
bool visitLockedSets(const std::vector<OpenCell>& cells, std::size_t next, unsigned digits, std::size_t size,
                     std::vector<std::size_t>& chosen, const Visit& visit) {
  if (chosen.size() == size)
    return static_cast<std::size_t>(detail::bitCount(digits)) == size && visit(chosen);
  for (std::size_t index = next; index < cells.size(); ++index) {
    const unsigned more = digits | cells[index].second;
    if (static_cast<std::size_t>(detail::bitCount(more)) > size) continue;
    chosen.push_back(index);
    const bool isOver = visitLockedSets(cells, index + 1, more, size, chosen, visit);
    chosen.pop_back();
    if (isOver) return true;
  }
  return false;
}

}  // namespace

/// Once no single is left: what locked candidates and naked sets show. Returns whether that is anything.
bool Propagation::drawFromLockedSets() {
  for (const Digit digit : allDigits()) {
    for (const House from : allHouses()) {
      const CellSet places = placesIn(m_known, digit, from);
      if (places.size() < 2 || places.size() > 3) continue;
      for (const House to : housesOf(places.first()))
        if (to != from && (places - cellsOf(to)).isEmpty() &&
            drawFromCount({Places{digit, from}}, {Places{digit, to}}))
          return true;
    }
  }
  for (const House house : allHouses()) {
    std::vector<OpenCell> open;
    for (const Cell cell : cellsOf(house)) {
      unsigned digits = 0;
      for (const Digit digit : allDigits())
        if (m_known.isOpen({cell, digit})) digits |= 1U << digit.index();
      if (detail::bitCount(digits) > 1) open.emplace_back(cell, digits);
    }
    for (std::size_t size = 2; size < open.size(); ++size) {
      std::vector<std::size_t> chosen;
      const auto draw = [&](const std::vector<std::size_t>& set) {
        std::vector<Sector> truths;
        unsigned united = 0;
        for (const std::size_t index : set) {
          truths.emplace_back(open[index].first);
          united |= open[index].second;
        }
        std::vector<Sector> links;
        for (const Digit digit : DigitSet::fromBits(united)) links.emplace_back(Places{digit, house});
        return drawFromCount(truths, links);
      };
      if (visitLockedSets(open, 0, 0, size, chosen, draw)) return true;
    }
  }
  return false;
}

std::vector<Line> Propagation::linesOf(std::vector<std::size_t> entries) const {
  std::vector<bool> isNeeded(m_log.size());
  for (; !entries.empty();) {
    const std::size_t entry = entries.back();
    entries.pop_back();
    if (isNeeded[entry]) continue;
    isNeeded[entry] = true;
    const auto& premises = m_log[entry].premises;
    entries.insert(entries.end(), premises.begin(), premises.end());
  }
  std::vector<Line> lines;
  for (std::size_t entry = 0; entry < m_log.size(); ++entry)
    if (isNeeded[entry] && m_log[entry].by) lines.push_back({m_log[entry].literal, *m_log[entry].by});
  return lines;
}

std::vector<Line> Propagation::linesToContradiction() const {
  std::vector<Line> lines = linesOf(m_contradiction->premises);
  if (m_contradiction->by) lines.push_back({m_contradiction->literal, *m_contradiction->by});
  return lines;
}

std::vector<Line> Propagation::linesTo(const std::vector<Literal>& literals) const {
  std::vector<std::size_t> entries;
  for (const Literal& literal : literals)
    if (const auto entry = entryOf(literal)) entries.push_back(*entry);
  return linesOf(std::move(entries));
}

}  // namespace sudoku::proving
