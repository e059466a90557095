#pragma once

#include <array>
#include <cstdint>

#include "position.h"
#include "units.h"

namespace sudoku::explainer {

/// What an assumption leaves of a position: the digits of each cell and the places of each digit in each
/// region. It is cut into slices, the same bit of many units, so that each operation does many units at once.
class Rest {
 public:
  // Of no candidate:
  static constexpr int kNoNews = -1;
  static constexpr int kContradiction = -2;  ///< what an empty unit is news about

  /// What none of some assumptions leaves in the cells.
  class Lost;

  /// Nothing, as a contradiction leaves.
  Rest() = default;
  /// All of a position. Its singles have been followed up, so they are no news.
  explicit Rest(const Position& position);
  /// The same, of one that came from another, by what that one left. No unit has become empty.
  Rest(const Rest& source, const Position& before, const Position& position);

  /// Assumes a candidate: those who see it go.
  void turnOn(int candidate);
  /// Takes a candidate from its cell, and leaves the regions alone.
  void takeFromCell(int candidate) {
    const std::size_t cell = at(cellOf(candidate));
    Slice& slice = m_blocks[0].slices[at(digitOf(candidate))];
    slice[cell / kUnitsPerWord] &= ~(std::uint64_t{1} << cell % kUnitsPerWord);
  }
  /// Becomes what two leave together; what is no news to one of them is none. Gives a candidate that has
  /// become single, kContradiction if there is nothing left of some unit, or kNoNews.
  int keepShared(const Rest& one, const Rest& other);
  /// Whether there would be news in what two leave together.
  static bool haveNews(const Rest& one, const Rest& other);

 private:
  static constexpr std::size_t kUnitsPerWord = 64;
  static constexpr std::size_t kUnitsPerBlock = 2 * kUnitsPerWord;
  static constexpr std::size_t kBlockCount = (kUnitCount + kUnitsPerBlock - 1) / kUnitsPerBlock;
  static_assert(kCellCount <= kUnitsPerBlock);

  /// A bit of each of some units.
  using Slice = std::uint64_t __attribute__((vector_size(kUnitsPerBlock / 8)));

  /// All of as many units as the processor takes at a time.
  struct Block {
    std::array<Slice, kDigitCount> slices;
    Slice open;  ///< of which it would be news to be down to one
  };

  class Count;

  static bool isAny(const Slice& slice) { return (slice[0] | slice[1]) != 0; }
  static void set(Slice& slice, int unit, bool value);

  Block& blockOf(int unit) { return m_blocks[at(unit) / kUnitsPerBlock]; }
  Mask unit(int number) const;
  void takeAway(int number, Mask gone, Mask left);
  void turnOff(int candidate);

  std::array<Block, kBlockCount> m_blocks{};
};

class Rest::Lost {
 public:
  /// What one assumption takes from a position.
  Lost(const Rest& position, const Rest& rest);
  /// Takes out what one more assumption leaves. Whether anything is lost still.
  bool except(const Rest& rest);

 private:
  std::array<Slice, kDigitCount> m_slices;  // of the block that has the cells
};

}  // namespace sudoku::explainer
