#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

#include "games.h"

namespace sudoku {
namespace {

/// The cells that lose a link to one of the other cells given.
CellSet lostAnEnd(const GameState& before, const GameState& after, CellSet others) {
  CellSet cells;
  for (const CandidateLink& link : before.links)
    for (const auto& [end, other] : {std::pair(link.first, link.second), std::pair(link.second, link.first)})
      if (others.contains(other.cell) && !after.linkBetween(end, other)) cells.add(end.cell);
  return cells;
}

TEST(GameLawsTest, AGivenPuzzleIsReadOnlyInEveryOrderOfMoves) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    RandomPlay play(seed);
    for (int count = 0; count < 300; ++count) {
      const GameState state = applyMove(play.state(), play.next());
      ASSERT_EQ(state.puzzle, play.start().puzzle);
      for (const Cell cell : play.start().puzzle.givens.filledCells()) {
        ASSERT_EQ(state.board.at(cell), play.start().puzzle.givens.at(cell));
        ASSERT_TRUE(state.ruledOutAt(cell).isEmpty());
      }
      for (const Cell cell : state.board.filledCells()) ASSERT_TRUE(state.allNotesAt(cell).isEmpty());
      for (const Cell cell : allCells()) ASSERT_TRUE((state.coloursAt(cell) - allColours()).isEmpty());
      play.take(state);
    }
  }
}

TEST(GameLawsTest, AMoveChangesItsCellsAndTheNotesOfTheirPeersAtMost) {
  RandomPlay play(14);
  for (int count = 0; count < 3000; ++count) {
    const Move move = play.next();
    const auto [next, changed] = applyMoveWithChanges(play.state(), move);
    ASSERT_EQ(next, applyMove(play.state(), move));
    ASSERT_EQ(changed, changedCells(play.state(), next));
    ASSERT_EQ(changed.isEmpty(), play.state() == next);
    CellSet named;
    DigitSet digits;
    CellSet peers;
    for (const Move::Part& part : move.parts) {
      named.add(part.cell);
      digits = digits | part.digits;
      peers |= peersOf(part.cell);
    }
    for (const Cell cell : move.target ? CellSet() : changed - named - lostAnEnd(play.state(), next, named)) {
      ASSERT_EQ(move.kind, Move::Kind::Enter);
      ASSERT_TRUE(move.erases && peers.contains(cell));
      ASSERT_EQ(play.state().board.at(cell), next.board.at(cell));
      ASSERT_EQ(play.state().ruledOutAt(cell), next.ruledOutAt(cell));
      ASSERT_EQ(play.state().coloursAt(cell), next.coloursAt(cell));
      ASSERT_TRUE((play.state().centreNotesAt(cell) - next.centreNotesAt(cell) - digits).isEmpty());
      ASSERT_TRUE((next.centreNotesAt(cell) - play.state().centreNotesAt(cell)).isEmpty());
      ASSERT_TRUE((play.state().notesAt(cell) - next.notesAt(cell) - digits).isEmpty());
      ASSERT_TRUE((next.notesAt(cell) - play.state().notesAt(cell)).isEmpty());
    }
    play.take(next);
  }
}

TEST(GameLawsTest, TheChangedCellsNameEveryPeerThatLosesANote) {
  const GameState start = withAllNotes(gameOf(14));
  for (const Cell cell : start.board.emptyCells())
    for (const Digit digit : allDigits()) {
      const auto [state, changed] = applyMoveWithChanges(start, Move::enter(cell, digit));
      ASSERT_EQ(changed, changedCells(start, state));
      const bool breaksRule = conflictingCells(state.board).contains(cell);
      ASSERT_EQ(changed.size() > 1, !breaksRule);
      ASSERT_TRUE(applyMoveWithChanges(state, Move::enter(cell, digit)).changed.isEmpty());
    }
}

TEST(GameLawsTest, AMoveMadeTwiceIsMadeOnce) {
  RandomPlay play(15);
  for (int count = 0; count < 1000; ++count) {
    const Move move = play.next();
    const GameState once = applyMove(play.state(), move);
    // A later entry of several may erase notes of, or clash with, an earlier one.
    if (move.kind != Move::Kind::Enter || move.parts.size() == 1) {
      ASSERT_EQ(applyMove(once, move), once);
    }
    play.take(once);
  }
}

TEST(GameLawsTest, TheSameMovesGiveTheSameGame) {
  RandomPlay play(16);
  std::vector<Move> moves;
  for (int count = 0; count < 500; ++count) {
    moves.push_back(play.next());
    play.take(applyMove(play.state(), moves.back()));
  }
  GameState again = play.start();
  for (const Move& move : moves) again = applyMove(again, Move(move));
  EXPECT_EQ(again, play.state());
}

TEST(GameLawsTest, RestoreGivesJustItsTarget) {
  RandomPlay play(19);
  std::vector<GameState> seen = {play.start()};
  for (int count = 0; count < 300; ++count) {
    play.take(applyMove(play.state(), play.next()));
    seen.push_back(play.state());
    for (std::size_t index = 0; index < seen.size(); index += 17)
      ASSERT_EQ(applyMove(play.state(), Move::restore(seen[index])), seen[index]);
  }
}

TEST(GameLawsTest, RestoreLeavesTheGivensWhateverItsTargetHas) {
  const GameState start = gameOf(20);
  const GameState state = applyMove(start, Move::restore(gameOf(21)));
  for (const Cell cell : start.puzzle.givens.filledCells())
    EXPECT_EQ(state.board.at(cell), start.puzzle.givens.at(cell));
}

TEST(GameLawsTest, SeveralEntriesAreThoseMovesInTheirOrder) {
  Random random(22);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const GameState start = withAllNotes(gameOf(seed));
    std::vector<Cell> cells(start.board.emptyCells().begin(), start.board.emptyCells().end());
    random.shuffle(cells);
    std::vector<Candidate> entries;
    GameState oneByOne = start;
    for (const Cell cell : cells) {
      entries.push_back({cell, random.below(4) == 0 ? randomDigit(random) : rightFor(start, cell)});
      oneByOne = applyMove(oneByOne, Move::enter(cell, entries.back().digit));
    }
    EXPECT_EQ(applyMove(start, Move::enter(entries)), oneByOne);
  }
}

}  // namespace
}  // namespace sudoku
