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

/// The steps of all lines of that file, up to two of a technique, except finned mutant fish of four and five
/// houses: a line of these has tens of thousands of steps, which take twenty times as long as all others
/// together. Found once.
const std::vector<Reference>& references();

/// The steps of all lines, finned mutant fish included, for tests that may take long.
std::vector<Reference> allReferences();

}  // namespace sudoku::support
