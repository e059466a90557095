#pragma once

#include <array>
#include <memory>
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

  const std::vector<int>& candidates() const { return m_candidates; }
  /// The strong links that the source did not have: all if there is none.
  const std::vector<Pair>& newPairs() const { return m_newPairs; }
  /// From on to off: the others in the cell, then the others of the digit.
  std::span<const Link> weak(int candidate) {
    if (!m_haveWeak.contains(candidate)) collectWeak(candidate);
    return {m_weak[at(candidate)].data(), m_counts[at(candidate)].weak};
  }
  std::span<const Link> weakInDigit(int candidate) {
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

  const Consequences& consequencesOf(int candidate) {
    if (!m_areKnown.contains(candidate)) follow(candidate);
    return m_consequences[at(candidate)];
  }

 private:
  static constexpr std::size_t kMostStrong = 4;

  using CellDigits = std::array<Mask, kCellCount>;
  struct Seen {
    CellDigits position{};
    CellDigits source{};

    friend bool operator==(const Seen&, const Seen&) = default;
  };

  struct Counts {
    std::uint8_t weakInCell;
    std::uint8_t weak;
    std::uint8_t strongInCell;
    std::uint8_t strong;
  };

  void collectWeak(int candidate);
  void collectStrong(int candidate);
  bool isNew(int candidate, Cause cause) const;
  void follow(int candidate);
  void turnOnBeside(int off, Consequences& known);
  void spread(Consequences& known);

  Seen m_before;  // what was looked at last
  const Position* m_position = nullptr;
  const Position* m_source = nullptr;
  std::unique_ptr<Links> m_ofSource;
  std::vector<int> m_candidates;
  CandidateSet m_all;  // the same
  std::vector<Pair> m_newPairs;
  CandidateSet m_haveNew;   // ends of those
  CandidateSet m_haveWeak;  // whose weak links have been collected
  std::array<std::array<Link, kPeerCount + kDigitCount>, kCandidateCount> m_weak;
  std::array<std::array<Link, kMostStrong>, kCandidateCount> m_strong;
  CandidateSet m_haveStrong;
  std::array<Counts, kCandidateCount> m_counts;
  CandidateSet m_areKnown;  // whose consequences are known
  std::array<Consequences, kCandidateCount> m_consequences;
  std::vector<int> m_queue;
};

}  // namespace sudoku::explainer
