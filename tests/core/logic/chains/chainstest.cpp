#include <algorithm>
#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <memory>
#include <stop_token>
#include <utility>
#include <vector>

#include "../../testgrids.h"
#include "logic/chains/chainsummary.h"
#include "logic/chains/chaintechniques.h"
#include "logic/chains/links.h"
#include "logic/chains/nestedforcingchains.h"

namespace sudoku::chains {
namespace {

// A cell may have had several candidates in a position that was looked at before; and the links of every
// candidate that is turned off are asked for.
TEST(LinksTest, CandidatesAloneInTheirCellsHaveNone) {
  OptionPosition position(
      gridOf("6..31.8..91.2847..38.76.92.2.3.96..7896.72...1...436.2...6.71.8.61.382797289.13.."));
  Links links;
  links.update(position, nullptr);
  int candidate = -1;
  links.all().forEach([&](int each) {
    if (!links.strong(each).empty()) candidate = each;
  });
  ASSERT_NE(candidate, -1);
  const int cell = cellOf(candidate);
  position.eliminateAll(cell, without(position.digits(cell), bitOf(digitOf(candidate))));
  links.update(position, nullptr);
  EXPECT_TRUE(links.strong(candidate).empty());
}

// Steps inside chains count once if they have the same chains, and rest on each last one once.
TEST(ChainSummaryTest, TellsChainsApartByTheirEnds) {
  const auto hashOf = [](int target, int literal) {
    ChainSummary summary;
    summary.beginChain(target);
    summary.add(literal, InferenceKind::Row);
    ChainHint hint;
    summary.finish(hint);
    return hint.chainsHash;
  };
  EXPECT_EQ(hashOf(4, 7), hashOf(4, 7));
  EXPECT_NE(hashOf(4, 7), hashOf(5, 7));
  EXPECT_NE(hashOf(4, 7), hashOf(4, 9));
}

TEST(ChainSummaryTest, KnowsEachUnitWithALastOneOnce) {
  ChainSummary summary;
  const int candidate = candidateOf(40, 3);
  summary.add(literalOf(candidate, true), InferenceKind::Row);
  summary.add(literalOf(candidateOf(41, 3), true), InferenceKind::Row);  // in the same row
  summary.add(literalOf(candidate, false), InferenceKind::Column);
  summary.add(literalOf(candidate, true), InferenceKind::Assumption);
  summary.add(literalOf(candidate, true), InferenceKind::Column);
  ChainHint hint;
  summary.finish(hint);
  const auto& constraints = membershipOf(candidate).constraints;
  EXPECT_EQ(hint.singlesIn, (std::vector{constraints[indexOfConstraint(InferenceKind::Row)],
                                         constraints[indexOfConstraint(InferenceKind::Column)]}));
}

/// The conclusion that the first candidate is off which a step takes away.
int conclusionOf(const ChainHint& hint) {
  const auto [cell, gone] = hint.removals.front();
  return literalOf(candidateOf(cell, firstOf(gone)), false);
}

// A stopped trace looks for no patterns, which one of the two places needs.
TEST(PatternForcingChainsTest, AStoppedTraceHasNoCases) {
  const OptionPosition position(
      gridOf("..4.1596.251639.4...6...15.5.81..739.69.23..5..3.5..8...5....74.875..3....2.7.5.."));
  std::stop_source stop;
  ChainTechniques techniques(stop.get_token());
  ChainSearch& search = techniques.of(ChainTechnique::DynamicPlus);
  ChainHints hints(ChainHints::Keep::Best);
  search.search(position, nullptr, hints);
  ASSERT_FALSE(hints.isEmpty());
  const ChainHint hint = hints.takeSorted().front();
  EXPECT_EQ(search.trace(position, hint, conclusionOf(hint)).cases.size(), 2U);
  stop.request_stop();
  EXPECT_TRUE(search.trace(position, hint, conclusionOf(hint)).cases.empty());
}

/// A search that finds nothing, and counts how often it is asked.
class FindsNothing : public ChainSearch {
 public:
  explicit FindsNothing(int& count) : m_count(count) {}

  void search(const OptionPosition& /*position*/, const OptionPosition* /*source*/,
              ChainHints& /*hints*/) override {
    ++m_count;
  }
  ChainTrace trace(const OptionPosition& /*position*/, const ChainHint& /*hint*/,
                   int /*conclusion*/) override {
    return {};
  }

 private:
  int& m_count;
};

// Each position lacks two candidates of cells near each other, whose digits stand in one word of the hash.
TEST(NestedSearchTest, TellsPositionsApart) {
  int searches = 0;
  NestedSearch nested(std::make_unique<FindsNothing>(searches));
  const OptionPosition full{Grid()};
  int positions = 0;
  for (int first = 0; first < static_cast<int>(kCandidateCount); ++first)
    for (int second = first + 1; second < std::min(first + 45, static_cast<int>(kCandidateCount)); ++second) {
      OptionPosition position = full;
      position.eliminate(first);
      position.eliminate(second);
      nested.find(position, full);
      nested.find(position, full);
      ++positions;
    }
  EXPECT_EQ(searches, positions);
}

/// A search that finds one step everywhere, which rests on all that has gone: from each cell, and of each
/// digit in each house.
class RestsOnAll : public ChainSearch {
 public:
  void search(const OptionPosition& position, const OptionPosition* /*source*/, ChainHints& hints) override {
    ChainHint hint;
    hint.complexity = 1;
    for (int cell = 0; cell < kCellCount; ++cell) {
      const Mask digits = position.digits(cell);
      if (countOf(digits) > 1) hint.removals = {{cell, bitOf(firstOf(digits))}};
      for (int digit = 0; digit < kDigitCount; ++digit)
        for (const std::uint16_t constraint : membershipOf(candidateOf(cell, digit)).constraints)
          hint.singlesIn.push_back(constraint);
    }
    if (!hint.removals.empty()) hints.add(std::move(hint), 1);
  }
  ChainTrace trace(const OptionPosition& /*position*/, const ChainHint& /*hint*/,
                   int /*conclusion*/) override {
    return {};
  }
};

// What has gone of the cell and of its houses is one premise; counted as several it would make a chain look
// longer than another one.
TEST(NestedForcingChainsTest, StepsRestOnEachPremiseOnce) {
  const OptionPosition position(
      gridOf("78.14...662....41.4315.689.5439176282974681..81623597416479..8.35.6.174997..54.61"));
  NestedForcingChains chains(9.5, {std::make_shared<NestedSearch>(std::make_unique<RestsOnAll>())},
                             std::stop_token());
  ChainHints hints(ChainHints::Keep::Best);
  chains.search(position, nullptr, hints);
  ASSERT_FALSE(hints.isEmpty());
  EXPECT_EQ(hints.takeSorted().front().complexity, 5);
}

/// Boards where the candidate that is refuted first needs a second assumption, or none; and one without a
/// solution, which takes 209,184 assumptions to tell.
const char* const kTwiceAssumed =
    "........27.4.9..1..3....79.3..1..68..769.3.......6...3..7.1.....5.3.....29.685...";
const char* const kOnceAssumed =
    "756.2..948.3.647..41.537..8..4392675.65741.833.76.5..2.4.8.35299...5..4.57.4.9836";
const char* const kEndless =
    ".7.9....5..2.1.......8...13......8.....189.........5..718.....9........8.....1..2";

ChainHints refutationIn(const char* board, ChainSearch& search) {
  ChainHints hints(ChainHints::Keep::Best);
  search.search(OptionPosition(gridOf(board)), nullptr, hints);
  return hints;
}

// A search that has given up leaves nothing behind for the next one, nor for a proof.
TEST(RefutationTest, GivesUpInTheEnd) {
  ChainTechniques techniques{std::stop_token()};
  ChainSearch& search = techniques.of(ChainTechnique::Refutation);
  EXPECT_TRUE(refutationIn(kEndless, search).isEmpty());
  ChainHints hints = refutationIn(kTwiceAssumed, search);
  ASSERT_FALSE(hints.isEmpty());
  const ChainHint hint = hints.takeSorted().front();
  EXPECT_TRUE(refutationIn(kEndless, search).isEmpty());
  const ChainTrace trace = search.trace(OptionPosition(gridOf(kTwiceAssumed)), hint, conclusionOf(hint));
  EXPECT_FALSE(trace.cases.empty());
  EXPECT_FALSE(trace.nestedSteps.empty());
}

TEST(RefutationTest, StopsWhenAsked) {
  std::stop_source stop;
  ChainTechniques techniques(stop.get_token());
  ChainSearch& search = techniques.of(ChainTechnique::Refutation);
  ChainHints hints = refutationIn(kTwiceAssumed, search);
  ASSERT_FALSE(hints.isEmpty());
  EXPECT_FALSE(refutationIn(kOnceAssumed, search).isEmpty());
  stop.request_stop();
  const ChainHint hint = hints.takeSorted().front();
  const OptionPosition position(gridOf(kTwiceAssumed));
  EXPECT_TRUE(search.trace(position, hint, conclusionOf(hint)).cases.empty());
  EXPECT_TRUE(refutationIn(kOnceAssumed, search).isEmpty());
}

}  // namespace
}  // namespace sudoku::chains
