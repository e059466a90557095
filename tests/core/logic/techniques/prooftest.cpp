#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <ostream>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include <sudoku/formats/libraryline.h>
#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>

#include "../../testgrids.h"
#include "proofchecker.h"

namespace sudoku {
namespace {

// Puzzles that need dynamic forcing chains, from `sudoku-cli generate -n 20000 --seed 5`.
constexpr std::array kHardPuzzles = {
    ".....2....3.9.....9...5.7.289.5......734.......4.1.38.5..6...2.......9.4.8..9..5.",
    "........27.4.9..1..3....79.3..1..68..769.3.......6...3..7.1.....5.3.....29.685...",
};

bool isProved(const Step& step) {
  return infoOf(step.technique).family == TechniqueFamily::ProvedChain;
}

const reason::Proof& proofOf(const Step& step) {
  return std::get<reason::Proof>(step.reason);
}
reason::Proof& proofOf(Step& step) {
  return std::get<reason::Proof>(step.reason);
}

/// The position where the path of the first hard puzzle comes to dynamic forcing chains.
Position stuckPosition() {
  Position position = positionOf(gridOf(kHardPuzzles[0]));
  for (auto step = nextStep(position); step && !isProved(*step); step = nextStep(position))
    position = applyStep(position, *step);
  return position;
}

TEST(ProofTest, EachLinkOnAPathFollows) {
  for (const char* const line : kHardPuzzles) {
    Position position = positionOf(gridOf(line));
    const SolutionPath path = solvePath(position);
    EXPECT_TRUE(path.isSolved);
    EXPECT_TRUE(std::any_of(path.steps.begin(), path.steps.end(), isProved));
    for (const Step& step : path.steps) {
      if (isProved(step)) {
        EXPECT_EQ(checkProof(position, step), "") << toNotation(step);
      }
      position = applyStep(position, step);
    }
  }
}

// Positions of the generator's puzzles, some with a given less: many steps within a digit; no
// refutation that begins in a cell of two, and a short one; and reasons of all kinds.
constexpr const char* kWithinDigits =
    ":0000:x:.......8..35.2..79...7.....1.9.....7.7..125..58..7..4...6.5..1..5..4..3.4....76..::::";
constexpr const char* kInLargeCells =
    ":0000:x:.5.9....7.7..3..4.8..7..2..92.1.........87...78...9..5.67.9.3....8....6.2..8....1:111 285 348 "
    "476 482 613 627 645 665:::";
constexpr const char* kShortlyRefuted =
    ":0000:x:6...5.3......9......83....79..175684.6.283...85..6.....1........8...74.1.7.81..9.:238 263 363 "
    "413 421 423 431 463 913 967 969:::";
constexpr const char* kWithPatterns =
    ":0000:x:.5...8..7....3..4.8..7..2...2..7.....4618....7....9..5....913...9.....6.2..8....1:111 113 133 "
    "143 259 278 338 349 351 574 581 596 614 867 879 917:::";
constexpr const char* kWithKnownAssumptions =
    ":0000:x:..17...3.23.4.....78..93...5..93.7...932.75......6...34.837..6.3....1..2......38.:128 138 "
    "149 159 167 172 199 217 262 438 449 459 576 619 629 639 692 819 829 867 917:::";
constexpr const char* kWithXWings =
    ":0000:x:2....6.3.896..4..53..82..967.326....9.4581..7...4..169...3...12....1.7..18.95....:112 512 113 "
    "419 432 571 472 573 477 577 677 582 682 583 488 389 497:::";

struct ProvedTechnique {
  Technique technique;
  std::size_t steps;               ///< how many steps the search of the technique finds
  const char* position = nullptr;  ///< the position; null stands for the stuck one
};

std::ostream& operator<<(std::ostream& out, const ProvedTechnique& proved) {
  out << infoOf(proved.technique).name << " of ";
  return out << (proved.position == nullptr ? "the stuck position" : proved.position);
}

class ProvedTechniqueTest : public testing::TestWithParam<ProvedTechnique> {};

// Many steps of a kind are open where none is needed. One that could not be proved would be missing.
TEST_P(ProvedTechniqueTest, EachLinkOfAllStepsFollows) {
  const Position position = GetParam().position == nullptr
                                ? stuckPosition()
                                : positionOf(toRecord(*parseLibraryLine(GetParam().position)));
  const std::vector<Step> steps = allSteps(position, GetParam().technique);
  EXPECT_EQ(steps.size(), GetParam().steps);
  for (const Step& step : steps) EXPECT_EQ(checkProof(position, step), "") << toNotation(step);
}

INSTANTIATE_TEST_SUITE_P(Each, ProvedTechniqueTest,
                         testing::Values(ProvedTechnique{Technique::NishioForcingChains, 0},
                                         ProvedTechnique{Technique::NishioForcingChains, 8, kWithinDigits},
                                         ProvedTechnique{Technique::DynamicForcingChains, 64},
                                         ProvedTechnique{Technique::DynamicForcingChainsPlus, 73},
                                         ProvedTechnique{Technique::NestedForcingChains, 106},
                                         ProvedTechnique{Technique::NestedForcingChains, 66, kWithPatterns},
                                         ProvedTechnique{Technique::NestedMultipleForcingChains, 118},
                                         ProvedTechnique{Technique::NestedDynamicForcingChains, 121},
                                         ProvedTechnique{Technique::RefutationTree, 1},
                                         ProvedTechnique{Technique::RefutationTree, 1, kInLargeCells}));

// Chains nested five deep find more than chains nested four deep here, which find 196.
TEST(ProofLongTest, EachLinkOfTheDeepestChainsFollows) {
  const auto line = parseLibraryLine(
      ":0000:x:.5...8..7....3..4.8..7..2..92..7.....46.8....71...9..5....913.........6.2..8....1:114 124 354 "
      "873 883:::");
  const Position position = positionOf(toRecord(*line));
  const std::vector<Step> steps = allSteps(position, Technique::NestedNestedForcingChains);
  EXPECT_EQ(steps.size(), 201U);
  for (const Step& step : steps) EXPECT_EQ(checkProof(position, step), "") << toNotation(step);
}

// Notations of proofs from a cell, from a house, to a contradiction, from opposites; with lemmas, and with
// one that two lines share.
constexpr std::array kNotations = {
    "Dynamic Forcing Chains in r7c2 => r8c1<>1; r7c2=1 r8c1<>1; r7c2=4 r9c1<>4 r9c6=4 r3c6<>4 (r3c2<>4) "
    "r3c8=4 r4c8<>4 r4c7=4 r4c7<>2 r5c7=2 r5c7<>1 (r3c8<>3 r1c8=3 r1c8<>9 r5c8=9 r5c8<>1) r5c1=1 r8c1<>1",
    "Dynamic Forcing Chains in b8 => r4c7<>6; r7c6=1 r7c2<>1 r7c2=4 r9c1<>4 r9c6=4 r3c6<>4 (r3c6<>1) "
    "r3c6=6 r6c6<>6 r6c9=6 r4c7<>6; r8c4=1 r8c4<>8 r1c4=8 r1c9<>8 r1c9=9 r6c9<>9 r6c9=6 r4c7<>6; r9c6=1 "
    "r9c7<>1 r9c7=6 r4c7<>6",
    "Dynamic Forcing Chains in r5c7 => r9c6<>7; r9c6=7 r9c6<>4 r9c1=4 r9c1<>3 r8c1=3 r8c5<>3 (r8c5<>7) "
    "r8c5=8 r5c5<>8 (r8c1<>6) (r9c1<>6) (r5c1=6 r5c5<>6) r5c5=2 r5c7<>2; r9c6=7 r7c6<>7 (r7c5<>7) r7c9=7 "
    "r4c9<>7 r4c8=7 r4c8<>4 r4c7=4 r4c7<>2 r5c7=2",
    "Dynamic Forcing Chains => r9c1<>1; r9c1=4 r9c1<>1; r9c1<>4 r9c6=4 r3c6<>4 (r7c2=4 r3c2<>4) r3c8=4 "
    "r4c8<>4 r4c7=4 r4c7<>2 r5c7=2 r5c7<>1 (r3c8<>3 r1c8=3 r1c8<>9 r5c8=9 r5c8<>1) r5c1=1 r9c1<>1",
    "Dynamic Forcing Chains (+ Forcing Chains) in r7c2 => r1c9=9; r7c2=1 r8c3<>1 (r8c1<>1) r1c8<>9[2] "
    "r1c9<>8[1] r1c9=9; r7c2=4 r9c1<>4 r9c6=4 r3c6<>4 (r3c2<>4) r3c8=4 r3c8<>3 r1c8=3 r1c8<>9 r1c9=9; "
    "[1] r1c9=8 r1c9<>9 r1c8=9; [2] r1c8=9 r5c8<>9 r5c8=1 r8c8<>1 r8c4=1; [2] r1c8=9 r1c8<>3 r3c8=3 "
    "r3c4<>3 r3c4=1 r8c4<>1",
    "Dynamic Forcing Chains (+ Forcing Chains) in r8c4 => r8c8<>6; r8c8=6 r8c8<>7 r4c8=7 r4c8<>4 r4c7=4 "
    "r1c7<>4 (r9c7<>6 r9c7=1 r1c7<>1) r1c7=6 r1c2<>6 r3c2=6 r3c6<>6 (r7c9<>1) r7c2=1[2] (r9c9<>1) "
    "(r9c3<>1) r1c4<>8[1] r8c4<>1; r8c8=6 r8c8<>7 r4c8=7 r4c8<>4 r4c7=4 r1c7<>4 (r9c7<>6 r9c7=1 r1c7<>1) "
    "r1c7=6 r1c2<>6 r3c2=6 r3c6<>6 (r7c9<>1) r7c2=1[2] r7c6<>1 (r9c6<>1) r8c4=1; [1] r1c4=8 r8c3<>1 "
    "r4c3=1; [1] r1c4=8 r1c9<>8 r2c9=8 r2c9<>1 r4c9=1 r4c3<>1; [2] r7c2<>1 r7c6=1 r3c6<>1 r3c6=4; [2] "
    "r7c2<>1 r7c2=4 r9c1<>4 r9c6=4 r3c6<>4",
};

TEST(ProofTest, StepsTellWhatFollowsFromWhat) {
  const Position position = stuckPosition();
  std::set<std::string> notations;
  for (const Technique technique : {Technique::DynamicForcingChains, Technique::NestedForcingChains})
    for (const Step& step : allSteps(position, technique)) notations.insert(toNotation(step));
  for (const char* const notation : kNotations) EXPECT_EQ(notations.count(notation), 1U) << notation;
}

// Two lines with the digit in one and the same column would be a contradiction, from which anything follows.
TEST(ProofTest, TheCellIsInAColumnOfItsXWing) {
  std::set<std::string> notations;
  const Position position = positionOf(toRecord(*parseLibraryLine(kWithXWings)));
  for (const Step& step : allSteps(position, Technique::DynamicForcingChainsPlus))
    notations.insert(toNotation(step));
  EXPECT_EQ(notations.count("Dynamic Forcing Chains (+) in r1c3 => r1c2<>7; r1c3=5 r3c6=5 r3c6<>7 r1c2<>7; "
                            "r1c3=7 r1c2<>7"),
            1U);
}

// What a lemma assumes may be known where it stands, as something nested said so; it need not rest on that.
TEST(ProofTest, LemmasRestOnNothingThatTheyAssume) {
  std::set<std::string> notations;
  const Position position = positionOf(toRecord(*parseLibraryLine(kWithKnownAssumptions)));
  for (const Step& step : allSteps(position, Technique::NestedForcingChains))
    notations.insert(toNotation(step));
  EXPECT_EQ(
      notations.count("Dynamic Forcing Chains (+ Forcing Chains) in c7 => r2c8<>9; r3c7=2 r3c7<>6 "
                      "r1c7<>4 (r3c7<>4) r9c9<>4 r8c5<>4 (r3c8<>2 r3c8=5 r3c4<>5) r3c4=1[1] r2c5<>1 "
                      "(r2c7<>1) r2c9=1 r2c9<>7 r2c8=7 r2c8<>9; r6c7=2 r6c7<>9 r6c8=9 r2c8<>9; [1] "
                      "r3c4<>1 r6c4=1 r6c4<>8 r8c4=8 r8c5<>8; [1] r3c4<>1 r3c4=6 r9c4<>6 r9c4=5 r8c5<>5 "
                      "r8c5=8"),
      1U);
}

// A drawing of a branch goes from each of its nodes to the next one.
TEST(ProofTest, TheNodesOfABranchStandTogether) {
  for (const Step& step : allSteps(stuckPosition(), Technique::DynamicForcingChains))
    for (const Chain& chain : proofOf(step).chains) {
      std::set<std::uint16_t> seen;
      for (std::size_t index = 0; index < chain.size(); ++index)
        if (chain[index].branch != 0 && (index == 0 || chain[index].branch != chain[index - 1].branch)) {
          EXPECT_TRUE(seen.insert(chain[index].branch).second) << toNotation(step);
        }
    }
}

TEST(RefutationTreeTest, TellsWhatFollowsFromWhat) {
  const Position position = positionOf(toRecord(*parseLibraryLine(kShortlyRefuted)));
  EXPECT_EQ(
      toNotation(allSteps(position, Technique::RefutationTree).front()),
      "Refutation Tree in r8c8 => r1c4<>4; r1c4=4 r3c5<>4 r3c5=2 r8c5<>2 (r6c4<>4 r6c4=9 r6c6<>9 r7c6=9 "
      "r7c6<>2) (r7c5<>2) r9c6=2 r9c7<>2 r9c7=5 r3c7<>5 (r3c6<>4) (r1c8<>4) r1c2<>2[1] (r1c2<>4) r1c2=9 "
      "r1c9<>9 r5c9=9 r5c9<>5 (r5c7<>5) r5c8=5 r3c8<>5 r3c1=5 r8c1<>5 (r8c4<>9 r8c3=9 r8c3<>5) (r8c8<>5) "
      "r8c4=5 r8c4<>6 (r8c3<>6) r8c8=6; r1c4=4 r3c5<>4 r3c5=2 r8c5<>2 (r6c4<>4 r6c4=9 r6c6<>9 r7c6=9 "
      "r7c6<>2) (r7c5<>2) r9c6=2 r9c7<>2 r9c7=5 r3c7<>5 (r3c6<>4) (r1c8<>4) r1c2<>2[1] (r1c2<>4) r1c2=9 "
      "r1c9<>9 r5c9=9 r5c9<>5 (r7c9<>5) (r9c9<>5) r2c9=5 r2c3<>5 (r8c4<>9 r8c3=9 r8c3<>5) (r9c3<>5) r7c3=5 "
      "r7c4<>5 (r7c4<>4) (r7c4<>9) r7c4=6 r7c9<>6 (r2c9<>6) r9c9=6 r8c8<>6; [1] r1c2=2 r1c8<>2 r1c8=1; [1] "
      "r1c2=2 r1c2<>9 r3c2=9 r3c2<>4 r3c8=4 r3c8<>5 r3c1=5 r3c1<>1 (r1c8<>2 r1c8=1 r3c8<>1) (r3c8<>6 "
      "r3c6=6 r3c6<>1) r3c7=1 r1c8<>1");
}

// Contradictions are a digit without places in a house, and a cell without digits.
TEST(RefutationTreeTest, EndsWhereNothingIsLeft) {
  const std::array<std::pair<const char*, const char*>, 2> told = {{
      {":0000:x:756.2..948.3.647..41.537..8..4392675.65741.833.76.5..2.4.8.35299...5..4.57.4.9836:"
       "967 282 183:::",
       "Refutation Tree in r1c7 => r1c7<>1; r1c7=1 r1c7<>3; r1c7=1 r1c7=3"},
      {":0000:x:4....5.8.2.7....3..81.3975..4.382..7..249751..7.156.427.851346..16924.7839.6.81..:"
       "917 619 129 429 541 641 967:::",
       "Refutation Tree in r3c1 => r1c2<>6; r1c2=6 r3c1<>6; r1c2=6 r3c1=6"},
  }};
  for (const auto& [text, notation] : told) {
    const Position position = positionOf(toRecord(*parseLibraryLine(text)));
    EXPECT_EQ(toNotation(allSteps(position, Technique::RefutationTree).front()), notation);
  }
}

TEST(ProofTest, NestedStepsAreLemmas) {
  const std::vector<Step> steps = allSteps(stuckPosition(), Technique::NestedForcingChains);
  const auto hasLemmas = [](const Step& step) { return !proofOf(step).lemmas.empty(); };
  const auto nested = std::find_if(steps.begin(), steps.end(), hasLemmas);
  ASSERT_NE(nested, steps.end());
  EXPECT_NE(toNotation(*nested).find("[1] "), std::string::npos);
}

TEST(ProofTest, TheCheckerRefusesWhatIsWrong) {
  const Position position = stuckPosition();
  const std::vector<Step> steps = allSteps(position, Technique::NestedForcingChains);
  const auto nested = std::find_if(steps.begin(), steps.end(),
                                   [](const Step& step) { return !proofOf(step).lemmas.empty(); });
  ASSERT_NE(nested, steps.end());
  Step shorter = *nested;
  proofOf(shorter).chains[0].erase(proofOf(shorter).chains[0].begin() + 1);
  EXPECT_NE(checkProof(position, shorter), "");
  Step unfinished = *nested;
  proofOf(unfinished).chains[0].pop_back();
  EXPECT_NE(checkProof(position, unfinished), "");
  Step without = *nested;
  proofOf(without).lemmas.clear();
  EXPECT_NE(checkProof(position, without), "");
  Step opposite = *nested;
  std::swap(opposite.placements, opposite.eliminations);
  EXPECT_NE(checkProof(position, opposite), "");
}

// Refutation, which every path could fall back on, reaches the end without any other technique but singles.
TEST(RefutationTreeTest, SolvesAlone) {
  Position position = positionOf(gridOf(kHardPuzzles[1]));
  while (!position.board.emptyCells().isEmpty()) {
    std::vector<Step> steps = allSteps(position, Technique::NakedSingle);
    if (steps.empty()) steps = allSteps(position, Technique::HiddenSingle);
    if (steps.empty()) steps = allSteps(position, Technique::RefutationTree);
    ASSERT_FALSE(steps.empty());
    if (isProved(steps.front())) {
      EXPECT_EQ(checkProof(position, steps.front()), "") << toNotation(steps.front());
    }
    position = applyStep(position, steps.front());
  }
  EXPECT_TRUE(solvePath(position).isSolved);
}

TEST(RefutationTreeTest, NothingIsRefutedThatSomeSolutionHas) {
  Grid grid = gridOf(kHardPuzzles[0]);
  grid.clear(grid.filledCells().first());
  const Position position = positionOf(grid);
  for (const Step& step : allSteps(position, Technique::RefutationTree))
    EXPECT_EQ(checkProof(position, step), "") << toNotation(step);
  EXPECT_TRUE(allSteps(positionOf(Grid()), Technique::RefutationTree).empty());
}

}  // namespace
}  // namespace sudoku
