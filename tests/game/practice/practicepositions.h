#pragma once

#include <vector>

#include <sudoku/logic/technique.h>

#include "game/practice/practiceposition.h"

namespace sudoku::support {

/// A position of each technique that something is stored of, the easiest first. Made once: that takes
/// seconds.
const std::vector<PracticePosition>& practicePositions();

/// The position of one technique, made when it is asked for first. From any thread.
const PracticePosition& practicePosition(Technique technique);

}  // namespace sudoku::support
