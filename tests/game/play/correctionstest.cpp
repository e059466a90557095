#include <array>
#include <gtest/gtest.h>

#include "../control/gamefixture.h"
#include "game/play/corrections.h"

namespace sudoku {
namespace {

GameState stateAfter(const std::vector<Move>& moves) {
  GameState state(puzzle());
  for (const Move& move : moves) state = applyMove(state, move);
  return state;
}

TEST(WrongEntriesTest, BackLeadsToTheLastPositionWithoutOneAndSaysWhatGoesToo) {
  const std::vector<Move> right = {Move::enter(kOpen, Digit(4)), Move::setNote(Cell(5), Digit(8))};
  EXPECT_FALSE(wayBack(stateAfter(right), right));
  std::vector<Move> moves = right;
  moves.push_back(Move::enter(kOther, Digit(2)));
  auto way = wayBack(stateAfter(moves), moves);
  ASSERT_TRUE(way);
  EXPECT_EQ(way->target, static_cast<const GameContents&>(stateAfter(right)));
  EXPECT_TRUE(way->rightEntries.isEmpty());
  EXPECT_FALSE(way->takesMarks);

  moves.push_back(Move::setNote(Cell(6), Digit(9)));
  EXPECT_TRUE(wayBack(stateAfter(moves), moves)->takesMarks);
  moves.push_back(Move::enter(Cell(5), Digit(8)));
  way = wayBack(stateAfter(moves), moves);
  EXPECT_EQ(way->rightEntries, CellSet{Cell(5)});
  EXPECT_EQ(way->target, static_cast<const GameContents&>(stateAfter(right)));
}

TEST(WrongEntriesTest, TheOneThatStandsLongestComesFirst) {
  const std::vector<Move> moves = {Move::enter(kOther, Digit(2)), Move::enter(kOpen, Digit(1)),
                                   Move::setNote(Cell(5), Digit(8))};
  EXPECT_EQ(wrongEntries(stateAfter(moves), moves),
            (std::vector<WrongEntry>{{kOther, Digit(2), 3}, {kOpen, Digit(1), 2}}));
}

TEST(WrongEntriesTest, ClearingTakesThemAloneAway) {
  const std::vector<Move> moves = {Move::enter(kOther, Digit(2)), Move::enter(kOpen, Digit(4)),
                                   Move::enter(Cell(5), Digit(6))};
  const auto move = clearingWrongEntries(stateAfter(moves), moves);
  EXPECT_EQ(move, Move::clear({kOther, Cell(5)}));
  EXPECT_FALSE(clearingWrongEntries(applyMove(stateAfter(moves), *move), moves));
}

TEST(WrongEntriesTest, ClearingGivesTheNotesBackThatTheyTook) {
  // A 1 in r1c3 erases the notes of its cell, and the note 1 of r1c6, where 1 stays possible.
  const std::vector<Move> notes = {Move::setNote(kOpen, Digit(4)), Move::setNote(kOpen, Digit(1)),
                                   Move::setNote(Cell(5), Digit(1)), Move::setNote(Cell(5), Digit(8)),
                                   Move{Move::Kind::CentreNote, {{Cell(6), {Digit(1)}}}}};
  std::vector<Move> moves = notes;
  moves.push_back(Move::enter(kOpen, Digit(1)));
  moves.push_back(Move::removeNote(Cell(5), Digit(8)));
  const GameState state = stateAfter(moves);
  ASSERT_TRUE(state.allNotesAt(Cell(6)).isEmpty());
  const auto move = clearingWrongEntries(state, moves);
  ASSERT_TRUE(move);
  const GameState cleared = applyMove(state, *move);
  EXPECT_EQ(cleared.notesAt(kOpen), (DigitSet{Digit(1), Digit(4)}));
  const DigitSet one = Candidates(cleared.board).at(Cell(5)) & DigitSet{Digit(1)};
  EXPECT_EQ(cleared.notesAt(Cell(5)), one) << "the 8 was crossed out since";
  EXPECT_EQ(cleared.centreNotesAt(Cell(6)), Candidates(cleared.board).at(Cell(6)) & DigitSet{Digit(1)});
}

Move colour(Candidate candidate, Digit number) {
  return {
      .kind = Move::Kind::CandidateColour, .parts = {{candidate.cell, {candidate.digit}}}, .colour = number};
}

/// Notes with colours and links, then two wrong entries, which erase some of them.
std::vector<Move> notesThatWrongEntriesErase(const std::vector<Move>& between) {
  const std::array<Candidate, 4> ends = {
      {{kOpen, Digit(4)}, {kOpen, Digit(1)}, {Cell(5), Digit(6)}, {Cell(5), Digit(8)}}};
  std::vector<Move> moves;
  moves.reserve(2 * ends.size() + between.size());
  for (const Candidate& end : ends) moves.push_back(Move::setNote(end.cell, end.digit));
  for (const Candidate& end : ends) moves.push_back(colour(end, Digit(end.digit.value() % 6 + 1)));
  moves.push_back(Move::changeLink(ends[0], ends[1], LinkKind::Weak));
  moves.push_back(Move::changeLink(ends[0], ends[3], LinkKind::Strong));
  moves.push_back(Move::enter(kOpen, Digit(1)));
  moves.insert(moves.end(), between.begin(), between.end());
  moves.push_back(Move::enter(Cell(5), Digit(6)));
  return moves;
}

TEST(WrongEntriesTest, ClearingGivesTheColoursAndLinksOfNotesBack) {
  const std::vector<Move> moves = notesThatWrongEntriesErase({});
  const GameState before = stateAfter({moves.begin(), moves.end() - 2});
  const GameState state = stateAfter(moves);
  ASSERT_EQ(before.links.size(), 2U);
  ASSERT_TRUE(state.links.empty());
  ASSERT_TRUE(state.candidateColours.isEmpty());
  const auto move = clearingWrongEntries(state, moves);
  ASSERT_TRUE(move);
  EXPECT_EQ(static_cast<const GameContents&>(applyMove(state, *move)),
            static_cast<const GameContents&>(before))
      << "as undoing both does";
}

TEST(WrongEntriesTest, ClearingLeavesOutLinksOfNotesThatThePlayerHasCrossedOut) {
  const std::vector<Move> moves = notesThatWrongEntriesErase({Move::removeNote(Cell(5), Digit(8))});
  const GameState state = stateAfter(moves);
  const auto move = clearingWrongEntries(state, moves);
  ASSERT_TRUE(move);
  const GameState cleared = applyMove(state, *move);
  EXPECT_EQ(cleared.links,
            std::vector{CandidateLink::between({kOpen, Digit(4)}, {kOpen, Digit(1)}, LinkKind::Weak)});
  EXPECT_FALSE(cleared.candidateColoursAt(Cell(5)).of(Digit(8)));
  EXPECT_TRUE(cleared.candidateColoursAt(Cell(5)).of(Digit(6)));
}

}  // namespace
}  // namespace sudoku
