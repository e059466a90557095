#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <sudoku/grid/checker.h>
#include <sudoku/grid/geometry.h>
#include <sudoku/play/gamestate.h>

#include "../testgrids.h"

namespace sudoku {
namespace {

GameState gameOf(std::uint64_t seed) {
  return GameState(puzzleOf(seed));
}

/// The digit that the solution has in a cell.
Digit rightFor(const GameState& state, Cell cell) {
  return *state.puzzle.solution.at(cell);
}

/// Some digit that breaks no rule now, but is not the solution's.
std::optional<Digit> harmlessWrongFor(const GameState& state, Cell cell) {
  for (const Digit digit : allDigits())
    if (digit != rightFor(state, cell) && possibleCells(state.board, digit).contains(cell)) return digit;
  return std::nullopt;
}

GameState withAllNotes(GameState state) {
  for (const Cell cell : state.board.emptyCells())
    for (const Digit digit : allDigits()) state = applyMove(state, Move::setNote(cell, digit));
  return state;
}

GameState solvedGame(std::uint64_t seed) {
  GameState state = gameOf(seed);
  for (const Cell cell : state.board.emptyCells())
    state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
  return state;
}

/// The notes and colours of a game in which the player uses all of them, for each kind.
GameState withAllOfEachKind(GameState state) {
  state = withAllNotes(state);
  state.centreNotes = state.notes;
  for (const Cell cell : allCells()) state.colours[static_cast<std::size_t>(cell.index())] = allColours();
  return state;
}

/// By definition: the cells that differ in any way.
CellSet changedCells(const GameState& before, const GameState& after) {
  CellSet changed;
  for (const Cell cell : allCells())
    if (before.board.at(cell) != after.board.at(cell) || before.notesAt(cell) != after.notesAt(cell) ||
        before.centreNotesAt(cell) != after.centreNotesAt(cell) ||
        before.coloursAt(cell) != after.coloursAt(cell) || before.ruledOutAt(cell) != after.ruledOutAt(cell))
      changed.add(cell);
  return changed;
}

Digit randomDigit(Random& random) {
  return Digit(1 + static_cast<int>(random.below(kDigitCount)));
}

/// A move of a kind, over the cells given.
Move moveOf(Move::Kind kind, const std::vector<Cell>& cells, const GameState& target, Random& random) {
  if (kind == Move::Kind::Restore) return Move::restore(target);
  Move move{kind, {}};
  for (const Cell cell : cells) {
    DigitSet digits = DigitSet::fromBits(random.below(512));
    if (kind == Move::Kind::Clear) digits = {};
    if (kind == Move::Kind::Enter) digits = {randomDigit(random)};
    move.parts.push_back({cell, digits});
  }
  move.sets = random.below(2) == 0;
  move.erases = random.below(4) != 0;
  return move;
}

/// Any move, over one to five cells, givens and filled ones too; one that restores goes to `target`.
Move randomMove(Random& random, const GameState& target) {
  std::vector<Cell> cells(allCells().begin(), allCells().end());
  random.shuffle(cells);
  cells.resize(1 + random.below(5), Cell(0));
  const std::uint32_t number = random.below(24);
  const auto kind = number < 6 ? Move::Kind::Enter : static_cast<Move::Kind>(number % 8 + 1);
  return number == 23 ? Move::restore(target) : moveOf(kind, cells, target, random);
}

/// A random move, and what comes of it: the target of one that restores is some position before.
class RandomPlay {
 public:
  explicit RandomPlay(std::uint64_t seed) : m_random(seed), m_states{gameOf(seed)} {}

  const GameState& start() const { return m_states.front(); }
  const GameState& state() const { return m_states.back(); }
  Move next() {
    const auto index = m_random.below(static_cast<std::uint32_t>(m_states.size()));
    return randomMove(m_random, m_states[index]);
  }
  void take(const GameState& state) { m_states.push_back(state); }

 private:
  Random m_random;
  std::vector<GameState> m_states;
};

TEST(GameStateTest, BeginsWithTheGivensAndNoNotes) {
  const GameState state = gameOf(1);
  EXPECT_EQ(state.board, state.puzzle.givens);
  for (const Cell cell : allCells()) {
    EXPECT_TRUE(state.notesAt(cell).isEmpty());
    EXPECT_EQ(state.isGiven(cell), state.puzzle.givens.at(cell).has_value());
  }
}

TEST(GameStateTest, AnEntryIsWrittenReplacedAndCleared) {
  const GameState start = gameOf(1);
  for (const Cell cell : start.board.emptyCells()) {
    GameState state = start;
    for (const Digit digit : allDigits()) {
      state = applyMove(state, Move::enter(cell, digit));
      Grid expected = start.board;
      expected.set(cell, digit);
      EXPECT_EQ(state.board, expected);
    }
    EXPECT_EQ(applyMove(state, Move::clear(cell)), start);
  }
}

TEST(GameStateTest, TheSameDigitAgainChangesNothing) {
  GameState state = withAllNotes(gameOf(2));
  const Cell cell = state.board.emptyCells().first();
  state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
  EXPECT_EQ(applyMove(state, Move::enter(cell, rightFor(state, cell))), state);
}

TEST(GameStateTest, AnEntryInConflictIsWritten) {
  GameState state = gameOf(3);
  const Cell given = state.board.filledCells().first();
  const Cell cell = (peersOf(given) & state.board.emptyCells()).first();
  state = applyMove(state, Move::enter(cell, *state.board.at(given)));
  EXPECT_EQ(state.board.at(cell), state.board.at(given));
  EXPECT_TRUE(conflictingCells(state.board).contains(given));
}

TEST(GameStateTest, GivensNeverChange) {
  const GameState start = withAllNotes(gameOf(4));
  for (const Cell cell : start.puzzle.givens.filledCells()) {
    EXPECT_EQ(applyMove(start, Move::clear(cell)), start);
    for (const Digit digit : allDigits()) {
      EXPECT_EQ(applyMove(start, Move::enter(cell, digit)), start);
      EXPECT_EQ(applyMove(start, Move::setNote(cell, digit)), start);
    }
  }
}

TEST(GameStateTest, ANoteIsSetAndErased) {
  const GameState start = gameOf(5);
  for (const Cell cell : start.board.emptyCells()) {
    GameState state = applyMove(start, Move::setNote(cell, Digit(9)));
    EXPECT_EQ(state.notesAt(cell), DigitSet{Digit(9)});
    state = applyMove(state, Move::setNote(cell, Digit(1)));
    EXPECT_EQ(state.notesAt(cell), (DigitSet{Digit(1), Digit(9)}));
    EXPECT_EQ(changedCells(start, state), CellSet{cell});
    EXPECT_EQ(applyMove(state, Move::setNote(cell, Digit(9))), state);
    state = applyMove(state, Move::removeNote(cell, Digit(9)));
    EXPECT_EQ(state.notesAt(cell), DigitSet{Digit(1)});
    EXPECT_EQ(applyMove(state, Move::removeNote(cell, Digit(9))), state);
    EXPECT_EQ(state.board, start.board);
  }
}

TEST(GameStateTest, FilledCellsTakeNoNotes) {
  GameState state = gameOf(6);
  for (const Cell cell : state.board.emptyCells()) {
    const GameState entered = applyMove(state, Move::enter(cell, rightFor(state, cell)));
    for (const Digit digit : allDigits()) EXPECT_EQ(applyMove(entered, Move::setNote(cell, digit)), entered);
  }
}

TEST(GameStateTest, ClearingTakesAwayTheNotesToo) {
  const GameState start = gameOf(7);
  const GameState noted = withAllNotes(start);
  for (const Cell cell : start.board.emptyCells()) {
    const GameState cleared = applyMove(noted, Move::clear(cell));
    EXPECT_TRUE(cleared.notesAt(cell).isEmpty());
    EXPECT_EQ(changedCells(noted, cleared), CellSet{cell});
    EXPECT_EQ(applyMove(cleared, Move::clear(cell)), cleared);
  }
}

TEST(GameStateTest, AnEntryReplacesItsNotesAndErasesThatNoteFromItsPeers) {
  const GameState start = withAllNotes(gameOf(8));
  for (const Cell cell : start.board.emptyCells()) {
    const auto wrong = harmlessWrongFor(start, cell);
    for (const Digit digit : {rightFor(start, cell), wrong.value_or(rightFor(start, cell))}) {
      const GameState state = applyMove(start, Move::enter(cell, digit));
      for (const Cell other : start.board.emptyCells()) {
        DigitSet expected = allDigits();
        if (other == cell) expected = {};
        if (peersOf(cell).contains(other)) expected.remove(digit);
        EXPECT_EQ(state.notesAt(other), expected);
      }
    }
  }
}

TEST(GameStateTest, AnEntryInConflictLeavesTheNotesOfItsPeers) {
  const GameState start = withAllNotes(gameOf(9));
  for (const Cell cell : start.board.emptyCells()) {
    for (const Digit digit : allDigits()) {
      if (possibleCells(start.board, digit).contains(cell)) continue;
      const GameState state = applyMove(start, Move::enter(cell, digit));
      EXPECT_EQ(state.board.at(cell), digit);
      EXPECT_TRUE(state.notesAt(cell).isEmpty());
      EXPECT_EQ(changedCells(start, state), CellSet{cell});
    }
  }
}

TEST(GameStateTest, TakingAnEntryBackBringsNoNotesBack) {
  const GameState start = withAllNotes(gameOf(10));
  const Cell cell = start.board.emptyCells().first();
  const Digit digit = rightFor(start, cell);
  const GameState state = applyMove(applyMove(start, Move::enter(cell, digit)), Move::clear(cell));
  EXPECT_TRUE(state.notesAt(cell).isEmpty());
  for (const Cell peer : peersOf(cell)) EXPECT_FALSE(state.notesAt(peer).contains(digit));
}

TEST(GameStateTest, ASolvedGameTakesNoMoves) {
  const GameState solved = solvedGame(11);
  EXPECT_TRUE(isSolved(solved.board));
  for (const Cell cell : allCells()) {
    EXPECT_EQ(applyMove(solved, Move::clear(cell)), solved);
    for (const Digit digit : allDigits()) {
      EXPECT_EQ(applyMove(solved, Move::enter(cell, digit)), solved);
      EXPECT_EQ(applyMove(solved, Move::setNote(cell, digit)), solved);
    }
  }
}

TEST(GameStateTest, AFullButWrongGameTakesMoves) {
  GameState state = gameOf(12);
  const CellSet entries = state.board.emptyCells();
  for (const Cell cell : entries - CellSet{entries.first()})
    state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
  const Digit right = rightFor(state, entries.first());
  state = applyMove(state, Move::enter(entries.first(), Digit(1 + right.value() % kDigitCount)));
  EXPECT_TRUE(state.board.emptyCells().isEmpty());
  EXPECT_FALSE(isSolved(state.board));
  state = applyMove(state, Move::enter(entries.first(), right));
  EXPECT_TRUE(isSolved(state.board));
}

TEST(GameStateTest, AGivenPuzzleIsReadOnlyInEveryOrderOfMoves) {
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

TEST(GameStateTest, AMoveChangesItsCellsAndTheNotesOfTheirPeersAtMost) {
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
    for (const Cell cell : move.target ? CellSet() : changed - named) {
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

TEST(GameStateTest, TheChangedCellsNameEveryPeerThatLosesANote) {
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

TEST(GameStateTest, AMoveMadeTwiceIsMadeOnce) {
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

TEST(GameStateTest, TheSameMovesGiveTheSameGame) {
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

TEST(GameStateTest, RestoreGivesJustItsTarget) {
  RandomPlay play(19);
  std::vector<GameState> seen = {play.start()};
  for (int count = 0; count < 300; ++count) {
    play.take(applyMove(play.state(), play.next()));
    seen.push_back(play.state());
    for (std::size_t index = 0; index < seen.size(); index += 17)
      ASSERT_EQ(applyMove(play.state(), Move::restore(seen[index])), seen[index]);
  }
}

TEST(GameStateTest, RestoreLeavesTheGivensWhateverItsTargetHas) {
  const GameState start = gameOf(20);
  const GameState state = applyMove(start, Move::restore(gameOf(21)));
  for (const Cell cell : start.puzzle.givens.filledCells())
    EXPECT_EQ(state.board.at(cell), start.puzzle.givens.at(cell));
}

TEST(GameStateTest, SeveralEntriesAreThoseMovesInTheirOrder) {
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

TEST(GameStateTest, AnEntryThatIsToldSoLeavesTheNotesOfItsPeers) {
  const GameState start = withAllNotes(gameOf(23));
  for (const Cell cell : start.board.emptyCells()) {
    Move move = Move::enter(cell, rightFor(start, cell));
    move.erases = false;
    const auto [state, changed] = applyMoveWithChanges(start, move);
    EXPECT_EQ(changed, CellSet{cell});
    EXPECT_TRUE(state.notesAt(cell).isEmpty());
  }
}

TEST(GameStateTest, WhatIsRuledOutLeavesTheNotesAndIsRemembered) {
  const GameState start = withAllNotes(gameOf(24));
  const Cell cell = start.board.emptyCells().first();
  const Move move = Move::ruleOut({{cell, Digit(2)}, {cell, Digit(5)}});
  EXPECT_EQ(move.parts, (std::vector{Move::Part{cell, {Digit(2), Digit(5)}}}));
  GameState state = applyMove(start, move);
  EXPECT_EQ(state.ruledOutAt(cell), (DigitSet{Digit(2), Digit(5)}));
  EXPECT_EQ(state.notesAt(cell), allDigits() - state.ruledOutAt(cell));
  state = applyMove(state, Move::enter(cell, Digit(1)));
  EXPECT_EQ(state.ruledOutAt(cell), (DigitSet{Digit(2), Digit(5)}));
  state = applyMove(state, Move::clear(cell));
  EXPECT_EQ(state.ruledOutAt(cell), (DigitSet{Digit(2), Digit(5)}));
  EXPECT_TRUE(state.notesAt(cell).isEmpty()) << "no note is written";
}

TEST(GameStateTest, RulingOutWritesNoNote) {
  const GameState start = gameOf(25);
  for (const Cell cell : start.board.emptyCells()) {
    const GameState state = applyMove(start, Move::ruleOut({{cell, Digit(3)}}));
    EXPECT_TRUE(state.notesAt(cell).isEmpty());
    EXPECT_EQ(changedCells(start, state), CellSet{cell});
  }
}

TEST(GameStateTest, FillPutsJustItsNotesAndPassesOverFilledCells) {
  GameState start = gameOf(26);
  const Cell filled = start.board.emptyCells().first();
  start = withAllNotes(applyMove(start, Move::enter(filled, rightFor(start, filled))));
  std::vector<Move::Part> notes;
  for (const Cell cell : allCells()) notes.push_back({cell, {Digit(4), Digit(6)}});
  const GameState state = applyMove(start, Move::fill(notes));
  EXPECT_EQ(state.board, start.board);
  for (const Cell cell : allCells())
    EXPECT_EQ(state.notesAt(cell), start.board.isEmpty(cell) ? (DigitSet{Digit(4), Digit(6)}) : DigitSet());
}

TEST(GameStateTest, TheTwoSetsOfNotesAreApart) {
  const GameState start = gameOf(27);
  const Cell cell = start.board.emptyCells().first();
  GameState state = applyMove(start, Move::setNote(cell, Digit(1)));
  state = applyMove(state, {Move::Kind::CentreNote, {{cell, {Digit(1), Digit(4)}}}});
  EXPECT_EQ(state.notesAt(cell), DigitSet{Digit(1)});
  EXPECT_EQ(state.centreNotesAt(cell), (DigitSet{Digit(1), Digit(4)}));
  state = applyMove(state, Move::removeNote(cell, Digit(1)));
  EXPECT_EQ(state.allNotesAt(cell), (DigitSet{Digit(1), Digit(4)}));
  EXPECT_EQ(state.allNotes()[static_cast<std::size_t>(cell.index())], state.allNotesAt(cell));
  state = applyMove(state, {Move::Kind::CentreNote, {{cell, {Digit(1), Digit(4)}}}, false});
  EXPECT_EQ(state, start);
}

TEST(GameStateTest, EntriesClearingAndRulingOutActOnBothSets) {
  const GameState start = withAllOfEachKind(gameOf(28));
  const Cell cell = start.board.emptyCells().first();
  const Digit digit = rightFor(start, cell);
  const GameState entered = applyMove(start, Move::enter(cell, digit));
  EXPECT_TRUE(entered.allNotesAt(cell).isEmpty());
  for (const Cell peer : peersOf(cell)) EXPECT_FALSE(entered.allNotesAt(peer).contains(digit));
  EXPECT_TRUE(applyMove(start, Move::clear(cell)).allNotesAt(cell).isEmpty());
  const GameState ruledOut = applyMove(start, Move::ruleOut({{cell, digit}}));
  EXPECT_EQ(ruledOut.allNotesAt(cell), allDigits() - DigitSet{digit});
  EXPECT_EQ(ruledOut.ruledOutAt(cell), DigitSet{digit});
  const GameState erased = applyMove(start, Move::erase({{cell, {digit}}}));
  EXPECT_EQ(erased.allNotesAt(cell), allDigits() - DigitSet{digit});
  EXPECT_TRUE(erased.ruledOutAt(cell).isEmpty());
  const GameState filled = applyMove(start, Move::fill({{cell, {digit}}}));
  EXPECT_EQ(filled.notesAt(cell), DigitSet{digit});
  EXPECT_EQ(filled.centreNotesAt(cell), allDigits());
}

TEST(GameStateTest, OnlyCommandsAboutColoursTouchColours) {
  RandomPlay play(29);
  const GameState coloured = withAllOfEachKind(play.start());
  int others = 0;
  for (int count = 0; count < 1000; ++count) {
    const Move move = play.next();
    if (move.kind == Move::Kind::Colour || move.kind == Move::Kind::Restore) continue;
    EXPECT_EQ(applyMove(coloured, move).colours, coloured.colours);
    ++others;
  }
  EXPECT_GT(others, 700);
}

TEST(GameStateTest, GivensAndEntriesTakeSeveralColours) {
  const GameState start = gameOf(30);
  const Cell given = start.board.filledCells().first();
  const Cell open = start.board.emptyCells().first();
  GameState state = applyMove(start, Move::enter(open, rightFor(start, open)));
  state = applyMove(state, {Move::Kind::Colour, {{given, {Digit(2), Digit(6)}}, {open, {Digit(1)}}}});
  EXPECT_EQ(state.coloursAt(given), (DigitSet{Digit(2), Digit(6)}));
  EXPECT_EQ(state.coloursAt(open), DigitSet{Digit(1)});
  EXPECT_EQ(state.board.at(given), start.board.at(given));
  const auto cleared = clearingColours(state, allCells());
  ASSERT_TRUE(cleared);
  EXPECT_EQ(cleared->parts.size(), 2U);
  EXPECT_EQ(applyMove(state, *cleared), applyMove(start, Move::enter(open, rightFor(start, open))));
  EXPECT_FALSE(clearingColours(start, allCells()));
}

/// The commands that set or remove one thing in several cells.
using Toggling = std::optional<Move> (*)(const GameState&, CellSet, Digit);
class TogglingTest : public testing::TestWithParam<Toggling> {
 protected:
  /// What the command is about.
  static DigitSet has(const GameState& state, Cell cell) {
    if (GetParam() == togglingNote) return state.notesAt(cell);
    if (GetParam() == togglingCentreNote) return state.centreNotesAt(cell);
    if (GetParam() == togglingColour) return state.coloursAt(cell);
    return state.board.isEmpty(cell) ? DigitSet() : DigitSet{*state.board.at(cell)};
  }
  /// The cells that can have it.
  static CellSet able(const GameState& state) {
    if (GetParam() == togglingColour) return allCells();
    return GetParam() == togglingDigit ? state.puzzle.givens.emptyCells() : state.board.emptyCells();
  }
};

TEST_P(TogglingTest, SetsInAllIfAnyLacksItElseRemovesFromAll) {
  Random random(31);
  RandomPlay play(31);
  int removed = 0;
  for (int count = 0; count < 2000; ++count) {
    const GameState& state = play.state();
    CellSet cells;
    for (std::uint32_t some = 1 + random.below(4); some > 0; --some)
      cells.add(Cell(static_cast<int>(random.below(random.below(2) == 0 ? 9 : kCellCount))));
    const Digit digit(1 + static_cast<int>(random.below(kColourCount)));
    const CellSet concerned = cells & able(state);
    const auto lacks = [&](Cell cell) { return !has(state, cell).contains(digit); };
    const auto move = GetParam()(state, cells, digit);
    ASSERT_EQ(move.has_value(), !concerned.isEmpty());
    if (move) {
      const bool sets = std::any_of(concerned.begin(), concerned.end(), lacks);
      const auto [next, changed] = applyMoveWithChanges(state, *move);
      ASSERT_FALSE(changed.isEmpty()) << "a press is seen";
      for (const Cell cell : concerned) ASSERT_EQ(has(next, cell).contains(digit), sets);
      const auto again = GetParam()(next, cells, digit);
      ASSERT_TRUE(again);
      const GameState after = applyMove(next, *again);
      for (const Cell cell : concerned) ASSERT_NE(has(after, cell).contains(digit), sets);
      removed += sets ? 0 : 1;
    }
    play.take(move && random.below(2) == 0 ? applyMove(state, *move) : applyMove(state, play.next()));
  }
  EXPECT_GT(removed, 20);
}

INSTANTIATE_TEST_SUITE_P(Each, TogglingTest,
                         testing::Values(togglingDigit, togglingNote, togglingCentreNote, togglingColour));

TEST(GameStateTest, MovesAreEqualIfTheyDoTheSame) {
  const Cell cell(3);
  EXPECT_EQ(Move::restore(gameOf(1)), Move::restore(gameOf(1)));
  EXPECT_NE(Move::restore(gameOf(1)), Move::restore(gameOf(2)));
  EXPECT_NE(Move::restore(gameOf(1)), Move::clear(cell));
  EXPECT_NE(Move::setNote(cell, Digit(1)), Move::removeNote(cell, Digit(1)));
  EXPECT_NE(Move::enter(cell, Digit(1)), Move::enter(cell, Digit(2)));
  Move gentle = Move::enter(cell, Digit(1));
  gentle.erases = false;
  EXPECT_NE(gentle, Move::enter(cell, Digit(1)));
}

TEST(CandidatesOfAGameTest, AreThoseOfTheBoardLessWhatIsRuledOut) {
  RandomPlay play(27);
  for (int count = 0; count < 300; ++count) {
    const GameState& state = play.state();
    const Candidates candidates = candidatesOf(state);
    CellSet two;
    for (const Cell cell : state.board.emptyCells()) {
      DigitSet expected;
      for (const Digit digit : allDigits())
        if (possibleCells(state.board, digit).contains(cell) && !state.ruledOutAt(cell).contains(digit))
          expected.add(digit);
      ASSERT_EQ(candidates.at(cell), expected);
      if (expected.size() == 2) two.add(cell);
    }
    ASSERT_EQ(twoCandidateCells(state), two);
    play.take(applyMove(state, play.next()));
  }
}

TEST(GameStateTest, RightEntriesInAnyOrderSolveTheGame) {
  Random random(17);
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    GameState state = gameOf(seed);
    std::vector<Cell> order(state.board.emptyCells().begin(), state.board.emptyCells().end());
    random.shuffle(order);
    for (const Cell cell : order) {
      EXPECT_FALSE(isSolved(state.board));
      state = applyMove(state, Move::enter(cell, rightFor(state, cell)));
    }
    EXPECT_TRUE(isSolved(state.board));
    EXPECT_EQ(state.board, state.puzzle.solution);
  }
}

TEST(RemainingCountTest, IsNineLessThoseOnTheBoard) {
  Grid board;
  for (int placed = 0; placed < 15; ++placed) {
    EXPECT_EQ(remainingCount(board, Digit(3)), 9 - placed);
    EXPECT_EQ(remainingCount(board, Digit(4)), 9);
    board.set(Cell(placed * 5), Digit(3));
  }
}

TEST(RemainingCountTest, SumsUpToTheEmptyCellsOfAGameWithoutMistakes) {
  Random random(18);
  for (int holes = 0; holes <= kCellCount; ++holes) {
    const Grid board = without(boardOf(18), holes, random);
    int sum = 0;
    for (const Digit digit : allDigits()) sum += remainingCount(board, digit);
    EXPECT_EQ(sum, holes);
  }
}

}  // namespace
}  // namespace sudoku
