#include <string>

#include <QLabel>
#include <QPushButton>
#include <QtTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/coach/idlecoach.h"
#include "ui/panel/numbersgroup.h"
#include "ui/window/firsttips.h"
#include "ui/window/pages.h"
#include "ui/window/windowcontent.h"

namespace sudoku {
namespace {

class FirstTipsTest : public WindowTest {
 protected:
  FirstTipsTest() { show(); }

  void show() {
    m_window->showFirstTips();
    m_window->show();
    m_tips = m_window->findChild<FirstTips*>();
  }
  QString text() const { return m_tips->isVisible() ? m_tips->findChild<QLabel*>()->text() : QString(); }

  QLabel* label() const { return m_tips->findChild<QLabel*>(); }
  /// The area of the window that the tip covers.
  QRegion covered() const { return m_tips->mask().translated(m_tips->mapTo(m_window.get(), QPoint())); }

  /// Expects the tip beside the control that it points to, and over no cell, in windows of all shapes.
  template <typename ControlOf>
  void expectPlaces(const ControlOf& controlOf) const {
    for (const QSize size : {QSize(560, 420), QSize(640, 480), QSize(700, 1000), QSize(1020, 720),
                             QSize(1280, 800), QSize(1400, 500), QSize(1920, 1080)}) {
      m_window->resize(size);
      const std::string where = std::to_string(size.width()) + ' ' + text().toStdString();
      ASSERT_TRUE(m_tips->isVisible()) << where;
      const QWidget* control = controlOf();
      ASSERT_TRUE(control != nullptr && control->isVisible()) << where;
      const QRect place(control->mapTo(m_window.get(), QPoint()), control->size());
      EXPECT_TRUE(m_window->rect().contains(covered().boundingRect())) << where;
      for (const Cell cell : allCells()) {
        const CellWidget* widget = m_board->cellWidget(cell);
        const QRect cellPlace(widget->mapTo(m_window.get(), QPoint()), widget->size());
        ASSERT_FALSE(covered().intersects(cellPlace)) << where;
      }
      EXPECT_FALSE(covered().intersects(place.adjusted(2, 2, -2, -2))) << where;
      EXPECT_TRUE(covered().intersects(place.adjusted(-2, -2, 2, 2))) << where << ": it points there";
      EXPECT_GE(label()->height(), label()->heightForWidth(label()->width())) << where;
      const auto* gotIt = child<QPushButton>("Got it");
      EXPECT_EQ(covered()
                    .intersected(
                        gotIt->geometry().translated(gotIt->parentWidget()->mapTo(m_window.get(), QPoint())))
                    .boundingRect()
                    .size(),
                gotIt->size())
          << where;
    }
  }

  FirstTips* m_tips = nullptr;
};

TEST_F(FirstTipsTest, EachGoesAsItIsDone) {
  EXPECT_TRUE(text().startsWith("Click a cell and then its digit, or a digit"));
  click(1, 3);
  key(Qt::Key_4);
  EXPECT_TRUE(text().startsWith("A right click"));
  click(1, 3, Qt::RightButton);
  EXPECT_TRUE(text().startsWith("No idea how to go on?"));
  m_controller->hints().nextStep();
  ASSERT_TRUE(waitFor([this] { return m_controller->hints().hint().has_value(); }));
  EXPECT_FALSE(m_tips->isVisible());
  m_controller->cells().escape();
  EXPECT_TRUE(text().startsWith("New to this?"));
  child<QPushButton>("Learn…")->click();
  EXPECT_FALSE(m_window->findChild<Pages*>()->showsGame());
  EXPECT_TRUE(m_settings->firstTips().empty());
  m_window->findChild<Pages*>()->showGame();
  EXPECT_FALSE(m_tips->isVisible());
}

TEST_F(FirstTipsTest, WhoHasSeenLearnIsNotToldOfIt) {
  m_window->findChild<Pages*>()->showLearn();
  EXPECT_EQ(m_settings->firstTips(), (std::vector{FirstTip::Write, FirstTip::Clear, FirstTip::NextStep}));
}

TEST_F(FirstTipsTest, GotItLeadsToTheNextThatCanBeDone) {
  auto* gotIt = child<QPushButton>("Got it");
  ASSERT_NE(gotIt, nullptr);
  EXPECT_TRUE(gotIt->isVisible());
  gotIt->click();
  EXPECT_EQ(text(), QString());  // no entry is there yet that could be cleared
  click(1, 3);
  key(Qt::Key_4);
  EXPECT_TRUE(text().startsWith("A right click"));
  gotIt->click();
  gotIt->click();
  EXPECT_FALSE(gotIt->isVisible());
  click(1, 4);
  key(Qt::Key_6);
  EXPECT_TRUE(text().startsWith("New to this?"));
  gotIt->click();
  EXPECT_FALSE(gotIt->isVisible());
  EXPECT_TRUE(m_settings->firstTips().empty());
}

TEST_F(FirstTipsTest, ThePointerDoesNotReachWhatIsBelow) {
  const auto chosen = m_game->chosenDigit();
  const QPoint middle = label()->mapTo(m_window.get(), label()->rect().center());
  QWidget* hit = m_window->childAt(middle);
  EXPECT_TRUE(hit == m_tips || hit == label());
  QTest::mouseClick(hit, Qt::LeftButton);
  EXPECT_EQ(m_game->chosenDigit(), chosen);
  EXPECT_TRUE(m_tips->isVisible());
}

TEST_F(FirstTipsTest, EscClosesItBeforeAnythingElseAndTheNextWaitsForAMove) {
  m_controller->cells().chooseDigit(Digit(5));
  EXPECT_TRUE(m_tips->isVisible());
  key(Qt::Key_Escape);
  EXPECT_FALSE(m_tips->isVisible());
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

TEST_F(FirstTipsTest, ItStandsBesideItsControlAndOverNoCellAtEverySize) {
  expectPlaces([this] { return m_window->findChild<NumbersGroup*>(); });
  click(1, 3);
  key(Qt::Key_4);
  ASSERT_TRUE(text().startsWith("A right click"));
  expectPlaces([this] { return child<QPushButton>("Undo"); });
  click(1, 3, Qt::RightButton);
  ASSERT_TRUE(text().startsWith("No idea"));
  expectPlaces([this] { return child<QPushButton>("Next step"); });
  key(Qt::Key_Escape);
  click(1, 4);
  key(Qt::Key_6);
  ASSERT_TRUE(text().startsWith("New to this?"));
  expectPlaces([this]() -> const QWidget* {
    const auto* idle = m_window->findChild<IdleCoach*>();
    return idle->isVisible() ? idle->controlOf(FirstTip::Learn) : child<QPushButton>("Next step");
  });
}

TEST_F(FirstTipsTest, ForLeftHandersItStandsAtTheOtherSide) {
  ViewChoices choices = m_settings->viewChoices();
  choices.leftHanded = true;
  m_settings->setViewChoices(choices);
  m_window->findChild<WindowContent*>()->setChoices(choices);
  expectPlaces([this] { return m_window->findChild<NumbersGroup*>(); });
}

TEST_F(FirstTipsTest, TheStatusLineSaysSomethingElse) {
  EXPECT_EQ(status(), "Fill the empty cells: each row, column and box has 1 to 9 once.");
  child<QPushButton>("Got it")->click();
  EXPECT_FALSE(m_tips->isVisible());
  EXPECT_TRUE(status().startsWith("Choose a digit")) << status().toStdString();
}

TEST_F(FirstTipsTest, AfterAnUndoThePlayerIsNotToldHow) {
  click(1, 3);
  key(Qt::Key_4);
  ASSERT_TRUE(text().startsWith("A right click"));
  m_controller->board().undo();
  EXPECT_TRUE(text().startsWith("No idea"));
}

TEST_F(FirstTipsTest, ATrialHidesItAsLongAsItLasts) {
  ASSERT_TRUE(m_tips->isVisible());
  m_controller->board().beginTrial();
  EXPECT_FALSE(m_tips->isVisible());
  m_controller->board().keepTrial();
  EXPECT_TRUE(m_tips->isVisible());
}

TEST_F(FirstTipsTest, APauseHidesIt) {
  m_controller->time().setPaused(true);
  EXPECT_FALSE(m_tips->isVisible());
  m_controller->time().setPaused(false);
  EXPECT_TRUE(m_tips->isVisible());
}

TEST(FirstTipsSettingsTest, OnlyTheFirstStartHasThem) {
  const QTemporaryDir folder;
  qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
  Settings settings;
  EXPECT_EQ(settings.firstTips().size(), 4U);
  settings.setFirstTips({FirstTip::Clear});
  settings.setWindowGeometry("anything");
  EXPECT_EQ(settings.firstTips(), std::vector{FirstTip::Clear});
  settings.setFirstTips({});
  EXPECT_TRUE(settings.firstTips().empty());
}

TEST(FirstTipsSettingsTest, AnOlderPlayerHasNone) {
  const QTemporaryDir folder;
  qputenv("XDG_CONFIG_HOME", folder.path().toUtf8());
  Settings settings;
  settings.setWindowGeometry("anything");
  EXPECT_TRUE(settings.firstTips().empty());
}

}  // namespace
}  // namespace sudoku
