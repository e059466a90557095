#pragma once

#include <optional>
#include <stop_token>
#include <vector>

#include <sudoku/grid/puzzle.h>
#include <sudoku/grid/random.h>
#include <sudoku/grid/transform.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "practiceseeds.h"

/// Positions in which a technique can be practised. All functions may be called from any thread.
namespace sudoku {

/// A position in which a technique is needed next: no easier step is open, and no later step up to the
/// solution has a higher level than the technique.
struct PracticePosition {
  Puzzle puzzle;
  Position position;
  Technique technique{};
  /// The open steps of the technique, at least one; the step of the solution path comes first.
  std::vector<Step> steps;

  friend bool operator==(const PracticePosition&, const PracticePosition&) = default;
};

/// The techniques that can be practised, of which a position is stored with the program, the easiest first.
/// For some techniques there is none, since they are never needed next in the sense of PracticePosition.
std::vector<Technique> servedTechniques();

/// Whether positions of a technique are searched in new puzzles, since it is frequent there. For other
/// techniques, positions are stored with the program.
bool isMadeLive(Technique technique);

/// A random position in which a technique is needed next. Nothing if the search was stopped, if the technique
/// cannot be practised, or if no position is stored for it.
std::optional<PracticePosition> makePractice(Technique technique, Random& random,
                                             const std::stop_token& stop = {});

/// A stored position in disguise: transformed at random (swapped rows or digits, for example), so that the
/// technique is still needed next. Nothing if none of several transformations will do, or if the search was
/// stopped.
std::optional<PracticePosition> shuffled(const PracticeSeed& seed, Random& random,
                                         const std::stop_token& stop = {});

/// The stored position with its next step; nothing if the next step found is not of `seed.technique`.
std::optional<PracticePosition> positionOf(const PracticeSeed& seed, const std::stop_token& stop = {});

/// A position with its givens, entries and candidates moved by a transformation, such as one that swaps rows
/// or digits.
Position transformed(const Position& position, const Transformation& transformation);

}  // namespace sudoku
