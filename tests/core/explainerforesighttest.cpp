#include <array>
#include <cstdint>
#include <gtest/gtest.h>
#include <optional>
#include <string_view>

#include "explainer/forcingforesight.h"
#include "explainer/links.h"
#include "testgrids.h"

namespace sudoku::explainer {
namespace {

// Their first steps need chains inside others (ED 11.3 and 9.9).
constexpr std::array kHardest = {
    ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....",
    ".2.4...8.....8...68....71..2..5...9..95.......4..3.........1..7..28...4.....6.3..",
};

/// A position whose singles have been followed up.
Position positionOf(const Grid& grid) {
  Position position(grid);
  for (int unit = 0; unit < kUnitCount; ++unit)
    if (countOf(position.unit(unit)) == 1) {
      const int single = candidateAt(unit, firstOf(position.unit(unit)));
      position.place(cellOf(single), digitOf(single));
      unit = -1;
    }
  return position;
}

CandidateSet candidatesOf(const Position& position) {
  CandidateSet candidates;
  for (int cell = 0; cell < kCellCount; ++cell)
    for (const int digit : Bits(position.digits(cell))) candidates.add(candidateOf(cell, digit));
  return candidates;
}

/// Takes away who sees a candidate.
void takeRivals(Position& position, int candidate) {
  candidatesOf(position).forEach([&](int other) {
    if (rivalsOf(candidate).contains(other)) position.eliminate(other);
  });
}

/// What is left if a candidate is on and everything is that then is the last one; nothing if that contradicts
/// itself. One thing at a time, with no other aid.
std::optional<Position> assumed(const Position& position, int candidate) {
  Position rest = position;
  CandidateSet on;
  on.add(candidate);
  takeRivals(rest, candidate);
  for (int unit = 0; unit < kUnitCount; ++unit) {
    if (position.unit(unit) == 0) continue;
    if (rest.unit(unit) == 0) return std::nullopt;
    const int last = candidateAt(unit, firstOf(rest.unit(unit)));
    if (countOf(rest.unit(unit)) > 1 || countOf(position.unit(unit)) == 1 || on.contains(last)) continue;
    on.add(last);
    takeRivals(rest, last);
    unit = -1;
  }
  return rest;
}

/// The candidates that none of the cases of a unit leaves.
CandidateSet lostToAll(const Position& position, int unit) {
  CandidateSet lost = candidatesOf(position);
  for (const int each : Bits(position.unit(unit)))
    if (const auto rest = assumed(position, candidateAt(unit, each))) lost -= candidatesOf(*rest);
  return lost;
}

void expectForeseen(const Position& position, const ForcingForesight& foresight) {
  candidatesOf(position).forEach([&](int candidate) {
    EXPECT_EQ(foresight.expectsContradiction(candidate, true), !assumed(position, candidate)) << candidate;
  });
  for (int unit = 0; unit < kUnitCount; ++unit)
    EXPECT_EQ(foresight.expectsShared(unit),
              countOf(position.unit(unit)) > 1 && !lostToAll(position, unit).isEmpty())
        << unit;
}

TEST(ForcingForesightTest, ForeseesWhatAssumptionsLeadTo) {
  ForcingForesight foresight;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    SCOPED_TRACE(seed);
    const Position position = positionOf(puzzleOf(seed).givens);
    foresight.look(position, nullptr);
    expectForeseen(position, foresight);
  }
}

// The source has no step, so that what an assumption leaves of it has none but what is new.
TEST(ForcingForesightTest, GoesOnFromTheSource) {
  ForcingForesight foresight;
  for (const std::string_view puzzle : kHardest) {
    const Position source = positionOf(gridOf(puzzle));
    foresight.look(source, nullptr);
    ASSERT_TRUE(foresight.expectsNothing());
    for (int cell = 0; cell < kCellCount; cell += 9)
      for (const int digit : Bits(source.digits(cell))) {
        SCOPED_TRACE(candidateOf(cell, digit));
        const auto position = assumed(source, candidateOf(cell, digit));
        ASSERT_TRUE(position);
        foresight.look(*position, &source);
        expectForeseen(*position, foresight);
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
    const Position source = positionOf(gridOf(puzzle));
    candidatesOf(source).forEach([&](int candidate) {
      SCOPED_TRACE(candidate);
      const auto position = assumed(source, candidate);
      ASSERT_TRUE(position);
      fromSource.look(*position, &source);
      alone.look(*position, nullptr);
      alone.all().forEach([&](int each) {
        expectSame(fromSource.consequencesOf(each).on & alone.all(), alone.consequencesOf(each).on);
        expectSame(fromSource.consequencesOf(each).off & alone.all(), alone.consequencesOf(each).off);
      });
      for (int unit = 0; unit < kUnitCount; ++unit) {
        if (fromSource.newUnits().contains(unit) || countOf(position->unit(unit)) < 2) continue;
        CandidateSet shared = alone.all();
        for (const int each : Bits(position->unit(unit)))
          shared &= alone.consequencesOf(candidateAt(unit, each)).off;
        EXPECT_TRUE(shared.isEmpty()) << unit;
      }
    });
  }
}

}  // namespace
}  // namespace sudoku::explainer
