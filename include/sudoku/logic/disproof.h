#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/level.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

/// Proofs that a candidate of the caller's choice is false. The functions in stepfinder.h choose the easiest
/// step instead, whatever it eliminates.
namespace sudoku {

/// A proof that a candidate is false: steps that rule out candidates one after the other. No step places a
/// digit, and each is needed by a later one.
struct Disproof {
  /// Each step is found in the position that the steps before it lead to. It eliminates only what later steps
  /// need; the last step eliminates the candidate itself and nothing else.
  std::vector<Step> steps;
  Level level = Level::Easy;  ///< the level of the hardest step

  friend bool operator==(const Disproof&, const Disproof&) = default;
};

/// How far a search for a disproof goes.
struct DisproofLimits {
  /// The hardest level of a step, at most Extreme. Up to Expert an answer takes milliseconds, in level
  /// Extreme up to a second or two.
  Level level = Level::Extreme;
  std::size_t steps = 4;  ///< the most steps of a proof
};

/// Looks for disproofs in one position. Remembers the steps of the position, so that asking about several
/// candidates takes little longer than asking about one. For one thread at a time.
class DisproofFinder {
 public:
  /// Uniqueness is used if the givens have one solution.
  explicit DisproofFinder(const Position& position, DisproofLimits limits = {});
  ~DisproofFinder();
  DisproofFinder(const DisproofFinder&) = delete;
  DisproofFinder& operator=(const DisproofFinder&) = delete;

  /// The disproof with the lowest level; among these one with as few steps as the search finds, and among
  /// these one whose patterns have the fewest cells. Nothing if no such proof is found, or if stopped: the
  /// search ends within some tens of milliseconds after that, and the finder may be asked again.
  /// Precondition: the candidate is one of the position's.
  [[nodiscard]] std::optional<Disproof> find(const Candidate& candidate, const std::stop_token& stop = {});

 private:
  class Search;
  std::unique_ptr<Search> m_search;
};

}  // namespace sudoku
