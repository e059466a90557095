#pragma once

#include <optional>
#include <vector>

#include <sudoku/grid/candidate.h>
#include <sudoku/grid/cellset.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/logic/position.h>
#include <sudoku/logic/step.h>

#include "explanation.h"

namespace sudoku {

/// What is drawn on the board to explain a step, without sizes and colours. Plain data.
struct StepPicture {
  /// Cells with the same meaning in the picture: cells that touch share one outline.
  struct Cells {
    CellSet cells;
    Role role;
    char letter = 0;  ///< letter by which the explanation names a set of cells, such as `A`; 0 for none

    friend bool operator==(const Cells&, const Cells&) = default;
  };
  struct Mark {
    Candidate candidate;
    Role role;
    int number = 0;  ///< number that stands beside the mark; 0 for none

    friend bool operator==(const Mark&, const Mark&) = default;
  };
  struct Band {
    House house;
    Role role;

    friend bool operator==(const Band&, const Band&) = default;
  };
  /// A straight line from a digit on the board over the cells that it rules out.
  struct Ray {
    Cell from;
    Cell to;  ///< last cell that the digit rules out

    friend bool operator==(const Ray&, const Ray&) = default;
  };
  /// A line from one node of a chain to the next.
  struct Link {
    CellSet from;
    Digit fromDigit;
    CellSet to;
    Digit toDigit;
    bool isStrong;
    int number;  ///< number of the link, from 1, in the order of the sentences that explain the chain; 0 if
                 ///< there are no such sentences

    friend bool operator==(const Link&, const Link&) = default;
  };

  Technique technique = Technique::FullHouse;
  /// The only digit whose candidates are shown; empty when the candidates of all digits are shown.
  std::optional<Digit> digit;
  std::vector<Band> bands;
  std::vector<Cells> cells;
  std::vector<Ray> rays;
  std::vector<Link> links;
  bool isNet = false;       ///< whether chains branch: then only the latest links are drawn in full colour
  std::vector<Mark> marks;  ///< marks of candidates, at most one for each candidate

  friend bool operator==(const StepPicture&, const StepPicture&) = default;
};

/// When the player has been shown the first `told` links of the step's chains, or all if `told` is empty: the
/// number of the last link drawn faint. If the chains branch, all but the latest links are faint; otherwise
/// none is, and the result is 0.
int faintLinksOf(const StepPicture& picture, std::optional<int> told);

/// The picture of a step that was found in the position. May be called from any thread.
StepPicture pictureOf(const Step& step, const Position& position);

}  // namespace sudoku
