#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "newunits.h"
#include "position.h"
#include "potentials.h"

namespace sudoku::explainer {

/// A candidate that another one being on turns off, or being off turns on.
struct Link {
  std::uint16_t candidate;
  Cause cause;
};

/// From a candidate that is on over one that is off to another that is on.
struct DoubleLink {
  std::uint16_t off;
  std::uint16_t on;
  Cause offCause;
  Cause onCause;
};

/// Which double links are used: those within a digit; those that turn on within a cell; all.
enum class LinkKinds : std::uint8_t { X, Y, Both };
inline constexpr std::size_t kLinkKinds = 3;

/// Whom a candidate turns off, wherever they are still there: others in its cell and of its digit.
const CandidateSet& rivalsOf(int candidate);

/// The links between the candidates of a position, and what follows along them alone. Cells that are down to
/// one candidate have none.
class Links {
 public:
  /// Who is on and who is off when a candidate is on.
  struct Consequences {
    CandidateSet on;
    CandidateSet off;
  };

  /// A strong link.
  struct Pair {
    int first;
    int second;
  };

  /// Collects those of a position, unless it was the last one. A `source` is one that it came from; the
  /// singles of both have been followed up.
  void look(const Position& position, const Position* source);

  /// All candidates that have links.
  const CandidateSet& all() const { return m_all; }
  /// Those that have strong links.
  const CandidateSet& haveStrong() const { return m_haveStrong; }
  /// The strong links that the source did not have: all if there is none.
  const std::vector<Pair>& newPairs() const { return m_newPairs; }
  /// Whom a candidate turns off when it is on, or on when it is off: others in the cell, then others of the
  /// digit.
  std::vector<Link> from(int candidate, bool isOn) const;
  /// Those that a candidate turns on when it is off.
  std::span<const Link> strong(int candidate) const {
    return {m_strong[at(candidate)].data(), m_strongCounts[at(candidate)]};
  }
  /// Over each weak link and then each strong one, in their order. Valid until the next call.
  std::span<const DoubleLink> doubleLinks(int candidate, LinkKinds kinds) {
    DoubleLinks& links = m_double[static_cast<std::size_t>(kinds)];
    if (!links.have.contains(candidate)) collectDouble(candidate, kinds);
    const auto& [first, count] = links.of[at(candidate)];
    return {links.all.data() + first, count};
  }

  /// Among them may be some that are there in the source alone.
  const Consequences& consequencesOf(int candidate) {
    if (!m_haveMore.contains(candidate)) return m_ofSource->consequencesOf(candidate);
    if (m_toFollow.contains(candidate)) follow(candidate);
    return m_consequences[m_indexOf[at(candidate)]];
  }
  /// The units whose candidates can have a consequence in common that they had not in the source.
  const NewUnits& newUnits() const { return m_newUnits; }

 private:
  static constexpr std::size_t kMostStrong = 4;

  struct Range {
    std::uint32_t first;
    std::uint32_t count;
  };
  struct DoubleLinks {
    CandidateSet have;  // whose have been collected
    std::array<Range, kCandidateCount> of;
    std::vector<DoubleLink> all;
  };

  void collectStrong();
  void addStrong(int first, int second, Cause cause);
  void collectDouble(int candidate, LinkKinds kinds);
  bool isNew(int candidate, Cause cause) const;
  void findThoseToFollow();
  void follow(int candidate);
  void turnOnBeside(int off, Consequences& reached);
  void spread(Consequences& reached);

  Seen m_before;  // what was looked at last
  const Position* m_position = nullptr;
  const Position* m_source = nullptr;
  std::unique_ptr<Links> m_ofSource;
  CandidateSet m_all;
  std::vector<Pair> m_newPairs;
  CandidateSet m_haveNew;  // ends of those
  std::array<std::array<Link, kMostStrong>, kCandidateCount> m_strong;
  std::array<std::uint8_t, kCandidateCount> m_strongCounts;
  CandidateSet m_haveStrong;
  std::array<DoubleLinks, kLinkKinds> m_double;
  CandidateSet m_haveMore;  // who has other consequences than in the source, or all
  CandidateSet m_toFollow;  // of them, whose are not known yet
  NewUnits m_newUnits;
  std::array<std::uint16_t, kCandidateCount> m_indexOf;
  std::vector<Consequences> m_consequences;  // has room for all, so that each stays where it is
  std::vector<int> m_queue;
};

}  // namespace sudoku::explainer
