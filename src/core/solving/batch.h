#pragma once

#include <cstddef>
#include <cstdint>

#include "search.h"
#include "transposition.h"

namespace sudoku::solving {

/// The operations of deductions.h on the three boxes of a chute, each in a vector of its own. To turn to the
/// next box is then only a matter of names.
template <typename Lanes>
struct Trio {
  struct Vector {
    typename Lanes::Vector box[3];
  };

  static Vector or2(const Vector& a, const Vector& b) {
    return {Lanes::or2(a.box[0], b.box[0]), Lanes::or2(a.box[1], b.box[1]), Lanes::or2(a.box[2], b.box[2])};
  }
  static Vector and3(const Vector& a, const Vector& b, const Vector& c) {
    return {Lanes::and3(a.box[0], b.box[0], c.box[0]), Lanes::and3(a.box[1], b.box[1], c.box[1]),
            Lanes::and3(a.box[2], b.box[2], c.box[2])};
  }

  // As Turn of deductions.h.
  static Vector once(const Vector& a) { return {a.box[1], a.box[2], a.box[0]}; }
  static Vector twice(const Vector& a) { return {a.box[2], a.box[0], a.box[1]}; }
};

/// Counts the solutions of many grids at once, one in each lane of the vectors.
///
/// A vector holds the same cell of all puzzles in work, so a sweep of deductions costs for all of them what
/// it would for one. Lanes do not wait for each other: when enough of them hold a position that is solved,
/// contradicts itself or has to be split, these are served together. The second half of a split goes to a
/// pool, and free lanes take from it what comes next. Puzzles just read go to the same pool. What does not
/// fit there, and the last few positions, which would leave most lanes idle, are handed to the search for one
/// grid.
template <typename Lanes, typename Alone>
class Batch {
  using Vector = typename Lanes::Vector;
  using Mask = typename Lanes::Mask;  ///< a bit for each lane

 public:
  Batch(const Grids& grids, std::size_t limit, std::size_t* counts, unsigned char* solutions)
      : m_grids(grids), m_limit(limit), m_counts(counts), m_solutions(solutions) {}

  void run() {
    for (std::size_t i = 0; i < m_grids.count; ++i) m_counts[i] = 0;
    for (Vector(&box)[9] : m_cells)
      for (Vector& cell : box) cell = Lanes::all(0);
    serve();
    while (hasSupply() || Lanes::sizeOf(m_busy) > kFew) {
      sweep();
      const int running = Lanes::sizeOf(m_busy & ~(m_dead | m_solved | m_stuck));
      if (running == 0 || running + kEnough <= (hasSupply() ? kWidth : Lanes::sizeOf(m_busy))) serve();
    }
    storeNumbers();
    Lanes::forEach(m_busy, [this](int lane) { finishAlone(lane); });
  }

 private:
  static constexpr int kWidth = Lanes::kWidth;
  static constexpr int kEnough = kWidth * 3 / 8;  // lanes to be served that are worth the trouble
  static constexpr int kFew = kWidth / 8;         // lanes not worth a sweep
  static constexpr int kWords = 83;    // of a position: its cells and the number of the puzzle in two halves
  static constexpr int kCrowded = 48;  // halves in the pool that had better be searched first

  /// Positions that wait for a lane: a stack with a row for each word of theirs, so that many are moved at
  /// once.
  template <int kRoom>
  struct Shelf {
    // Rows are written a vector at a time and so go on beyond the room. An odd number of cache lines each
    // keeps them from competing for the same sets of the cache.
    static constexpr int kRow = kRoom + 32 + (kRoom / 32 % 2 == 0 ? 0 : 32);

    std::size_t numberAt(int place) const {
      const std::uint16_t* word = words + 81 * kRow + place;
      return word[0] | static_cast<std::size_t>(word[kRow]) << 16U;
    }

    int size = 0;
    alignas(64) std::uint16_t words[kWords * kRow];
  };

  bool hasSupply() const { return m_pool.size > 0 || m_fresh.size > 0 || m_read < m_grids.count; }

  /// One pass of deductions over all lanes; afterwards the masks say which have come to a halt.
  void sweep() {
    Triads<Lanes> rows[9];
    Vector columns[9][3];
    Vector open = Lanes::all(0);
    for (int band = 0; band < 3; ++band) {
      const Vector(*boxes)[9] = m_cells + 3 * band;
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
        rows[box] = filled(raw);
        for (int column = 0; column < 3; ++column) {
          const Vector top = Lanes::and2(boxes[k][column], rows[box].line[0]);
          const Vector two = Lanes::orAnd(top, boxes[k][3 + column], rows[box].line[1]);
          columns[box][column] = Lanes::orAnd(two, boxes[k][6 + column], rows[box].line[2]);
        }
      }
    }
    Vector trouble = Lanes::all(0);
    Vector changed = Lanes::all(0);
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
        for (int i = 0; i < 9; ++i)
          next[i] = Lanes::and3(m_cells[box][i], rows[box].line[i / 3], filledColumns.line[i % 3]);
        trouble = Lanes::or2(trouble, solveSingles<Lanes>(next));
        for (int i = 0; i < 9; ++i) {
          changed = Lanes::orXor(changed, m_cells[box][i], next[i]);
          least = Lanes::min(least, next[i]);
          m_cells[box][i] = next[i];
        }
      }
    }
    // See Search::deduce for why this is so.
    m_dead = Lanes::zeroLanes(least) | (Lanes::kAllLanes & ~Lanes::zeroLanes(trouble));
    m_solved = Lanes::zeroLanes(open) & ~m_dead;
    m_stuck = Lanes::zeroLanes(changed) & ~m_dead & ~m_solved;
  }

  /// Counts what is solved, splits what is stuck, and gives every free lane a position if there is one.
  void serve() {
    storeNumbers();
    Lanes::forEach(m_solved & m_busy, [this](int lane) { count(lane); });
    Mask stuck = m_stuck & m_busy;
    if (m_pool.size + Lanes::sizeOf(stuck) > kPoolRoom) {
      Lanes::forEach(stuck, [this](int lane) { finishAlone(lane); });
      stuck = 0;
    }
    const Mask free = Lanes::kAllLanes & ~(m_busy & ~(m_dead | m_solved | m_stuck)) & ~stuck;
    if (m_fresh.size < Lanes::sizeOf(free) && m_read < m_grids.count) readMore();
    // Puzzles not yet begun go first: were lanes to rush at the halves of the same puzzle, most of their work
    // would be in vain when it reaches the limit.
    if (m_fresh.size > 0 && m_pool.size <= kCrowded)
      exchange(stuck, free, m_fresh);
    else
      exchange(stuck, free, m_pool);
  }

  /// Splits the stuck positions, one half of each to the pool, and takes others from a shelf for the free
  /// lanes.
  template <typename From>
  void exchange(Mask stuck, Mask free, From& shelf) {
    std::uint16_t place[kWidth];
    int given = 0;
    const int lowest = shelf.size < kWidth ? 0 : shelf.size - kWidth;
    for (const int wanted = Lanes::sizeOf(free); shelf.size > lowest && given < wanted;)
      if (m_counts[shelf.numberAt(--shelf.size)] < m_limit)
        place[given++] = static_cast<std::uint16_t>(shelf.size);
    for (int i = 0; i < given; ++i) place[i] = static_cast<std::uint16_t>(place[i] - shelf.size);
    const Mask taking = Lanes::lowest(free, given);
    const typename Lanes::Spread spread(taking, place);
    m_busy = (Lanes::kAllLanes & ~free) | taking;

    const std::uint16_t* from = shelf.words + shelf.size;
    if (stuck == 0) {
      forEachWord([&](Vector& word) {
        word = spread.from(from, word);
        from += From::kRow;
      });
      return;
    }
    const Halves halves = split(stuck);
    const typename Lanes::Pack pack(stuck);
    std::uint16_t* to = m_pool.words + m_pool.size;
    for (int box = 0; box < 9; ++box) {
      const Vector digit =
          Lanes::whereEqual(halves.box, Lanes::all(static_cast<unsigned>(box)), halves.digit);
      for (int i = 0; i < 9; ++i) {
        const Vector cell = m_cells[box][i];
        m_cells[box][i] = spread.from(from, Lanes::minusAnd(cell, digit, halves.outside[i]));
        pack.to(to, Lanes::minusAnd(cell, digit, halves.inside[i]));
        from += From::kRow;
        to += m_pool.kRow;
      }
    }
    for (Vector& half : m_number) {
      const Vector number = half;
      half = spread.from(from, number);
      pack.to(to, number);
      from += From::kRow;
      to += m_pool.kRow;
    }
    m_pool.size += Lanes::sizeOf(stuck);
  }

  template <typename Function>
  void forEachWord(Function function) {
    for (Vector(&box)[9] : m_cells)
      for (Vector& cell : box) function(cell);
    for (Vector& half : m_number) function(half);
  }

  /// How positions are split: a digit of one of the boxes goes from the cells inside a triad, or from those
  /// outside.
  struct Halves {
    Vector digit;
    Vector box;
    Vector inside[9];  ///< all ones in the lanes where this cell of the box is inside
    Vector outside[9];
  };

  Halves split(Mask stuck) const {
    Vector way[6];
    Vector fewest = Lanes::all(0x7FFF);
    Vector first = fewest;
    Vector second = fewest;
    Vector inStack = fewest;
    for (int chute = 0; chute < 6; ++chute) {
      const bool isStack = chute >= 3;
      const Vector here[6] = {m_ways[chute].even.box[0], m_ways[chute].even.box[1], m_ways[chute].even.box[2],
                              m_ways[chute].odd.box[0],  m_ways[chute].odd.box[1],  m_ways[chute].odd.box[2]};
      Vector sum = Lanes::sizes(here[0]);
      for (int k = 1; k < 6; ++k) sum = Lanes::add(sum, Lanes::sizes(here[k]));
      // A chute whose digits all have one way has nine, which wraps to the top.
      sum = Lanes::and2(Lanes::add(sum, Lanes::all(0xFFFF - 9)), Lanes::all(0x7FFF));
      const auto isFewest = Lanes::less(sum, fewest);
      fewest = Lanes::min(sum, fewest);
      for (int k = 0; k < 6; ++k) way[k] = chute == 0 ? here[k] : Lanes::choose(isFewest, here[k], way[k]);
      const auto box = static_cast<unsigned>(isStack ? chute - 3 : 3 * chute);
      first = Lanes::choose(isFewest, Lanes::all(box), first);
      second = Lanes::choose(isFewest, Lanes::all(box + (isStack ? 3 : 1)), second);
      inStack = Lanes::choose(isFewest, Lanes::all(isStack ? 0xFFFF : 0), inStack);
    }
    const Split<Lanes> choice = splitOf<Lanes>(way);
    Halves halves;
    halves.digit = Lanes::keep(stuck, choice.digit);
    halves.box = Lanes::whereEqual(choice.second, Lanes::all(0), Lanes::xor2(first, second));
    halves.box = Lanes::xor2(halves.box, second);
    const Vector ones = Lanes::all(0xFFFF);
    const Vector inLine1 = Lanes::whereEqual(choice.zeroth, Lanes::all(0), ones);
    const Vector row[3] = {Lanes::minus2(ones, inLine1, inStack), Lanes::minus(inLine1, inStack),
                           Lanes::all(0)};
    const Vector column[3] = {Lanes::minus(inStack, inLine1), Lanes::and2(inLine1, inStack), Lanes::all(0)};
    for (int i = 0; i < 9; ++i) {
      halves.inside[i] = Lanes::or2(row[i / 3], column[i % 3]);
      halves.outside[i] = Lanes::minus(ones, halves.inside[i]);
    }
    return halves;
  }

  /// Reads as many puzzles as there are lanes.
  void readMore() {
    const std::size_t left = m_grids.count - m_read;
    const int count = left < kWidth ? static_cast<int>(left) : kWidth;
    std::uint16_t* word = m_fresh.words + m_fresh.size;
    Transposition<Lanes>(m_grids.first + m_read * m_grids.stride, m_grids.stride, count, word, m_fresh.kRow)
        .run();
    if (m_grids.bans != nullptr)
      for (int i = 0; i < count; ++i) {
        const unsigned char* ban = m_grids.bans + 2 * (m_read + static_cast<std::size_t>(i));
        std::uint16_t& digits = word[(9 * boxOf<Lanes>(ban[0]) + placeOf<Lanes>(ban[0])) * m_fresh.kRow + i];
        digits = static_cast<std::uint16_t>(digits & ~(1U << (ban[1] - 1U)));
      }
    for (int box = 0; box < 9; ++box) {
      Vector cells[9];
      for (int i = 0; i < 9; ++i) cells[i] = Lanes::load(word + i * m_fresh.kRow);
      solveSingles<Lanes>(cells);  // contradictions are found again by the first sweep
      for (int i = 0; i < 9; ++i) Lanes::store(word + i * m_fresh.kRow, cells[i]);
      word += 9 * m_fresh.kRow;
    }
    for (int i = 0; i < count; ++i) {
      const std::size_t number = m_read + static_cast<std::size_t>(i);
      word[i] = static_cast<std::uint16_t>(number);
      word[m_fresh.kRow + i] = static_cast<std::uint16_t>(number >> 16U);
    }
    m_fresh.size += count;
    m_read += static_cast<std::size_t>(count);
  }

  void storeNumbers() {
    Lanes::store(m_numbers[0], m_number[0]);
    Lanes::store(m_numbers[1], m_number[1]);
  }
  std::size_t numberOf(int lane) const {
    return m_numbers[0][lane] | static_cast<std::size_t>(m_numbers[1][lane]) << 16U;
  }
  unsigned digitsAt(int lane, int box, int i) const {
    return reinterpret_cast<const std::uint16_t*>(&m_cells[box][i])[lane];
  }

  void count(int lane) {
    const std::size_t number = numberOf(lane);
    if (m_counts[number] == m_limit) return;
    const bool isFirst = m_counts[number]++ == 0;
    if (m_counts[number] == m_limit)
      m_busy &= ~(Lanes::zeroLanes(Lanes::xor2(m_number[0], Lanes::all(m_numbers[0][lane]))) &
                  Lanes::zeroLanes(Lanes::xor2(m_number[1], Lanes::all(m_numbers[1][lane]))));
    if (!isFirst || m_solutions == nullptr) return;
    unsigned char* solution = m_solutions + 81 * number;
    for (int box = 0; box < 9; ++box)
      for (int i = 0; i < 9; ++i)
        solution[9 * (box / 3 * 3 + i / 3) + box % 3 * 3 + i % 3] =
            static_cast<unsigned char>(1 + __builtin_ctz(digitsAt(lane, box, i)));
  }

  void finishAlone(int lane) {
    const std::size_t number = numberOf(lane);
    std::size_t& found = m_counts[number];
    if (found == m_limit) return;
    std::uint16_t lanes[9][Alone::kLanes];
    for (int i = 0; i < 9; ++i) {
      for (std::uint16_t& spare : lanes[i]) spare = kAllDigits;
      for (int box = 0; box < 9; ++box)
        lanes[i][Alone::laneOf(box)] = static_cast<std::uint16_t>(digitsAt(lane, box, i));
    }
    unsigned char* solution = m_solutions == nullptr || found > 0 ? nullptr : m_solutions + 81 * number;
    found += Alone(m_limit - found, kNever).run(lanes, solution);
  }

  Grids m_grids;
  std::size_t m_limit;
  std::size_t* m_counts;
  unsigned char* m_solutions;
  std::size_t m_read = 0;  // puzzles that have gone to the pool

  Vector m_cells[9][9];  // by box and place in the box
  Vector m_number[2] = {Lanes::all(0), Lanes::all(0)};
  Ways<Trio<Lanes>> m_ways[6];  // of the three bands and the three stacks
  Mask m_busy = 0;              // lanes that hold a position
  Mask m_dead = 0;
  Mask m_solved = 0;
  Mask m_stuck = 0;

  static constexpr int kPoolRoom = 256;
  Shelf<kPoolRoom> m_pool;    // halves of split positions
  Shelf<2 * kWidth> m_fresh;  // puzzles not yet begun
  std::uint16_t m_numbers[2][kWidth];
};

}  // namespace sudoku::solving
