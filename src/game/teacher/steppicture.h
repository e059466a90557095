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

/// What is drawn on the board for a step, without sizes and colours. Plain data.
struct StepPicture {
  /// Cells with one meaning in the picture: one outline goes round cells that touch.
  struct Cells {
    CellSet cells;
    Role role;
    char letter = 0;  ///< letter of a set, such as `A`; 0: none

    friend bool operator==(const Cells&, const Cells&) = default;
  };
  struct Mark {
    Candidate candidate;
    Role role;

    friend bool operator==(const Mark&, const Mark&) = default;
  };
  struct Band {
    House house;
    Role role;

    friend bool operator==(const Band&, const Band&) = default;
  };
  /// A straight line from a digit on the board over the cells that it closes.
  struct Ray {
    Cell from;
    Cell to;  ///< last cell that the ray closes

    friend bool operator==(const Ray&, const Ray&) = default;
  };
  /// A line from one node of a chain to the next.
  struct Link {
    CellSet from;
    Digit fromDigit;
    CellSet to;
    Digit toDigit;
    bool isStrong;
    int number;  ///< number of the link, from 1, in the order in which the walk tells the links; 0: there is
                 ///< no walk

    friend bool operator==(const Link&, const Link&) = default;
  };

  Technique technique = Technique::FullHouse;
  /// The one digit that the picture is about, whose candidates alone are shown; nothing: all are.
  std::optional<Digit> digit;
  std::vector<Band> bands;
  std::vector<Cells> cells;
  std::vector<Ray> rays;
  std::vector<Link> links;
  bool isNet = false;       ///< the links branch: only the latest are drawn strong
  std::vector<Mark> marks;  ///< marks of candidates, at most one of each

  friend bool operator==(const StepPicture&, const StepPicture&) = default;
};

/// The number up to which links are drawn faint when `told` links are told, or none: in a net all but the
/// latest.
int faintLinksOf(const StepPicture& picture, std::optional<int> told);

/// The picture of a step that was found in the position. May be called from any thread.
StepPicture pictureOf(const Step& step, const Position& position);

}  // namespace sudoku
