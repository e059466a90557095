#pragma once

#include <cstddef>
#include <cstdint>

#include "deductions.h"

namespace sudoku::solving {

/// Turns grids as they are given, one after the other, into rows for the lanes of a batch: a row is the same
/// cell of as many grids as a vector has lanes, as digits that may stand there.
///
/// Grid 8p + k goes to piece p (128 bits) of vector k. Eight vectors of sixteen cells each are then
/// interleaved by bytes, pairs and quads, after which a piece has all of its eight grids side by side for one
/// cell and then for another.
template <typename Lanes>
class Transposition {
  using Vector = typename Lanes::Vector;

 public:
  /// `rows` has 81 rows of `stride` words, by box and then by place in the box. Where there are fewer grids
  /// than lanes the last one is repeated.
  Transposition(const unsigned char* grids, std::size_t gridStride, int count, std::uint16_t* rows,
                int stride)
      : m_rows(rows), m_stride(stride) {
    for (int lane = 0; lane < Lanes::kWidth; ++lane)
      m_grids[lane] = grids + static_cast<std::size_t>(lane < count ? lane : count - 1) * gridStride;
  }

  void run() {
    for (int cell = 0; cell < 80; cell += 16) sixteen(cell);
    std::uint16_t values[Lanes::kWidth];
    for (int lane = 0; lane < Lanes::kWidth; ++lane) values[lane] = m_grids[lane][80];
    write(80, Lanes::load(values));
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
    for (int k = 0; k < 8; k += 4) {  // cells 0-7, then 8-15
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
  void two(int cell, Vector bytes) {
    write(cell, Lanes::lowBytes(bytes, Lanes::all(0)));
    write(cell + 1, Lanes::highBytes(bytes, Lanes::all(0)));
  }
  void write(int cell, Vector values) {
    const int row = 9 * boxOf<Lanes>(cell) + placeOf<Lanes>(cell);
    Lanes::store(m_rows + static_cast<std::ptrdiff_t>(row) * m_stride, Lanes::digitsOf(values));
  }

  const unsigned char* m_grids[Lanes::kWidth];
  std::uint16_t* m_rows;
  int m_stride;
};

}  // namespace sudoku::solving
