#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <string_view>

#include "../../testgrids.h"
#include "logic/chains/forcingprefilter.h"
#include "logic/chains/links.h"

namespace sudoku::chains {
namespace {

// Puzzles whose first steps need chains inside others (ED 11.3 and 9.9).
constexpr std::array kHardest = {
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ".2.4...8.....8...68....71..2..5...9..95.......4..3.........1..7..28...4.....6.3..",
};

/// A position whose singles have been followed up.
OptionPosition optionPositionOf(const Grid& grid) {
  OptionPosition position(grid);
  for (int constraint = 0; constraint < kConstraintCount; ++constraint)
    if (countOf(position.options(constraint)) == 1) {
      const int single = candidateAt(constraint, firstOf(position.options(constraint)));
      position.place(cellOf(single), digitOf(single));
      constraint = -1;
    }
  return position;
}

CandidateSet candidatesOf(const OptionPosition& position) {
  CandidateSet candidates;
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const int digit : Bits(position.digits(cell))) candidates.add(candidateOf(cell, digit));
  return candidates;
}

/// Eliminates the candidates with a weak link to one.
void eliminateLinked(OptionPosition& position, int candidate) {
  candidatesOf(position).forEach([&](int other) {
    if (weakLinksOf(candidate).contains(other)) position.eliminate(other);
  });
}

/// The position that is left if a candidate is on, and with it everything that is then the last option;
/// nothing if that contradicts itself. Done one thing at a time, with no other aid.
std::optional<OptionPosition> assumed(const OptionPosition& position, int candidate) {
  OptionPosition left = position;
  CandidateSet on;
  on.add(candidate);
  eliminateLinked(left, candidate);
  for (int constraint = 0; constraint < kConstraintCount; ++constraint) {
    if (position.options(constraint) == 0) continue;
    if (left.options(constraint) == 0) return std::nullopt;
    const int last = candidateAt(constraint, firstOf(left.options(constraint)));
    if (countOf(left.options(constraint)) > 1 || countOf(position.options(constraint)) == 1 ||
        on.contains(last))
      continue;
    on.add(last);
    eliminateLinked(left, last);
    constraint = -1;
  }
  return left;
}

/// The candidates that none of the cases of a constraint leaves.
CandidateSet lostToAll(const OptionPosition& position, int constraint) {
  CandidateSet lost = candidatesOf(position);
  for (const int each : Bits(position.options(constraint)))
    if (const auto left = assumed(position, candidateAt(constraint, each))) lost -= candidatesOf(*left);
  return lost;
}

void expectAsFollowed(const OptionPosition& position, const ForcingPrefilter& prefilter) {
  candidatesOf(position).forEach([&](int candidate) {
    EXPECT_EQ(prefilter.expectsContradiction(candidate, true), !assumed(position, candidate)) << candidate;
  });
  for (int constraint = 0; constraint < kConstraintCount; ++constraint)
    EXPECT_EQ(prefilter.expectsShared(constraint),
              countOf(position.options(constraint)) > 1 && !lostToAll(position, constraint).isEmpty())
        << constraint;
}

TEST(ForcingPrefilterTest, ExpectsWhatAssumptionsLeadTo) {
  ForcingPrefilter prefilter;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    SCOPED_TRACE(seed);
    const OptionPosition position = optionPositionOf(puzzleOf(seed).givens);
    prefilter.update(position, nullptr);
    expectAsFollowed(position, prefilter);
  }
}

// The source has no step, so that all steps of the position come from what is new in it.
TEST(ForcingPrefilterTest, GoesOnFromTheSource) {
  ForcingPrefilter prefilter;
  for (const std::string_view puzzle : kHardest) {
    const OptionPosition source = optionPositionOf(gridOf(puzzle));
    prefilter.update(source, nullptr);
    ASSERT_TRUE(prefilter.expectsNothing());
    for (int cell = 0; cell < kCellCount; cell += 9)
      for (const int digit : Bits(source.digits(cell))) {
        SCOPED_TRACE(candidateOf(cell, digit));
        const auto position = assumed(source, candidateOf(cell, digit));
        ASSERT_TRUE(position);
        prefilter.update(*position, &source);
        expectAsFollowed(*position, prefilter);
      }
  }
}

void expectSame(const CandidateSet& a, const CandidateSet& b) {
  CandidateSet onlyA = a;
  CandidateSet onlyB = b;
  onlyA -= b;
  onlyB -= a;
  EXPECT_TRUE(onlyA.isEmpty() && onlyB.isEmpty());
}

TEST(LinksTest, ConsequencesAreTheSameWithASource) {
  Links fromSource;
  Links alone;
  for (const std::string_view puzzle : kHardest) {
    const OptionPosition source = optionPositionOf(gridOf(puzzle));
    candidatesOf(source).forEach([&](int candidate) {
      SCOPED_TRACE(candidate);
      const auto position = assumed(source, candidate);
      ASSERT_TRUE(position);
      fromSource.update(*position, &source);
      alone.update(*position, nullptr);
      alone.all().forEach([&](int each) {
        expectSame(fromSource.consequencesOf(each).on & alone.all(), alone.consequencesOf(each).on);
        expectSame(fromSource.consequencesOf(each).off & alone.all(), alone.consequencesOf(each).off);
      });
      for (int constraint = 0; constraint < kConstraintCount; ++constraint) {
        if (fromSource.changedConstraints().contains(constraint) ||
            countOf(position->options(constraint)) < 2)
          continue;
        CandidateSet shared = alone.all();
        for (const int each : Bits(position->options(constraint)))
          shared &= alone.consequencesOf(candidateAt(constraint, each)).off;
        EXPECT_TRUE(shared.isEmpty()) << constraint;
      }
    });
  }
}

}  // namespace
}  // namespace sudoku::chains
