#pragma once

#include <cstddef>
#include <cstdint>

#include "deductions.h"
#include "engine.h"

namespace sudoku::solving {

/// Operations on three vectors, for processors without single instructions for them.
template <typename Basic>
struct OfThree {
  static auto and3(auto a, auto b, auto c) { return Basic::and2(Basic::and2(a, b), c); }
  static auto or3(auto a, auto b, auto c) { return Basic::or2(Basic::or2(a, b), c); }
  static auto orXor(auto a, auto b, auto c) { return Basic::or2(a, Basic::xor2(b, c)); }
  static auto orAnd(auto a, auto b, auto c) { return Basic::or2(a, Basic::and2(b, c)); }
  static auto minus2(auto a, auto b, auto c) { return Basic::minus(a, Basic::or2(b, c)); }
  static auto minusOr(auto a, auto b, auto c) { return Basic::or2(Basic::minus(a, b), c); }
  static auto minusAnd(auto a, auto b, auto c) { return Basic::minus(a, Basic::and2(b, c)); }
  static auto majority(auto a, auto b, auto c) {
    return Basic::or2(Basic::and2(a, b), Basic::and2(c, Basic::or2(a, b)));
  }
};

/// The operations of deductions.h on a single lane.
template <typename Lanes>
struct OneLane : OfThree<OneLane<Lanes>> {
  using Vector = unsigned;
  static Vector and2(Vector a, Vector b) { return a & b; }
  static Vector or2(Vector a, Vector b) { return a | b; }
  static Vector minus(Vector a, Vector b) { return a & ~b; }
  static Vector firstIfAny(Vector a, Vector b) { return a != 0 ? a : b; }
  static Vector lowest(Vector a) { return a & (0U - a); }
};

/// Further operations, composed of the basic ones, for processors without single instructions for them.
template <typename Basic>
struct Composed : Basic, OfThree<Basic> {
  using Vector = typename Basic::Vector;

  static Vector ifAtMostOne(Vector x) { return Basic::and2(x, Basic::whereZero(withoutLowest(x))); }
  static Vector ifAtMostThree(Vector x) {
    return Basic::and2(x, Basic::whereZero(withoutLowest(withoutLowest(withoutLowest(x)))));
  }
  static Vector firstIfThree(Vector a, Vector b) {  // a must be a subset of b
    return Basic::or2(a, Basic::and2(b, Basic::whereZero(withoutLowest(withoutLowest(a)))));
  }
  static bool hasZeroLane(Vector x) { return !Basic::isZero(Basic::whereZero(x)); }

  static void read(const unsigned char* grid, Vector (&cells)[9]) {
    alignas(Vector) std::uint16_t lanes[9][16];
    for (auto& row : lanes) Basic::store(row, Basic::all(kAllDigits));
    constexpr std::uint16_t kOpen = kAllDigits;
    static constexpr std::uint16_t kDigits[16] = {kOpen, 1,   2,     4,     8,     16,    32,    64,
                                                  128,   256, kOpen, kOpen, kOpen, kOpen, kOpen, kOpen};
    for (int band = 0; band < 3; ++band)
      for (int stack = 0; stack < 3; ++stack)
        for (int i = 0; i < 9; ++i)
          lanes[i][4 * stack + band] = kDigits[grid[27 * band + 3 * stack + 9 * (i / 3) + i % 3] & 15U];
    for (int i = 0; i < 9; ++i) cells[i] = Basic::load(lanes[i]);
  }

 private:
  static Vector withoutLowest(Vector x) { return Basic::and2(x, Basic::add(x, Basic::all(0xFFFF))); }
};

/// The search for the solutions of one grid: depth first, with a stack of positions.
///
/// A position is nine vectors, one for each cell of a box, with the nine boxes as lanes: box (band, stack) is
/// lane 4 * stack + band. So a position fits into nine registers, and one sweep of deductions handles all
/// boxes, rows and columns at once. The seven spare lanes have all digits open and never change.
template <typename Lanes>
class Search {
  using Vector = typename Lanes::Vector;

 public:
  static constexpr int kLanes = 16;

  /// The lane of a box; boxes are numbered in reading order.
  static constexpr int laneOf(int box) { return 4 * (box % 3) + box / 3; }

  Search(std::size_t limit, Stop stop) : m_limit(limit), m_stop(stop) {}

  /// Counts the solutions of a grid; see Engine::count.
  std::size_t run(const unsigned char* grid, const unsigned char* ban, unsigned char* solution) {
    Position position;
    Lanes::read(grid, position.cells);
    if (ban != nullptr) {
      Vector& cell = position.cells[placeOf<Lanes>(ban[0])];
      cell = Lanes::minus(cell, Lanes::inLane(laneOf(boxOf<Lanes>(ban[0])), 1U << (ban[1] - 1U)));
    }
    if (!Lanes::isZero(solveSingles<Lanes>(position.cells))) return 0;
    return explore(position, solution);
  }

  /// Counts the solutions of a position, given as sixteen lanes for each cell of a box.
  std::size_t run(const std::uint16_t (&lanes)[9][kLanes], unsigned char* solution) {
    Position position;
    for (int i = 0; i < 9; ++i) position.cells[i] = Lanes::load(lanes[i]);
    return explore(position, solution);
  }

 private:
  struct Position {
    Vector cells[9];
  };
  struct AlongBand {
    static Vector once(Vector x) { return Lanes::nextStack(x); }
    static Vector twice(Vector x) { return Lanes::nextStackButOne(x); }
  };
  struct AlongStack {
    static Vector once(Vector x) { return Lanes::nextBand(x); }
    static Vector twice(Vector x) { return Lanes::nextBandButOne(x); }
  };
  enum class State { Dead, Open, Solved };

  // Each split leaves a digit only one triad (three cells in a line) of a box. When this has been done in two
  // boxes of a chute (band or stack), the third box has only one triad left too, so there are at most two
  // splits for each digit and chute.
  static constexpr int kMaxDepth = 2 * 9 * 6;
  static constexpr unsigned kNodesBetweenPolls = 1024;

  std::size_t explore(Position& position, unsigned char* solution) {
    std::size_t found = 0;
    int depth = 0;
    for (unsigned node = 1;; ++node) {
      const State state = deduce(position);
      if (state == State::Open) {
        split(position, m_stack[depth++]);
        continue;
      }
      if (state == State::Solved) {
        if (found++ == 0 && solution != nullptr) write(position, solution);
        if (found == m_limit) break;
      }
      if (depth == 0) break;
      if (node % kNodesBetweenPolls == 0 && isStopped()) break;
      position = m_stack[--depth];
    }
    return found;
  }

  bool isStopped() const { return m_stop.isRequested != nullptr && m_stop.isRequested(m_stop.token); }

  /// Repeats sweeps of deductions until the position is solved, has a contradiction or no longer changes.
  State deduce(Position& position) {
    Vector(&cells)[9] = position.cells;
    for (;;) {
      m_bands = waysThrough<Lanes, AlongBand>(
          Triads<Lanes>{{Lanes::or3(cells[0], cells[1], cells[2]), Lanes::or3(cells[3], cells[4], cells[5]),
                         Lanes::or3(cells[6], cells[7], cells[8])}});
      m_stacks = waysThrough<Lanes, AlongStack>(
          Triads<Lanes>{{Lanes::or3(cells[0], cells[3], cells[6]), Lanes::or3(cells[1], cells[4], cells[7]),
                         Lanes::or3(cells[2], cells[5], cells[8])}});
      Triads<Lanes> rows = triadsOf<Lanes, AlongBand>(m_bands);
      Triads<Lanes> columns = triadsOf<Lanes, AlongStack>(m_stacks);
      const Vector open = Lanes::or2(openDigits(rows), openDigits(columns));
      rows = filled(rows);
      columns = filled(columns);
      Vector next[9];
      for (int i = 0; i < 9; ++i) next[i] = Lanes::and3(cells[i], rows.line[i / 3], columns.line[i % 3]);
      const Vector trouble = solveSingles<Lanes>(next);

      Vector changed = Lanes::xor2(cells[0], next[0]);
      Vector least = next[0];
      for (int i = 1; i < 9; ++i) {
        changed = Lanes::orXor(changed, cells[i], next[i]);
        least = Lanes::min(least, next[i]);
      }
      for (int i = 0; i < 9; ++i) cells[i] = next[i];
      if (Lanes::hasZeroLane(least) || !Lanes::isZero(trouble)) return State::Dead;
      // No cell is empty, and each digit has only one row and one column left in each box, so each digit has
      // one cell there. The only way of each digit through each chute breaks no rule, so the position is a
      // solution.
      if (Lanes::isZero(Lanes::minus(open, Lanes::spare()))) return State::Solved;
      if (Lanes::isZero(changed)) return State::Open;
    }
  }

  /// Splits an open position: afterwards a digit lies in a certain triad in `position`, and does not in
  /// `other`. Uses the chute in which all digits together have the fewest ways (see Ways).
  void split(Position& position, Position& other) {
    alignas(Vector) std::uint16_t ways[4][kLanes];
    Lanes::store(ways[0], m_bands.even);
    Lanes::store(ways[1], m_bands.odd);
    Lanes::store(ways[2], m_stacks.even);
    Lanes::store(ways[3], m_stacks.odd);
    const int chute = tightestChute();
    const bool isStack = chute >= 3;
    const int first = isStack ? 4 * (chute - 3) : chute;
    const int step = isStack ? 1 : 4;
    const std::uint16_t* even = ways[isStack ? 2 : 0] + first;
    const std::uint16_t* odd = ways[isStack ? 3 : 1] + first;
    const int twoSteps = 2 * step;
    const unsigned way[6] = {even[0], even[step], even[twoSteps], odd[0], odd[step], odd[twoSteps]};
    const Split<OneLane<Lanes>> choice = splitOf<OneLane<Lanes>>(way);

    const Vector digit = Lanes::inLane(first + (choice.second != 0 ? step : 0), choice.digit);
    const int picked = (isStack ? 3 : 0) + (choice.zeroth != 0 ? 0 : 1);
    Vector outside[6];  // for each row and column of a box, the digits removed from it in `position`
    Vector inside[6];
    for (int k = 0; k < 6; ++k) {
      outside[k] = k != picked && (k >= 3) == isStack ? digit : Lanes::all(0);
      inside[k] = k == picked ? digit : Lanes::all(0);
    }
    for (int i = 0; i < 9; ++i) {
      other.cells[i] = Lanes::minus2(position.cells[i], inside[i / 3], inside[3 + i % 3]);
      position.cells[i] = Lanes::minus2(position.cells[i], outside[i / 3], outside[3 + i % 3]);
    }
  }

  /// The chute in which all digits together have the fewest ways (see Ways), among the chutes where some
  /// digit has several: bands are 0-2, stacks 3-5.
  int tightestChute() const {
    Vector bands = Lanes::add(Lanes::sizes(m_bands.even), Lanes::sizes(m_bands.odd));
    bands = Lanes::add(bands, Lanes::add(Lanes::nextStack(bands), Lanes::nextStackButOne(bands)));
    Vector stacks = Lanes::add(Lanes::sizes(m_stacks.even), Lanes::sizes(m_stacks.odd));
    stacks = Lanes::add(stacks, Lanes::add(Lanes::nextBand(stacks), Lanes::nextBandButOne(stacks)));
    alignas(Vector) std::uint16_t sums[2][kLanes];
    Lanes::store(sums[0], bands);
    Lanes::store(sums[1], stacks);
    const unsigned ways[6] = {sums[0][0], sums[0][1], sums[0][2], sums[1][0], sums[1][4], sums[1][8]};
    // If each digit has only one way through a chute, its ways are nine, which wraps to the highest value.
    // The chute's number in the low bits decides between equal numbers of ways.
    unsigned best = ~0U;
    for (unsigned chute = 0; chute < 6; ++chute) {
      const unsigned key = (ways[chute] - 10U) << 3U | chute;
      best = key < best ? key : best;
    }
    return static_cast<int>(best & 7U);
  }

  static void write(const Position& position, unsigned char* solution) {
    for (int i = 0; i < 9; ++i) {
      alignas(Vector) std::uint16_t lanes[kLanes];
      Lanes::store(lanes, position.cells[i]);
      for (int box = 0; box < 9; ++box)
        solution[9 * (box / 3 * 3 + i / 3) + box % 3 * 3 + i % 3] =
            static_cast<unsigned char>(1 + __builtin_ctz(lanes[laneOf(box)]));
    }
  }

  std::size_t m_limit;
  Stop m_stop;
  Ways<Lanes> m_bands;
  Ways<Lanes> m_stacks;
  Position m_stack[kMaxDepth];
};

/// Engine::count for the vector operations of one engine.
template <typename Lanes>
std::size_t count(const unsigned char* grid, const unsigned char* ban, std::size_t limit, Stop stop,
                  unsigned char* solution) {
  return limit == 0 ? 0 : Search<Lanes>(limit, stop).run(grid, ban, solution);
}

}  // namespace sudoku::solving
