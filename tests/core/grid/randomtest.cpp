#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <numeric>
#include <set>
#include <vector>

#include <sudoku/grid/random.h>

namespace sudoku {
namespace {

std::vector<std::uint64_t> draws(Random random, std::size_t count) {
  std::vector<std::uint64_t> numbers(count);
  for (std::uint64_t& number : numbers) number = random.next();
  return numbers;
}

/// Pearson's statistic of counts that should all be equal.
double chiSquare(const std::vector<int>& counts) {
  const double expected =
      std::accumulate(counts.begin(), counts.end(), 0.0) / static_cast<double>(counts.size());
  return std::accumulate(counts.begin(), counts.end(), 0.0, [expected](double sum, int count) {
    return sum + (count - expected) * (count - expected) / expected;
  });
}

/// A bound that an even distribution stays below all but once in ten thousand times (Wilson and Hilferty).
double chiSquareBound(std::size_t cells) {
  const double freedom = static_cast<double>(cells) - 1;
  const double part = 2 / (9 * freedom);
  return freedom * std::pow(1 - part + 3.72 * std::sqrt(part), 3);
}

// The values are those of a separate implementation of the published algorithms. A change here would give
// every puzzle number another puzzle.
TEST(RandomTest, DrawsTheSameNumbersForever) {
  EXPECT_EQ(draws(Random(0), 4), (std::vector<std::uint64_t>{0x99ec5f36cb75f2b4, 0xbf6e1f784956452a,
                                                             0x1a5f849d4933e6e0, 0x6aa594f1262d2d2c}));
  EXPECT_EQ(draws(Random(48213), 4), (std::vector<std::uint64_t>{0x79d66433dc65aec8, 0xe32b5a5fa2294994,
                                                                 0x2517b270cf10bcd2, 0xfb1cd25443f45179}));
  EXPECT_EQ(draws(Random(48213, 7), 4), (std::vector<std::uint64_t>{0x37b777c565740268, 0x311c5e9f52a24c41,
                                                                    0x405f5d9fccdae049, 0xfba545d9d3436a24}));
}

TEST(RandomTest, DrawsTheSameBoundedNumbersForever) {
  Random random(48213);
  std::vector<std::uint32_t> numbers(20);
  for (auto& number : numbers) number = random.below(9);
  EXPECT_EQ(numbers,
            (std::vector<std::uint32_t>{4, 7, 1, 8, 6, 1, 7, 6, 4, 4, 6, 3, 6, 6, 7, 0, 5, 2, 3, 7}));
}

TEST(RandomTest, DrawsBoundsThatRejectMuchAndTheLargestOne) {
  Random rejecting(48213);
  for (const std::uint32_t expected : {1427782809U, 2662140793U, 434678513U, 2942725597U, 546345832U})
    EXPECT_EQ(rejecting.below(3'000'000'000), expected);
  Random whole(48213);
  for (const std::uint32_t expected : {2044093491U, 3811269215U, 622310000U})
    EXPECT_EQ(whole.below(std::uint64_t{1} << 32U), expected);
}

TEST(RandomTest, ShufflesTheSameWayForever) {
  Random random(48213);
  std::array<int, 9> items = {1, 2, 3, 4, 5, 6, 7, 8, 9};
  random.shuffle(items);
  EXPECT_EQ(items, (std::array<int, 9>{9, 7, 3, 1, 4, 6, 2, 8, 5}));
}

TEST(RandomTest, IsUsableInConstantExpressions) {
  constexpr std::uint64_t kFirst = Random(0).next();
  EXPECT_EQ(kFirst, 0x99ec5f36cb75f2b4);
}

TEST(RandomTest, CopiesGoOnAlike) {
  Random random(5);
  random.next();
  EXPECT_EQ(draws(random, 50), draws(random, 50));
}

TEST(RandomTest, StaysBelowTheBound) {
  Random random(6);
  for (std::uint64_t bound = 1; bound <= std::uint64_t{1} << 32U; bound = bound * 3 - bound / 2)
    for (int draw = 0; draw < 100; ++draw) EXPECT_LT(random.below(bound), bound);
}

TEST(RandomTest, NumbersBelowABoundAreEquallyLikely) {
  for (const std::uint64_t bound : {2U, 3U, 9U, 20U, 81U}) {
    Random random(bound);
    std::vector<int> counts(bound);
    for (std::uint64_t draw = 0; draw < bound * 2000; ++draw) ++counts[random.below(bound)];
    EXPECT_LT(chiSquare(counts), chiSquareBound(bound)) << "below " << bound;
  }
}

TEST(RandomTest, NumbersBelowALargeBoundAreEquallyLikely) {
  // Without rejection a third of the values below 3/4 of 2^32 would come up twice as often.
  constexpr std::uint64_t kBound = 3'221'225'472;
  Random random(7);
  std::vector<int> thirds(3);
  std::vector<int> residues(3);
  for (int draw = 0; draw < 30'000; ++draw) {
    const std::uint32_t number = random.below(kBound);
    ++thirds[number / (kBound / 3)];
    ++residues[number % 3];
  }
  EXPECT_LT(chiSquare(thirds), chiSquareBound(3));
  EXPECT_LT(chiSquare(residues), chiSquareBound(3));
}

TEST(RandomTest, ShuffleKeepsTheItems) {
  Random random(8);
  for (std::size_t size = 0; size <= 100; ++size) {
    std::vector<std::size_t> items(size);
    std::iota(items.begin(), items.end(), std::size_t{0});
    const std::vector<std::size_t> before = items;
    random.shuffle(items);
    EXPECT_TRUE(std::is_permutation(items.begin(), items.end(), before.begin(), before.end()));
    if (size > 10) {
      EXPECT_NE(items, before);
    }
  }
}

TEST(RandomTest, OrdersOfAShuffleAreEquallyLikely) {
  Random random(9);
  std::vector<int> counts(24);
  for (int round = 0; round < 24'000; ++round) {
    std::array<std::size_t, 4> items = {0, 1, 2, 3};
    random.shuffle(items);
    std::size_t rank = 0;
    for (std::size_t place = 0; place < items.size(); ++place) {
      std::size_t smaller = 0;
      for (std::size_t later = place + 1; later < items.size(); ++later)
        if (items[later] < items[place]) ++smaller;
      rank = rank * (items.size() - place) + smaller;
    }
    ++counts[rank];
  }
  EXPECT_LT(chiSquare(counts), chiSquareBound(counts.size()));
}

TEST(RandomTest, SeedsAndStreamsAreSequencesOfTheirOwn) {
  std::set<std::uint64_t> seen;
  int drawn = 0;
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    for (std::uint64_t stream = 0; stream < 50; ++stream) {
      for (const std::uint64_t number : draws(Random(seed, stream), 4)) {
        seen.insert(number);
        ++drawn;
      }
    }
  }
  EXPECT_EQ(seen.size(), drawn);
}

TEST(RandomTest, NeighbouringStreamsAreNotAlike) {
  Random one(1, 1);
  Random two(1, 2);
  std::vector<int> counts(9);
  for (int draw = 0; draw < 9000; ++draw) ++counts[(one.below(9) + 9 - two.below(9)) % 9];
  EXPECT_LT(chiSquare(counts), chiSquareBound(9));
}

}  // namespace
}  // namespace sudoku
