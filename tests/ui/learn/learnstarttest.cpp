#include <QApplication>
#include <QPushButton>
#include <QTest>

#include "../cutparts.h"
#include "../windowfixture.h"
#include "game/practice/course.h"
#include "ui/learn/learncards.h"
#include "ui/learn/learnpage.h"
#include "ui/learn/learnwords.h"
#include "ui/learn/lessonlist.h"
#include "ui/learn/startcard.h"
#include "ui/pages/guidepage.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

/// Tests with the course of a player who has not seen it before.
class LearnStartTest : public WindowTest {
 protected:
  LearnStartTest() {
    m_window->resize(1020, 720);
    pages()->showLearn();
    QTest::qWait(1);
  }

  Pages* pages() const { return m_window->findChild<Pages*>(); }
  LearnPage* page() const { return m_window->findChild<LearnPage*>(); }
  bool isAsked() const { return page()->findChild<StartCard*>()->isVisible(); }
  QPushButton* answer(const QString& text) const {
    for (auto* each : page()->findChildren<QPushButton*>())
      if (each->text() == text && each->isVisible()) return each;
    return nullptr;
  }
  QString start() const { return "Start · " + LearnWords::duration(courseLessons().front()); }
  Learning learning() const { return m_controller->history().learning(); }
};

TEST_F(LearnStartTest, WhoSolvesHardOnesBeginsThereAndClaimsNothing) {
  ASSERT_TRUE(isAsked());
  answer("I solve Hard ones")->click();
  EXPECT_FALSE(isAsked());
  EXPECT_EQ(learning().next(), firstLesson(Level::Hard));
  EXPECT_TRUE(learning().known().empty());
  const auto* list = page()->findChild<LessonList*>();
  for (int row = 0; row < list->model()->rowCount(); ++row) {
    const QString spoken = list->model()->index(row, 0).data(Qt::AccessibleTextRole).toString();
    EXPECT_EQ(spoken.contains("next lesson"),
              courseLessons()[static_cast<std::size_t>(row)] == learning().next());
    EXPECT_FALSE(spoken.contains("known"));
  }
  pages()->showGame();
  pages()->showLearn();
  EXPECT_FALSE(isAsked()) << "it is asked once";
}

TEST_F(LearnStartTest, WhoKnowsTheRulesBeginsWithTheFirstLesson) {
  answer("I know the rules")->click();
  EXPECT_EQ(learning().start(), courseLessons().front());
  EXPECT_EQ(learning().next(), courseLessons().front());
  EXPECT_EQ(pages()->currentWidget(), page());
}

TEST_F(LearnStartTest, FromTheRulesShowsThem) {
  pages()->showTechnique(Technique::XWing);
  pages()->showLearn();
  answer("From the rules")->click();
  EXPECT_EQ(learning().start(), courseLessons().front());
  const auto* guide = m_window->findChild<GuidePage*>();
  EXPECT_EQ(pages()->currentWidget(), guide);
  EXPECT_EQ(guide->technique(), std::nullopt);
}

TEST_F(LearnStartTest, TheAnswerCanBeChanged) {
  EXPECT_EQ(answer("Choose where to begin"), nullptr);
  for (const QSize size : {QSize(1020, 720), QSize(700, 1000), QSize(560, 420)}) {
    SCOPED_TRACE(size.width());
    m_window->resize(size);
    QTest::qWait(1);
    for (const char* text : {"I solve Hard ones", "I know the rules"}) {
      if (!isAsked()) {
        ASSERT_NE(answer("Choose where to begin"), nullptr);
        QTest::qWait(1);
        expectNothingCut(*page());
        answer("Choose where to begin")->click();
      }
      ASSERT_TRUE(isAsked());
      EXPECT_EQ(answer("Choose where to begin"), nullptr);
      answer(QLatin1String(text))->click();
    }
    EXPECT_EQ(learning().next(), courseLessons().front());
  }
}

TEST_F(LearnStartTest, APlayerWhoHasBegunIsNotAsked) {
  m_controller->history().recordLearning(courseLessons()[3], LearningKind::Begun);
  pages()->showLearn();
  EXPECT_FALSE(isAsked());
  EXPECT_EQ(answer("Choose where to begin"), nullptr);
}

TEST_F(LearnStartTest, WhatIsDueForARefreshIsToldBesideTheQuestion) {
  EXPECT_EQ(answer("Refresh"), nullptr);
  const QDate today = QDate::currentDate();
  const LearningEvent found{courseLessons().front(), today.addDays(-9), LearningKind::Found};
  page()->setLearning(Learning({{found, 3}}, {}, today), today);
  EXPECT_TRUE(isAsked());
  EXPECT_NE(answer("Refresh"), nullptr);
  QTest::qWait(1);
  expectNothingCut(*page());
}

TEST_F(LearnStartTest, TheKeyboardReachesTheAnswersAndGoesOnFromThem) {
  QStringList order;
  for (int tab = 0; tab < 5; ++tab) {
    QTest::keyClick(QApplication::focusWidget(), Qt::Key_Tab);
    order += QApplication::focusWidget()->property("text").toString();
  }
  EXPECT_EQ(order, (QStringList{"From the rules", "I know the rules", "I solve Hard ones", start(),
                                "Start a puzzle for me"}))
      << qPrintable(order.join(", "));
  answer("I know the rules")->setFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
  EXPECT_FALSE(isAsked());
  EXPECT_EQ(QApplication::focusWidget(), answer(start()));
  answer("Choose where to begin")->setFocus();
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Space);
  EXPECT_EQ(QApplication::focusWidget(), answer("From the rules"));
  QTest::keyClick(QApplication::focusWidget(), Qt::Key_Escape);
  EXPECT_TRUE(pages()->showsGame());
}

TEST_F(LearnStartTest, HasRoomAtEachSizeAndTextSize) {
  atEachSizeAndTextSize(*m_window, [this] {
    ASSERT_TRUE(isAsked());
    expectNothingCut(*page());
  });
}

}  // namespace
}  // namespace sudoku
