#include <array>
#include <gtest/gtest.h>
#include <set>
#include <utility>
#include <vector>

#include "../../testgrids.h"
#include "../patterns/positions.h"
#include "logic/chains/chainlengths.h"

namespace sudoku::chains {
namespace {

/// How many candidates are on in the shortest chain from one to its opposite, followed link by link; 0 if
/// there is none.
int naiveLength(const Links& links, int start, bool isOn, LinkKinds kinds) {
  std::vector<std::array<int, 3>> nodes = {
      {start, isOn ? 1 : 0, isOn ? 1 : 0}};  // candidate, on or off, how many are on
  std::set<std::pair<int, int>> reached;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const auto [candidate, on, length] = nodes[i];
    for (const Link& link : links.from(candidate, on == 1)) {
      if ((kinds == LinkKinds::X && link.inference == InferenceKind::Cell) ||
          !reached.insert({link.candidate, 1 - on}).second)
        continue;
      nodes.push_back({link.candidate, 1 - on, length + 1 - on});
      if (link.candidate == start && (on == 0) != isOn) return nodes.back()[2];
    }
  }
  return 0;
}

TEST(ChainLengthsTest, AreThoseOfChainsFollowedLinkByLink) {
  constexpr int kMost = 1000;
  Links links;
  ChainLengths lengths(links);
  int chains = 0;
  const auto compare = [&](int start, bool isOn, LinkKinds kinds) {
    const auto length = [&](int most) { return lengths.from(literalOf(start, isOn), kinds, most); };
    const int naive = naiveLength(links, start, isOn, kinds);
    if (naive == 0) {
      EXPECT_GT(length(kMost), kMost) << start;
      return;
    }
    ++chains;
    EXPECT_EQ(length(kMost), naive) << start;
    EXPECT_EQ(length(naive), naive) << start;
    EXPECT_GE(length(naive - 1), naive) << start;
  };
  for (std::uint64_t seed = 0; seed < 40; ++seed)
    forEachPosition(puzzleOf(seed, Symmetry::None), [&](const OptionPosition& position) {
      links.update(position, nullptr);
      lengths.reset();
      links.all().forEach([&](int start) {
        for (const bool isOn : {true, false})
          for (const LinkKinds kinds : {LinkKinds::X, LinkKinds::Both}) compare(start, isOn, kinds);
      });
    });
  EXPECT_GT(chains, 0);
}

}  // namespace
}  // namespace sudoku::chains
