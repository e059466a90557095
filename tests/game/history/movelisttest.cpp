#include <algorithm>
#include <gtest/gtest.h>
#include <set>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/random.h>

#include "game/history/movelist.h"
#include "game/history/replay.h"
#include "game/play/commandmoves.h"
#include "game/play/gamerecord.h"

namespace sudoku {
namespace {

using RowKind = MoveRow::Kind;

constexpr auto kForkedPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
constexpr Cell kFourCell(2);   // cell whose solution is 4
constexpr Cell kSixCell(3);    // cell whose solution is 6
constexpr Cell kEightCell(5);  // cell whose solution is 8

StoredGame untouchedGame() {
  StoredGame game;
  game.puzzle = *parsePuzzle(kForkedPuzzle);
  return game;
}

void playAt(StoredGame& game, const Move& move, std::optional<qint64> elapsedMs = std::nullopt) {
  game.append(move);
  game.moves.back().elapsedMs = elapsedMs;
}

/// A game with a 4 in the first cell and a wrong 2 in the second; on a newer branch, a note and the right 6
/// in the second.
StoredGame gameWithABranch() {
  StoredGame game = untouchedGame();
  playAt(game, Move::enter(kFourCell, Digit(4)), 1000);
  playAt(game, Move::enter(kSixCell, Digit(2)), 5000);
  game.position = 1;
  playAt(game, Move::setNote(kSixCell, Digit(6)), 9000);
  playAt(game, Move::enter(kSixCell, Digit(6)));
  return game;
}

/// Rows of a list as text: the numbers of their moves, and in brackets the rows folded in them.
QString drawing(const MoveList& list, const std::vector<int>& rows) {
  QStringList parts;
  for (const int index : rows) {
    const MoveRow& row = list.row(index);
    const QString folded = row.rows.empty() ? QString() : '(' + drawing(list, row.rows) + ')';
    parts += row.kind == RowKind::Branch ? folded : QString::number(row.move) + folded;
  }
  return parts.join(' ');
}

QString drawing(const StoredGame& game) {
  const MoveList list(game);
  return drawing(list, list.topRows());
}

TEST(MoveListTest, AGameWithoutMovesIsItsStart) {
  const MoveList list(untouchedGame());
  ASSERT_EQ(list.rows().size(), 1U);
  EXPECT_EQ(list.row(0).kind, RowKind::Start);
  EXPECT_EQ(list.rowOf(0), 0);
}

TEST(MoveListTest, ABranchIsFoldedWhereItParts) {
  StoredGame game = gameWithABranch();
  EXPECT_EQ(drawing(game), "0 1((2)) 3 4");
  game.position = 2;
  EXPECT_EQ(drawing(game), "0 1((3 4)) 2");
  game.position = 0;
  EXPECT_EQ(drawing(game), "0 1((2)) 3 4");
  game.position = 3;
  playAt(game, Move::enter(kEightCell, Digit(8)));
  game.position = 0;
  playAt(game, Move::enter(kEightCell, Digit(8)));
  EXPECT_EQ(drawing(game), "0((1((2)) 3((4)) 5)) 6");
}

TEST(MoveListTest, EqualMovesFromOnePositionAreOneBranch) {
  StoredGame game = gameWithABranch();
  game.position = 0;
  playAt(game, Move::enter(kFourCell, Digit(4)));
  EXPECT_EQ(drawing(game), "0 5((2)) 3 4") << "the game stands at the fifth, which is the first again";
  playAt(game, Move::enter(kSixCell, Digit(2)));
  playAt(game, Move::enter(kEightCell, Digit(8)));
  EXPECT_EQ(drawing(game), "0 5((3 4)) 6 7");
  const MoveList list(game);
  EXPECT_EQ(list.rowOf(1), list.rowOf(5));
  EXPECT_EQ(list.rowOf(2), list.rowOf(6));
}

TEST(MoveListTest, TheReplayTakesEqualMovesForOneToo) {
  StoredGame game = gameWithABranch();
  game.position = 0;
  playAt(game, Move::enter(kFourCell, Digit(4)));
  playAt(game, Move::enter(kSixCell, Digit(2)));
  Replay replay(game);
  EXPECT_EQ(replay.branchesAt(0).size(), 1U);
  EXPECT_EQ(replay.branchesAt(1).size(), 2U);
  EXPECT_EQ(replay.takeLineThrough(4), 3U);
  EXPECT_EQ(replay.takeLineThrough(6), 2U);
  EXPECT_EQ(replay.takeLineThrough(0), 0U);
  EXPECT_EQ(replay.positions().size(), 3U);
}

TEST(MoveListTest, RowsSayWhenAndWhatWasThere) {
  StoredGame game = gameWithABranch();
  game.checkpoints = {{UniqueId::make(), "before the guess", 1}, {UniqueId::make(), "elsewhere", 2}};
  game.events = {{HelpKind::Check, 3}, {HelpKind::Check, 3}, {HelpKind::RungWhy, 0}};
  const MoveList list(game);
  EXPECT_EQ(list.row(list.rowOf(1)).checkpoints, QStringList("before the guess"));
  EXPECT_EQ(list.row(list.rowOf(2)).checkpoints, QStringList("elsewhere"));
  EXPECT_EQ(list.row(list.rowOf(3)).checks, 2);
  EXPECT_EQ(list.row(list.rowOf(0)).helps, 1);
  EXPECT_EQ(list.row(list.rowOf(3)).elapsedMs, 9000);
  EXPECT_EQ(list.row(list.rowOf(4)).elapsedMs, 9000) << "nobody knows: as at the move before";
  EXPECT_EQ(list.row(list.rowOf(4)).place, 3);
}

TEST(MoveListTest, KnowsWhereAPositionIsPutBack) {
  StoredGame game = gameWithABranch();
  playAt(game, Move::restore(positionAt(game, 1)));
  GameState solved(game.puzzle);
  solved.board = game.puzzle.solution;
  playAt(game, Move::restore(solved));
  const MoveList list(game);
  EXPECT_EQ(list.row(list.rowOf(5)).returnsTo, 1);
  EXPECT_FALSE(list.row(list.rowOf(5)).isSolution);
  EXPECT_EQ(list.row(list.rowOf(6)).returnsTo, std::nullopt);
  EXPECT_TRUE(list.row(list.rowOf(6)).isSolution);
}

TEST(MoveListTest, WrongEntriesAreThoseThatTheMoveMade) {
  StoredGame game = gameWithABranch();
  game.position = 2;
  playAt(game, {Move::Kind::Colour, {{kSixCell, {Digit(1)}}}});
  playAt(game, Move::enter(kEightCell, Digit(1)));
  const MoveList list(game);
  EXPECT_EQ(list.row(list.rowOf(2)).wrong, CellSet{kSixCell});
  EXPECT_TRUE(list.row(list.rowOf(5)).wrong.isEmpty()) << "a colour is no entry";
  EXPECT_EQ(list.rowsOfWrong(6, CellSet{kSixCell}), std::vector{list.rowOf(2)});
  EXPECT_EQ(list.rowsOfWrong(6, CellSet{kSixCell, kEightCell}), (std::vector{list.rowOf(6), list.rowOf(2)}));
  EXPECT_TRUE(list.rowsOfWrong(4, CellSet{kEightCell}).empty());
}

TEST(MoveListTest, AColourOnAWrongEntryIsNoMistakeOfTheReplay) {
  StoredGame game = gameWithABranch();
  game.position = 2;
  playAt(game, {Move::Kind::Colour, {{kSixCell, {Digit(1)}}}});
  const Replay replay(game);
  EXPECT_EQ(std::count_if(replay.marks().begin(), replay.marks().end(),
                          [](const ReplayMark& mark) { return mark.kind == ReplayMark::Kind::Mistake; }),
            1);
}

/// Tests with random trees made of few different moves, so that many of them are equal.
class MoveListLawsTest : public testing::TestWithParam<std::uint64_t> {
 protected:
  MoveListLawsTest() : m_random(GetParam()) {
    m_game = untouchedGame();
    const std::vector<Move> moves = {Move::enter(kFourCell, Digit(4)), Move::enter(kSixCell, Digit(2)),
                                     Move::setNote(kEightCell, Digit(8)), Move::clear(kFourCell)};
    for (std::uint32_t count = 1 + m_random.below(60); count > 0; --count) {
      if (m_random.below(3) == 0) m_game.position = anywhere();
      if (m_random.below(8) == 0)
        m_game.append(Move::restore(positionAt(m_game, anywhere())));
      else
        m_game.append(moves[m_random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    m_game.position = anywhere();
  }

  int anywhere() { return static_cast<int>(m_random.below(static_cast<std::uint32_t>(count() + 1))); }
  int count() const { return static_cast<int>(m_game.moves.size()); }
  /// The oldest of the moves that are equal from the root up to a given move.
  int oldest(int move) const {
    for (int other = 0; other < move; ++other)
      if (areEqual(other, move)) return other;
    return move;
  }
  bool areEqual(int a, int b) const {
    const std::vector<int> first = m_game.lineTo(a);
    const std::vector<int> second = m_game.lineTo(b);
    return std::equal(first.begin(), first.end(), second.begin(), second.end(), [this](int x, int y) {
      return m_game.moveNumbered(x).move == m_game.moveNumbered(y).move;
    });
  }

  Random m_random;
  StoredGame m_game;
};

TEST_P(MoveListLawsTest, EachMoveIsThereOnce) {
  const MoveList list(m_game);
  std::set<int> oldestOnes;
  for (int move = 0; move <= count(); ++move) {
    oldestOnes.insert(oldest(move));
    const MoveRow& row = list.row(list.rowOf(move));
    EXPECT_NE(row.kind, RowKind::Branch);
    EXPECT_TRUE(areEqual(row.move, move)) << move;
    EXPECT_EQ(row.place, static_cast<int>(m_game.lineTo(move).size()));
  }
  const auto shown = std::count_if(list.rows().begin(), list.rows().end(),
                                   [](const MoveRow& row) { return row.kind != RowKind::Branch; });
  EXPECT_EQ(static_cast<std::size_t>(shown), oldestOnes.size());
}

TEST_P(MoveListLawsTest, LinesAndFoldsAreInOrder) {
  const MoveList list(m_game);
  const auto isLine = [&](const std::vector<int>& rows, int before, int place) {
    for (const int index : rows) {
      const MoveRow& row = list.row(index);
      EXPECT_EQ(row.place, place++);
      if (row.move > 0 && before >= 0) {
        EXPECT_TRUE(areEqual(m_game.moveNumbered(row.move).parent, before)) << row.move;
      }
      before = row.move;
    }
  };
  isLine(list.topRows(), -1, 0);
  for (const MoveRow& row : list.rows()) {
    const auto& neighbours = row.parent < 0 ? list.topRows() : list.row(row.parent).rows;
    EXPECT_EQ(&list.row(neighbours[static_cast<std::size_t>(row.placeInParent)]), &row);
    if (row.kind == RowKind::Branch) {
      isLine(row.rows, list.row(row.parent).move, row.place);
      EXPECT_EQ(row.move, list.row(row.rows.back()).move);
      continue;
    }
    int newest = -1;
    for (const int branch : row.rows) {
      ASSERT_EQ(list.row(branch).kind, RowKind::Branch);
      const int first = oldest(list.row(list.row(branch).rows.front()).move);
      EXPECT_GT(first, newest) << "the oldest branch is the first";
      newest = first;
    }
  }
}

TEST_P(MoveListLawsTest, TheLineOfTheGameIsNotFolded) {
  const MoveList list(m_game);
  const std::vector<int> line = m_game.presentLine();
  ASSERT_GE(list.topRows().size(), line.size() + 1);
  for (std::size_t place = 0; place < line.size(); ++place)
    EXPECT_EQ(list.row(list.topRows()[place + 1]).move, line[place]) << "Redo leads along the list";
}

TEST_P(MoveListLawsTest, WhatIsPutBackIsThere) {
  const MoveList list(m_game);
  for (int move = 1; move <= count(); ++move) {
    if (m_game.moveNumbered(move).move.kind != Move::Kind::Restore) continue;
    const std::vector<int> line = m_game.lineTo(m_game.moveNumbered(move).parent);
    std::optional<int> nearest;
    if (GameState(m_game.puzzle) == positionAt(m_game, move)) nearest = 0;
    for (std::size_t place = 0; place < line.size(); ++place)
      if (positionAt(m_game, line[place]) == positionAt(m_game, move)) nearest = static_cast<int>(place) + 1;
    EXPECT_EQ(list.row(list.rowOf(move)).returnsTo, nearest) << move;
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, MoveListLawsTest, testing::Range(std::uint64_t{1}, std::uint64_t{41}));

}  // namespace
}  // namespace sudoku
