#pragma once

#include <cstddef>
#include <cstdint>
#include <immintrin.h>
#include <utility>

#include "halves.h"
#include "search.h"
#include "transposition.h"
#include "trio.h"

namespace sudoku::solving {

/// Counts the solutions of many grids at once, one grid in each lane of the vectors.
///
/// A vector holds the same cell of all current puzzles, so one sweep of deductions handles all of them at
/// once. A lane halts when its position is solved, contradictory or has to be split (a digit is in three
/// cells of a box in a line, or elsewhere in the box). Other lanes go on until enough have halted to handle
/// them together. After a split the lane goes on with one half and stores the other in a layer; when it has
/// finished, it takes its newest stored half. Lanes without positions take new puzzles, then halves of other
/// lanes. Positions whose halves find no free layer, and the last few, are passed to the search for one grid.
/// With `mayStop`, it tests now and then for a stop.
template <typename Lanes, typename Alone, bool mayStop>
class Batch {
  using Vector = typename Lanes::Vector;
  using Mask = std::uint32_t;  ///< a bit for each lane

 public:
  Batch(const Grids& grids, std::size_t limit, Stop stop, std::size_t* counts, unsigned char* solutions)
      : m_grids(grids), m_limit(limit), m_stop(stop), m_counts(counts), m_solutions(solutions) {}

  void run() {
    for (std::size_t i = 0; i < m_grids.count; ++i) m_counts[i] = 0;
    for (Vector(&box)[9] : m_cells)
      for (Vector& cell : box) cell = Lanes::all(0);
    serve();
    while (hasSupply() || sizeOf(m_busy) > kFew) {
      sweep();
      const int running = sizeOf(m_busy & ~(m_dead | m_solved | m_stuck));
      if (running == 0 || running + kEnough <= (hasSupply() ? kWidth : sizeOf(m_busy))) serve();
    }
    forEach(m_busy, [this](int lane) { finishAlone(lane); });
  }

 private:
  static constexpr int kWidth = Lanes::kWidth;
  static constexpr Mask kAllLanes = ~Mask{0} >> (32 - kWidth);
  static constexpr int kEnough = kWidth * 3 / 8;  // the fewest halted lanes that are worth handling
  static constexpr int kFew = kWidth / 8;         // lanes with a position: too few for a sweep
  // The words of a position: its 81 cells, and the index of its puzzle in two words.
  static constexpr int kWords = 83;

  /// Stored halves of split positions, each in the lane that split the position.
  struct Layer {
    Vector cells[81];
    Vector below;  ///< the layer with the next older half of each lane, or kNoLayer
  };
  static constexpr int kLayers = 32;
  static constexpr unsigned kSplitsBetweenPolls = 256;
  static constexpr unsigned kNoLayer = 0xFFFF;

  static int sizeOf(Mask lanes) { return __builtin_popcount(lanes); }
  static int first(Mask lanes) { return __builtin_ctz(lanes); }
  static Mask only(int lane) { return Mask{1} << static_cast<unsigned>(lane); }
  static Mask lowest(Mask lanes, int count) {
    return static_cast<Mask>(_pdep_u64((std::uint64_t{1} << static_cast<unsigned>(count)) - 1, lanes));
  }
  template <typename Function>
  static void forEach(Mask lanes, Function function) {
    for (; lanes != 0; lanes &= lanes - 1) function(first(lanes));
  }

  Mask lanesWithHalves() const {
    return kAllLanes & ~Lanes::zeroLanes(Lanes::xor2(m_top, Lanes::all(kNoLayer)));
  }
  bool hasSupply() const { return m_fresh > 0 || m_read < m_grids.count || lanesWithHalves() != 0; }

  /// One pass of deductions over all lanes, which sets m_dead, m_solved and m_stuck.
  void sweep() {
    Vector columns[9][3];
    Vector open = Lanes::all(0);
    for (int band = 0; band < 3; ++band) {
      Vector(*boxes)[9] = m_cells + 3 * band;
      Triads<Trio<Lanes>> triads;
      for (int k = 0; k < 3; ++k)
        for (int line = 0; line < 3; ++line)
          triads.line[line].box[k] =
              Lanes::or3(boxes[k][3 * line], boxes[k][3 * line + 1], boxes[k][3 * line + 2]);
      m_ways[band] = waysThrough<Trio<Lanes>, Trio<Lanes>>(triads);
      triads = triadsOf<Trio<Lanes>, Trio<Lanes>>(m_ways[band]);
      for (int k = 0; k < 3; ++k) {
        const int box = 3 * band + k;
        const Triads<Lanes> raw = {{triads.line[0].box[k], triads.line[1].box[k], triads.line[2].box[k]}};
        open = Lanes::or2(open, openDigits(raw));
        const Triads<Lanes> rows = filled(raw);
        for (int i = 0; i < 9; ++i) boxes[k][i] = Lanes::and2(boxes[k][i], rows.line[i / 3]);
        for (int column = 0; column < 3; ++column)
          columns[box][column] = Lanes::or3(boxes[k][column], boxes[k][3 + column], boxes[k][6 + column]);
      }
    }
    Vector trouble = Lanes::all(0);
    Vector sum = Lanes::all(0);
    Vector least = Lanes::all(kAllDigits);
    for (int stack = 0; stack < 3; ++stack) {
      Triads<Trio<Lanes>> triads;
      for (int k = 0; k < 3; ++k)
        for (int line = 0; line < 3; ++line) triads.line[line].box[k] = columns[3 * k + stack][line];
      m_ways[3 + stack] = waysThrough<Trio<Lanes>, Trio<Lanes>>(triads);
      triads = triadsOf<Trio<Lanes>, Trio<Lanes>>(m_ways[3 + stack]);
      for (int k = 0; k < 3; ++k) {
        const int box = 3 * k + stack;
        const Triads<Lanes> raw = {{triads.line[0].box[k], triads.line[1].box[k], triads.line[2].box[k]}};
        open = Lanes::or2(open, openDigits(raw));
        const Triads<Lanes> filledColumns = filled(raw);
        Vector next[9];
        for (int i = 0; i < 9; ++i) next[i] = Lanes::and2(m_cells[box][i], filledColumns.line[i % 3]);
        trouble = Lanes::or2(trouble, solveSingles<Lanes>(next));
        for (int i = 0; i < 9; ++i) {
          sum = Lanes::add(sum, next[i]);
          least = Lanes::min(least, next[i]);
          m_cells[box][i] = next[i];
        }
      }
    }
    // Search::deduce() explains why these lanes are dead or solved.
    m_dead = Lanes::zeroLanes(least) | (kAllLanes & ~Lanes::zeroLanes(trouble));
    m_solved = Lanes::zeroLanes(open) & ~m_dead;
    // Cells only lose digits, so a lane with the same sum of its cells (below 2^16) has not changed.
    m_stuck = Lanes::zeroLanes(Lanes::xor2(sum, m_sum)) & ~m_dead & ~m_solved;
    m_sum = sum;
  }

  /// Counts solved positions, splits stuck ones, and gives each free lane a new position if there is one.
  void serve() {
    forEach(m_solved & m_busy, [this](int lane) { count(lane); });
    const Mask running = m_busy & ~(m_dead | m_solved | m_stuck);
    const Mask stuck = m_stuck & m_busy;
    m_sum = Lanes::keep(running, m_sum);
    m_busy = running;
    if (stuck != 0) splitAll(stuck);
    takeHalves();
    const Mask free = kAllLanes & ~m_busy;
    if (free == 0) return;
    if (m_fresh < sizeOf(free) && m_read < m_grids.count) readMore();
    if (m_fresh > 0)
      takeFresh(free);
    else
      forEach(free, [this](int lane) { takeFromOther(lane); });
  }

  bool isStopped() const { return mayStop && m_stop.isRequested(m_stop.token); }

  /// Drops all current positions and unread puzzles, so that the run ends.
  void dropAll() {
    m_read = m_grids.count;
    m_fresh = 0;
    m_busy = 0;
    m_top = Lanes::all(kNoLayer);
    for (Mask& taken : m_taken) taken = 0;
  }

  /// Splits the positions of some lanes. Each lane continues with one half and leaves the other in a layer.
  void splitAll(Mask stuck) {
    if (mayStop && ++m_splits % kSplitsBetweenPolls == 0 && isStopped()) return dropAll();
    unsigned number = 0;
    while (number < kLayers && (m_taken[number] & stuck) != 0) ++number;
    if (number == kLayers) {
      forEach(stuck, [this](int lane) { finishAlone(lane); });
      return;
    }
    m_busy |= stuck;
    Layer& layer = m_layers[number];
    const auto isStuck = Lanes::those(stuck);
    const Halves<Lanes> halves = halvesOf<Lanes>(m_ways, stuck);
    for (int box = 0; box < 9; ++box) {
      const Vector digit =
          Lanes::whereEqual(halves.box, Lanes::all(static_cast<unsigned>(box)), halves.digit);
      for (int i = 0; i < 9; ++i) {
        const Vector cell = m_cells[box][i];
        Vector& other = layer.cells[9 * box + i];
        m_cells[box][i] = Lanes::minusAnd(cell, digit, halves.outside[i]);
        other = Lanes::choose(isStuck, Lanes::minusAnd(cell, digit, halves.inside[i]), other);
      }
    }
    m_taken[number] |= stuck;
    layer.below = Lanes::choose(isStuck, m_top, layer.below);
    m_top = Lanes::choose(isStuck, Lanes::all(number), m_top);
  }

  /// Gives each free lane its own newest half, if it has one.
  void takeHalves() {
    Mask takers = lanesWithHalves() & ~m_busy;
    if (takers == 0) return;
    m_busy |= takers;
    do {
      const unsigned number = wordOf(m_top, first(takers));
      const Layer& layer = m_layers[number];
      const Mask lanes = takers & Lanes::zeroLanes(Lanes::xor2(m_top, Lanes::all(number)));
      const auto isTaker = Lanes::those(lanes);
      const Vector* half = layer.cells;
      for (Vector(&box)[9] : m_cells)
        for (Vector& cell : box) cell = Lanes::choose(isTaker, *half++, cell);
      m_top = Lanes::choose(isTaker, layer.below, m_top);
      m_taken[number] &= ~lanes;
      takers &= ~lanes;
    } while (takers != 0);
  }

  /// Puts new puzzles into free lanes, as far as there are any.
  void takeFresh(Mask free) {
    const int wanted = sizeOf(free);
    const int given = wanted < m_fresh ? wanted : m_fresh;
    const Mask takers = lowest(free, given);
    const typename Lanes::Spread spread(takers);
    m_busy |= takers;
    m_fresh -= given;
    const std::uint16_t* row = m_freshRows + m_fresh;
    for (Vector(&box)[9] : m_cells)
      for (Vector& cell : box) cell = spread.from(std::exchange(row, row + kFreshRow), cell);
    for (Vector& half : m_number) half = spread.from(std::exchange(row, row + kFreshRow), half);
  }

  /// Moves the newest half of another lane to a free lane, if there is any.
  void takeFromOther(int lane) {
    const Mask others = lanesWithHalves();
    if (others == 0) return;
    const int other = first(others);
    const unsigned number = wordOf(m_top, other);
    Layer& layer = m_layers[number];
    for (int i = 0; i < 81; ++i) wordOf(m_cells[i / 9][i % 9], lane) = wordOf(layer.cells[i], other);
    for (Vector& half : m_number) wordOf(half, lane) = wordOf(half, other);
    wordOf(m_top, other) = wordOf(layer.below, other);
    m_taken[number] &= ~only(other);
    m_busy |= only(lane);
  }

  /// Reads as many new puzzles as there are lanes.
  void readMore() {
    if (isStopped()) return dropAll();
    const std::size_t left = m_grids.count - m_read;
    const int count = left < kWidth ? static_cast<int>(left) : kWidth;
    std::uint16_t* word = m_freshRows + m_fresh;
    Transposition<Lanes>(m_grids.first + m_read * m_grids.stride, m_grids.stride, count, word, kFreshRow)
        .run();
    if (m_grids.bans != nullptr)
      for (int i = 0; i < count; ++i) {
        const unsigned char* ban = m_grids.bans + 2 * (m_read + static_cast<std::size_t>(i));
        std::uint16_t& digits = word[(9 * boxOf<Lanes>(ban[0]) + placeOf<Lanes>(ban[0])) * kFreshRow + i];
        digits = static_cast<std::uint16_t>(digits & ~(1U << (ban[1] - 1U)));
      }
    for (int box = 0; box < 9; ++box) {
      Vector cells[9];
      for (int i = 0; i < 9; ++i) cells[i] = Lanes::load(word + i * kFreshRow);
      solveSingles<Lanes>(cells);  // the first sweep finds contradictions, so the result is ignored
      for (int i = 0; i < 9; ++i) Lanes::store(word + i * kFreshRow, cells[i]);
      word += 9 * kFreshRow;
    }
    for (int i = 0; i < count; ++i) {
      const std::size_t number = m_read + static_cast<std::size_t>(i);
      word[i] = static_cast<std::uint16_t>(number);
      word[kFreshRow + i] = static_cast<std::uint16_t>(number >> 16U);
    }
    m_fresh += count;
    m_read += static_cast<std::size_t>(count);
  }

  using Word [[gnu::may_alias]] = std::uint16_t;
  static Word& wordOf(Vector& x, int lane) { return reinterpret_cast<Word*>(&x)[lane]; }
  std::size_t numberOf(int lane) {
    return wordOf(m_number[0], lane) | static_cast<std::size_t>(wordOf(m_number[1], lane)) << 16U;
  }

  void count(int lane) {
    const std::size_t number = numberOf(lane);
    if (m_counts[number] == m_limit) return;
    const bool isFirst = m_counts[number]++ == 0;
    if (m_counts[number] == m_limit) giveUpLike(lane);
    if (!isFirst || m_solutions == nullptr) return;
    unsigned char* solution = m_solutions + 81 * number;
    for (int box = 0; box < 9; ++box)
      for (int i = 0; i < 9; ++i)
        solution[9 * (box / 3 * 3 + i / 3) + box % 3 * 3 + i % 3] =
            static_cast<unsigned char>(1 + __builtin_ctz(wordOf(m_cells[box][i], lane)));
  }

  /// Drops all positions of the puzzle in a lane, in all lanes and layers.
  void giveUpLike(int lane) {
    const Mask lanes = Lanes::zeroLanes(Lanes::xor2(m_number[0], Lanes::all(wordOf(m_number[0], lane)))) &
                       Lanes::zeroLanes(Lanes::xor2(m_number[1], Lanes::all(wordOf(m_number[1], lane))));
    m_busy &= ~lanes;
    m_top = Lanes::choose(Lanes::those(lanes), Lanes::all(kNoLayer), m_top);
    for (Mask& taken : m_taken) taken &= ~lanes;
  }

  void finishAlone(int lane) {
    const std::size_t number = numberOf(lane);
    std::size_t& found = m_counts[number];
    if (found == m_limit) return;
    std::uint16_t lanes[9][Alone::kLanes];
    for (int i = 0; i < 9; ++i) {
      for (std::uint16_t& spare : lanes[i]) spare = kAllDigits;
      for (int box = 0; box < 9; ++box)
        lanes[i][Alone::laneOf(box)] = static_cast<std::uint16_t>(wordOf(m_cells[box][i], lane));
    }
    unsigned char* solution = m_solutions == nullptr || found > 0 ? nullptr : m_solutions + 81 * number;
    found += Alone(m_limit - found, mayStop ? m_stop : kNever).run(lanes, solution);
    if (found == m_limit) giveUpLike(lane);
  }

  // New puzzles that have been read, but that no lane has taken yet: a stack with a row for each word of a
  // position. Rows are read and written by whole vectors, so they are one vector longer than needed.
  static constexpr std::ptrdiff_t kFreshRow = std::ptrdiff_t{3} * kWidth;
  alignas(64) std::uint16_t m_freshRows[kWords * kFreshRow];

  Vector m_cells[9][9];  // by box and place in the box
  // The sum of the cells in the last sweep; 0 in lanes that have got a new position since.
  Vector m_sum = Lanes::all(0);
  Vector m_number[2] = {Lanes::all(0), Lanes::all(0)};
  Ways<Trio<Lanes>> m_ways[6];          // for three bands and three stacks, how digits may lie in them
  Vector m_top = Lanes::all(kNoLayer);  // the layer with the newest half of each lane
  Layer m_layers[kLayers];

  Grids m_grids;
  std::size_t m_limit;
  Stop m_stop;
  std::size_t* m_counts;
  unsigned char* m_solutions;
  std::size_t m_read = 0;  // index of the next puzzle to read
  int m_fresh = 0;
  unsigned m_splits = 0;

  Mask m_taken[kLayers] = {};  // the lanes that have a half in each layer
  Mask m_busy = 0;             // lanes that have a position
  Mask m_dead = 0;
  Mask m_solved = 0;
  Mask m_stuck = 0;
};

/// Engine::countAll for the vector operations `Lanes`, with `Alone` as the search for one grid. If it cannot
/// be stopped, it does not test for a stop, which saves 0.2 to 0.3 % of the instructions.
// NOLINTBEGIN(readability-non-const-parameter): Batch writes the counts and solutions
template <typename Lanes, typename Alone>
void countTogether(const Grids& grids, std::size_t limit, Stop stop, std::size_t* counts,
                   unsigned char* solutions) {
  if (stop.isRequested == nullptr)
    Batch<Lanes, Alone, false>(grids, limit, stop, counts, solutions).run();
  else
    Batch<Lanes, Alone, true>(grids, limit, stop, counts, solutions).run();
}
// NOLINTEND(readability-non-const-parameter)

}  // namespace sudoku::solving
