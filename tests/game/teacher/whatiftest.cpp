#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/logic/notation.h>

#include "game/teacher/whatif.h"
#include "plainwords.h"
#include "references.h"
#include "whatifchecker.h"

namespace sudoku {
namespace {

constexpr std::size_t kMostEvents = 20;
constexpr std::size_t kMostBelowExtreme = 10;

using support::Reference;
using support::references;

/// A what-if as text, one line for each event.
std::string toldOf(const WhatIf& told) {
  QString text = toPlainText(told.assumption);
  for (const WhatIf::Event& event : told.events) text += "\n" + toPlainText(event.words);
  return (text + "\n" + toPlainText(told.end)).toStdString();
}

void forEachWhatIf(const std::function<void(const Reference&, const WhatIf&)>& look) {
  for (const Reference& reference : references())
    for (const auto& concluded : {reference.step.placements, reference.step.eliminations})
      for (const Candidate& conclusion : concluded)
        look(reference, whatIf(reference.step, reference.position, conclusion));
}

const Reference& referenceOf(std::string_view notation) {
  const auto found = std::find_if(references().begin(), references().end(), [&](const Reference& reference) {
    return toNotation(reference.step) == notation;
  });
  return found == references().end() ? references().front() : *found;
}

std::string toldOfFirst(const std::string& notation) {
  const auto& [line, position, step] = referenceOf(notation);
  return toldOf(whatIf(step, position, step.placements.empty() ? step.eliminations[0] : step.placements[0]));
}

TEST(WhatIfTest, EachEventFollowsAndTheEndIsAContradictionOrTwoWays) {
  forEachWhatIf([](const Reference& reference, const WhatIf& told) {
    EXPECT_EQ(support::faultOf(told, reference.position, reference.step), "")
        << toNotation(reference.step) << '\n'
        << toldOf(told);
  });
}

TEST(WhatIfTest, AssumesTheOpposite) {
  for (const auto& [line, position, step] : references()) {
    for (const Candidate& candidate : step.eliminations)
      EXPECT_EQ(whatIf(step, position, candidate).assumed, (Literal{candidate, true})) << line;
    for (const Candidate& candidate : step.placements)
      EXPECT_EQ(whatIf(step, position, candidate).assumed, (Literal{candidate, false})) << line;
  }
}

TEST(WhatIfTest, WhatRestsOnUniquenessShowsTheTwoSolutionsAndNothingElseDoes) {
  forEachWhatIf([](const Reference& reference, const WhatIf& told) {
    const bool isDeadly = infoOf(reference.step.technique).family == TechniqueFamily::DeadlyPattern;
    EXPECT_EQ(told.twoSolutions.has_value(), isDeadly) << toNotation(reference.step);
  });
}

TEST(WhatIfTest, SentencesAreShortAndHaveTheirPlacesFilled) {
  forEachWhatIf([](const Reference& reference, const WhatIf& told) {
    support::expectPlain(told.assumption, reference.line);
    for (const WhatIf::Event& event : told.events) support::expectPlain(event.words, reference.line);
    support::expectPlain(told.end, reference.line);
  });
}

TEST(WhatIfTest, WordsNameWhatIsFoundAndWhatGoesAlone) {
  const auto names = [](const WhatIf::Event& event, Role role, const Candidate& candidate) {
    return std::any_of(event.words.begin(), event.words.end(), [&](const Phrase& phrase) {
      return phrase.role == role && phrase.cells.contains(candidate.cell) &&
             phrase.digits.contains(candidate.digit);
    });
  };
  forEachWhatIf([&](const Reference& reference, const WhatIf& told) {
    for (const WhatIf::Event& event : told.events) {
      for (const Candidate& candidate : event.placed)
        EXPECT_TRUE(names(event, Role::On, candidate)) << toPlainText(event.words).toStdString();
      if (!event.placed.empty() || event.rule == PlainRule::CellFilled) continue;
      for (const Candidate& candidate : event.removed)
        EXPECT_TRUE(names(event, Role::Off, candidate)) << toNotation(reference.step) << '\n'
                                                        << toPlainText(event.words).toStdString();
    }
  });
}

TEST(WhatIfTest, IsShort) {
  forEachWhatIf([](const Reference& reference, const WhatIf& told) {
    const bool isOrdinary = infoOf(reference.step.technique).level < Level::Extreme;
    EXPECT_LE(told.events.size(), isOrdinary ? kMostBelowExtreme : kMostEvents)
        << toNotation(reference.step) << '\n'
        << toldOf(told);
  });
}

TEST(WhatIfTest, GhostShowsWhatIsToldAndBreaksInTheEnd) {
  forEachWhatIf([](const Reference& reference, const WhatIf& told) {
    const auto last = static_cast<int>(told.events.size());
    const GhostBoard start = ghostAfter(told, reference.position, 0);
    const auto [cell, digit] = told.assumed.candidate;
    EXPECT_EQ(start.board.at(cell) == digit, told.assumed.isOn) << reference.line;
    for (int count = 1; count <= last; ++count) {
      const WhatIf::Event& event = told.events[static_cast<std::size_t>(count) - 1];
      const GhostBoard ghost = ghostAfter(told, reference.position, count);
      for (const Candidate& placed : event.placed) {
        EXPECT_EQ(ghost.board.at(placed.cell), placed.digit) << reference.line;
        EXPECT_TRUE(ghost.assumed.contains(placed.cell)) << reference.line;
      }
      for (const Candidate& removed : event.removed)
        EXPECT_FALSE(ghost.candidates[static_cast<std::size_t>(removed.cell.index())].contains(removed.digit))
            << reference.line;
      EXPECT_EQ(ghost.broken, count < last ? CellSet() : told.broken) << reference.line;
    }
  });
}

TEST(WhatIfTest, GhostLeavesTheRestOfTheBoardAlone) {
  forEachWhatIf([](const Reference& reference, const WhatIf& told) {
    const GhostBoard ghost = ghostAfter(told, reference.position, static_cast<int>(told.events.size()));
    for (const Cell cell : allCells() - ghost.assumed)
      EXPECT_EQ(ghost.board.at(cell), reference.position.board.at(cell)) << reference.line;
    EXPECT_TRUE((ghost.assumed & reference.position.board.filledCells()).isEmpty()) << reference.line;
  });
}

TEST(WhatIfTest, TellsOfAnXWingByItsLines) {
  EXPECT_EQ(toldOfFirst("X-Wing: 3 r45 c35 => r8c3<>3"),
            "Suppose r8c3 is 3.\n"
            "Then column 3 has its 3, so r4c3 and r5c3 are not 3.\n"
            "Row 4 has one place left for 3: r4c5.\n"
            "Then column 5 has its 3, so r5c5 is not 3.\n"
            "Row 5 has no place left for 3.");
}

TEST(WhatIfTest, TellsOfAWingByItsCells) {
  EXPECT_EQ(toldOfFirst("XY-Wing: 3/9/4 in r45c5,r6c6 => r4c6<>4"),
            "Suppose r4c6 is 4.\n"
            "Then row 4 has its 4, so r4c5 can only be 3.\n"
            "Then column 5 has its 3, so r5c5 is not 3.\n"
            "Then column 6 has its 4, so r6c6 can only be 9.\n"
            "Then the middle box has its 9, so r5c5 is not 9.\n"
            "r5c5 has no candidate left.");
}

TEST(WhatIfTest, TellsOfARectangleThatItCouldBeSwapped) {
  EXPECT_EQ(toldOfFirst("Uniqueness Test 4: 1/3 in r5c56,r9c56 => r59c5<>3"),
            "Suppose r5c5 is 3.\n"
            "r5c5 is 3, so in column 5 only r9c5 is left for 1.\n"
            "Now these four cells hold only 1 and 3: swap them, and there is a second solution.");
}

TEST(WhatIfTest, TheFirstOfTwoWaysGoesWithTheAssumption) {
  const auto& [line, position, step] = referenceOf("Uniqueness Test 4: 1/3 in r5c56,r9c56 => r59c5<>3");
  const WhatIf told = whatIf(step, position, step.eliminations[0]);
  ASSERT_TRUE(told.twoSolutions);
  const auto [cell, digit] = told.assumed.candidate;
  EXPECT_EQ((*told.twoSolutions)[0].at(cell), digit);
  EXPECT_NE((*told.twoSolutions)[1].at(cell), digit);
}

TEST(WhatIfTest, TellsTheSameEachTime) {
  forEachWhatIf([](const Reference& reference, const WhatIf& told) {
    const Candidate& conclusion = told.assumed.candidate;
    EXPECT_EQ(whatIf(reference.step, reference.position, conclusion), told) << reference.line;
  });
}

}  // namespace
}  // namespace sudoku
