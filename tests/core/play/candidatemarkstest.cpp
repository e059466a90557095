#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <vector>

#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

#include "games.h"

namespace sudoku {
namespace {

/// A game with all corner notes, and three of its open cells in one row.
class CandidateMarksTest : public testing::Test {
 protected:
  CandidateMarksTest() {
    for (const Cell cell : m_start.board.emptyCells()) m_cells.push_back(cell);
  }

  Candidate at(std::size_t place, int digit) const { return {m_cells[place], Digit(digit)}; }
  CellSet cellsTo(std::size_t count) const {
    CellSet cells;
    for (std::size_t place = 0; place < count; ++place) cells.add(m_cells[place]);
    return cells;
  }
  GameState linked(const GameState& state, Candidate one, Candidate other,
                   LinkKind kind = LinkKind::Strong) const {
    return applyMove(state, Move::changeLink(one, other, kind));
  }
  GameState coloured(const GameState& state, Cell cell, int digit, int colour) const {
    return applyMove(state, *togglingCandidateColour(state, {cell}, Digit(digit), Digit(colour)));
  }
  static std::optional<Digit> colourOf(const GameState& state, Candidate candidate) {
    return state.candidateColoursAt(candidate.cell).of(candidate.digit);
  }

  GameState m_start = withAllNotes(gameOf(41));
  std::vector<Cell> m_cells;
};

TEST_F(CandidateMarksTest, ACandidateHasOneColourAndLosesItByTheSame) {
  GameState state = coloured(m_start, m_cells[0], 4, 2);
  EXPECT_EQ(colourOf(state, at(0, 4)), Digit(2));
  EXPECT_EQ(state.candidateColoursAt(m_cells[0]).digits(), DigitSet{Digit(4)});
  state = coloured(state, m_cells[0], 4, 6);
  EXPECT_EQ(colourOf(state, at(0, 4)), Digit(6));
  state = coloured(state, m_cells[0], 4, 6);
  EXPECT_EQ(state, m_start);
}

TEST_F(CandidateMarksTest, SeveralCellsAreColouredWhereTheDigitIsNoted) {
  const GameState lacking = applyMove(m_start, Move::removeNote(m_cells[1], Digit(5)));
  GameState state = coloured(lacking, m_cells[0], 5, 3);
  const auto move = togglingCandidateColour(state, cellsTo(3), Digit(5), Digit(3));
  ASSERT_TRUE(move);
  ASSERT_EQ(move->parts.size(), 1U) << "one has the colour, one lacks the note";
  state = applyMove(state, *move);
  EXPECT_EQ(colourOf(state, at(1, 5)), std::nullopt);
  EXPECT_EQ(colourOf(state, at(2, 5)), Digit(3));
  EXPECT_EQ(coloured(state, m_cells[2], 5, 3), coloured(lacking, m_cells[0], 5, 3));
  EXPECT_EQ(applyMove(state, *togglingCandidateColour(state, cellsTo(3), Digit(5), Digit(3))), lacking);
  EXPECT_FALSE(togglingCandidateColour(lacking, {m_cells[1]}, Digit(5), Digit(1)));
}

TEST_F(CandidateMarksTest, ACentreNoteCarriesMarksToo) {
  GameState state = applyMove(m_start, {Move::Kind::CentreNote, {{m_cells[0], {Digit(7)}}}});
  state = coloured(linked(state, at(0, 7), at(1, 7)), m_cells[0], 7, 1);
  const GameState less = applyMove(state, Move::removeNote(m_cells[0], Digit(7)));
  EXPECT_EQ(colourOf(less, at(0, 7)), Digit(1)) << "it is noted in the centre still";
  EXPECT_EQ(less.links, state.links);
  const GameState gone = applyMove(less, {Move::Kind::CentreNote, {{m_cells[0], {Digit(7)}}}, false});
  EXPECT_EQ(colourOf(gone, at(0, 7)), std::nullopt);
  EXPECT_TRUE(gone.links.empty());
}

TEST_F(CandidateMarksTest, ALinkHasNoDirectionAndOneKind) {
  const GameState one = linked(m_start, at(0, 4), at(1, 4));
  EXPECT_EQ(one, linked(m_start, at(1, 4), at(0, 4)));
  EXPECT_EQ(one.linkBetween(at(1, 4), at(0, 4)), LinkKind::Strong);
  const GameState other = linked(one, at(1, 4), at(0, 4), LinkKind::Weak);
  ASSERT_EQ(other.links.size(), 1U);
  EXPECT_EQ(other.linkBetween(at(0, 4), at(1, 4)), LinkKind::Weak);
  EXPECT_EQ(applyMove(other, *togglingLink(other, at(1, 4), at(0, 4), LinkKind::Weak)), m_start);
  EXPECT_EQ(applyMove(other, *togglingLink(other, at(1, 4), at(0, 4), LinkKind::Strong)), one);
}

TEST_F(CandidateMarksTest, TwoCandidatesOfOneCellCanBeLinked) {
  const GameState state = linked(m_start, at(0, 4), at(0, 9));
  EXPECT_EQ(state.linkBetween(at(0, 9), at(0, 4)), LinkKind::Strong);
  EXPECT_EQ(applyMove(state, Move::changeLink(at(0, 9), at(0, 4), std::nullopt)), m_start);
}

TEST_F(CandidateMarksTest, WhatIsNotNotedIsNotLinked) {
  const GameState lacking = applyMove(m_start, Move::removeNote(m_cells[1], Digit(4)));
  EXPECT_FALSE(togglingLink(lacking, at(0, 4), at(1, 4), LinkKind::Strong));
  EXPECT_FALSE(togglingLink(lacking, at(1, 4), at(0, 4), LinkKind::Weak));
  EXPECT_FALSE(togglingLink(lacking, at(0, 4), at(0, 4), LinkKind::Weak));
  EXPECT_EQ(linked(lacking, at(0, 4), at(1, 4)), lacking);
}

TEST_F(CandidateMarksTest, ClearingTakesTheLinksOfTheCellsOrAll) {
  GameState state = linked(m_start, at(0, 4), at(1, 4));
  state = linked(state, at(1, 4), at(2, 4), LinkKind::Weak);
  state = linked(state, at(2, 5), at(3, 5));
  const GameState cleared = applyMove(state, *clearingLinks(state, {m_cells[1]}));
  ASSERT_EQ(cleared.links.size(), 1U);
  EXPECT_TRUE(cleared.linkBetween(at(2, 5), at(3, 5)));
  EXPECT_TRUE(applyMove(state, *clearingLinks(state, allCells())).links.empty());
  EXPECT_FALSE(clearingLinks(cleared, {m_cells[1]}));
  EXPECT_FALSE(clearingLinks(m_start, allCells()));
}

TEST_F(CandidateMarksTest, ClearingTakesTheColoursOfTheCandidatesOfTheCells) {
  const GameState one = coloured(m_start, m_cells[2], 1, 1);
  const GameState state = coloured(coloured(one, m_cells[0], 4, 2), m_cells[0], 6, 5);
  EXPECT_EQ(applyMove(state, *clearingCandidateColours(state, cellsTo(2))), one);
  EXPECT_FALSE(clearingCandidateColours(one, cellsTo(2)));
}

TEST_F(CandidateMarksTest, AnEntryTakesTheMarksOfItsCellAndOfThePeersThatLoseTheNote) {
  const Cell cell = m_cells[0];
  const Digit right = rightFor(m_start, cell);
  const auto peer = std::find_if(m_cells.begin() + 1, m_cells.end(),
                                 [&](Cell other) { return peersOf(cell).contains(other); });
  const auto far = std::find_if(m_cells.begin() + 1, m_cells.end(),
                                [&](Cell other) { return !peersOf(cell).contains(other); });
  ASSERT_TRUE(peer != m_cells.end() && far != m_cells.end());
  GameState state = coloured(m_start, *peer, right.value(), 3);
  state = coloured(state, *far, right.value(), 3);
  state = linked(state, {*peer, right}, {*far, right});
  const auto [entered, changed] = applyMoveWithChanges(state, Move::enter(cell, right));
  EXPECT_EQ(colourOf(entered, {*peer, right}), std::nullopt);
  EXPECT_EQ(colourOf(entered, {*far, right}), Digit(3));
  EXPECT_TRUE(entered.links.empty());
  EXPECT_TRUE(changed.contains(*far)) << "its link is gone";
}

TEST(ColouredCandidatesTest, HoldsWhatATableOfAllCandidatesHolds) {
  Random random(17);
  ColouredCandidates colours;
  std::map<Candidate, Digit> table;
  for (int change = 0; change < 2000; ++change) {
    const Candidate candidate{Cell(static_cast<int>(random.below(kCellCount))),
                              Digit(1 + static_cast<int>(random.below(kDigitCount)))};
    std::optional<Digit> colour;
    if (random.below(3) != 0) colour = Digit(1 + static_cast<int>(random.below(kColourCount)));
    colours.set(candidate, colour);
    table.erase(candidate);
    if (colour) table.emplace(candidate, *colour);
    CellSet cells;
    for (const auto& [other, its] : table) {
      cells.add(other.cell);
      EXPECT_EQ(colours.at(other.cell).of(other.digit), its);
    }
    EXPECT_EQ(colours.cells(), cells);
    EXPECT_EQ(colours.at(candidate.cell).of(candidate.digit), colour);
  }
  for (const Cell cell : allCells()) colours.put(cell, {});
  EXPECT_TRUE(colours.isEmpty());
  EXPECT_EQ(colours, ColouredCandidates());
}

TEST(CandidateMarksLawTest, MarksAreOnNotesAloneInEveryOrderOfMoves) {
  std::size_t links = 0;
  int colours = 0;
  for (std::uint64_t seed = 0; seed < 10; ++seed) {
    RandomPlay play(seed);
    for (int count = 0; count < 400; ++count) {
      const GameState state = applyMove(play.state(), play.next());
      for (const Cell cell : allCells()) {
        const DigitSet coloured = state.candidateColoursAt(cell).digits();
        ASSERT_TRUE((coloured - state.allNotesAt(cell)).isEmpty());
        colours += coloured.size();
      }
      for (const CandidateLink& link : state.links)
        for (const Candidate end : {link.first, link.second})
          ASSERT_TRUE(state.allNotesAt(end.cell).contains(end.digit));
      ASSERT_TRUE(std::is_sorted(state.links.begin(), state.links.end()));
      for (std::size_t index = 1; index < state.links.size(); ++index)
        ASSERT_FALSE(state.links[index - 1].joins(state.links[index].first, state.links[index].second));
      links += state.links.size();
      play.take(state);
    }
  }
  EXPECT_GT(links, 10U);
  EXPECT_GT(colours, 1000);
}

TEST_F(CandidateMarksTest, OfMarksOnCandidatesThoseOnOthersAreLeftOut) {
  GameState state = coloured(coloured(m_start, at(0, 1).cell, 1, 2), at(0, 1).cell, 3, 4);
  state = linked(linked(state, at(0, 1), at(1, 1)), at(0, 1), at(1, 2), LinkKind::Weak);
  const DrawnMarks all{state.candidateColours, state.links};
  EXPECT_EQ(onCandidates(all, state.allNotes()), all);
  std::array<DigitSet, kCellCount> few{};
  for (const std::size_t place : {0U, 1U})
    few.at(static_cast<std::size_t>(m_cells[place].index())) = {Digit(1)};
  const DrawnMarks rest = onCandidates(all, few);
  CandidateColours one;
  one.set(Digit(1), Digit(2));
  EXPECT_EQ(rest.colours.at(at(0, 1).cell), one);
  EXPECT_EQ(rest.links, std::vector{CandidateLink::between(at(0, 1), at(1, 1), LinkKind::Strong)});
  EXPECT_TRUE(onCandidates(all, {}).isEmpty());
}

}  // namespace
}  // namespace sudoku
