#include <algorithm>

#include <QAccessible>
#include <QApplication>
#include <QLabel>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "../../patience.h"
#include "../activate.h"
#include "game/practice/course.h"
#include "game/teacher/techniquewords.h"
#include "ui/board/sceneboard.h"
#include "ui/controls/walkbox.h"
#include "ui/learn/lessonexample.h"
#include "ui/learn/lessonladder.h"
#include "ui/learn/lessonpage.h"

namespace sudoku {
namespace {

using LessonPhase = PracticeSession::Phase;

/// A stored position of a technique, which is quickly made.
std::optional<PracticePosition> seededPosition(Technique technique, Random& random,
                                               const std::stop_token& stop) {
  const auto seeds = practiceSeeds(technique);
  return seeds.empty() ? std::nullopt : shuffled(seeds.front(), random, stop);
}

class LessonPageTest : public testing::Test {
 protected:
  LessonPageTest() : m_page(seededPosition, 1, nullptr) {
    m_page.resize(1020, 700);
    m_page.show();
    activate(&m_page);
    EXPECT_TRUE(QTest::qWaitForWindowActive(&m_page));
  }

  void open(Technique technique, LessonStage from = LessonStage::See) {
    m_page.setLearning(Learning({}, {}, QDate(2026, 11, 28)));
    m_page.open(technique, from);
    m_page.setFocus();
    if (from == LessonStage::See) {
      ASSERT_TRUE(waitFor([this] { return !m_page.findChild<WalkBox*>()->isHidden(); }));
    }
  }
  QString progress() const { return m_page.findChild<LessonLadder*>()->accessibleName(); }
  QPushButton* button(const QString& text) const {
    for (auto* each : m_page.findChildren<QPushButton*>())
      if (each->text() == text && each->isVisible()) return each;
    return nullptr;
  }
  bool says(const QString& text) const {
    const auto labels = m_page.findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* each) { return each->isVisible() && each->text() == text; });
  }
  /// Goes through the example to the first exercise.
  void seeAll() {
    for (int press = 0; m_page.stage() == LessonStage::See && press < 100; ++press) m_page.takeNextStep();
  }
  /// Finds all conclusions of the present exercise with arrow keys and digits.
  void findByKeys() {
    ASSERT_TRUE(waitFor([this] { return m_page.session()->phase() == LessonPhase::Asking; }));
    const Step step = m_page.session()->round()->step();
    const auto& wanted = step.placements.empty() ? step.eliminations : step.placements;
    for (const Candidate& candidate : wanted) {
      while (m_page.board()->scene().selected->column() != candidate.cell.column())
        QTest::keyClick(m_page.board(), Qt::Key_Right);
      while (m_page.board()->scene().selected->row() != candidate.cell.row())
        QTest::keyClick(m_page.board(), Qt::Key_Down);
      QTest::keyClick(m_page.board(), static_cast<Qt::Key>(Qt::Key_0 + candidate.digit.value()));
    }
    EXPECT_EQ(m_page.session()->phase(), LessonPhase::Found);
  }
  void findAll(int exercises) {
    for (int each = 0; each < exercises; ++each) {
      findByKeys();
      m_page.takeNextStep();
    }
  }
  /// Opens the lesson on a technique and goes to its first exercise.
  void expectExampleAndPosition(Technique technique) {
    SCOPED_TRACE(TechniqueWords::title(technique).toStdString());
    open(technique);
    seeAll();
    EXPECT_EQ(m_page.stage(), LessonStage::Find);
    ASSERT_TRUE(waitFor([this] { return m_page.session()->phase() == LessonPhase::Asking; }));
    const PracticePosition position = m_page.session()->round()->position();
    EXPECT_EQ(position.technique, technique);
    EXPECT_NE(position.position.board, exampleStart(technique).board);
    EXPECT_TRUE(m_page.board()->scene().picture.marks.empty()) << "nothing is told yet";
  }

  LessonPage m_page;
};

TEST_F(LessonPageTest, TheKeyboardAloneLeadsThroughALesson) {
  open(Technique::NakedPair);
  QSignalSpy learned(&m_page, &LessonPage::learned);
  QSignalSpy happened(&m_page, &LessonPage::happened);
  QSignalSpy played(&m_page, &LessonPage::notedPlayWanted);
  QSignalSpy closed(&m_page, &LessonPage::gameWanted);
  EXPECT_EQ(QApplication::focusWidget(), button("Next"));
  EXPECT_TRUE(progress().startsWith("See it, part 1 of "));
  seeAll();
  EXPECT_EQ(progress(), "Find it, exercise 1 of 3");
  EXPECT_EQ(QApplication::focusWidget(), m_page.board());
  findByKeys();
  m_page.takeNextStep();
  EXPECT_EQ(progress(), "Find it, exercise 2 of 3");
  findAll(2);
  EXPECT_EQ(learned.size(), 3);
  EXPECT_EQ(happened.size(), 0) << "nothing was missed";
  EXPECT_EQ(m_page.stage(), LessonStage::Use);
  ASSERT_TRUE(waitFor([this] { return button("Play it to the end") != nullptr; }));
  m_page.takeNextStep();
  ASSERT_EQ(played.size(), 1);
  m_page.finish(true);
  EXPECT_TRUE(says("You found it yourself."));
  EXPECT_TRUE(QApplication::focusWidget()->isVisible());
  QSignalSpy lesson(&m_page, &LessonPage::lessonWanted);
  m_page.takeNextStep();
  ASSERT_EQ(lesson.size(), 1);
  EXPECT_EQ(lesson.front().front().value<Technique>(), courseLessons().front());
  QTest::keyClick(m_page.board(), Qt::Key_Escape);
  EXPECT_EQ(closed.size(), 1);
}

TEST_F(LessonPageTest, TellsAndDrawsTheExamplePartByPart) {
  open(Technique::HiddenTriple);
  const auto picture = [this] { return m_page.board()->scene().picture; };
  const auto example = lessonExample(Technique::HiddenTriple, {});
  ASSERT_TRUE(example.has_value());
  ASSERT_TRUE(example->opened.has_value());
  const auto before = picture().marks.size();
  auto last = before;
  for (std::size_t part = 1; part < example->parts.size(); ++part) {
    EXPECT_GE(picture().marks.size(), last) << "what has been told stays";
    last = picture().marks.size();
    m_page.takeNextStep();
    ASSERT_EQ(m_page.stage(), LessonStage::See);
  }
  EXPECT_GT(last, before);
  EXPECT_EQ(last, example->step.picture.marks.size()) << "in the end all is drawn";
  EXPECT_EQ(picture(), example->opened->picture) << "then what that opens";
  m_page.takeNextStep();
  EXPECT_EQ(m_page.stage(), LessonStage::Find);
}

TEST_F(LessonPageTest, WalksBackAndForwardByTheKeysOfHints) {
  open(Technique::NakedPair);
  QTest::keyClick(m_page.board(), Qt::Key_Right, Qt::AltModifier);
  EXPECT_TRUE(progress().startsWith("See it, part 2 of "));
  QTest::keyClick(m_page.board(), Qt::Key_Left, Qt::AltModifier);
  EXPECT_TRUE(progress().startsWith("See it, part 1 of "));
  QTest::keyClick(m_page.board(), Qt::Key_Left, Qt::AltModifier);
  EXPECT_TRUE(progress().startsWith("See it, part 1 of "));
}

TEST_F(LessonPageTest, EscapeGoesBackAStageThenCloses) {
  open(Technique::NakedPair);
  QSignalSpy closed(&m_page, &LessonPage::gameWanted);
  seeAll();
  ASSERT_EQ(m_page.stage(), LessonStage::Find);
  QTest::keyClick(m_page.board(), Qt::Key_Escape);
  EXPECT_EQ(m_page.stage(), LessonStage::See);
  EXPECT_EQ(closed.size(), 0);
  QTest::keyClick(m_page.board(), Qt::Key_Escape);
  EXPECT_EQ(closed.size(), 1);
}

TEST_F(LessonPageTest, AnExerciseThatIsShownIsMissed) {
  open(Technique::NakedPair, LessonStage::Find);
  QSignalSpy learned(&m_page, &LessonPage::learned);
  QSignalSpy happened(&m_page, &LessonPage::happened);
  ASSERT_TRUE(waitFor([this] { return m_page.session()->phase() == LessonPhase::Asking; }));
  button("Explain")->click();
  ASSERT_EQ(happened.size(), 1);
  EXPECT_EQ(happened.front().at(1).value<LearningKind>(), LearningKind::Missed);
  ASSERT_EQ(learned.size(), 1);
  EXPECT_EQ(learned.front().at(1).value<MasteryKind>(), MasteryKind::Seen);
}

TEST_F(LessonPageTest, TwoExercisesProveThatOneKnowsIt) {
  open(Technique::NakedPair);
  QSignalSpy happened(&m_page, &LessonPage::happened);
  button("I know this one")->click();
  EXPECT_EQ(progress(), "Find it, exercise 1 of 2");
  findAll(2);
  ASSERT_EQ(happened.size(), 1);
  EXPECT_EQ(happened.front().at(1).value<LearningKind>(), LearningKind::Claimed);
  EXPECT_TRUE(says("You know it"));
}

TEST_F(LessonPageTest, AProofThatFailsLeadsBackToTheExample) {
  open(Technique::NakedPair);
  QSignalSpy happened(&m_page, &LessonPage::happened);
  button("I know this one")->click();
  ASSERT_TRUE(waitFor([this] { return m_page.session()->phase() == LessonPhase::Asking; }));
  button("Explain")->click();
  m_page.takeNextStep();
  findAll(1);
  EXPECT_TRUE(says("Not proved yet"));
  for (const auto& each : happened) EXPECT_NE(each.at(1).value<LearningKind>(), LearningKind::Claimed);
  m_page.takeNextStep();
  EXPECT_EQ(m_page.stage(), LessonStage::See);
}

TEST_F(LessonPageTest, NamesItselfToAssistiveTechnology) {
  open(Technique::NakedPair);
  EXPECT_EQ(m_page.accessibleName(), "Lesson: Naked pair");
  EXPECT_EQ(m_page.board()->accessibleName(), "Example: Naked pair");
  for (const char* name : {"Learn", "Walk back", "Walk forward", "Back", "Skip to Find it", "Next",
                           "About it", "I know this one"}) {
    bool isFound = false;
    for (auto* each : m_page.findChildren<QPushButton*>()) {
      const auto* accessible = QAccessible::queryAccessibleInterface(each);
      isFound |= each->isVisible() && accessible->text(QAccessible::Name) == QLatin1String(name);
    }
    EXPECT_TRUE(isFound) << name;
  }
}

TEST_F(LessonPageTest, ALessonOfEachStageHasAnExampleAndAFreshPosition) {
  for (const CourseStage& stage : courseStages()) expectExampleAndPosition(stage.lessons.front());
}

class LessonPageLongTest : public LessonPageTest {};

TEST_F(LessonPageLongTest, EachLessonHasAnExampleAndAFreshPosition) {
  for (const Technique technique : courseLessons()) expectExampleAndPosition(technique);
}

}  // namespace
}  // namespace sudoku
