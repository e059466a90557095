#include <algorithm>
#include <atomic>
#include <chrono>
#include <memory>
#include <optional>
#include <thread>

#include <QAbstractItemView>
#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QPushButton>
#include <QTabWidget>
#include <QTest>

#include <sudoku/rating/profile.h>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/teacher/profilewords.h"
#include "ui/controls/profilegraphic.h"
#include "ui/controls/unbroken.h"
#include "ui/dialogs/needsbox.h"
#include "ui/dialogs/newgamedialog.h"

/// Tests of the New Game dialog where it offers puzzles for what the player knows.
namespace sudoku {
namespace {

using namespace std::chrono_literals;

/// Variables that the worker which makes puzzles reads. They are in a base class before the window's, so that
/// they exist before that worker begins and until it has ended.
struct ForMeGate {
  std::atomic<bool> m_isOpen = true;
};

class NewGameForMeTest : protected ForMeGate, public WindowTest {
 protected:
  NewGameForMeTest()
      : WindowTest(
            [this](const PuzzleRequest& request, const std::stop_token& stop) -> std::optional<SparePuzzle> {
              while (!request.level && !m_isOpen && !stop.stop_requested()) std::this_thread::sleep_for(1ms);
              return PuzzleQueue::makeAny(request, stop);
            }) {
    m_controller->history().recordLearning(Technique::HiddenPair, LearningKind::Begun);
    reopen();
  }
  ~NewGameForMeTest() override { m_isOpen = true; }

  void reopen() {
    m_dialog = std::make_unique<NewGameDialog>(*m_game, m_controller->session(), m_controller->forMe(),
                                               m_controller->preferences(), *m_settings, m_window.get());
    m_dialog->open();
  }
  QComboBox* box(const QString& name) const {
    for (auto* box : m_dialog->findChildren<QComboBox*>())
      if (box->accessibleName() == name) return box;
    return nullptr;
  }
  void chooseForMe() const { box("Level")->setCurrentIndex(box("Level")->findText("For me")); }
  QLabel* label(const QString& start) const {
    for (auto* label : m_dialog->findChildren<QLabel*>())
      if (label->isVisible() && label->text().startsWith(start)) return label;
    return nullptr;
  }
  bool isReady() const {
    auto* graphic = m_dialog->findChild<ProfileGraphic*>();
    return waitFor(
        [&] { return label("The puzzle that is ready") != nullptr && !graphic->accessibleName().isEmpty(); });
  }
  void press(const QString& name) const {
    for (auto* button : m_dialog->findChildren<QPushButton*>())
      if (button->text().remove('&') == name) return QTest::mouseClick(button, Qt::LeftButton);
    FAIL() << name.toStdString();
  }

  std::unique_ptr<NewGameDialog> m_dialog;
};

TEST_F(NewGameForMeTest, WhatThePuzzleNeedsIsChosenOnlyForMe) {
  EXPECT_FALSE(box("Needs")->isVisible());
  auto* tabs = m_dialog->findChild<QTabWidget*>();
  EXPECT_TRUE(tabs->isTabEnabled(tabs->count() - 1));
  chooseForMe();
  EXPECT_TRUE(box("Needs")->isVisible());
  EXPECT_FALSE(tabs->isTabEnabled(tabs->count() - 1)) << "it is made in its own way";
  EXPECT_TRUE(box("Needs")->itemText(0).endsWith(", your next lesson"));
  EXPECT_EQ(box("Needs")->itemText(1), "Hidden pair, you are learning it");
  EXPECT_EQ(box("Needs")->itemText(2), "Nothing new, what you know");
  EXPECT_NE(label("All that you know, and one "), nullptr);
  box("Level")->setCurrentIndex(0);
  EXPECT_FALSE(box("Needs")->isVisible());
}

TEST_F(NewGameForMeTest, EachControlIsReachedByTab) {
  chooseForMe();
  ASSERT_TRUE(isReady());
  QStringList names;
  QWidget* const first = box("Level");
  QWidget* each = first;
  do {
    if (each->isVisible() && each->window() == m_dialog.get() && (each->focusPolicy() & Qt::TabFocus) != 0)
      names += each->accessibleName().isEmpty() ? each->property("text").toString().remove('&')
                                                : each->accessibleName();
    each = each->nextInFocusChain();
  } while (each != first);
  for (const QString& name : {QString("Level"), QString("Needs"), QString("Play"), QString("Cancel")})
    EXPECT_TRUE(names.contains(name)) << qPrintable(name + " in " + names.join(", "));
  EXPECT_LT(names.indexOf("Level"), names.indexOf("Needs"));
}

TEST_F(NewGameForMeTest, TheItemsHaveTwoLines) {
  chooseForMe();
  box("Needs")->showPopup();
  const auto* list = box("Needs")->view();
  const QRect row = list->visualRect(list->model()->index(0, 0));
  EXPECT_GE(row.height(), 2 * list->fontMetrics().height());
  box("Needs")->hidePopup();
}

TEST_F(NewGameForMeTest, ThePuzzleThatIsReadyIsToldAndPlayed) {
  chooseForMe();
  box("Needs")->setCurrentIndex(1);
  ASSERT_TRUE(isReady());
  const SparePuzzle ready = *m_controller->forMe().ready(Technique::HiddenPair);
  const auto profile = profileOf(ready.puzzle.puzzle);
  const QString words = ProfileWords::sentence(summaryOf(*profile));
  EXPECT_EQ(m_dialog->findChild<ProfileGraphic*>()->accessibleName(), words);
  EXPECT_NE(label(unbroken(words)), nullptr);
  EXPECT_NE(label(QString("%1 steps").arg(profile->steps.size())), nullptr);
  EXPECT_NE(label("Medium · "), nullptr);
  const auto all = m_dialog->findChildren<QWidget*>();
  EXPECT_EQ(std::any_of(all.begin(), all.end(),
                        [](const QWidget* each) {
                          return each->isVisible() && each->accessibleName() == "two steps open, or fewer";
                        }),
            std::any_of(profile->steps.begin(), profile->steps.end(),
                        [](const ProfileStep& step) { return step.isTight(); }))
      << "the legend names only what the profile has";
  press("Play");
  EXPECT_FALSE(m_dialog->isVisible()) << "at once";
  EXPECT_EQ(m_game->state().puzzle, ready.puzzle.puzzle);
  EXPECT_EQ(m_game->level(), Level::Medium);
  EXPECT_EQ(needs(m_game->state().puzzle, Technique::HiddenPair), true);
}

TEST_F(NewGameForMeTest, ForMeIsRememberedAndTheNextNewIsAsItWas) {
  chooseForMe();
  ASSERT_TRUE(isReady());
  press("Play");
  EXPECT_FALSE(m_controller->preferences().isNextForMe());
  reopen();
  EXPECT_EQ(box("Level")->currentText(), "For me");
  EXPECT_EQ(box("Needs")->currentIndex(), 0) << "what is due now";
}

TEST_F(NewGameForMeTest, SaysThatAPuzzleIsBeingMadeAndCanStopThat) {
  m_isOpen = false;
  chooseForMe();
  EXPECT_NE(label("Making a puzzle…"), nullptr);
  const GameState before = m_game->state();
  press("Play");
  EXPECT_TRUE(m_dialog->isVisible());
  EXPECT_TRUE(m_controller->session().isMakingPuzzle());
  press("Cancel");
  EXPECT_FALSE(m_controller->session().isMakingPuzzle());
  EXPECT_TRUE(m_dialog->isVisible());
  press("Play");
  m_isOpen = true;
  ASSERT_TRUE(waitFor([&] { return !m_dialog->isVisible(); }));
  EXPECT_NE(m_game->state(), before);
}

TEST_F(NewGameForMeTest, TheProfileHasItsPlaceBeforeThePuzzleIsThere) {
  m_isOpen = false;
  const QSize before = m_dialog->size();
  chooseForMe();
  QTest::qWait(1);  // for the layout
  const QRect graphic = m_dialog->findChild<ProfileGraphic*>()->geometry();
  EXPECT_EQ(m_dialog->size(), before) << "there was room for it";
  m_isOpen = true;
  ASSERT_TRUE(isReady());
  EXPECT_EQ(m_dialog->findChild<ProfileGraphic*>()->geometry(), graphic);
  EXPECT_EQ(m_dialog->size(), before);
}

}  // namespace
}  // namespace sudoku
