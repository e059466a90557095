#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "literals.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::chains {

/// The options that remain in a position after an assumption: the digits of each cell and the places of each
/// digit in each house. They are stored in slices, each with one bit for many constraints, so that an
/// operation handles many constraints at a time. A plain value.
class LeftCandidates {
 public:
  // Return values of intersect() that are not candidates.
  static constexpr int kNoNewSingle = -1;
  static constexpr int kContradiction = -2;  ///< a constraint has no option left

  /// Makes an object without any options, as after a contradiction.
  LeftCandidates() = default;
  /// Starts with all candidates of a position. Its singles do not count as new in intersect(), because they
  /// have been placed before.
  explicit LeftCandidates(const OptionPosition& position);
  /// The options that remain in `position` after some assumption. `source` has those that remain after the
  /// same assumption in `before`, an earlier position. Precondition: each constraint keeps an option.
  LeftCandidates(const LeftCandidates& source, const OptionPosition& before, const OptionPosition& position);

  /// Assumes that a candidate is true: all candidates with a weak link to it are eliminated.
  void assume(int candidate);
  /// Eliminates a candidate from the options of its cell alone, not from those of its houses.
  void removeFromCell(int candidate) {
    set(m_chunks[0].slices[at(digitOf(candidate))], cellOf(candidate), false);
  }
  /// Becomes the intersection of two sets of remaining options. Returns a new single (a candidate that has
  /// become the last option of a constraint, and did not count as such in either set before), kContradiction
  /// if a constraint has no option left, or kNoNewSingle.
  int intersect(const LeftCandidates& one, const LeftCandidates& other);
  /// Whether intersect() would find a new single or a contradiction for two sets of remaining options.
  static bool haveNewSingles(const LeftCandidates& one, const LeftCandidates& other);
  /// Whether each of several assumptions removes a common candidate from a cell of this position. `left` has
  /// the remaining options for each assumption.
  bool loseInCommon(std::span<const LeftCandidates* const> left) const;

 private:
  static constexpr std::size_t kConstraintsPerWord = 64;
  static constexpr std::size_t kConstraintsPerChunk = 2 * kConstraintsPerWord;
  static constexpr std::size_t kChunkCount =
      (kConstraintCount + kConstraintsPerChunk - 1) / kConstraintsPerChunk;
  static_assert(kCellCount <= kConstraintsPerChunk);

  /// One bit for each constraint of a chunk.
  using Slice = std::uint64_t __attribute__((vector_size(kConstraintsPerChunk / 8)));

  /// The options of as many constraints as one vector operation handles.
  struct Chunk {
    std::array<Slice, kDigitCount> slices;
    Slice mayBecomeSingle;  ///< constraints whose last option would be a new single
  };

  class Count;

  static bool isAny(const Slice& slice) { return (slice[0] | slice[1]) != 0; }
  static void set(Slice& slice, int constraint, bool value) {
    const std::size_t word = at(constraint) % kConstraintsPerChunk / kConstraintsPerWord;
    const std::uint64_t bit = std::uint64_t{1} << (at(constraint) % kConstraintsPerWord);
    slice[word] = value ? slice[word] | bit : slice[word] & ~bit;
  }

  Chunk& chunkOf(int constraint) { return m_chunks[at(constraint) / kConstraintsPerChunk]; }
  Mask options(int constraint) const;
  void remove(int constraint, Mask eliminated, Mask left);
  void turnOff(int candidate);

  std::array<Chunk, kChunkCount> m_chunks{};
};

}  // namespace sudoku::chains
