#include "leftcandidates.h"

#include <algorithm>

namespace sudoku::chains {

/// Counts the options of many constraints at a time: which ones have any, and which have several.
class LeftCandidates::Count {
 public:
  void add(const Slice& slice) {
    m_several |= m_any & slice;
    m_any |= slice;
  }
  Slice empty() const { return ~m_any; }
  /// Constraints with one option left that may become single, and constraints with no option left.
  Slice newSingles(const Slice& mayBecomeSingle) const { return ~m_any | (mayBecomeSingle & ~m_several); }

 private:
  Slice m_any{};
  Slice m_several{};
};

/// The candidates of a position. A cell with a digit, or a digit placed in a house, has no options left,
/// which would look like a contradiction; so all bits of these constraints are set.
LeftCandidates::LeftCandidates(const OptionPosition& position) {
  for (Chunk& chunk : m_chunks) chunk.slices.fill(~Slice{});
  for (int number = 0; number < kConstraintCount; ++number) {
    const Mask left = position.options(number);
    if (left == 0) continue;
    set(chunkOf(number).mayBecomeSingle, number, true);
    remove(number, without(bitOf(kDigitCount) - 1, left), left);
  }
}

LeftCandidates::LeftCandidates(const LeftCandidates& source, const OptionPosition& before,
                               const OptionPosition& position)
    : LeftCandidates(source) {
  for (int number = 0; number < kConstraintCount; ++number) {
    const Mask left = position.options(number);
    if (const Mask eliminated = without(before.options(number), left); eliminated != 0)
      remove(number, eliminated, left);
  }
}

void LeftCandidates::remove(int constraint, Mask eliminated, Mask left) {
  Chunk& chunk = chunkOf(constraint);
  for (const int bit : Bits(eliminated)) set(chunk.slices[at(bit)], constraint, false);
  if (countOf(left) == 1) set(chunk.mayBecomeSingle, constraint, false);
}

Mask LeftCandidates::options(int constraint) const {
  const Chunk& chunk = m_chunks[at(constraint) / kConstraintsPerChunk];
  const std::size_t word = at(constraint) % kConstraintsPerChunk / kConstraintsPerWord;
  unsigned mask = 0;
  for (std::size_t bit = 0; bit < chunk.slices.size(); ++bit)
    mask |= static_cast<unsigned>(chunk.slices[bit][word] >> (at(constraint) % kConstraintsPerWord) & 1U)
            << bit;
  return static_cast<Mask>(mask);
}

void LeftCandidates::turnOff(int candidate) {
  const Membership& membership = membershipOf(candidate);
  for (std::size_t i = 0; i < membership.constraints.size(); ++i) {
    const int number = membership.constraints[i];
    set(chunkOf(number).slices[at(firstOf(membership.bit(i)))], number, false);
  }
}

void LeftCandidates::assume(int candidate) {
  const Membership& membership = membershipOf(candidate);
  for (std::size_t i = 0; i < membership.constraints.size(); ++i) {
    const int number = membership.constraints[i];
    for (const int other : Bits(without(options(number), membership.bit(i))))
      turnOff(candidateAt(number, other));
    set(chunkOf(number).mayBecomeSingle, number, false);
  }
}

int LeftCandidates::intersect(const LeftCandidates& one, const LeftCandidates& other) {
  int number = kNoNewSingle;
  Slice empty{};
  for (std::size_t i = m_chunks.size(); i-- > 0;) {
    Chunk& chunk = m_chunks[i];
    Count count;
    for (std::size_t bit = 0; bit < chunk.slices.size(); ++bit) {
      chunk.slices[bit] = one.m_chunks[i].slices[bit] & other.m_chunks[i].slices[bit];
      count.add(chunk.slices[bit]);
    }
    chunk.mayBecomeSingle = one.m_chunks[i].mayBecomeSingle & other.m_chunks[i].mayBecomeSingle;
    empty |= count.empty();
    const Slice singles = count.newSingles(chunk.mayBecomeSingle);
    for (std::size_t word = 2; word-- > 0;)
      if (singles[word] != 0)
        number = static_cast<int>(i * kConstraintsPerChunk + word * kConstraintsPerWord) +
                 std::countr_zero(singles[word]);
  }
  if (isAny(empty)) return kContradiction;
  return number == kNoNewSingle ? kNoNewSingle : candidateAt(number, firstOf(options(number)));
}

bool LeftCandidates::haveNewSingles(const LeftCandidates& one, const LeftCandidates& other) {
  for (std::size_t i = 0; i < kChunkCount; ++i) {
    Count count;
    for (std::size_t bit = 0; bit < kDigitCount; ++bit)
      count.add(one.m_chunks[i].slices[bit] & other.m_chunks[i].slices[bit]);
    if (isAny(count.newSingles(one.m_chunks[i].mayBecomeSingle & other.m_chunks[i].mayBecomeSingle)))
      return true;
  }
  return false;
}

bool LeftCandidates::loseInCommon(std::span<const LeftCandidates* const> left) const {
  auto lost = m_chunks[0].slices;  // candidates that all assumptions remove; chunk 0 has the cells
  return std::all_of(left.begin(), left.end(), [&lost](const LeftCandidates* candidates) {
    Slice any{};
    for (std::size_t bit = 0; bit < lost.size(); ++bit) {
      lost[bit] &= ~candidates->m_chunks[0].slices[bit];
      any |= lost[bit];
    }
    return isAny(any);
  });
}

}  // namespace sudoku::chains
