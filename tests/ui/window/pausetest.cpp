#include <algorithm>

#include <QAbstractButton>
#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QPushButton>
#include <QTest>

#include <sudoku/making/puzzlemaker.h>

#include "../../patience.h"
#include "../windowfixture.h"
#include "ui/board/gridpreview.h"
#include "ui/board/pausecover.h"
#include "ui/coach/coachpage.h"
#include "ui/daily/dailypage.h"
#include "ui/dialogs/preferencesdialog.h"
#include "ui/library/libraryview.h"
#include "ui/library/librarywords.h"
#include "ui/panel/clockwidget.h"
#include "ui/replay/replaypage.h"
#include "ui/window/pages.h"

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
  EXPECT_TRUE(m_controller->time().isPaused());
  EXPECT_TRUE(cover()->isVisible());
  EXPECT_TRUE(boardIsHidden());
  EXPECT_EQ(status(), "The game is paused.");
  key(Qt::Key_P);
  EXPECT_FALSE(m_controller->time().isPaused());
  EXPECT_FALSE(cover()->isVisible());
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 4");
  EXPECT_NE(status(), "The game is paused.");
  EXPECT_EQ(QApplication::focusWidget(), cell(1, 3));
}

TEST_F(PauseTest, RestartDoesNotShowThePuzzle) {
  m_controller->time().setPaused(true);
  const UniqueId key = m_game->stored().key;
  action("Restart")->trigger();
  EXPECT_EQ(m_game->stored().key, key);
  EXPECT_TRUE(m_controller->time().isPaused());
}

TEST_F(PauseTest, TheMenuEntrySaysHowItIs) {
  QAction* pause = action("Pause");
  ASSERT_NE(pause, nullptr);
  EXPECT_FALSE(pause->isChecked());
  pause->trigger();
  EXPECT_TRUE(m_controller->time().isPaused());
  EXPECT_TRUE(pause->isChecked());
  m_controller->time().setPaused(false);
  EXPECT_FALSE(pause->isChecked());
  solve();
  EXPECT_FALSE(pause->isEnabled());
}

TEST_F(PauseTest, GoOnHasTheKeyboardAndEndsIt) {
  for (const Qt::Key press : {Qt::Key_Return, Qt::Key_Space}) {
    key(Qt::Key_P);
    ASSERT_EQ(QApplication::focusWidget(), goOn());
    key(press);
    EXPECT_FALSE(m_controller->time().isPaused());
    EXPECT_EQ(QApplication::focusWidget(), cell(1, 1));
  }
}

TEST_F(PauseTest, AssistiveTechnologyFindsTheCardAndNoCell) {
  m_controller->time().setPaused(true);
  const auto* card = QAccessible::queryAccessibleInterface(cover());
  EXPECT_EQ(card->role(), QAccessible::Grouping);
  EXPECT_EQ(card->text(QAccessible::Name), "Paused");
  EXPECT_EQ(QAccessible::queryAccessibleInterface(goOn())->parent()->object(), cover());
  auto* accessible = QAccessible::queryAccessibleInterface(cell(1, 3));
  EXPECT_TRUE(accessible->state().disabled);
  m_controller->cells().chooseDigit(Digit(4));
  accessible->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_EQ(m_game->position(), 0);
}

TEST_F(PauseTest, NothingOfTheGameIsPainted) {
  m_controller->time().setPaused(true);
  const QImage paused = m_board->grab().toImage();
  m_controller->time().setPaused(false);
  click(5, 5);
  m_controller->cells().chooseDigit(Digit(5));
  m_controller->board().setHints(true);
  key(Qt::Key_5);
  key(Qt::Key_C);
  EXPECT_NE(m_board->grab().toImage(), paused);
  m_controller->time().setPaused(true);
  EXPECT_EQ(m_board->grab().toImage(), paused);
}

TEST_F(PauseTest, NeitherMouseNorKeysReachTheBoard) {
  m_controller->cells().chooseDigit(Digit(4));
  m_controller->time().setPaused(true);
  click(1, 3);
  QTest::mouseClick(cover(), Qt::LeftButton);
  for (const Qt::Key typed : {Qt::Key_4, Qt::Key_Delete, Qt::Key_Right}) key(typed);
  m_controller->time().setPaused(false);
  EXPECT_EQ(m_game->position(), 0);
  EXPECT_EQ(m_game->selectedCell(), cellAt(1, 1));
}

TEST_F(PauseTest, TabDoesNotStopAtHiddenCells) {
  m_controller->time().setPaused(true);
  const QWidget* first = QApplication::focusWidget();
  do {
    key(Qt::Key_Tab);
    ASSERT_EQ(qobject_cast<CellWidget*>(QApplication::focusWidget()), nullptr);
  } while (QApplication::focusWidget() != first);
}

TEST_F(PauseTest, AHintIsHiddenWithTheBoard) {
  m_controller->hints().explainNextStep();
  auto* coach = m_window->findChild<CoachPage*>();
  ASSERT_TRUE(waitFor([coach] { return coach->isVisible(); }));
  const QString said = status();
  m_controller->time().setPaused(true);
  EXPECT_FALSE(coach->isVisible());
  EXPECT_TRUE(boardIsHidden());
  EXPECT_EQ(status(), "The game is paused.");
  m_controller->time().setPaused(false);
  EXPECT_TRUE(coach->isVisible());
  EXPECT_EQ(status(), said);
}

TEST_F(PauseTest, StepsOfAPausedGameAreNotShown) {
  auto* pages = m_window->findChild<Pages*>();
  m_controller->time().setPaused(true);
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
  m_controller->time().setPaused(true);
  QApplication::clipboard()->setText(
      ".13.....22.....48....7...19...9..8..7......2....3.......263.9..4.9.7.6....149...8");
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([this] { return !m_controller->time().isPaused(); }));
  EXPECT_EQ(name(1, 2), "Row 1 column 2: given 1");
  EXPECT_FALSE(cover()->isVisible());
  EXPECT_NE(status(), "The game is paused.");
}

TEST_F(PauseTest, MinimisingPausesAndTheReturnEndsIt) {
  m_window->showMinimized();
  EXPECT_TRUE(waitFor([this] { return m_controller->time().isPaused(); }));
  m_window->showNormal();
  EXPECT_TRUE(waitFor([this] { return !m_controller->time().isPaused(); }));
}

TEST_F(PauseTest, MinimisingAnotherPageDoesNotPause) {
  m_window->findChild<Pages*>()->showGuide();
  m_window->showMinimized();
  QTest::qWait(1);
  EXPECT_FALSE(m_controller->time().isPaused());
}

TEST_F(PauseTest, AClickOnTheClockPausesAndGoesOn) {
  auto* clock = m_window->findChild<ClockWidget*>();
  QTest::mouseClick(clock, Qt::LeftButton);
  EXPECT_TRUE(m_controller->time().isPaused());
  QTest::mouseClick(clock, Qt::RightButton);
  EXPECT_TRUE(m_controller->time().isPaused());
  QTest::mouseClick(clock, Qt::LeftButton);
  EXPECT_FALSE(m_controller->time().isPaused());
  auto* accessible = QAccessible::queryAccessibleInterface(clock);
  EXPECT_EQ(accessible->role(), QAccessible::Clock);
  accessible->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
  EXPECT_TRUE(m_controller->time().isPaused());
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
  EXPECT_EQ(m_controller->time().clock().tickMs(), 10'000);
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

TEST_F(PauseTest, WhatIsAboutTheBoardIsOffAndItsKeysSayWhy) {
  m_controller->cells().chooseDigit(Digit(4));
  click(1, 3);
  m_controller->board().undo();
  const QStringList names = {"check",     "moves",        "checkpoint",   "try",         "redo",
                             "next-step", "path",         "all-steps",    "fill",        "solve-singles",
                             "save-as",   "copy",         "copy-as-line", "copy-givens", "copy-id",
                             "copy-link", "copy-picture", "save-picture", "print",       "qr-code",
                             "read-row",  "give-up",      "give-up-path", "mark-two"};
  std::vector<QAction*> actions;
  actions.reserve(static_cast<std::size_t>(names.size()));
  for (const QString& name : names) {
    actions.push_back(m_window->findChild<QAction*>(name));
    ASSERT_NE(actions.back(), nullptr) << qPrintable(name);
    EXPECT_TRUE(actions.back()->isEnabled()) << qPrintable(name);
  }
  m_controller->time().setPaused(true);
  for (const QAction* action : actions) EXPECT_FALSE(action->isEnabled()) << qPrintable(action->objectName());
  for (const char* name : {"Check", "Next step", "Undo", "Redo"})
    EXPECT_FALSE(child<QPushButton>(name)->isEnabled()) << name;
  for (const Qt::Key press : {Qt::Key_C, Qt::Key_S, Qt::Key_T, Qt::Key_F2}) {
    m_controller->messages().reported("something else");
    key(press);
    EXPECT_EQ(status(), "The game is paused.") << press;
  }
  EXPECT_EQ(m_game->help(), HelpCounts());
  m_controller->time().setPaused(false);
  for (const QAction* action : actions) EXPECT_TRUE(action->isEnabled()) << qPrintable(action->objectName());
  EXPECT_FALSE(m_window->findChild<QAction*>("keep-tried")->isEnabled()) << "nothing is tried";
  EXPECT_FALSE(child<QPushButton>("Undo")->isEnabled()) << "there is nothing to undo";
  EXPECT_TRUE(child<QPushButton>("Check")->isEnabled());
}

TEST_F(PauseTest, NothingIsCopiedWhatEverIsAsked) {
  QApplication::clipboard()->setText("before");
  m_controller->time().setPaused(true);
  for (QAction* action : m_window->findChildren<QAction*>())
    if (action->objectName().startsWith("copy")) action->trigger();
  EXPECT_EQ(QApplication::clipboard()->text(), "before");
  EXPECT_EQ(m_window->findChild<QDialog*>(), nullptr);
}

TEST_F(PauseTest, HowManyAreLeftOfANumberIsHidden) {
  auto* five = child<QAbstractButton>("Digit 5");
  EXPECT_EQ(five->accessibleName(), "Digit 5, 6 left");
  m_controller->time().setPaused(true);
  EXPECT_EQ(five->accessibleName(), "Digit 5");
  EXPECT_EQ(five->toolTip(), "");
  const QImage paused = five->grab().toImage();
  m_game->play(Move::enter(cellAt(3, 1), Digit(5)));
  EXPECT_EQ(five->grab().toImage(), paused);
  m_controller->time().setPaused(false);
  EXPECT_NE(five->grab().toImage(), paused);
}

TEST_F(PauseTest, TheLibraryShowsNothingOfThePausedGame) {
  click(1, 3);
  key(Qt::Key_4);
  const qint64 id = m_game->stored().id;
  auto* pages = m_window->findChild<Pages*>();
  pages->showLibrary();
  const auto* view = m_window->findChild<LibraryView*>();
  EXPECT_EQ(LibraryWords::state(*view->chosen()), "1 of 51");
  EXPECT_TRUE(child<QPushButton>("Replay")->isEnabled());
  pages->showGame();
  m_controller->time().setPaused(true);
  pages->showLibrary();
  ASSERT_NE(view->chosen(), nullptr);
  EXPECT_EQ(view->chosen()->id, id);
  EXPECT_EQ(view->chosen()->givens, Grid());
  EXPECT_EQ(view->chosen()->board, Grid());
  EXPECT_EQ(LibraryWords::state(*view->chosen()), "Paused");
  EXPECT_FALSE(LibraryWords::details(*view->chosen(), QDate::currentDate()).contains("51"));
  EXPECT_FALSE(child<QPushButton>("Replay")->isEnabled());
  pages->showReplay(id);
  EXPECT_EQ(m_window->findChild<ReplayPage*>(), nullptr);
  EXPECT_TRUE(m_controller->time().isPaused());
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(m_game->position(), 1);
}

TEST_F(PauseTest, TheDailyPageShowsNothingOfThePausedGame) {
  const PuzzleId id{{BoardMethod::Backtracking, DigMethod::All, Symmetry::Rotate180}, 48213};
  const Level level = m_settings->newGameChoices().dailyLevel;
  m_controller->session().playDaily(QDate::currentDate(), level, {id, makePuzzle(id)});
  auto* pages = m_window->findChild<Pages*>();
  pages->showDaily();
  auto* preview = m_window->findChild<DailyPage*>()->findChild<GridPreview*>();
  ASSERT_NE(preview, nullptr);
  const QImage shown = preview->grab().toImage();
  pages->showGame();
  m_controller->time().setPaused(true);
  pages->showDaily();
  EXPECT_NE(preview->grab().toImage(), shown);
}

TEST_F(PauseTest, ADialogAboutTheBoardGoesWhenThePlayerIsGone) {
  for (const char* name : {"print", "qr-code"}) {
    m_window->findChild<QAction*>(name)->trigger();
    auto* dialog = m_window->findChild<QDialog*>();
    ASSERT_NE(dialog, nullptr) << name;
    m_controller->time().setPaused(true);
    EXPECT_FALSE(dialog->isVisible()) << name;
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    m_controller->time().setPaused(false);
  }
}

TEST_F(PauseTest, TheCardHasRoomInTheSmallestWindowAndForLargeLetters) {
  const QFont before = QApplication::font();
  QFont large = before;
  large.setPointSizeF(before.pointSizeF() * 2);
  m_controller->time().setPaused(true);
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
