#include "links.h"

#include <cassert>

namespace sudoku::explainer {
namespace {

constexpr std::array<CandidateSet, kCandidateCount> makeRivals() {
  std::array<CandidateSet, kCandidateCount> rivals{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      CandidateSet& set = rivals[at(candidateOf(cell, digit))];
      for (int other = 0; other < kDigitCount; ++other)
        if (other != digit) set.add(candidateOf(cell, other));
      for (const int peer : peersOf(cell)) set.add(candidateOf(peer, digit));
    }
  return rivals;
}

constexpr auto kRivals = makeRivals();

/// Calls `use` with each of them and why: the others in the cell, then the others of the digit.
template <typename Use>
void forEachWeak(const Position& position, int candidate, Use use) {
  const int cell = cellOf(candidate);
  const int digit = digitOf(candidate);
  for (const int other : Bits(without(position.digits(cell), bitOf(digit))))
    use(candidateOf(cell, other), Cause::Cell);
  const int block = regionOf(cell, Block);
  for (int kind = 0; kind < kRegionKinds; ++kind) {
    const int region = regionOf(cell, kind);
    const Mask known = kind == Block ? bitOf(placeIn(cell, kind)) : sharedPlaces(region, block);
    for (const int place : Bits(without(position.places(region, digit), known)))
      use(candidateOf(cellAt(region, place), digit), causeOf(kind));
  }
}

}  // namespace

const CandidateSet& rivalsOf(int candidate) {
  return kRivals[at(candidate)];
}

void Links::look(const Position& position, const Position* source) {
  m_position = &position;
  m_source = source;
  if (source != nullptr) {
    if (!m_ofSource) m_ofSource = std::make_unique_for_overwrite<Links>();
    m_ofSource->look(*source, nullptr);
  }
  const Seen seen(position, source);
  if (seen == m_before) return;
  m_before = seen;
  m_all.clear();
  m_newPairs.clear();
  m_haveNew.clear();
  m_haveStrong.clear();
  for (DoubleLinks& links : m_double) {
    links.have.clear();
    links.all.clear();
  }
  m_consequences.clear();
  m_strongCounts.fill(0);  // of candidates without links too: others of their digit turn them off
  std::size_t count = 0;
  for (int cell = 0; cell < kCellCount; ++cell) {
    const Mask digits = position.digits(cell);
    count += at(countOf(digits));
    m_all.addDigits(cell, static_cast<Mask>(digits * (countOf(digits) > 1 ? 1U : 0U)));  // without a branch
  }
  collectStrong();
  findThoseToFollow();
  m_consequences.reserve(count);  // those of candidates without links too
}

std::vector<Link> Links::from(int candidate, bool isOn) const {
  if (!isOn) return {strong(candidate).begin(), strong(candidate).end()};
  std::vector<Link> links;
  forEachWeak(*m_position, candidate, [&links](int other, Cause cause) {
    links.push_back({static_cast<std::uint16_t>(other), cause});
  });
  return links;
}

void Links::collectDouble(int candidate, LinkKinds kinds) {
  DoubleLinks& links = m_double[static_cast<std::size_t>(kinds)];
  const std::size_t first = links.all.size();
  forEachWeak(*m_position, candidate, [&](int off, Cause offCause) {
    if (kinds == LinkKinds::X && offCause == Cause::Cell) return;
    for (const auto& [on, onCause] : strong(off))
      if (kinds == LinkKinds::Both || (onCause == Cause::Cell) == (kinds == LinkKinds::Y))
        links.all.push_back({static_cast<std::uint16_t>(off), on, offCause, onCause});
  });
  links.of[at(candidate)] = {static_cast<std::uint32_t>(first),
                             static_cast<std::uint32_t>(links.all.size() - first)};
  links.have.add(candidate);
}

void Links::collectStrong() {
  for (int cell = 0; cell < kCellCount; ++cell)
    if (const Mask digits = m_position->digits(cell); countOf(digits) == 2) {
      const int first = firstOf(digits);
      const int second = firstOf(without(digits, bitOf(first)));
      addStrong(candidateOf(cell, first), candidateOf(cell, second), Cause::Cell);
    }
  for (int region = 0; region < kRegionCount; ++region)
    for (int digit = 0; digit < kDigitCount; ++digit) {
      const Mask places = m_position->places(region, digit);
      if (countOf(places) != 2) continue;
      const int first = cellAt(region, firstOf(places));
      const int second = cellAt(region, firstOf(without(places, bitOf(firstOf(places)))));
      const int block = regionOf(first, Block);
      if (region != block && block == regionOf(second, Block) &&
          countOf(m_position->places(block, digit)) == 2)
        continue;  // there already
      addStrong(candidateOf(first, digit), candidateOf(second, digit), causeOf(region / kDigitCount));
    }
}

void Links::addStrong(int first, int second, Cause cause) {
  for (const auto& [candidate, other] : {Pair{first, second}, Pair{second, first}}) {
    if (!m_all.contains(candidate)) continue;
    m_strong[at(candidate)][m_strongCounts[at(candidate)]++] = {static_cast<std::uint16_t>(other), cause};
    m_haveStrong.add(candidate);
  }
  if (!isNew(first, cause)) return;
  m_newPairs.push_back({first, second});
  m_haveNew.add(first);
  m_haveNew.add(second);
}

/// Whether the source has further candidates where the two of a strong link are.
bool Links::isNew(int candidate, Cause cause) const {
  if (m_source == nullptr) return true;
  const int cell = cellOf(candidate);
  return countOf(cause == Cause::Cell
                     ? m_source->digits(cell)
                     : m_source->places(regionOf(cell, kindOf(cause)), digitOf(candidate))) > 2;
}

/// What followed in the source and is still there follows here too: had a link on the way been lost, the one
/// that was turned on over it would be a single, and all further ones gone or singles as well. Beyond it
/// leads only who is at the end of a new strong link. Whom that turns off is who turns it off: links lead
/// both ways.
void Links::findThoseToFollow() {
  m_haveMore.clear();
  if (m_source == nullptr)
    for (int cell = 0; cell < kCellCount; ++cell) m_haveMore.addDigits(cell, m_position->digits(cell));
  else
    m_haveNew.forEach([this](int end) { m_haveMore |= m_ofSource->consequencesOf(end).off; });
  m_toFollow = m_haveMore;
  m_newUnits.begin(*m_position, m_source);
  m_haveMore.forEach([this](int candidate) { m_newUnits.add(candidate); });
}

/// What is known to follow from one that is turned on need not be followed again.
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
    (reached.off & m_haveNew).forEach([&](int off) { turnOnBeside(off, reached); });
  }
  spread(reached);
}

void Links::turnOnBeside(int off, Consequences& reached) {
  for (const auto& [on, cause] : strong(off)) {
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

void Links::spread(Consequences& reached) {
  while (!m_queue.empty()) {
    CandidateSet off = kRivals[at(m_queue.back())];
    m_queue.pop_back();
    off &= m_all;
    off -= reached.off;
    reached.off |= off;
    (off & m_haveStrong).forEach([&](int next) { turnOnBeside(next, reached); });
  }
}

}  // namespace sudoku::explainer
