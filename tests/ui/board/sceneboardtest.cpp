#include <vector>

#include <QAccessible>
#include <QApplication>
#include <QTest>

#include "../../patience.h"
#include "../activate.h"
#include "../windowfixture.h"
#include "ui/board/sceneboard.h"
#include "ui/style/rolelook.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

/// A board with only the notes 1 and 9 in r1c1, and a given 5 beside it.
BoardScene smallScene() {
  BoardScene scene;
  scene.candidates[0] = {Digit(1), Digit(9)};
  scene.givens.set(Cell(1), Digit(5));
  scene.board = scene.givens;
  return scene;
}

class SceneBoardTest : public testing::Test {
 protected:
  SceneBoardTest() {
    m_board.resize(500, 500);
    m_board.setScene(smallScene());
    QObject::connect(&m_board, &SceneBoard::cellClicked, [this](Cell cell) { m_cells.push_back(cell); });
    QObject::connect(&m_board, &SceneBoard::candidateClicked,
                     [this](const Candidate& candidate) { m_candidates.push_back(candidate); });
  }

  QPoint placeOf(Cell cell, Digit digit) const {
    return BoardGeometry(m_board.size()).notePlace(cell, digit).toPoint();
  }
  QImage painted() { return m_board.grab().toImage(); }

  SceneBoard m_board;
  std::vector<Cell> m_cells;
  std::vector<Candidate> m_candidates;
};

TEST_F(SceneBoardTest, TakesNothingUnlessItIsInteractive) {
  EXPECT_TRUE(m_board.testAttribute(Qt::WA_TransparentForMouseEvents));
  EXPECT_EQ(m_board.focusPolicy(), Qt::NoFocus);
  m_board.setInteractive(true);
  EXPECT_FALSE(m_board.testAttribute(Qt::WA_TransparentForMouseEvents));
  EXPECT_EQ(m_board.focusPolicy(), Qt::StrongFocus);
}

TEST_F(SceneBoardTest, SaysWhichCandidateWasClicked) {
  m_board.setInteractive(true);
  QTest::mouseClick(&m_board, Qt::LeftButton, {}, placeOf(Cell(0), Digit(9)));
  EXPECT_EQ(m_cells, std::vector{Cell(0)});
  EXPECT_EQ(m_candidates, (std::vector<Candidate>{{Cell(0), Digit(9)}}));
  EXPECT_EQ(m_board.scene().selected, Cell(0));
  // A click at a place without a candidate, and one on a given.
  QTest::mouseClick(&m_board, Qt::LeftButton, {}, placeOf(Cell(0), Digit(5)));
  QTest::mouseClick(&m_board, Qt::LeftButton, {}, placeOf(Cell(1), Digit(5)));
  EXPECT_EQ(m_cells, (std::vector{Cell(0), Cell(0), Cell(1)}));
  EXPECT_EQ(m_candidates.size(), 1U);
}

TEST_F(SceneBoardTest, IsUsedByKeyboardAlone) {
  m_board.setInteractive(true);
  m_board.show();
  m_board.setFocus();
  activate(&m_board);
  QTest::keyClick(&m_board, Qt::Key_1);
  QTest::keyClick(&m_board, Qt::Key_2);  // a digit that is no candidate of the cell
  EXPECT_EQ(m_candidates, (std::vector<Candidate>{{Cell(0), Digit(1)}}));
  QTest::keyClick(&m_board, Qt::Key_Left);
  EXPECT_EQ(m_board.scene().selected, Cell(8));
  QTest::keyClick(&m_board, Qt::Key_Return);
  EXPECT_EQ(m_cells, std::vector{Cell(8)});
}

TEST_F(SceneBoardTest, ShowsMarksOfCandidatesThatAreNotWritten) {
  BoardScene scene = smallScene();
  const QImage before = painted();
  scene.picture.marks = {{{Cell(40), Digit(3)}, Role::Pattern}};
  m_board.setScene(scene);
  EXPECT_NE(painted(), before);
  EXPECT_EQ(painted().pixelColor(placeOf(Cell(40), Digit(3)) + QPoint(-5, 0)),
            roleLook(Role::Pattern, lightTheme()).mark);
}

TEST_F(SceneBoardTest, FindsTheLinesOfManyLinksBitByBit) {
  constexpr int kLinks = 30;
  BoardScene scene;
  for (auto& candidates : scene.candidates) candidates = {Digit(1), Digit(9)};
  const auto addLink = [&scene](int from) {
    scene.links.push_back(
        CandidateLink::between({Cell(from), Digit(1)}, {Cell(from + 10), Digit(9)}, LinkKind::Strong));
  };
  for (int link = 0; link < kLinks; ++link) addLink(link);
  m_board.setScene(scene);
  m_board.show();
  painted();
  EXPECT_FALSE(m_board.isComplete());
  ASSERT_TRUE(waitFor([this] { return m_board.isComplete(); }));
  const QImage before = painted();
  // In the next scene, one line is new: those that are known are not found again.
  addLink(kLinks);
  m_board.setScene(scene);
  EXPECT_NE(painted(), before);
  EXPECT_TRUE(m_board.isComplete());
  scene.links.pop_back();
  m_board.setScene(scene);
  EXPECT_EQ(painted(), before);
  EXPECT_TRUE(m_board.isComplete());
}

TEST_F(SceneBoardTest, PointingFadesTheRestButNoDigit) {
  BoardScene scene = smallScene();
  scene.picture.marks = {{{Cell(0), Digit(1)}, Role::Pattern}, {{Cell(0), Digit(9)}, Role::Off}};
  m_board.setScene(scene);
  const QPoint onDisc = placeOf(Cell(0), Digit(1)) + QPoint(-5, 0);
  const QColor strong = painted().pixelColor(onDisc);
  scene.pointedAt = Phrase{"9", Role::Off, {Cell(0)}, {Digit(9)}, {}};
  m_board.setScene(scene);
  const QColor faint = painted().pixelColor(onDisc);
  EXPECT_GT(faint.lightness(), strong.lightness());
  EXPECT_GE(contrastRatio(lightTheme().given, faint), 4.5);
  scene.pointedAt = Phrase{"1", Role::Pattern, {Cell(0)}, {Digit(1)}, {}};
  m_board.setScene(scene);
  EXPECT_EQ(painted().pixelColor(onDisc), strong);
}

TEST_F(SceneBoardTest, AssumedAndBrokenCellsLookTheirOwnWay) {
  BoardScene scene = smallScene();
  scene.board.set(Cell(40), Digit(7));
  m_board.setScene(scene);
  const QImage plain = painted();
  scene.assumed = {Cell(40)};
  m_board.setScene(scene);
  const QImage assumed = painted();
  scene.broken = {Cell(40)};
  m_board.setScene(scene);
  EXPECT_NE(assumed, plain);
  EXPECT_NE(painted(), assumed);
}

class BoardOverlayTest : public WindowTest {
 protected:
  SceneBoard* overlay() const { return m_board->findChild<SceneBoard*>(); }
};

TEST_F(BoardOverlayTest, CoversTheCellsAndLeavesThemTheirKeysMouseAndNames) {
  EXPECT_FALSE(overlay()->isVisibleTo(m_board));
  BoardScene scene;
  scene.givens = m_game->state().puzzle.givens;
  scene.board = scene.givens;
  m_board->showScene(scene);
  ASSERT_TRUE(overlay()->isVisibleTo(m_board));
  EXPECT_EQ(m_board->childAt(cell(1, 3)->mapTo(m_board, QPoint(9, 9))), cell(1, 3));
  click(1, 3);
  EXPECT_EQ(overlay()->scene().selected, cellAt(1, 3));
  EXPECT_EQ(m_window->focusWidget(), cell(1, 3));
  key(Qt::Key_4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  key(Qt::Key_Down);
  EXPECT_EQ(overlay()->scene().selected, cellAt(2, 3));
  m_board->showScene(std::nullopt);
  EXPECT_FALSE(overlay()->isVisibleTo(m_board));
}

TEST_F(BoardOverlayTest, IsNotAmongTheBoardsAccessibleChildren) {
  m_board->showScene(BoardScene{});
  QAccessibleInterface* board = QAccessible::queryAccessibleInterface(m_board);
  ASSERT_NE(board, nullptr);
  EXPECT_EQ(board->childCount(), kCellCount);
  for (int index = 0; index < board->childCount(); ++index)
    EXPECT_NE(board->child(index)->object(), overlay());
}

TEST_F(BoardOverlayTest, GivesWayWhenSolved) {
  m_board->showScene(BoardScene{});
  for (const Cell each : allCells())
    if (m_game->state().board.isEmpty(each)) {
      m_controller->cells().select(each);
      m_controller->cells().type(Digit(kSolution[static_cast<std::size_t>(each.index())] - '0'));
    }
  ASSERT_TRUE(m_game->isSolved());
  EXPECT_FALSE(overlay()->isVisibleTo(m_board));
}

}  // namespace
}  // namespace sudoku
