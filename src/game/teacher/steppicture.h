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
  /// Cells with a meaning of their own: one outline round those that touch.
  struct Cells {
    CellSet cells;
    Role role;
    char letter = 0;  ///< of a set, `A` …; else none

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
    Cell to;  ///< the last that it closes

    friend bool operator==(const Ray&, const Ray&) = default;
  };
  /// From one node of a chain to the next.
  struct Link {
    CellSet from;
    Digit fromDigit;
    CellSet to;
    Digit toDigit;
    bool isStrong;
    int number;  ///< from 1, as the walk tells it; 0: there is no walk

    friend bool operator==(const Link&, const Link&) = default;
  };

  Technique technique = Technique::FullHouse;
  /// The one digit that all is about: no other candidates are shown.
  std::optional<Digit> digit;
  std::vector<Band> bands;
  std::vector<Cells> cells;
  std::vector<Ray> rays;
  std::vector<Link> links;
  bool isNet = false;       ///< the links branch: only the last are drawn strong
  std::vector<Mark> marks;  ///< at most one of a candidate

  friend bool operator==(const StepPicture&, const StepPicture&) = default;
};

/// The number up to which links are faint when so many are told, or none yet: of a net all but the last.
int faintLinksOf(const StepPicture& picture, std::optional<int> told);

/// The picture of a step that was found in a position. May be called from any thread.
StepPicture pictureOf(const Step& step, const Position& position);

}  // namespace sudoku
