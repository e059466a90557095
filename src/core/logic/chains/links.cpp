#include "links.h"

#include <cassert>

namespace sudoku::chains {
namespace {

constexpr std::array<CandidateSet, kCandidateCount> makeWeakLinks() {
  std::array<CandidateSet, kCandidateCount> weakLinks{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      CandidateSet& set = weakLinks[at(candidateOf(cell, digit))];
      for (int other = 0; other < kDigitCount; ++other)
        if (other != digit) set.add(candidateOf(cell, other));
      for (const int peer : orderedPeersOf(cell)) set.add(candidateOf(peer, digit));
    }
  return weakLinks;
}

constexpr auto kWeakLinks = makeWeakLinks();

/// Calls `use` with each candidate that a weak link leads to, and with the kind of link: first the candidates
/// in the same cell, then those of the same digit.
template <typename Use>
void forEachWeak(const OptionPosition& position, int candidate, Use use) {
  const Membership& membership = membershipOf(candidate);
  const std::uint64_t others = weakLanesOf(candidate);
  for (std::size_t i = 0; i < membership.constraints.size(); ++i) {
    const int constraint = membership.constraints[i];
    for (const int option : Bits(position.options(constraint) & maskIn(others, i)))
      use(candidateAt(constraint, option), inferenceOfConstraint(i));
  }
}

}  // namespace

const CandidateSet& weakLinksOf(int candidate) {
  return kWeakLinks[at(candidate)];
}

void Links::update(const OptionPosition& position, const OptionPosition* source) {
  if (!turnTo(position, source)) return;
  m_all.clear();
  m_newPairs.clear();
  m_haveNew.clear();
  m_haveStrong.clear();
  for (DoubleLinks& links : m_double) {
    links.have.clear();
    links.all.clear();
  }
  m_consequences.clear();
  m_strongCounts.fill(0);  // even the counts of candidates without links are read
  std::size_t count = 0;
  for (int cell = 0; cell < kCellCount; ++cell) {
    const Mask digits = position.digits(cell);
    count += at(countOf(digits));
    // written without a branch, for speed
    m_all.addDigits(cell, static_cast<Mask>(digits * (countOf(digits) > 1 ? 1U : 0U)));
  }
  collectStrong();
  findChanged();
  m_consequences.reserve(count);  // room for all candidates, even those without links
}

std::vector<Link> Links::from(int candidate, bool isOn) const {
  if (!isOn) return {strong(candidate).begin(), strong(candidate).end()};
  std::vector<Link> links;
  forEachWeak(*m_position, candidate, [&links](int other, InferenceKind inference) {
    links.push_back({static_cast<std::uint16_t>(other), inference});
  });
  return links;
}

void Links::collectDouble(int candidate, LinkKinds kinds) {
  DoubleLinks& links = m_double[static_cast<std::size_t>(kinds)];
  const std::size_t first = links.all.size();
  forEachWeak(*m_position, candidate, [&](int off, InferenceKind offInference) {
    if (kinds == LinkKinds::X && offInference == InferenceKind::Cell) return;
    for (const auto& [on, onInference] : strong(off))
      if (kinds == LinkKinds::Both || (onInference == InferenceKind::Cell) == (kinds == LinkKinds::Y))
        links.all.push_back({static_cast<std::uint16_t>(off), on, offInference, onInference});
  });
  links.of[at(candidate)] = {static_cast<std::uint32_t>(first),
                             static_cast<std::uint32_t>(links.all.size() - first)};
  links.have.add(candidate);
}

void Links::collectStrong() {
  constexpr std::size_t kBox = indexOfConstraint(InferenceKind::Box);
  for (int constraint = 0; constraint < kConstraintCount; ++constraint) {
    const Mask options = m_position->options(constraint);
    if (countOf(options) != 2) continue;
    const int first = candidateAt(constraint, firstOf(options));
    const int second = candidateAt(constraint, lastOf(options));
    const InferenceKind inference = inferenceOf(constraint);
    if (inference == InferenceKind::Row || inference == InferenceKind::Column) {
      const int inBox = membershipOf(first).constraints[kBox];
      if (inBox == membershipOf(second).constraints[kBox] && countOf(m_position->options(inBox)) == 2)
        continue;  // the box links these two candidates already
    }
    for (const auto& [candidate, other] : {Pair{first, second}, Pair{second, first}}) {
      if (!m_all.contains(candidate)) continue;
      m_strong[at(candidate)][m_strongCounts[at(candidate)]++] = {static_cast<std::uint16_t>(other),
                                                                  inference};
      m_haveStrong.add(candidate);
    }
    if (m_source != nullptr && countOf(m_source->options(constraint)) <= 2) continue;
    m_newPairs.push_back({first, second});
    m_haveNew.add(first);
    m_haveNew.add(second);
  }
}

/// Finds the candidates with more conclusions than in the source, an earlier position. Conclusions in the
/// source hold in this position too, for candidates that still exist: if a link on the way had been lost, the
/// candidate that it turned on would have become a single, and all later candidates would be gone or singles
/// too. Further conclusions need a new strong link. Since links lead both ways, the candidates that turn the
/// end of such a link off are those that it turns off itself.
void Links::findChanged() {
  m_haveMore.clear();
  if (m_source == nullptr)
    for (int cell = 0; cell < kCellCount; ++cell) m_haveMore.addDigits(cell, m_position->digits(cell));
  else
    m_haveNew.forEach([this](int end) { m_haveMore |= m_ofSource->consequencesOf(end).off; });
  m_toFollow = m_haveMore;
  m_haveMore.forEach([this](int candidate) { m_changed.add(candidate); });
}

/// Computes the conclusions from a candidate that is on (true). Conclusions of other candidates that are
/// known are copied.
void Links::follow(int candidate) {
  m_toFollow.remove(candidate);
  assert(m_consequences.size() < m_consequences.capacity());
  m_indexOf[at(candidate)] = static_cast<std::uint16_t>(m_consequences.size());
  Consequences& reached = m_consequences.emplace_back();
  m_queue.clear();
  if (m_source == nullptr) {
    reached.on.add(candidate);
    m_queue.push_back(candidate);
  } else {
    reached = m_ofSource->consequencesOf(candidate);
    reached.on &= m_all;
    reached.off &= m_all;
    (reached.off & m_haveNew).forEach([&](int off) { turnOnByStrongLinks(off, reached); });
  }
  propagate(reached);
}

void Links::turnOnByStrongLinks(int off, Consequences& reached) {
  for (const auto& [on, inference] : strong(off)) {
    if (reached.on.contains(on)) continue;
    if (m_toFollow.contains(on)) {
      reached.on.add(on);
      m_queue.push_back(on);
    } else {
      const Consequences& known = consequencesOf(on);
      reached.on |= known.on & m_all;
      reached.off |= known.off & m_all;
    }
  }
}

void Links::propagate(Consequences& reached) {
  while (!m_queue.empty()) {
    CandidateSet off = kWeakLinks[at(m_queue.back())];
    m_queue.pop_back();
    off &= m_all;
    off -= reached.off;
    reached.off |= off;
    (off & m_haveStrong).forEach([&](int next) { turnOnByStrongLinks(next, reached); });
  }
}

}  // namespace sudoku::chains
