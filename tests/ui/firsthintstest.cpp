#include <QLabel>
#include <QPushButton>
#include <QtTest>

#include "../patience.h"
#include "ui/firsthints.h"
#include "windowfixture.h"

namespace sudoku {
namespace {

class FirstHintsTest : public WindowTest {
 protected:
  FirstHintsTest() { show(); }

  void show() {
    m_window->showFirstHints();
    m_window->show();
    m_hints = m_window->findChild<FirstHints*>();
  }
  QString text() const { return m_hints->isVisible() ? m_hints->findChild<QLabel*>()->text() : QString(); }

  FirstHints* m_hints = nullptr;
};

TEST_F(FirstHintsTest, EachGoesAsItIsDone) {
  EXPECT_TRUE(text().startsWith("Click a cell and then its digit, or a digit"));
  click(1, 3);
  key(Qt::Key_4);
  EXPECT_TRUE(text().startsWith("A right click"));
  click(1, 3, Qt::RightButton);
  EXPECT_TRUE(text().startsWith("No idea how to go on?"));
  m_controller->nextStep();
  ASSERT_TRUE(waitFor([this] { return m_controller->teacher().hint().has_value(); }));
  EXPECT_FALSE(m_hints->isVisible());
  m_controller->escape();
  EXPECT_FALSE(m_hints->isVisible());
  EXPECT_TRUE(m_settings->firstHints().empty());
}

TEST_F(FirstHintsTest, GotItLeadsToTheNextThatCanBeDone) {
  auto* gotIt = child<QPushButton>("Got it");
  ASSERT_NE(gotIt, nullptr);
  EXPECT_TRUE(gotIt->isVisible());
  gotIt->click();
  EXPECT_EQ(text(), QString());  // nothing can be cleared yet
  click(1, 3);
  key(Qt::Key_4);
  EXPECT_TRUE(text().startsWith("A right click"));
  gotIt->click();
  gotIt->click();
  EXPECT_FALSE(gotIt->isVisible());
  EXPECT_TRUE(m_settings->firstHints().empty());
}

TEST_F(FirstHintsTest, ThePointerDoesNotReachTheCellsBelow) {
  const Cell selected = m_game->selectedCell();
  const QPoint left = m_hints->mapTo(m_window.get(), QPoint(20, m_hints->height() / 2));
  QWidget* hit = m_window->childAt(left);
  EXPECT_EQ(qobject_cast<CellWidget*>(hit), nullptr);
  QTest::mouseClick(hit, Qt::LeftButton);
  EXPECT_EQ(m_game->selectedCell(), selected);
  EXPECT_TRUE(m_hints->isVisible());
}

TEST_F(FirstHintsTest, EscClosesItBeforeAnythingElseAndTheNextWaitsForAMove) {
  m_controller->chooseDigit(Digit(5));
  EXPECT_TRUE(m_hints->isVisible());
  key(Qt::Key_Escape);
  EXPECT_FALSE(m_hints->isVisible());
  EXPECT_EQ(m_game->chosenDigit(), Digit(5)) << "this is what the next Esc drops";
  key(Qt::Key_Escape);
  EXPECT_EQ(m_game->chosenDigit(), std::nullopt);
  click(1, 3);
  key(Qt::Key_4);
  EXPECT_TRUE(text().startsWith("A right click"));
  key(Qt::Key_Escape);
  EXPECT_EQ(text(), QString());
  click(1, 4);
  key(Qt::Key_6);
  EXPECT_TRUE(text().startsWith("No idea how to go on?"));
}

TEST_F(FirstHintsTest, ItStandsOnTheBoardAtEverySize) {
  for (const QSize size : {QSize(560, 420), QSize(700, 1000), QSize(1020, 720), QSize(1920, 1080)}) {
    m_window->resize(size);
    EXPECT_TRUE(m_hints->isVisible());
    EXPECT_TRUE(m_board->geometry().contains(m_hints->geometry()));
    const auto* label = m_hints->findChild<QLabel*>();
    EXPECT_GE(label->height(), label->heightForWidth(label->width()));
    EXPECT_TRUE(m_hints->geometry().contains(child<QPushButton>("Got it")->geometry()));
  }
}

TEST_F(FirstHintsTest, APauseHidesIt) {
  m_controller->setPaused(true);
  EXPECT_FALSE(m_hints->isVisible());
  m_controller->setPaused(false);
  EXPECT_TRUE(m_hints->isVisible());
}

TEST(FirstHintsSettingsTest, OnlyTheFirstStartHasThem) {
  const QTemporaryDir folder;
  qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
  Settings settings;
  EXPECT_EQ(settings.firstHints().size(), 3U);
  settings.setFirstHints({FirstHint::Clear});
  settings.setWindowGeometry("anything");
  EXPECT_EQ(settings.firstHints(), std::vector{FirstHint::Clear});
  settings.setFirstHints({});
  EXPECT_TRUE(settings.firstHints().empty());
}

TEST(FirstHintsSettingsTest, AnOlderPlayerHasNone) {
  const QTemporaryDir folder;
  qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
  Settings settings;
  settings.setWindowGeometry("anything");
  EXPECT_TRUE(settings.firstHints().empty());
}

}  // namespace
}  // namespace sudoku
