#pragma once

#include <cstddef>
#include <cstdint>

#include "deductions.h"

namespace sudoku::solving {

/// A table of sixteen bytes, indexed by four bits.
using Table = unsigned char[16];

/// The possible digits of a cell with each value, 1-9 for a digit and all others for empty: this table has
/// the bits of 1 to 8, kNine the bit of 9.
alignas(16) inline constexpr Table kUpToEight = {255, 1, 2,   4,   8,   16,  32,  64,
                                                 128, 0, 255, 255, 255, 255, 255, 255};
alignas(16) inline constexpr Table kNine = {1, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1};

/// Transposes grids that follow each other in memory into rows for the lanes of a batch. A row has the same
/// cell of as many grids as a vector has lanes, as a bit set of possible digits.
///
/// Grid 8p + k goes to piece p (128 bits) of vector k. Eight vectors with sixteen cells each are then
/// interleaved by bytes, pairs and quads, until a piece has the same cell of all its eight grids next to each
/// other, for two cells. The bit sets are looked up in two tables, one for each byte, and combined.
template <typename Lanes>
class Transposition {
  using Vector = typename Lanes::Vector;

 public:
  /// Prepares to write 81 rows, `stride` words apart, to `rows`, sorted by box and by place in the box. If
  /// there are fewer grids than lanes, the last grid is repeated.
  Transposition(const unsigned char* grids, std::size_t gridStride, int count, std::uint16_t* rows,
                std::ptrdiff_t stride)
      : m_rows(rows), m_stride(stride) {
    for (int lane = 0; lane < Lanes::kWidth; ++lane)
      m_grids[lane] = grids + static_cast<std::size_t>(lane < count ? lane : count - 1) * gridStride;
  }

  void run() {
    for (int cell = 0; cell < 80; cell += 16) sixteen(cell);
    std::uint16_t values[Lanes::kWidth];
    for (int lane = 0; lane < Lanes::kWidth; ++lane)
      values[lane] = static_cast<std::uint16_t>(0x0101 * (m_grids[lane][80] & 15U));
    const Vector last = Lanes::load(values);
    write(80, Lanes::or2(Lanes::and2(Lanes::lookUp(kUpToEight, last), Lanes::all(0x00FF)),
                         Lanes::and2(Lanes::lookUp(kNine, last), Lanes::all(0xFF00))));
  }

 private:
  void sixteen(int cell) {
    Vector x[8];
    Vector y[8];
    for (int k = 0; k < 8; ++k) x[k] = Lanes::pieces(m_grids + k, cell);
    for (int k = 0; k < 4; ++k) {
      y[k] = Lanes::lowBytes(x[2 * k], x[2 * k + 1]);
      y[k + 4] = Lanes::highBytes(x[2 * k], x[2 * k + 1]);
    }
    for (int k = 0; k < 8; k += 4) {  // cells 0-7, then cells 8-15
      x[k] = Lanes::lowPairs(y[k], y[k + 1]);
      x[k + 1] = Lanes::highPairs(y[k], y[k + 1]);
      x[k + 2] = Lanes::lowPairs(y[k + 2], y[k + 3]);
      x[k + 3] = Lanes::highPairs(y[k + 2], y[k + 3]);
    }
    for (int k = 0; k < 8; k += 4)
      for (int half = 0; half < 2; ++half) {
        const int first = cell + 2 * k + 4 * half;
        two(first, Lanes::lowQuads(x[k + half], x[k + half + 2]));
        two(first + 2, Lanes::highQuads(x[k + half], x[k + half + 2]));
      }
  }
  void two(int cell, Vector values) {
    const Vector index = Lanes::and2(values, Lanes::all(0x0F0F));
    const Vector low = Lanes::lookUp(kUpToEight, index);
    const Vector high = Lanes::lookUp(kNine, index);
    write(cell, Lanes::lowBytes(low, high));
    write(cell + 1, Lanes::highBytes(low, high));
  }
  void write(int cell, Vector digits) {
    const int row = 9 * boxOf<Lanes>(cell) + placeOf<Lanes>(cell);
    Lanes::store(m_rows + row * m_stride, digits);
  }

  const unsigned char* m_grids[Lanes::kWidth];
  std::uint16_t* m_rows;
  std::ptrdiff_t m_stride;
};

}  // namespace sudoku::solving
