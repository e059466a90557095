#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollBar>
#include <QTest>

#include "../../patience.h"
#include "../cutparts.h"
#include "../windowfixture.h"
#include "game/practice/course.h"
#include "game/teacher/techniquewords.h"
#include "ui/controls/walkbox.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/learnwords.h"
#include "ui/learn/lessonlist.h"
#include "ui/learn/lessonpage.h"
#include "ui/pages/guidepage.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

/// Tests with the course of a player who knows the first lesson, and has begun the third.
class LearnPageTest : public WindowTest {
 protected:
  LearnPageTest() : m_lessons(courseLessons()) {
    GameHistory& history = m_controller->history();
    for (int found = 0; found < Learning::kFindsToKnow; ++found)
      history.recordMastery(m_lessons[0], MasteryKind::FoundInPractice);
    history.recordLearning(m_lessons[2], LearningKind::Begun);
    m_window->resize(1020, 720);
    pages()->showLearn();
    QTest::qWait(1);
  }

  Pages* pages() const { return m_window->findChild<Pages*>(); }
  LearnPage* page() const { return m_window->findChild<LearnPage*>(); }
  LessonList* list() const { return page()->findChild<LessonList*>(); }
  LessonPage* lesson() const { return m_window->findChild<LessonPage*>(); }
  QPushButton* button(const QWidget* in, const QString& text) const {
    for (auto* each : in->findChildren<QPushButton*>())
      if (each->text().startsWith(text) && each->isVisible()) return each;
    return nullptr;
  }
  /// The text of a lesson for assistive technology.
  QString spoken(std::size_t index) const {
    const auto* accessible = QAccessible::queryAccessibleInterface(list());
    return accessible->child(static_cast<int>(index))->text(QAccessible::Name);
  }
  QString duration(std::size_t index) const { return LearnWords::duration(m_lessons[index]); }
  QString titleOf(std::size_t index) const { return TechniqueWords::title(m_lessons[index]); }

  std::vector<Technique> m_lessons;
};

TEST_F(LearnPageTest, TheMenuToolsLeadsToIt) {
  pages()->showGame();
  QAction* learn = nullptr;
  for (auto* action : m_window->findChildren<QAction*>())
    if (action->text() == "&Learn…") learn = action;
  ASSERT_NE(learn, nullptr);
  learn->trigger();
  EXPECT_EQ(pages()->currentWidget(), page());
}

TEST_F(LearnPageTest, AssistiveTechnologyReadsTheStatesInAList) {
  const auto* accessible = QAccessible::queryAccessibleInterface(list());
  EXPECT_EQ(accessible->role(), QAccessible::List);
  EXPECT_EQ(accessible->text(QAccessible::Name), "Lessons");
  ASSERT_EQ(accessible->childCount(), static_cast<int>(m_lessons.size()));
  EXPECT_EQ(spoken(0), titleOf(0) + ", Basics, known");
  EXPECT_EQ(spoken(1), titleOf(1) + ", Basics, next lesson, " + duration(1));
  EXPECT_EQ(spoken(2), titleOf(2) + ", Medium, learning, " + duration(2));
  EXPECT_EQ(spoken(m_lessons.size() - 1),
            titleOf(m_lessons.size() - 1) + ", Extreme, " + duration(m_lessons.size() - 1));
  const auto* bar = page()->findChild<QProgressBar*>();
  EXPECT_EQ(bar->accessibleName(), "Known");
  EXPECT_EQ(bar->value(), 1);
  EXPECT_EQ(bar->maximum(), static_cast<int>(m_lessons.size()));
}

TEST_F(LearnPageTest, ALessonIsSaidToTakeLongerTheHarderItIs) {
  EXPECT_EQ(LearnWords::duration(Technique::HiddenPair),
            QStringLiteral("about %1 minutes").arg(LearnWords::minutes(Technique::HiddenPair)));
  double before = 0;
  for (const CourseStage& stage : courseStages()) {
    double sum = 0;
    for (const Technique technique : stage.lessons) {
      const int minutes = LearnWords::minutes(technique);
      EXPECT_GE(minutes, 2) << infoOf(technique).name;
      EXPECT_LE(minutes, 20) << infoOf(technique).name;
      sum += minutes;
    }
    const double mean = sum / static_cast<double>(stage.lessons.size());
    EXPECT_GT(mean, before) << static_cast<int>(stage.level);
    before = mean;
  }
}

TEST_F(LearnPageTest, TellsWhatIsDueForARefresh) {
  const QDate later = QDate::currentDate().addDays(12);
  const Learning then(LearningLog{{{m_lessons[0], QDate::currentDate(), LearningKind::Found}, 3}}, {}, later);
  page()->setLearning(then, later);
  EXPECT_EQ(spoken(0), titleOf(0) + ", Basics, known, due for a refresh");
  bool isSaid = false;
  for (const auto* label : page()->findChildren<QLabel*>())
    isSaid |= label->text() == titleOf(0) + ", not met for 12 days";
  EXPECT_TRUE(isSaid);
  button(page(), "Refresh")->click();
  EXPECT_EQ(lesson()->technique(), m_lessons[0]);
  EXPECT_EQ(lesson()->stage(), LessonStage::Find);
}

TEST_F(LearnPageTest, ArrowsGoAmongTheTilesAndEnterOpens) {
  EXPECT_EQ(QApplication::focusWidget(), list());
  EXPECT_EQ(list()->currentIndex().row(), 1) << "the next lesson";
  QTest::keyClick(list(), Qt::Key_Right);
  EXPECT_EQ(list()->currentIndex().row(), 2);
  QTest::keyClick(list(), Qt::Key_Home);
  EXPECT_EQ(list()->currentIndex().row(), 0);
  const QRect first = list()->visualRect(list()->currentIndex());
  QTest::keyClick(list(), Qt::Key_Down);
  const QRect below = list()->visualRect(list()->currentIndex());
  EXPECT_EQ(below.left(), first.left());
  EXPECT_GT(below.top(), first.bottom());
  QTest::keyClick(list(), Qt::Key_Up);
  EXPECT_EQ(list()->currentIndex().row(), 0);
  QTest::keyClick(list(), Qt::Key_Return);
  ASSERT_NE(lesson(), nullptr);
  EXPECT_EQ(pages()->currentWidget(), lesson());
  EXPECT_EQ(lesson()->technique(), m_lessons[0]);
}

TEST_F(LearnPageTest, TheKeyOfNextStepStartsTheNextLesson) {
  QTest::keyClick(m_window.get(), Qt::Key_S);
  ASSERT_NE(lesson(), nullptr);
  EXPECT_EQ(lesson()->technique(), m_lessons[1]);
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_EQ(pages()->currentWidget(), page());
  EXPECT_EQ(spoken(1), titleOf(1) + ", Basics, next lesson, learning, " + duration(1)) << "it was begun";
  QTest::keyClick(list(), Qt::Key_Escape);
  EXPECT_TRUE(pages()->showsGame());
}

TEST_F(LearnPageTest, SearchShowsTheLessonsThatMatch) {
  auto* search = page()->findChild<QLineEdit*>();
  search->setFocus();
  const QString name = titleOf(m_lessons.size() - 1);
  QTest::keyClicks(search, name.toUpper());
  EXPECT_EQ(list()->currentIndex().data().toString(), name);
  EXPECT_TRUE(list()->visualRect(list()->model()->index(0, 0)).isEmpty());
  QTest::keyClick(search, Qt::Key_Escape);
  EXPECT_FALSE(list()->visualRect(list()->model()->index(0, 0)).isEmpty());
  QTest::keyClicks(search, name);
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(lesson()->technique(), m_lessons.back());
}

TEST_F(LearnPageTest, APositionPlayedToTheEndEndsTheLesson) {
  QTest::keyClick(m_window.get(), Qt::Key_S);
  ASSERT_TRUE(waitFor([this] { return button(lesson(), "Skip to Find it") != nullptr; }));
  button(lesson(), "Skip to Find it")->click();
  for (int exercise = 0; exercise < LessonPage::kExercises; ++exercise) {
    ASSERT_TRUE(waitFor([this] { return button(lesson(), "Skip")->isEnabled(); }));
    button(lesson(), "Skip")->click();
  }
  ASSERT_EQ(lesson()->stage(), LessonStage::Use);
  ASSERT_TRUE(waitFor([this] { return button(lesson(), "Play it to the end") != nullptr; }));
  QTest::keyClick(m_window.get(), Qt::Key_S);
  ASSERT_TRUE(pages()->showsGame());
  const Puzzle puzzle = m_game->state().puzzle;
  for (const Cell cell : m_game->state().board.emptyCells())
    m_game->play(Move::enter(cell, *puzzle.solution.at(cell)));
  ASSERT_TRUE(m_game->isSolved());
  ASSERT_TRUE(waitFor([this] { return pages()->currentWidget() == lesson(); }));
  EXPECT_EQ(lesson()->stage(), LessonStage::End);
  EXPECT_NE(button(lesson(), "Next lesson: "), nullptr);
}

TEST_F(LearnPageTest, TheGuideLeadsToTheLesson) {
  pages()->showTechnique(m_lessons[3]);
  button(m_window->findChild<GuidePage*>(), "Lesson")->click();
  EXPECT_EQ(pages()->currentWidget(), lesson());
  EXPECT_EQ(lesson()->technique(), m_lessons[3]);
}

TEST_F(LearnPageTest, HasRoomAtEachSizeAndTextSize) {
  QTest::keyClick(m_window.get(), Qt::Key_S);
  ASSERT_TRUE(waitFor([this] { return !lesson()->findChild<WalkBox*>()->isHidden(); }));
  atEachSizeAndTextSize(*m_window, [this] {
    for (QWidget* each : {static_cast<QWidget*>(page()), static_cast<QWidget*>(lesson())}) {
      pages()->setCurrentWidget(each);
      QTest::qWait(1);
      expectNothingCut(*each);
    }
  });
}

TEST_F(LearnPageTest, ScrollsOnlyWhereItHasTo) {
  const auto* bar = page()->findChild<LessonList*>()->verticalScrollBar();
  for (const QSize size : {QSize(1920, 1080), QSize(1020, 720), QSize(1920, 1080)}) {
    m_window->resize(size);
    QTest::qWait(1);
    EXPECT_EQ(bar->isVisible(), size.width() < 1500) << size.width();
    EXPECT_EQ(bar->maximum() > 0, size.width() < 1500) << size.width();
  }
}

TEST_F(LearnPageTest, TabGoesFromTheHeadToTheTilesToTheCards) {
  QStringList order;
  for (QWidget* each = page(); order.size() < 40; each = each->nextInFocusChain()) {
    if (each->isVisible() && page()->isAncestorOf(each) && (each->focusPolicy() & Qt::TabFocus) != 0)
      order += each->accessibleName().isEmpty() ? each->property("text").toString() : each->accessibleName();
    if (each->nextInFocusChain() == page()) break;
  }
  QStringList wanted = {"Game",    "Find a technique",       "Technique guide",
                        "Lessons", "Start · " + duration(1), "Start a puzzle for me"};
  EXPECT_EQ(order, wanted) << qPrintable(order.join(", "));
}

}  // namespace
}  // namespace sudoku
