#pragma once

#include <array>
#include <span>
#include <vector>

#include "literals.h"
#include "positionfacts.h"

namespace sudoku::chains {

/// A candidate that is turned off by another being on, or turned on by another being off.
struct Link {
  std::uint16_t candidate;
  InferenceKind inference;
};

/// A weak and a strong link: from a candidate that is on over one that is off to another that is on.
struct DoubleLink {
  std::uint16_t off;
  std::uint16_t on;
  InferenceKind offInference;
  InferenceKind onInference;
};

/// Which double links are used: the ones within a digit; the ones that turn on within a cell; all.
enum class LinkKinds : std::uint8_t { X, Y, Both };
inline constexpr std::size_t kLinkKinds = 3;

/// The candidates that a weak link would lead to in an empty grid: the others in its cell and those of its
/// digit in peers.
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

/// The places in a cell's row and column that its box has too.
inline constexpr auto kKnownFromBox = makeKnownFromBox();

}  // namespace detail

/// The candidates of weakLinksOf() as options of the candidate's constraints, in lanes, each candidate once.
inline std::uint64_t weakLanesOf(int candidate) {
  const std::uint64_t known = membershipOf(candidate).lanes | detail::kKnownFromBox[at(cellOf(candidate))];
  return ~known & inEachLane(bitOf(kDigitCount) - 1);
}

/// The links between the candidates of a position, and what follows along them alone. Cells that are down to
/// one candidate have none. One object for one thread; a call cannot be stopped.
class Links : PositionFacts<Links> {
 public:
  /// What is on and what is off when a candidate is on.
  struct Consequences {
    CandidateSet on;
    CandidateSet off;
  };

  /// A strong link.
  struct Pair {
    int first;
    int second;
  };

  /// Collects the links of a position, unless it was the last one. `source` is a position that it came from;
  /// the singles of both have been followed up.
  void update(const OptionPosition& position, const OptionPosition* source);

  /// All candidates that have links.
  const CandidateSet& all() const { return m_all; }
  /// The candidates that have strong links.
  const CandidateSet& haveStrong() const { return m_haveStrong; }
  /// The strong links that the source did not have: all if there is none.
  const std::vector<Pair>& newPairs() const { return m_newPairs; }
  /// The links of a candidate that is on (weak) or off (strong): to others in the cell, then to others of the
  /// digit.
  std::vector<Link> from(int candidate, bool isOn) const;
  /// The strong links of a candidate: what it turns on when it is off.
  std::span<const Link> strong(int candidate) const {
    return {m_strong[at(candidate)].data(), m_strongCounts[at(candidate)]};
  }
  /// The double links of a candidate: over each weak link and then each strong one, in their order. Valid
  /// until the next call.
  std::span<const DoubleLink> doubleLinks(int candidate, LinkKinds kinds) {
    DoubleLinks& links = m_double[static_cast<std::size_t>(kinds)];
    if (!links.have.contains(candidate)) collectDouble(candidate, kinds);
    const auto& [first, count] = links.of[at(candidate)];
    return {links.all.data() + first, count};
  }

  /// The candidates that follow from one that is on. There may be some that only the source has.
  const Consequences& consequencesOf(int candidate) {
    if (!m_haveMore.contains(candidate)) return m_ofSource->consequencesOf(candidate);
    if (m_toFollow.contains(candidate)) follow(candidate);
    return m_consequences[m_indexOf[at(candidate)]];
  }
  /// The constraints whose candidates can have a consequence in common that they did not have in the source.
  const ChangedConstraints& changedConstraints() const { return m_changed; }

 private:
  static constexpr std::size_t kMostStrong = 4;

  struct Range {
    std::uint32_t first;
    std::uint32_t count;
  };
  struct DoubleLinks {
    CandidateSet have;  // the candidates whose double links have been collected
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
  CandidateSet m_haveNew;  // the ends of new strong links
  std::array<std::array<Link, kMostStrong>, kCandidateCount> m_strong;
  std::array<std::uint8_t, kCandidateCount> m_strongCounts;
  CandidateSet m_haveStrong;
  std::array<DoubleLinks, kLinkKinds> m_double;
  CandidateSet m_haveMore;  // the candidates with other consequences than in the source, or all
  CandidateSet m_toFollow;  // the candidates of m_haveMore whose consequences are not known yet
  std::array<std::uint16_t, kCandidateCount> m_indexOf;
  // by candidate; has room for all, so that each stays where it is
  std::vector<Consequences> m_consequences;
  std::vector<int> m_queue;
};

}  // namespace sudoku::chains
