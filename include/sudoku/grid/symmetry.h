#pragma once

#include <vector>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/naming.h>

/// The symmetries of a pattern of cells. All functions are pure and may be called from any thread.
namespace sudoku {

/// The rotations and reflections that map the pattern of givens onto itself.
enum class Symmetry {
  None,
  Rotate180,
  Rotate90,
  MirrorLeftRight,
  MirrorUpDown,
  MirrorBoth,
  Diagonal,      ///< across the main diagonal, r1c1 to r9c9
  Antidiagonal,  ///< across the antidiagonal, r1c9 to r9c1
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

/// The cells onto which a symmetry moves a cell, the cell itself included. In a symmetrical puzzle either all
/// cells of an orbit are givens or none is.
[[nodiscard]] CellSet orbitOf(Cell cell, Symmetry symmetry);

/// The orbits of all cells under a symmetry (see orbitOf()), each once, in the order of their first cells.
[[nodiscard]] std::vector<CellSet> orbitsOf(Symmetry symmetry);

}  // namespace sudoku
