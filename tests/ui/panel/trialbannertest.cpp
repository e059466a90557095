#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QtTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/panel/trialbanner.h"

/// Tests of the banner that is shown as long as a trial lasts.
namespace sudoku {
namespace {

class TrialBannerTest : public WindowTest {
 protected:
  TrialBannerTest() {
    m_window->show();
    m_banner = m_window->findChild<TrialBanner*>();
  }

  QString text() const { return m_banner->isVisible() ? label()->accessibleName() : QString(); }
  QLabel* label() const { return m_banner->findChild<QLabel*>(); }
  void enter(int row, int column, int digit) {
    m_controller->cells().select(cellAt(row, column));
    m_controller->cells().type(Digit(digit));
  }
  /// Expects the banner to be seen whole in a window of a size, and within it its text and its buttons.
  void expectSeen(const QSize& size) const {
    const QRect place(m_banner->mapTo(m_window.get(), QPoint()), m_banner->size());
    EXPECT_TRUE(m_banner->isVisible()) << size.width();
    EXPECT_TRUE(m_window->rect().contains(place)) << size.width();
    EXPECT_FALSE(m_board->geometry().intersects(m_banner->geometry())) << size.width();
    EXPECT_GE(label()->width(), label()->fontMetrics().horizontalAdvance(label()->text())) << size.width();
    for (const char* name : {"Keep", "Drop"}) {
      const auto* button = child<QPushButton>(name);
      EXPECT_TRUE(m_banner->rect().contains(button->geometry())) << name << size.width();
      EXPECT_EQ(button->visibleRegion().boundingRect(), button->rect()) << name << size.width();
      EXPECT_GT(button->width(), button->fontMetrics().horizontalAdvance(button->text()));
      EXPECT_GE(button->height(), button->fontMetrics().height());
    }
  }

  TrialBanner* m_banner = nullptr;
};

TEST_F(TrialBannerTest, CountsWhatIsTriedAsLongAsItLasts) {
  enter(1, 3, 4);
  EXPECT_FALSE(m_banner->isVisible());
  key(Qt::Key_T);
  EXPECT_EQ(text(), "Trying: 0 entries");
  enter(1, 4, 6);
  EXPECT_EQ(text(), "Trying: 1 entry");
  enter(1, 6, 8);
  enter(1, 7, 9);
  EXPECT_EQ(text(), "Trying: 3 entries");
  m_controller->board().undo();
  EXPECT_EQ(text(), "Trying: 2 entries");
  child<QPushButton>("Keep")->click();
  EXPECT_FALSE(m_banner->isVisible());
  EXPECT_FALSE(m_game->isTrying());
  EXPECT_EQ(m_game->state().board.at(cellAt(1, 6)), Digit(8));
}

TEST_F(TrialBannerTest, TellsOfTheInnermostAndDropEndsIt) {
  key(Qt::Key_T);
  enter(1, 3, 4);
  enter(1, 4, 6);
  key(Qt::Key_T);
  EXPECT_EQ(text(), "Trial 2: 0 entries");
  enter(1, 6, 8);
  EXPECT_EQ(text(), "Trial 2: 1 entry");
  child<QPushButton>("Drop")->click();
  EXPECT_EQ(text(), "Trying: 2 entries");
  EXPECT_TRUE(m_game->state().board.isEmpty(cellAt(1, 6)));
  child<QPushButton>("Drop")->click();
  EXPECT_FALSE(m_banner->isVisible());
  EXPECT_TRUE(m_game->state().board.isEmpty(cellAt(1, 3)));
  m_controller->board().undo();
  EXPECT_EQ(text(), "Trying: 2 entries") << "a Drop that is undone";
}

TEST_F(TrialBannerTest, WhatIsSolvedDuringATrialIsKeptAndTheBannerGoes) {
  key(Qt::Key_T);
  for (const Cell cell : m_game->state().board.emptyCells())
    m_game->play(Move::enter(cell, *m_game->state().puzzle.solution.at(cell)));
  EXPECT_TRUE(m_game->isSolved());
  EXPECT_FALSE(m_game->isTrying());
  EXPECT_FALSE(m_banner->isVisible());
}

TEST_F(TrialBannerTest, IsSeenAtEverySizeAlsoBesideAHint) {
  key(Qt::Key_T);
  for (const int column : {3, 4, 6}) enter(1, column, 4);
  for (const bool hasHint : {false, true}) {
    if (hasHint) m_controller->hints().nextStep();
    ASSERT_TRUE(waitFor([&] { return m_controller->hints().hint().has_value() == hasHint; }));
    for (const QSize size : {QSize(560, 420), QSize(640, 480), QSize(700, 1000), QSize(1020, 720),
                             QSize(1280, 800), QSize(1400, 500), QSize(1920, 1080)}) {
      m_window->resize(size);
      expectSeen(size);
      if (!hasHint) {
        EXPECT_EQ(label()->text(), size.width() == 560 ? "Trying: 3" : "Trying: 3 entries");
      }
    }
  }
  m_controller->cells().escape();
  m_controller->board().keepTrial();
  EXPECT_TRUE(child<QLabel>("Level")->isVisible()) << "what it stood in the place of is back";
}

TEST_F(TrialBannerTest, IsAGroupForAssistiveTechnologyAndLeavesTheKeyboardToTheBoard) {
  key(Qt::Key_T);
  const QAccessibleInterface* group = QAccessible::queryAccessibleInterface(m_banner);
  EXPECT_EQ(group->role(), QAccessible::Grouping);
  EXPECT_EQ(group->text(QAccessible::Name), "Trial");
  EXPECT_EQ(status(), "Trying from here on. Keep or Drop ends it.");
  auto* keep = child<QPushButton>("Keep");
  keep->setFocus();
  QTest::keyClick(keep, Qt::Key_Space);
  EXPECT_FALSE(m_banner->isVisible());
  EXPECT_EQ(m_window->focusWidget(), m_board->cellWidget(m_game->selectedCell()));
}

TEST_F(TrialBannerTest, CannotBeEndedWhileTheGameIsPaused) {
  key(Qt::Key_T);
  m_controller->time().setPaused(true);
  EXPECT_FALSE(child<QPushButton>("Keep")->isEnabled());
  m_controller->time().setPaused(false);
  EXPECT_TRUE(child<QPushButton>("Keep")->isEnabled());
}

}  // namespace
}  // namespace sudoku
