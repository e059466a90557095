#include "rest.h"

namespace sudoku::explainer {

/// Which units have any bit, and which have several.
class Rest::Count {
 public:
  void add(const Slice& slice) {
    m_several |= m_any & slice;
    m_any |= slice;
  }
  Slice empty() const { return ~m_any; }
  /// Those that are empty are among them.
  Slice newsOf(const Slice& open) const { return ~m_any | (open & ~m_several); }

 private:
  Slice m_any{};
  Slice m_several{};
};

/// What is empty from the outset, as it is filled, must not look like a contradiction: it has all bits.
Rest::Rest(const Position& position) {
  for (Block& block : m_blocks) block.slices.fill(~Slice{});
  for (int number = 0; number < kUnitCount; ++number) {
    const Mask left = position.unit(number);
    if (left == 0) continue;
    set(blockOf(number).open, number, true);
    takeAway(number, without(bitOf(kDigitCount) - 1, left), left);
  }
}

Rest::Rest(const Rest& source, const Position& before, const Position& position) : Rest(source) {
  for (int number = 0; number < kUnitCount; ++number) {
    const Mask left = position.unit(number);
    if (const Mask gone = without(before.unit(number), left); gone != 0) takeAway(number, gone, left);
  }
}

void Rest::takeAway(int number, Mask gone, Mask left) {
  Block& block = blockOf(number);
  for (const int bit : Bits(gone)) set(block.slices[at(bit)], number, false);
  if (countOf(left) == 1) set(block.open, number, false);
}

void Rest::set(Slice& slice, int unit, bool value) {
  const std::size_t word = at(unit) % kUnitsPerBlock / kUnitsPerWord;
  const std::uint64_t bit = std::uint64_t{1} << (at(unit) % kUnitsPerWord);
  slice[word] = value ? slice[word] | bit : slice[word] & ~bit;
}

Mask Rest::unit(int number) const {
  const Block& block = m_blocks[at(number) / kUnitsPerBlock];
  const std::size_t word = at(number) % kUnitsPerBlock / kUnitsPerWord;
  unsigned mask = 0;
  for (std::size_t bit = 0; bit < block.slices.size(); ++bit)
    mask |= static_cast<unsigned>(block.slices[bit][word] >> (at(number) % kUnitsPerWord) & 1U) << bit;
  return static_cast<Mask>(mask);
}

void Rest::turnOff(int candidate) {
  const Membership& membership = membershipOf(candidate);
  for (std::size_t i = 0; i < membership.units.size(); ++i) {
    const int number = membership.units[i];
    set(blockOf(number).slices[at(firstOf(membership.bit(i)))], number, false);
  }
}

void Rest::turnOn(int candidate) {
  const Membership& membership = membershipOf(candidate);
  for (std::size_t i = 0; i < membership.units.size(); ++i) {
    const int number = membership.units[i];
    for (const int other : Bits(without(unit(number), membership.bit(i))))
      turnOff(candidateAt(number, other));
    set(blockOf(number).open, number, false);
  }
}

int Rest::keepShared(const Rest& one, const Rest& other) {
  int number = kNoNews;
  Slice empty{};
  for (std::size_t i = m_blocks.size(); i-- > 0;) {
    Block& block = m_blocks[i];
    Count count;
    for (std::size_t bit = 0; bit < block.slices.size(); ++bit) {
      block.slices[bit] = one.m_blocks[i].slices[bit] & other.m_blocks[i].slices[bit];
      count.add(block.slices[bit]);
    }
    block.open = one.m_blocks[i].open & other.m_blocks[i].open;
    empty |= count.empty();
    const Slice news = count.newsOf(block.open);
    for (std::size_t word = 2; word-- > 0;)
      if (news[word] != 0)
        number = static_cast<int>(i * kUnitsPerBlock + word * kUnitsPerWord) + std::countr_zero(news[word]);
  }
  if (isAny(empty)) return kContradiction;
  return number == kNoNews ? kNoNews : candidateAt(number, firstOf(unit(number)));
}

bool Rest::haveNews(const Rest& one, const Rest& other) {
  for (std::size_t i = 0; i < kBlockCount; ++i) {
    Count count;
    for (std::size_t bit = 0; bit < kDigitCount; ++bit)
      count.add(one.m_blocks[i].slices[bit] & other.m_blocks[i].slices[bit]);
    if (isAny(count.newsOf(one.m_blocks[i].open & other.m_blocks[i].open))) return true;
  }
  return false;
}

Rest::Lost::Lost(const Rest& position, const Rest& rest) {
  for (std::size_t bit = 0; bit < m_slices.size(); ++bit)
    m_slices[bit] = position.m_blocks[0].slices[bit] & ~rest.m_blocks[0].slices[bit];
}

bool Rest::Lost::except(const Rest& rest) {
  Slice any{};
  for (std::size_t bit = 0; bit < m_slices.size(); ++bit) {
    m_slices[bit] &= ~rest.m_blocks[0].slices[bit];
    any |= m_slices[bit];
  }
  return isAny(any);
}

}  // namespace sudoku::explainer
