#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <utility>

namespace sudoku {

/// Reproducible random numbers: the same seed gives the same draws on every machine and compiler, which the
/// standard library's distributions and std::shuffle do not promise. xoshiro256** by Blackman and Vigna
/// (https://prng.di.unimi.it), seeded with SplitMix64 as its authors advise. Each draw changes the state, so
/// only one thread at a time may draw.
class Random {
 public:
  /// Each pair of seed and stream number gives a sequence of its own. So if puzzle k of a series is made with
  /// stream k, it does not depend on the other puzzles of the series.
  explicit constexpr Random(std::uint64_t seed, std::uint64_t stream = 0) {
    std::uint64_t state = seed;
    // The stream is scrambled before it joins the seed, so that seed 1 with stream 0 and seed 0 with stream 1
    // have nothing in common.
    std::uint64_t salt = stream;
    state ^= stream == 0 ? 0 : splitMix(salt);
    for (auto& word : m_state) word = splitMix(state);
  }

  /// 64 random bits.
  constexpr std::uint64_t next() {
    const std::uint64_t result = rotateLeft(m_state[1] * 5, 7) * 9;
    const std::uint64_t shifted = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= shifted;
    m_state[3] = rotateLeft(m_state[3], 45);
    return result;
  }

  /// A number from 0 to bound - 1, each equally likely. Precondition: 0 < bound <= 2^32.
  constexpr std::uint32_t below(std::uint64_t bound) {
    assert(bound > 0 && bound <= std::uint64_t{1} << 32U);
    // Lemire, "Fast Random Integer Generation in an Interval" (2019): scale 32 bits, reject the few draws
    // that would favour some results. The slow division is needed only for draws that may have to be
    // rejected.
    for (;;) {
      const std::uint64_t product = (next() >> 32U) * bound;
      const std::uint64_t rest = product & 0xFFFFFFFFU;
      if (rest >= bound || rest >= (std::uint64_t{1} << 32U) % bound)
        return static_cast<std::uint32_t>(product >> 32U);
    }
  }

  /// Shuffles the items (Fisher-Yates); each order is equally likely.
  template <typename Items>
  constexpr void shuffle(Items& items) {
    for (std::size_t rest = std::size(items); rest > 1; --rest)
      std::swap(items[rest - 1], items[below(rest)]);
  }

 private:
  static constexpr std::uint64_t rotateLeft(std::uint64_t word, unsigned by) {
    return word << by | word >> (64U - by);
  }
  static constexpr std::uint64_t splitMix(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15U;
    std::uint64_t word = state;
    word = (word ^ word >> 30U) * 0xBF58476D1CE4E5B9U;
    word = (word ^ word >> 27U) * 0x94D049BB133111EBU;
    return word ^ word >> 31U;
  }

  std::array<std::uint64_t, 4> m_state{};
};

}  // namespace sudoku
