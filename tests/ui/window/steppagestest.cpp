#include <algorithm>

#include <QAccessible>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QRegularExpression>
#include <QtTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "pagesfixture.h"
#include "ui/board/sceneboard.h"
#include "ui/pages/guidepage.h"
#include "ui/pages/pathpage.h"

/// Tests of the solution path and of all steps, as the window shows them.
namespace sudoku {
namespace {

TEST_F(PagesTest, ItemsReadNumberTechniqueAndLevel) {
  const QRegularExpression form("^[0-9]+(–[0-9]+)?, [^,]+, (Easy|Medium|Hard|Expert|Extreme|Inhuman)$");
  StepListView* list = openSteps("Solution path");
  QAccessibleInterface* accessible = QAccessible::queryAccessibleInterface(list);
  ASSERT_NE(accessible, nullptr);
  EXPECT_EQ(accessible->role(), QAccessible::List);
  ASSERT_GT(accessible->childCount(), 0);
  for (int index = 0; index < accessible->childCount(); ++index) {
    const QString name = accessible->child(index)->text(QAccessible::Name);
    EXPECT_TRUE(form.match(name).hasMatch()) << qPrintable(name);
  }
}

TEST_F(PagesTest, ThePathLeavesTheGameAsItIs) {
  const GameState before = m_game->state();
  StepListView* list = openSteps("Solution path");
  auto* page = qobject_cast<PathPage*>(m_pages->currentWidget());
  press("Last step");
  EXPECT_EQ(page->board()->scene().board, list->steps().steps().back().position.board);
  EXPECT_FALSE(button("Following step")->isEnabled());
  press("First step");
  EXPECT_EQ(page->board()->scene().board, before.board);
  EXPECT_EQ(m_game->state(), before);
  EXPECT_EQ(m_game->help().of(HelpKind::PathSeen), 1);
}

TEST_F(PagesTest, FoldedSinglesOpenAndClose) {
  StepListView* list = openSteps("Solution path");
  const int folded = list->steps().rowCount();
  EXPECT_LT(folded, static_cast<int>(list->steps().steps().size()));
  list->setFocus();
  list->setCurrentIndex(list->steps().index(0, 0));
  QTest::keyClick(list, Qt::Key_Right);
  EXPECT_GT(list->steps().rowCount(), folded);
  QTest::keyClick(list, Qt::Key_Left);
  EXPECT_EQ(list->steps().rowCount(), folded);
}

TEST_F(PagesTest, PlayFromHereIsOneUndoStep) {
  const Grid before = m_game->state().board;
  StepListView* list = openSteps("Solution path");
  press("Last step");
  const Grid wanted = list->steps().steps().back().position.board;
  press("Play from here");
  EXPECT_TRUE(m_pages->showsGame());
  EXPECT_EQ(m_game->state().board, wanted);
  m_controller->board().undo();
  EXPECT_EQ(m_game->state().board, before);
}

TEST_F(PagesTest, CopiesALineForEachStep) {
  const StepListView* list = openSteps("Solution path");
  press("Copy as text");
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(u'\n'),
            static_cast<int>(list->steps().steps().size()));
}

TEST_F(PagesTest, WrongEntriesDoNotMisleadThePath) {
  m_controller->cells().select(cellAt(1, 3));
  m_controller->cells().type(Digit(2));
  const StepListView* list = openSteps("Solution path");
  Position last = list->steps().steps().back().position;
  last = applyStep(last, list->steps().steps().back().step);
  EXPECT_EQ(last.board, m_game->state().puzzle.solution);
}

TEST_F(PagesTest, AllStepsAreGroupedAndExplained) {
  StepListView* list = openSteps("All steps");
  for (int row = 0; row < list->steps().rowCount(); ++row)
    EXPECT_EQ(list->steps().row(row).kind, StepRow::Kind::Head);
  EXPECT_EQ(m_game->help().of(HelpKind::StepsSeen), 1);
  list->setCurrentIndex(list->steps().index(0, 0));
  auto* page = qobject_cast<BoardPage*>(m_pages->currentWidget());
  EXPECT_TRUE(waitFor([page] { return !page->board()->scene().picture.marks.empty(); }));
  press("About it");
  auto* guide = qobject_cast<GuidePage*>(m_pages->currentWidget());
  ASSERT_NE(guide, nullptr);
  EXPECT_EQ(guide->technique(), list->steps().steps().front().step.technique);
}

TEST_F(PagesTest, TheKeyOfTheNextStepAppliesAnOpenStep) {
  StepListView* list = openSteps("All steps");
  EXPECT_FALSE(button("Apply")->isEnabled());
  key(Qt::Key_S);
  ASSERT_TRUE(button("Apply")->isEnabled());
  const Step step = list->steps().steps().front().step;
  key(Qt::Key_S);
  EXPECT_TRUE(m_pages->showsGame());
  ASSERT_FALSE(step.placements.empty());
  EXPECT_EQ(m_game->state().board.at(step.placements.front().cell), step.placements.front().digit);
}

TEST_F(PagesTest, StepsAreFilteredByTechniqueCellAndDigit) {
  start("..67...9....8.2.........1785....18..9.1...2.3..86....1195.........1.3....3...74..");
  StepListView* list = openSteps("Solution path");
  ASSERT_TRUE(waitFor([&] { return button("Last step")->isEnabled(); }));
  const std::vector<ListedStep> all = list->steps().allSteps();
  auto* filter = m_pages->currentWidget()->findChild<QLineEdit*>();
  const Candidate placed = all.back().step.placements.front();
  filter->setText(QString("r%1c%2 %3")
                      .arg(placed.cell.row() + 1)
                      .arg(placed.cell.column() + 1)
                      .arg(placed.digit.value()));
  ASSERT_EQ(list->steps().steps().size(), 1U);
  EXPECT_EQ(list->steps().steps().front().step, all.back().step);
  EXPECT_EQ(list->steps().row(0).number, QString::number(all.size()));
  filter->setText("naked single");
  for (const ListedStep& listed : list->steps().steps())
    EXPECT_EQ(listed.step.technique, Technique::NakedSingle);
  filter->setText("swordfish r1c1 9");
  EXPECT_EQ(list->steps().rowCount(), 0);
  filter->clear();
  EXPECT_EQ(list->steps().steps().size(), all.size());
}

TEST_F(PagesTest, TheStatusCountsTheStepsThatCameLater) {
  start("..67...9....8.2.........1785....18..9.1...2.3..86....1195.........1.3....3...74..");
  const StepListView* list = openSteps("Solution path");
  const QString last = QString(" of %1. ");
  auto* page = m_pages->currentWidget();
  const auto says = [&] {
    const QString count = last.arg(list->steps().steps().size());
    const auto labels = page->findChildren<QLabel*>();
    return list->steps().steps().size() > 50 &&
           std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->text().contains(count); });
  };
  EXPECT_TRUE(waitFor(says));
}

TEST_F(PagesTest, ThePathPlaysAsFastAsIsChosen) {
  openSteps("Solution path");
  auto* speed = m_pages->currentWidget()->findChild<QComboBox*>();
  ASSERT_NE(speed, nullptr);
  QStringList speeds;
  for (int index = 0; index < speed->count(); ++index) speeds += speed->itemText(index);
  EXPECT_EQ(speeds, QStringList({"1 s", "2 s", "4 s"}));
  const auto* timer = m_pages->currentWidget()->findChild<QTimer*>("player");
  ASSERT_NE(timer, nullptr);
  for (const int seconds : {1, 2, 4}) {
    speed->setCurrentText(QString("%1 s").arg(seconds));
    EXPECT_EQ(timer->interval(), 1000 * seconds);
  }
}

}  // namespace
}  // namespace sudoku
