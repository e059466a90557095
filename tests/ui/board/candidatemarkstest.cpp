#include <algorithm>
#include <array>
#include <limits>
#include <vector>

#include <QApplication>
#include <QPushButton>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/boardlinks.h"
#include "ui/board/drawnlinks.h"
#include "ui/panel/colourpad.h"
#include "ui/panel/linktoggle.h"
#include "ui/style/sudokustyle.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

/// A game with the notes 1 and 4 in r1c3 and r1c4, in Colour mode.
class CandidateMarksTest : public WindowTest {
 protected:
  CandidateMarksTest() {
    for (const int column : {3, 4})
      for (const int digit : {1, 4}) m_game->play(Move::setNote(cellAt(1, column), Digit(digit)));
    m_controller->cells().setInputMode(InputMode::Colour);
  }

  void choose(const char* target) const { QTest::mouseClick(child<QPushButton>(target), Qt::LeftButton); }
  /// The place of a candidate in its cell.
  QPoint placeIn(const CellWidget& cell, int digit) const {
    const double side = std::min(cell.width(), cell.height());
    return (QRectF(cell.rect()).center() + BoardGeometry::noteOffset(Digit(digit), side)).toPoint();
  }
  void press(int row, int column, int digit, Qt::MouseButton button = Qt::LeftButton) const {
    CellWidget* place = cell(row, column);
    QTest::mouseClick(place, button, Qt::NoModifier, placeIn(*place, digit));
  }
  /// Drags from a candidate of r1c3 to a point in r1c4.
  void drag(int digit, const QPoint& to) const {
    CellWidget* from = cell(1, 3);
    const QPoint end = cell(1, 4)->mapTo(m_board, to);
    QTest::mousePress(from, Qt::LeftButton, Qt::NoModifier, placeIn(*from, digit));
    QTest::mouseMove(from, from->mapFrom(m_board, end));
    QTest::mouseRelease(from, Qt::LeftButton, Qt::NoModifier, from->mapFrom(m_board, end));
  }
  void drag(int digit, int toDigit) const { drag(digit, placeIn(*cell(1, 4), toDigit)); }
};

TEST_F(CandidateMarksTest, APressGivesACandidateTheChosenColourAndTakesItAway) {
  choose("Candidate");
  QTest::mouseClick(child<ColourToggle>("Colour 2"), Qt::LeftButton);
  press(1, 3, 4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4, 4 colour 2");
  press(1, 3, 9);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4, 4 colour 2") << "there is no such note";
  press(1, 3, 4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4");
  press(1, 3, 1);
  press(1, 3, 1, Qt::RightButton);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4");
  m_controller->board().undo();
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4, 1 colour 2");
}

TEST_F(CandidateMarksTest, WithoutAColourAPressSaysSo) {
  choose("Candidate");
  press(1, 3, 4);
  EXPECT_EQ(status(), "Choose a colour first.");
}

TEST_F(CandidateMarksTest, KeysChooseColoursAndMarkTheSelectedCells) {
  choose("Candidate");
  m_controller->cells().select(cellAt(1, 3));
  m_controller->cells().selectMore(cellAt(1, 4));
  key(Qt::Key_5, Qt::AltModifier);
  EXPECT_EQ(m_game->chosenColour(), Digit(5));
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
  key(Qt::Key_4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4, 4 colour 5");
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 1 4, 4 colour 5");
  key(Qt::Key_Delete);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4");
}

TEST_F(CandidateMarksTest, ADragDrawsALinkAndAPressOnItTakesItAway) {
  choose("Link");
  drag(4, 4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4, strong link 4 to row 1 column 4");
  EXPECT_EQ(name(1, 4), "Row 1 column 4: empty, notes 1 4, strong link 4 to row 1 column 3");
  EXPECT_EQ(status(), "Strong link from 4 in r1c3 to 4 in r1c4.");
  const CandidateLink link = m_game->state().links.front();
  const auto* lines = m_board->findChild<BoardLinks*>();
  ASSERT_NE(lines, nullptr);
  const QPoint on = lines->lines().lineOf(link).pointAtPercent(0.3).toPoint();
  CellWidget* under = cell(1, 3);
  QTest::mouseClick(under, Qt::LeftButton, Qt::NoModifier, under->mapFrom(m_board, on));
  EXPECT_TRUE(m_game->state().links.empty());
}

TEST_F(CandidateMarksTest, ADragThatEndsElsewhereDrawsNothing) {
  choose("Link");
  drag(4, 9);
  EXPECT_TRUE(m_game->state().links.empty());
  drag(9, 4);
  EXPECT_TRUE(m_game->state().links.empty());
}

TEST_F(CandidateMarksTest, TheChosenKindIsDrawn) {
  choose("Link");
  QTest::mouseClick(child<LinkToggle>("Weak"), Qt::LeftButton);
  drag(4, 1);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4, weak link 4 to 1 in row 1 column 4");
  key(Qt::Key_1, Qt::AltModifier);
  EXPECT_TRUE(child<LinkToggle>("Strong")->isChecked());
}

TEST_F(CandidateMarksTest, TheKeyboardDrawsALinkAndTakesItAway) {
  choose("Link");
  m_controller->cells().select(cellAt(1, 3));
  for (const bool isThere : {true, false}) {
    m_controller->cells().select(cellAt(1, 3));
    key(Qt::Key_4);
    EXPECT_TRUE(m_controller->marks().start());
    key(Qt::Key_Right);
    key(Qt::Key_4);
    EXPECT_FALSE(m_controller->marks().start());
    EXPECT_EQ(m_game->state().links.size(), isThere ? 1U : 0U);
  }
}

TEST_F(CandidateMarksTest, EscapeDropsTheStartOfALink) {
  choose("Link");
  m_controller->cells().select(cellAt(1, 3));
  key(Qt::Key_4);
  key(Qt::Key_Escape);
  EXPECT_FALSE(m_controller->marks().start());
  key(Qt::Key_Right);
  key(Qt::Key_4);
  EXPECT_TRUE(m_controller->marks().start()) << "this is a start again";
  EXPECT_TRUE(m_game->state().links.empty());
}

TEST_F(CandidateMarksTest, ButtonsClearTheSelectedCellsOrAll) {
  choose("Link");
  drag(4, 4);
  m_controller->cells().select(cellAt(9, 1));
  QTest::mouseClick(child<QPushButton>("Clear these"), Qt::LeftButton);
  EXPECT_EQ(m_game->state().links.size(), 1U);
  QTest::mouseClick(child<QPushButton>("Clear all"), Qt::LeftButton);
  EXPECT_TRUE(m_game->state().links.empty());
}

TEST_F(CandidateMarksTest, InCellModeThePressesAreThoseOfCells) {
  choose("Link");
  choose("Cell");
  QTest::mouseClick(child<ColourToggle>("Colour 2"), Qt::LeftButton);
  press(1, 3, 4);
  EXPECT_EQ(name(1, 3), "Row 1 column 3: empty, notes 1 4, colours 2");
  m_controller->cells().setInputMode(InputMode::Digit);
  EXPECT_EQ(m_controller->marks().target(), MarkTarget::Cell);
}

TEST_F(CandidateMarksTest, MarksAreSeen) {
  const auto picture = [this] { return m_board->grab().toImage(); };
  const QImage plain = picture();
  m_game->play(*togglingCandidateColour(m_game->state(), {cellAt(1, 3)}, Digit(4), Digit(2)));
  const QImage coloured = picture();
  EXPECT_NE(coloured, plain);
  m_game->play(Move::changeLink({cellAt(1, 3), Digit(4)}, {cellAt(7, 3), Digit(4)}, LinkKind::Strong));
  EXPECT_EQ(picture(), coloured) << "there is no note at its other end";
  m_game->play(Move::changeLink({cellAt(1, 3), Digit(4)}, {cellAt(1, 4), Digit(4)}, LinkKind::Strong));
  const QImage strong = picture();
  EXPECT_NE(strong, coloured);
  m_game->play(Move::changeLink({cellAt(1, 3), Digit(4)}, {cellAt(1, 4), Digit(4)}, LinkKind::Weak));
  EXPECT_NE(picture(), strong);
}

TEST_F(CandidateMarksTest, TheBoardFindsTheLinesOfManyLinksBitByBit) {
  for (const int row : {2, 3, 4, 6}) {
    for (const Digit digit : allDigits()) {
      for (const int column : {2, 3, 7, 8}) {
        if (m_game->state().isGiven(cellAt(row, column))) continue;
        m_game->play(Move::setNote(cellAt(row, column), digit));
      }
    }
  }
  const auto lines = [this]() -> const DrawnLinks& { return m_board->findChild<BoardLinks*>()->lines(); };
  std::vector<Candidate> ends;
  for (const Cell each : m_game->state().board.emptyCells())
    for (const Digit digit : m_game->state().notesAt(each)) ends.push_back({each, digit});
  const GameContents& present = m_game->state();
  GameContents target = present;
  for (std::size_t at = 1; at < ends.size() && target.links.size() < 30; ++at)
    target.links.push_back(CandidateLink::between(ends[at - 1], ends[at], LinkKind::Strong));
  std::sort(target.links.begin(), target.links.end());
  m_game->play(Move::restore(target));
  EXPECT_FALSE(lines().isEmpty());
  EXPECT_TRUE(waitFor([&] { return lines().isComplete(); }));
}

constexpr int kSteps = 500;  // along a line

/// The least distance of a point from a line.
double apart(const QPointF& point, const QPainterPath& line) {
  double least = std::numeric_limits<double>::infinity();
  for (int step = 0; step <= kSteps; ++step)
    least = std::min(least, distance(point, line.pointAtPercent(static_cast<double>(step) / kSteps)));
  return least;
}

TEST_F(CandidateMarksTest, LinksThatCrossInAGapBetweenBoxesAreParted) {
  // Pixels from the middle of the line above, on a board of the usual size: where its strip of ground is, and
  // beyond.
  constexpr double kGroundFrom = 1.9;
  constexpr double kGroundTo = 2.9;
  constexpr double kBeyond = 4.6;
  constexpr double kEdge = 4;  // pixels: more than the edges of boxes
  m_window->resize(2000, 1600);
  const std::array ends = {Candidate{cellAt(1, 6), Digit(3)}, Candidate{cellAt(1, 7), Digit(7)},
                           Candidate{cellAt(1, 6), Digit(9)}, Candidate{cellAt(1, 7), Digit(1)}};
  for (const auto& [place, digit] : ends) m_game->play(Move::setNote(place, digit));
  m_game->play(Move::changeLink(ends[0], ends[1], LinkKind::Strong));
  m_game->play(Move::changeLink(ends[2], ends[3], LinkKind::Strong));
  m_board->grab();  // now it has its size
  const auto& links = m_game->state().links;
  const DrawnLinks& lines = m_board->findChild<BoardLinks*>()->lines();
  const QPainterPath below = lines.lineOf(links.front());
  const QPainterPath above = lines.lineOf(links.back());
  const QRectF left = cell(1, 6)->parentWidget()->geometry();
  const QRectF right = cell(1, 7)->parentWidget()->geometry();
  const double scale = BoardGeometry(m_board->size(), BoardGeometry::marginFor(m_board->font())).lineScale();
  auto* style = qobject_cast<SudokuStyle*>(m_board->style());
  ASSERT_NE(style, nullptr);
  for (const Theme* theme : {&lightTheme(), &darkTheme(), &highContrastTheme(), &highContrastDarkTheme()}) {
    style->setTheme(*theme);
    QApplication::processEvents();
    const QImage picture = m_board->grab().toImage();
    int onGround = 0;
    int onLine = 0;
    for (int step = 0; step <= kSteps; ++step) {
      const QPointF point = below.pointAtPercent(static_cast<double>(step) / kSteps);
      if (point.x() <= left.right() + kEdge || point.x() >= right.left() - kEdge) continue;
      const QColor colour = picture.pixelColor(static_cast<int>(point.x()), static_cast<int>(point.y()));
      const double away = apart(point, above) / scale;
      if (away > kGroundFrom && away < kGroundTo) {
        ++onGround;
        EXPECT_EQ(colour, theme->window) << theme->window.name().toStdString() << ' ' << step;
      } else if (away > kBeyond) {
        ++onLine;
        EXPECT_NE(colour, theme->window) << theme->window.name().toStdString() << ' ' << step;
      }
    }
    EXPECT_GT(onGround, 0) << theme->window.name().toStdString();
    EXPECT_GT(onLine, 0) << theme->window.name().toStdString();
  }
}

}  // namespace
}  // namespace sudoku
