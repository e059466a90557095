#pragma once

#include <vector>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/naming.h>

/// The symmetries of a pattern of cells. All functions are pure and may be called from any thread.
namespace sudoku {

/// How the pattern of the givens may be turned or reflected onto itself.
enum class Symmetry {
  None,
  Rotate180,
  Rotate90,
  MirrorLeftRight,
  MirrorUpDown,
  MirrorBoth,
  Diagonal,      ///< across the main diagonal, r1c1 to r9c9
  Antidiagonal,  ///< across the other one, r1c9 to r9c1
  DiagonalBoth,
  Full,
};

template <>
struct Names<Symmetry> {
  static constexpr std::array kNames = {
      Named{Symmetry::None, "none"},
      Named{Symmetry::Rotate180, "180"},
      Named{Symmetry::Rotate90, "90"},
      Named{Symmetry::MirrorLeftRight, "mirror-lr"},
      Named{Symmetry::MirrorUpDown, "mirror-ud"},
      Named{Symmetry::MirrorBoth, "mirror-both"},
      Named{Symmetry::Diagonal, "diagonal"},
      Named{Symmetry::Antidiagonal, "antidiagonal"},
      Named{Symmetry::DiagonalBoth, "diagonal-both"},
      Named{Symmetry::Full, "full"},
  };
};

/// The cells onto which the symmetry moves this one, itself included: all of them are givens, or none is.
[[nodiscard]] CellSet orbitOf(Cell cell, Symmetry symmetry);

/// All orbits, each once, in the order of their first cells.
[[nodiscard]] std::vector<CellSet> orbitsOf(Symmetry symmetry);

}  // namespace sudoku
