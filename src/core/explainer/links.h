#pragma once

#include <array>
#include <span>
#include <vector>

#include "position.h"
#include "potentials.h"

namespace sudoku::explainer {

/// A candidate that another one being on turns off, or being off turns on.
struct Link {
  std::uint16_t candidate;
  Cause cause;
};

/// The links between the candidates of a position, and what follows along them alone.
class Links {
 public:
  /// Who is on and who is off when a candidate is on.
  struct Consequences {
    CandidateSet on;
    CandidateSet off;
  };

  /// Collects those of a position, unless it was the last one.
  void look(const Position& position);

  const std::vector<int>& candidates() const { return m_candidates; }
  /// From on to off: the others in the cell, then the others of the digit.
  std::span<const Link> weak(int candidate) const {
    return {m_weak[at(candidate)].data(), m_counts[at(candidate)].weak};
  }
  std::span<const Link> weakInDigit(int candidate) const {
    return weak(candidate).subspan(m_counts[at(candidate)].weakInCell);
  }
  /// From off to on, in the same order.
  std::span<const Link> strong(int candidate) const {
    return {m_strong[at(candidate)].data(), m_counts[at(candidate)].strong};
  }
  std::span<const Link> strongInCell(int candidate) const {
    return strong(candidate).first(m_counts[at(candidate)].strongInCell);
  }
  std::span<const Link> strongInDigit(int candidate) const {
    return strong(candidate).subspan(m_counts[at(candidate)].strongInCell);
  }

  const Consequences& consequencesOf(int candidate);

 private:
  static constexpr std::size_t kMostStrong = 4;

  struct Counts {
    std::uint8_t weakInCell;
    std::uint8_t weak;
    std::uint8_t strongInCell;
    std::uint8_t strong;
  };

  void collectWeak(const Position& position, int candidate);
  void collectStrong(const Position& position, int candidate);

  std::array<Mask, kCellCount> m_before{};  // the position looked at last
  std::vector<int> m_candidates;
  std::array<std::array<Link, kPeerCount + kDigitCount>, kCandidateCount> m_weak;
  std::array<CandidateSet, kCandidateCount> m_weakSets;
  std::array<std::array<Link, kMostStrong>, kCandidateCount> m_strong;
  CandidateSet m_hasStrong;
  std::array<Counts, kCandidateCount> m_counts;
  CandidateSet m_areKnown;  // whose consequences are known
  std::array<Consequences, kCandidateCount> m_consequences;
  std::vector<int> m_queue;
};

}  // namespace sudoku::explainer
