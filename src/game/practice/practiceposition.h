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

/// Where techniques are practised. All functions may be called from any thread.
namespace sudoku {

/// A position in which a technique is what is needed next: nothing easier is open, and from there to the
/// solution nothing is of a higher level than the technique.
struct PracticePosition {
  Puzzle puzzle;
  Position position;
  Technique technique{};
  /// The steps of the technique that are open, at least one. The first is the path's own.
  std::vector<Step> steps;

  friend bool operator==(const PracticePosition&, const PracticePosition&) = default;
};

/// The techniques to practise that there are positions of, the easiest first: some are never what is needed
/// next.
std::vector<Technique> servedTechniques();

/// Whether positions of a technique come up so often in puzzles of its level that a new one is made each
/// time. The others come from what is stored.
bool isMadeLive(Technique technique);

/// A position of a technique, another one each time. Nothing if it was asked to stop, or if there is none to
/// be had: where a technique cannot be practised, and where nothing is stored of it.
std::optional<PracticePosition> makePractice(Technique technique, Random& random,
                                             const std::stop_token& stop = {});

/// What is stored, in a form in which it does not look the same: another isomorph of the position, in which
/// the same still holds. Nothing if none of several does, or if it was asked to stop.
std::optional<PracticePosition> shuffled(const PracticeSeed& seed, Random& random,
                                         const std::stop_token& stop = {});

/// The position of a seed as it is stored, with its next step alone; nothing if that is no longer what the
/// seed says.
std::optional<PracticePosition> positionOf(const PracticeSeed& seed, const std::stop_token& stop = {});

/// An isomorph of a position: givens, board and candidates.
Position transformed(const Position& position, const Transformation& transformation);

}  // namespace sudoku
