#pragma once

#include <array>
#include <span>
#include <vector>

#include "literals.h"
#include "positionfacts.h"

namespace sudoku::chains {

/// A candidate that becomes off (false) because another is on (true), or on because another is off.
struct Link {
  std::uint16_t candidate;
  InferenceKind inference;
};

/// A weak link followed by a strong link: they lead from a candidate that is on (true) to one that is off
/// (false), and on to another that is on.
struct DoubleLink {
  std::uint16_t off;
  std::uint16_t on;
  InferenceKind offInference;
  InferenceKind onInference;
};

/// The kinds of double links: X has only links within a digit, Y has strong links within a cell, Both has
/// all.
enum class LinkKinds : std::uint8_t { X, Y, Both };
inline constexpr std::size_t kLinkKinds = 3;

/// The candidates that a weak link leads to in an empty grid: the others in the same cell, and those of the
/// same digit in peers.
const CandidateSet& weakLinksOf(int candidate);

namespace detail {

constexpr auto makeKnownFromBox() {
  std::array<std::uint64_t, kCellCount> known{};
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const int kind : {Row, Column})
      known[at(cell)] |=
          inLane(at(1 + kind), sharedPlaces(houseNumberOf(cell, kind), houseNumberOf(cell, Box)));
  return known;
}

/// For each cell, the places in its row and column that are also in its box, as bits in the lanes of a
/// Membership.
inline constexpr auto kKnownFromBox = makeKnownFromBox();

}  // namespace detail

/// The candidates of weakLinksOf(), as bits for the options of the candidate's four constraints, which take
/// 16 bits each as in Membership::lanes. Each candidate occurs once.
inline std::uint64_t weakLanesOf(int candidate) {
  const std::uint64_t known = membershipOf(candidate).lanes | detail::kKnownFromBox[at(cellOf(candidate))];
  return ~known & inEachLane(bitOf(kDigitCount) - 1);
}

/// The links between the candidates of a position, and the conclusions along links. Cells with only one
/// candidate have no links. One object for one thread; a call cannot be stopped.
class Links : PositionFacts<Links> {
 public:
  /// The candidates that must be on (true) and off (false) if some candidate is on.
  struct Consequences {
    CandidateSet on;
    CandidateSet off;
  };

  /// A strong link between two candidates.
  struct Pair {
    int first;
    int second;
  };

  /// Collects the links of a position, unless it is the one of the last call. `source` is an earlier position
  /// that it was reached from, or null. Precondition: all singles of both have been placed.
  void update(const OptionPosition& position, const OptionPosition* source);

  /// All candidates that have links.
  const CandidateSet& all() const { return m_all; }
  /// The candidates that have strong links.
  const CandidateSet& haveStrong() const { return m_haveStrong; }
  /// The strong links that do not exist in the source passed to update(), or all strong links if that was
  /// null.
  const std::vector<Pair>& newPairs() const { return m_newPairs; }
  /// The weak links of a candidate that is on (true), or the strong links of one that is off (false): first
  /// links within the cell, then those within the digit.
  std::vector<Link> from(int candidate, bool isOn) const;
  /// The strong links of a candidate: to the candidates that are on (true) when it is off (false).
  std::span<const Link> strong(int candidate) const {
    return {m_strong[at(candidate)].data(), m_strongCounts[at(candidate)]};
  }
  /// The double links of a candidate: each weak link combined with each strong link that continues it,
  /// ordered by the weak link, then by the strong link. Valid until the next call.
  std::span<const DoubleLink> doubleLinks(int candidate, LinkKinds kinds) {
    DoubleLinks& links = m_double[static_cast<std::size_t>(kinds)];
    if (!links.have.contains(candidate)) collectDouble(candidate, kinds);
    const auto& [first, count] = links.of[at(candidate)];
    return {links.all.data() + first, count};
  }

  /// The conclusions if a candidate is on (true). They may include candidates that exist only in the source
  /// passed to update(), an earlier position.
  const Consequences& consequencesOf(int candidate) {
    if (!m_haveMore.contains(candidate)) return m_ofSource->consequencesOf(candidate);
    if (m_toFollow.contains(candidate)) follow(candidate);
    return m_consequences[m_indexOf[at(candidate)]];
  }
  /// The constraints whose candidates may lead to a common conclusion that they did not have in the source
  /// position.
  const ChangedConstraints& changedConstraints() const { return m_changed; }

 private:
  static constexpr std::size_t kMostStrong = 4;

  struct Range {
    std::uint32_t first;
    std::uint32_t count;
  };
  struct DoubleLinks {
    CandidateSet have;  // candidates whose double links have been collected
    std::array<Range, kCandidateCount> of;
    std::vector<DoubleLink> all;
  };

  void collectStrong();
  void collectDouble(int candidate, LinkKinds kinds);
  void findChanged();
  void follow(int candidate);
  void turnOnByStrongLinks(int off, Consequences& reached);
  void propagate(Consequences& reached);

  CandidateSet m_all;
  std::vector<Pair> m_newPairs;
  CandidateSet m_haveNew;  // the ends of strong links that the source position lacks
  std::array<std::array<Link, kMostStrong>, kCandidateCount> m_strong;
  std::array<std::uint8_t, kCandidateCount> m_strongCounts;
  CandidateSet m_haveStrong;
  std::array<DoubleLinks, kLinkKinds> m_double;
  CandidateSet m_haveMore;  // all candidates, or those with more conclusions than in the source position
  CandidateSet m_toFollow;  // the candidates of m_haveMore whose conclusions are not known yet
  std::array<std::uint16_t, kCandidateCount> m_indexOf;
  // indexed by m_indexOf; reserved for all candidates, so that references stay valid
  std::vector<Consequences> m_consequences;
  std::vector<int> m_queue;
};

}  // namespace sudoku::chains
