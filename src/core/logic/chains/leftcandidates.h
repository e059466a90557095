#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "literals.h"
#include "logic/patterns/optionposition.h"

namespace sudoku::chains {

/// The options that an assumption leaves in a position: the digits of each cell and the places of each digit
/// in each house. They are cut into slices, the same bit of many constraints, so that each operation does
/// many of them at once. A plain value.
class LeftCandidates {
 public:
  // Values in place of a candidate.
  static constexpr int kNoNewSingle = -1;
  static constexpr int kContradiction = -2;  ///< some constraint has no option left

  /// No options at all, as after a contradiction.
  LeftCandidates() = default;
  /// All candidates of a position. Its singles have been followed up, so they are not new.
  explicit LeftCandidates(const OptionPosition& position);
  /// The options that an assumption leaves in a position, made from those that it left in `before`, from
  /// which the position came. No constraint has become empty.
  LeftCandidates(const LeftCandidates& source, const OptionPosition& before, const OptionPosition& position);

  /// Assumes a candidate: candidates with a weak link to it are eliminated.
  void assume(int candidate);
  /// Eliminates a candidate from its cell alone, not from its houses.
  void removeFromCell(int candidate) {
    set(m_chunks[0].slices[at(digitOf(candidate))], cellOf(candidate), false);
  }
  /// Becomes the candidates that are left in both of two; a single that one of them knows is not new. Gives a
  /// candidate that has become single, kContradiction if a constraint has no option left, or kNoNewSingle.
  int intersect(const LeftCandidates& one, const LeftCandidates& other);
  /// Whether the candidates that are left in both of two would have a new single or a contradiction.
  static bool haveNewSingles(const LeftCandidates& one, const LeftCandidates& other);
  /// Whether some cell loses a candidate of this position by each of several assumptions; `left` is what
  /// these leave.
  bool loseInCommon(std::span<const LeftCandidates* const> left) const;

 private:
  static constexpr std::size_t kConstraintsPerWord = 64;
  static constexpr std::size_t kConstraintsPerChunk = 2 * kConstraintsPerWord;
  static constexpr std::size_t kChunkCount =
      (kConstraintCount + kConstraintsPerChunk - 1) / kConstraintsPerChunk;
  static_assert(kCellCount <= kConstraintsPerChunk);

  /// One bit for each constraint of a chunk.
  using Slice = std::uint64_t __attribute__((vector_size(kConstraintsPerChunk / 8)));

  /// The options of as many constraints as the processor takes at a time.
  struct Chunk {
    std::array<Slice, kDigitCount> slices;
    Slice mayBecomeSingle;  ///< the constraints whose last option has not been followed up
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
