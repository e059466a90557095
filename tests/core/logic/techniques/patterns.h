#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/technique.h>

/// Small positions written out, each with the step that a technique finds in it.
namespace sudoku {

/// A digit placed in a cell or ruled out of it.
struct Restriction {
  Candidate candidate;
  bool isPlaced;
};

/// The restrictions that a text in HoDoKu's words names: `r1c1=5, r2c3,r46c789<>67`. The test fails if it
/// names none.
std::vector<Restriction> restrictionsIn(std::string_view text);

/// An empty grid with all candidates, thus restricted.
Position positionWith(const std::vector<Restriction>& restrictions);

/// A pattern on an otherwise empty grid.
struct Pattern {
  Technique technique;
  std::string_view position;  ///< the restrictions of the position
  std::string_view notation;  ///< the notation of the step
  /// The restrictions without any of which there is no such step; nothing: all of them. A subset whose cells
  /// do not hold all of its digits still is one when they do; and searches for patterns of one digit pass
  /// over a digit of which nothing can go, so some of their positions have an easier step of that digit
  /// besides.
  std::optional<std::string_view> needed = std::nullopt;
};

/// Expects the technique to find the step that is told, with the conclusions that its notation names, and no
/// other but the same one from its other end or in its other house; and none as soon as one of the
/// restrictions is lifted.
void expectPattern(const Pattern& pattern);

/// Expects the technique to find nothing in a position.
void expectNone(Technique technique, std::string_view position);

/// The notation of the step that a path takes in a position.
std::string nextIn(std::string_view position);

}  // namespace sudoku
