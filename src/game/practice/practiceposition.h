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

/// A position in which a technique is needed next: nothing easier is open, and from there to the solution
/// nothing is of a higher level than the technique.
struct PracticePosition {
  Puzzle puzzle;
  Position position;
  Technique technique{};
  /// The open steps of the technique, at least one. The first is the step of the solution path.
  std::vector<Step> steps;

  friend bool operator==(const PracticePosition&, const PracticePosition&) = default;
};

/// The practice techniques that have positions, the easiest first. Techniques that are never needed next have
/// none.
std::vector<Technique> servedTechniques();

/// Whether positions of a technique come up so often in puzzles of its level that a new one is made each
/// time. Positions of the other techniques are stored ones.
bool isMadeLive(Technique technique);

/// A position of a technique, another one each time. Nothing if the search was stopped, or if there is no
/// position: the technique cannot be practised, or nothing is stored for it.
std::optional<PracticePosition> makePractice(Technique technique, Random& random,
                                             const std::stop_token& stop = {});

/// A stored position in a form in which it does not look the same: an isomorph of the position, in which the
/// technique is still needed next. Nothing if none of several isomorphs will do, or if the search was
/// stopped.
std::optional<PracticePosition> shuffled(const PracticeSeed& seed, Random& random,
                                         const std::stop_token& stop = {});

/// The position of a seed as it is stored, with its next step alone; nothing if the next step is no longer
/// the one that the seed names.
std::optional<PracticePosition> positionOf(const PracticeSeed& seed, const std::stop_token& stop = {});

/// An isomorph of a position: the transformation moves its givens, entries and candidates.
Position transformed(const Position& position, const Transformation& transformation);

}  // namespace sudoku
