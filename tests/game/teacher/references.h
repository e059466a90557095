#pragma once

#include <string>
#include <vector>

#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

namespace sudoku::support {

/// A position of tests/data/techniques.txt, and a step that is found in it.
struct Reference {
  std::string line;
  Position position;
  Step step;
};

/// The steps of all lines, up to two of a technique. Found once: that takes seconds.
const std::vector<Reference>& references();

}  // namespace sudoku::support
