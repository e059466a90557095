#pragma once

#include <vector>

#include <sudoku/logic/technique.h>

#include "game/practice/practiceposition.h"

namespace sudoku::support {

/// A position of each technique that has stored positions, the easiest technique first. Made once, which
/// takes seconds.
const std::vector<PracticePosition>& practicePositions();

/// The position of one technique, made when it is first asked for. May be called from any thread.
const PracticePosition& practicePosition(Technique technique);

}  // namespace sudoku::support
