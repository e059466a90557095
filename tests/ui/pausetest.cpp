#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QPushButton>
#include <QTest>

#include "ui/board/pausecover.h"
#include "ui/coach/coachpage.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/pages/pages.h"
#include "ui/panel/clockwidget.h"
#include "windowfixture.h"

namespace sudoku {
namespace {

class PauseTest : public WindowTest {
 protected:
  QAction* action(const QString& text) const {
    for (QAction* action : m_window->findChildren<QAction*>())
      if (action->text().remove('&') == text) return action;
    return nullptr;
  }
  PauseCover* cover() const { return m_window->findChild<PauseCover*>(); }
  QPushButton* goOn() const { return child<QPushButton>("Go on"); }
  bool boardIsHidden() const {
    const auto cells = m_board->findChildren<CellWidget*>();
    return cells.size() == kCellCount && std::all_of(cells.begin(), cells.end(), [](const CellWidget* cell) {
             return cell->accessibleName() == QString("Row %1 column %2: hidden")
                                                  .arg(cell->cell().row() + 1)
                                                  .arg(cell->cell().column() + 1);
           });
  }
  void solve() const {
    for (const Cell cell : allCells())
      m_game->play(Move::enter(cell, *parsePuzzle(kSolution)->givens.at(cell)));
  }
};

TEST_F(PauseTest, ThePauseKeyHidesTheBoardAndShowsItAgain) {
  click(1, 3);
  key(Qt::Key_4);
  key(Qt::Key_P);
  EXPECT_TRUE(m_controller->isPaused());
  EXPECT_TRUE(cover()->isVisible());
  EXPECT_TRUE(boardIsHidden());
  EXPECT_EQ(status(), "The game is paused.");
  key(Qt::Key_P);
  EXPECT_FALSE(m_controller->isPaused());
  EXPECT_FALSE(cover()->isVisible());
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  EXPECT_NE(status(), "The game is paused.");
  EXPECT_EQ(QApplication::focusWidget(), cell(1, 3));
}

TEST_F(PauseTest, TheMenuEntrySaysHowItIs) {
  QAction* pause = action("Pause");
  ASSERT_NE(pause, nullptr);
  EXPECT_FALSE(pause->isChecked());
  pause->trigger();
  EXPECT_TRUE(m_controller->isPaused());
  EXPECT_TRUE(pause->isChecked());
  m_controller->setPaused(false);
  EXPECT_FALSE(pause->isChecked());
  solve();
  EXPECT_FALSE(pause->isEnabled());
}

TEST_F(PauseTest, GoOnHasTheKeyboardAndEndsIt) {
  for (const Qt::Key press : {Qt::Key_Return, Qt::Key_Space}) {
    key(Qt::Key_P);
    ASSERT_EQ(QApplication::focusWidget(), goOn());
    key(press);
    EXPECT_FALSE(m_controller->isPaused());
    EXPECT_EQ(QApplication::focusWidget(), cell(1, 1));
  }
}

TEST_F(PauseTest, AssistiveTechnologyFindsTheCardAndNoCell) {
  m_controller->setPaused(true);
  const auto* card = QAccessible::queryAccessibleInterface(cover());
  EXPECT_EQ(card->role(), QAccessible::Grouping);
  EXPECT_EQ(card->text(QAccessible::Name), "Paused");
  EXPECT_EQ(QAccessible::queryAccessibleInterface(goOn())->parent()->object(), cover());
  auto* accessible = QAccessible::queryAccessibleInterface(cell(1, 3));
  EXPECT_TRUE(accessible->state().disabled);
  m_controller->chooseDigit(Digit(4));
  accessible->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_EQ(m_game->position(), 0);
}

TEST_F(PauseTest, NothingOfTheGameIsPainted) {
  m_controller->setPaused(true);
  const QImage paused = m_board->grab().toImage();
  m_controller->setPaused(false);
  click(5, 5);
  m_controller->chooseDigit(Digit(5));
  m_controller->setHints(true);
  key(Qt::Key_5);
  key(Qt::Key_C);
  EXPECT_NE(m_board->grab().toImage(), paused);
  m_controller->setPaused(true);
  EXPECT_EQ(m_board->grab().toImage(), paused);
}

TEST_F(PauseTest, NeitherMouseNorKeysReachTheBoard) {
  m_controller->chooseDigit(Digit(4));
  m_controller->setPaused(true);
  click(1, 3);
  QTest::mouseClick(cover(), Qt::LeftButton);
  for (const Qt::Key typed : {Qt::Key_4, Qt::Key_Delete, Qt::Key_Right}) key(typed);
  m_controller->setPaused(false);
  EXPECT_EQ(m_game->position(), 0);
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 1));
}

TEST_F(PauseTest, TabDoesNotStopAtHiddenCells) {
  m_controller->setPaused(true);
  const QWidget* first = QApplication::focusWidget();
  do {
    key(Qt::Key_Tab);
    ASSERT_EQ(qobject_cast<CellWidget*>(QApplication::focusWidget()), nullptr);
  } while (QApplication::focusWidget() != first);
}

TEST_F(PauseTest, AHintIsHiddenWithTheBoard) {
  m_controller->explainNextStep();
  auto* coach = m_window->findChild<CoachPage*>();
  ASSERT_TRUE(QTest::qWaitFor([coach] { return coach->isVisible(); }, 20'000));
  const QString said = status();
  m_controller->setPaused(true);
  EXPECT_FALSE(coach->isVisible());
  EXPECT_TRUE(boardIsHidden());
  EXPECT_EQ(status(), "The game is paused.");
  m_controller->setPaused(false);
  EXPECT_TRUE(coach->isVisible());
  EXPECT_EQ(status(), said);
}

TEST_F(PauseTest, StepsOfAPausedGameAreNotShown) {
  auto* pages = m_window->findChild<Pages*>();
  m_controller->setPaused(true);
  action("Solution path")->trigger();
  action("All steps")->trigger();
  EXPECT_TRUE(pages->showsGame());
  EXPECT_EQ(m_game->help(), HelpCounts());
}

TEST_F(PauseTest, PausingBesideTheGameLeadsBackToIt) {
  auto* pages = m_window->findChild<Pages*>();
  pages->showGuide();
  action("Pause")->trigger();
  EXPECT_TRUE(pages->showsGame());
  EXPECT_EQ(QApplication::focusWidget(), goOn());
}

TEST_F(PauseTest, APastedPuzzleEndsIt) {
  m_controller->setPaused(true);
  QApplication::clipboard()->setText(
      ".13.....22.....48....7...19...9..8..7......2....3.......263.9..4.9.7.6....149...8");
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return !m_controller->isPaused(); }, 20'000));
  EXPECT_EQ(name(1, 2), "Row 1 column 2: given 1");
  EXPECT_FALSE(cover()->isVisible());
  EXPECT_NE(status(), "The game is paused.");
}

TEST_F(PauseTest, MinimisingPausesAndTheReturnEndsIt) {
  m_window->showMinimized();
  EXPECT_TRUE(QTest::qWaitFor([this] { return m_controller->isPaused(); }, 20'000));
  m_window->showNormal();
  EXPECT_TRUE(QTest::qWaitFor([this] { return !m_controller->isPaused(); }, 20'000));
}

TEST_F(PauseTest, MinimisingAnotherPageDoesNotPause) {
  m_window->findChild<Pages*>()->showGuide();
  m_window->showMinimized();
  QTest::qWait(1);
  EXPECT_FALSE(m_controller->isPaused());
}

TEST_F(PauseTest, AClickOnTheClockPausesAndGoesOn) {
  auto* clock = m_window->findChild<ClockWidget*>();
  QTest::mouseClick(clock, Qt::LeftButton);
  EXPECT_TRUE(m_controller->isPaused());
  QTest::mouseClick(clock, Qt::RightButton);
  EXPECT_TRUE(m_controller->isPaused());
  QTest::mouseClick(clock, Qt::LeftButton);
  EXPECT_FALSE(m_controller->isPaused());
  auto* accessible = QAccessible::queryAccessibleInterface(clock);
  EXPECT_EQ(accessible->role(), QAccessible::Clock);
  accessible->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_TRUE(m_controller->isPaused());
}

TEST_F(PauseTest, PreferencesHideTheClockAndSetTheTime) {
  action("Preferences…")->trigger();
  auto* dialog = m_window->findChild<PreferencesDialog*>();
  ASSERT_NE(dialog, nullptr);
  auto* clock = m_window->findChild<ClockWidget*>();
  const QRect board = m_board->geometry();
  for (auto* box : dialog->findChildren<QCheckBox*>())
    if (box->text() == "S&how the clock") box->click();
  EXPECT_FALSE(m_settings->viewChoices().showsClock);
  EXPECT_FALSE(clock->isVisible());
  EXPECT_EQ(m_controller->clock().tickMs(), 10'000);
  EXPECT_EQ(m_board->geometry(), board);
  QComboBox* pause = nullptr;
  for (auto* box : dialog->findChildren<QComboBox*>())
    if (box->itemText(0) == "Never") pause = box;
  ASSERT_NE(pause, nullptr);
  EXPECT_EQ(pause->currentText(), "After 5 minutes without input");
  const auto* idle = m_window->findChild<QTimer*>("idle");
  EXPECT_EQ(idle->interval(), 300'000);
  pause->setCurrentIndex(1);
  EXPECT_EQ(m_settings->pauseAfterMinutes(), 1);
  EXPECT_EQ(idle->interval(), 60'000);
  pause->setCurrentIndex(0);
  EXPECT_FALSE(idle->isActive());
}

TEST_F(PauseTest, TheCardHasRoomInTheSmallestWindowAndForLargeLetters) {
  const QFont before = QApplication::font();
  QFont large = before;
  large.setPointSizeF(before.pointSizeF() * 2);
  m_controller->setPaused(true);
  for (const QFont& font : {before, large}) {
    QApplication::setFont(font);
    m_window->resize(m_window->minimumSize());
    QTest::qWait(1);
    EXPECT_TRUE(m_board->geometry().contains(cover()->geometry()));
    EXPECT_GE(cover()->width(), cover()->sizeHint().width());
    EXPECT_GE(cover()->height(), cover()->sizeHint().height());
    EXPECT_GE(goOn()->width(), goOn()->sizeHint().width());
  }
  QApplication::setFont(before);
}

}  // namespace
}  // namespace sudoku
