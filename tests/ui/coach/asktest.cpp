#include <vector>

#include <QApplication>
#include <QContextMenuEvent>
#include <QMenu>
#include <QPushButton>
#include <QTest>
#include <QTimer>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/settings/viewchoices.h"
#include "ui/board/boardgeometry.h"
#include "ui/coach/answerrow.h"
#include "ui/coach/coachpage.h"
#include "ui/panel/numberpad.h"

namespace sudoku {
namespace {

/// A puzzle of level Medium, in which logic rules out 3 and 7 in r2c8.
constexpr std::string_view kAskedGivens =
    ".6..48..2..1.296..2...659...2.9.....817256394...4.3.2...28..4.5.7.5328.95..6.42.7";

class AskTest : public WindowTest {
 protected:
  AskTest() {
    start(kAskedGivens);
    m_controller->cells().select(cellAt(2, 8));
    m_board->cellWidget(cellAt(2, 8))->setFocus();
  }

  AnswerRow* row(const QString& spoken) const {
    auto* const found = child<AnswerRow>(spoken);
    return found != nullptr && found->isVisible() ? found : nullptr;
  }
  bool shows(const QString& spoken) const {
    return waitFor([&] { return row(spoken) != nullptr; });
  }
  bool showsButton(const QString& text) const {
    return waitFor([&] {
      const auto* const button = child<QPushButton>(text);
      return button != nullptr && button->isVisible();
    });
  }
  QString title() const { return m_window->findChild<CoachPage*>()->accessibleName(); }
};

TEST_F(AskTest, QAndADigitAreTheWholeWayToAProof) {
  key(Qt::Key_Q);
  ASSERT_TRUE(shows("7: gone, naked pair, 2 steps"));
  EXPECT_EQ(title(), "Ask");
  EXPECT_EQ(QApplication::focusWidget(), row("3: gone"));
  EXPECT_EQ(status(), "Ask: r2c8 can still be 4 or 5.");
  key(Qt::Key_7);
  ASSERT_TRUE(showsButton("Rule out 7"));
  EXPECT_TRUE(m_game->state().board.isEmpty(cellAt(2, 8))) << "the digit is not written";
  child<QPushButton>("Rule out 7")->click();
  ASSERT_TRUE(shows("7: gone, naked pair, 2 steps"));
  EXPECT_EQ(m_game->state().ruledOutAt(cellAt(2, 8)), DigitSet{Digit(7)});
}

TEST_F(AskTest, TheListIsWalkedByArrowsAndClosedToTheBoard) {
  key(Qt::Key_Q);
  ASSERT_TRUE(shows("3: gone"));
  key(Qt::Key_Right);
  EXPECT_EQ(QApplication::focusWidget(), row("4: still possible"));
  key(Qt::Key_Left);
  key(Qt::Key_Left);
  EXPECT_EQ(QApplication::focusWidget(), row("2: taken by row 1 column 9"));
  key(Qt::Key_Return);
  ASSERT_TRUE(showsButton("All digits of r2c8"));
  EXPECT_EQ(status(), "Ask: r1c9 has the 2 of the top right box.");
  child<QPushButton>("All digits of r2c8")->click();
  ASSERT_TRUE(shows("2: taken by row 1 column 9"));
  child<QPushButton>("Close")->click();
  EXPECT_FALSE(m_window->findChild<CoachPage*>()->isVisible());
  EXPECT_EQ(QApplication::focusWidget(), cell(2, 8));
}

TEST_F(AskTest, CellsAreNamedAsAskedAndAsTakers) {
  key(Qt::Key_Q);
  ASSERT_TRUE(shows("3: gone"));
  EXPECT_EQ(name(2, 8), "Row 2 column 8: empty, asked, remove 3 7 8");
  EXPECT_EQ(name(2, 3), "Row 2 column 3: given 1, takes 1");
}

TEST_F(AskTest, ALongPressOnANumberAsksWhyNotAndChoosesNothing) {
  auto* const number = child<NumberToggle>("Digit 7");
  ASSERT_NE(number, nullptr);
  auto* const hold = number->findChild<QTimer*>("longPress");
  ASSERT_NE(hold, nullptr);
  hold->setInterval(1);
  QTest::mousePress(number, Qt::LeftButton);
  ASSERT_TRUE(showsButton("Rule out 7"));
  QTest::mouseRelease(number, Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
  EXPECT_TRUE(m_game->state().board.isEmpty(cellAt(2, 8)));
}

TEST_F(AskTest, TheMenuOfTheKeyboardAsksAndARightClickStillClears) {
  const QPoint middle = cell(2, 8)->rect().center();
  QContextMenuEvent event(QContextMenuEvent::Keyboard, middle, cell(2, 8)->mapToGlobal(middle));
  m_controller->cells().chooseDigit(Digit(7));
  QApplication::sendEvent(m_board, &event);
  auto* const menu = m_board->findChild<QMenu*>();
  ASSERT_NE(menu, nullptr);
  QStringList texts;
  for (const QAction* action : menu->actions()) texts += action->text();
  EXPECT_EQ(texts.join('|').toStdString(),
            "What can go here?|Why not|Where can 7 go in row 2?|Where can 7 go in column 8?|"
            "Where can 7 go in the top right box?");
  menu->actions()[2]->trigger();
  menu->close();
  EXPECT_TRUE(shows("r2c8: gone, naked pair, 2 steps"));
  m_controller->cells().escape();
  m_controller->cells().chooseDigit(std::nullopt);
  m_controller->cells().select(cellAt(1, 1));
  m_controller->cells().type(Digit(3));
  ASSERT_EQ(m_game->state().board.at(cellAt(1, 1)), Digit(3));
  click(1, 1, Qt::RightButton);
  EXPECT_TRUE(m_game->state().board.isEmpty(cellAt(1, 1)));
}

TEST_F(AskTest, APressOnTheNumberOfARowAsksForThePlacesOfTheChosenDigit) {
  ViewChoices choices;
  choices.showsPlaces = true;
  m_board->setChoices(choices);
  m_controller->cells().chooseDigit(Digit(7));
  const BoardGeometry geometry(m_board->size(), BoardGeometry::marginFor(m_board->font()));
  QTest::mouseClick(m_board, Qt::LeftButton, Qt::NoModifier, geometry.rowNumber(1).center().toPoint());
  EXPECT_TRUE(shows("r2c8: gone, naked pair, 2 steps"));
  EXPECT_EQ(status(), "Ask: 7 can still go into r2c1 or r2c4.");
}

/// The areas of some widgets within the page, none of which leaves it or covers another.
template <typename Widget>
std::size_t expectApart(const QWidget& page) {
  std::vector<QRect> places;
  for (const auto* widget : page.findChildren<Widget*>()) {
    if (!widget->isVisible()) continue;
    const QRect place(widget->mapTo(&page, QPoint()), widget->size());
    EXPECT_TRUE(page.rect().contains(place)) << qPrintable(widget->accessibleName() + widget->text());
    for (const QRect& other : places)
      EXPECT_FALSE(place.intersects(other)) << qPrintable(widget->accessibleName() + widget->text());
    places.push_back(place);
  }
  return places.size();
}

class AskSizesTest : public AskTest, public testing::WithParamInterface<double> {
 protected:
  AskSizesTest() {
    QFont font = m_usual;
    font.setPointSizeF(font.pointSizeF() * GetParam());
    QApplication::setFont(font);
  }
  ~AskSizesTest() override { QApplication::setFont(m_usual); }

  const CoachPage& pageAt(const QSize& size) const {
    m_window->resize(size);
    QTest::qWait(1);
    return *m_window->findChild<CoachPage*>();
  }

  QFont m_usual = QApplication::font();
  const std::vector<QSize> m_sizes = {QSize(560, 420),  QSize(640, 480),   QSize(700, 1000),
                                      QSize(1020, 720), QSize(1400, 500),  QSize(1280, 800),
                                      QSize(900, 1300), QSize(1920, 1080), QSize(3840, 2160)};
};

INSTANTIATE_TEST_SUITE_P(Texts, AskSizesTest, testing::Values(1.0, 1.5));

TEST_P(AskSizesTest, EveryAnswerIsThereAndApart) {
  key(Qt::Key_Q);
  ASSERT_TRUE(shows("3: gone"));
  for (const QSize size : m_sizes) {
    SCOPED_TRACE(QString("%1x%2").arg(size.width()).arg(size.height()).toStdString());
    const CoachPage& page = pageAt(size);
    EXPECT_EQ(expectApart<AnswerRow>(page), 9U);
    EXPECT_GE(expectApart<QPushButton>(page), 11U) << "the answers, Next step and the cross";
    for (const auto* answer : page.findChildren<AnswerRow*>()) {
      EXPECT_GE(answer->height(), answer->leastHeight());
      EXPECT_GE(answer->width(), answer->widthFor(AnswerRow::Words::None));
    }
  }
}

TEST_P(AskSizesTest, EveryButtonOfAProofIsThereAndApart) {
  key(Qt::Key_Q);
  ASSERT_TRUE(shows("7: gone"));
  key(Qt::Key_7);
  ASSERT_TRUE(showsButton("Rule out 7"));
  for (const QSize size : m_sizes) {
    SCOPED_TRACE(QString("%1x%2").arg(size.width()).arg(size.height()).toStdString());
    expectApart<QPushButton>(pageAt(size));
    for (const char* name : {"Rule out 7", "All digits of r2c8"})
      EXPECT_TRUE(child<QPushButton>(name)->isVisible()) << name;
    // In little room the walk is on the next page.
    EXPECT_TRUE(child<QPushButton>("Walk forward")->isVisible() ||
                child<QPushButton>("Next page")->isEnabled());
  }
}

}  // namespace
}  // namespace sudoku
