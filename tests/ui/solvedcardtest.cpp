#include <algorithm>

#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "../patience.h"
#include "ui/pages/guidepage.h"
#include "ui/pages/pages.h"
#include "ui/pages/steplistview.h"
#include "ui/panel/numberpad.h"
#include "ui/panel/solvedcard.h"
#include "windowfixture.h"

namespace sudoku {
namespace {

class SolvedCardTest : public WindowTest {
 protected:
  void solve() {
    for (const Cell each : m_game->state().board.emptyCells())
      m_game->play(Move::enter(each, *m_game->state().puzzle.solution.at(each)));
    QTest::qWait(1);
  }
  SolvedCard* card() const { return m_window->findChild<SolvedCard*>(); }
  bool says(const QString& text) const {
    const auto labels = card()->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&text](const QLabel* label) { return label->isVisible() && label->text() == text; });
  }
};

TEST_F(SolvedCardTest, StandsBesideTheBoardWhichStaysWhole) {
  for (const QSize size : {QSize(1020, 720), QSize(700, 1000), QSize(1280, 800), QSize(640, 480)}) {
    m_window->resize(size);
    start(kPuzzle);
    m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
    EXPECT_FALSE(card()->isVisible());
    solve();
    ASSERT_TRUE(card()->isVisible()) << size.width();
    const QRect place(card()->mapTo(m_window.get(), QPoint()), card()->size());
    const QRect board(m_board->mapTo(m_window.get(), QPoint()), m_board->size());
    EXPECT_FALSE(place.intersects(board)) << size.width();
    EXPECT_TRUE(m_window->rect().contains(place)) << size.width();
    m_game->undo();
    QTest::qWait(1);
    EXPECT_FALSE(card()->isVisible());
    EXPECT_TRUE(child<NumberToggle>("Digit 1")->isVisible());
  }
}

TEST_F(SolvedCardTest, SaysTheHardestStepAndWhatToLearnNext) {
  solve();
  ASSERT_TRUE(waitFor([&] { return status().startsWith("Hardest step: "); }));
  EXPECT_TRUE(status().contains("You found it. Learn next: ")) << qPrintable(status());
  auto* about = child<QPushButton>("About it");
  ASSERT_TRUE(about->isVisible());
  about->click();
  auto* guide = m_window->findChild<GuidePage*>();
  ASSERT_NE(guide, nullptr);
  ASSERT_TRUE(guide->technique().has_value());
}

TEST_F(SolvedCardTest, ThePathOfASolvedGameBeginsAtTheStart) {
  solve();
  auto* pages = m_window->findChild<Pages*>();
  pages->showPath();
  auto* list = pages->currentWidget()->findChild<StepListView*>();
  ASSERT_TRUE(waitFor([&] { return list->steps().rowCount() > 0; }));
  EXPECT_EQ(list->steps().steps().front().position.board, m_game->state().puzzle.givens);
}

TEST_F(SolvedCardTest, MarksChoiceAndSelectionGo) {
  m_controller->chooseDigit(Digit(5));
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  m_controller->check();
  solve();
  for (const Cell each : allCells()) {
    const CellView& view = m_board->cellWidget(each)->view();
    EXPECT_EQ(view.mark, CellView::Mark::None);
    EXPECT_FALSE(view.selected || view.peer || view.highlighted);
  }
}

TEST_F(SolvedCardTest, SaysWhetherThereWasHelp) {
  solve();
  EXPECT_TRUE(says("Solved"));
  EXPECT_TRUE(says("Without help"));
  start("2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  m_controller->check();
  solve();
  EXPECT_TRUE(says("With help"));
}

TEST_F(SolvedCardTest, SaysWhyAGameCountsForLess) {
  solve();
  m_controller->restart();
  solve();
  EXPECT_TRUE(says("You solved this puzzle before: it counts for no record and no streak."));
  start("2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  m_controller->giveUp();
  m_controller->restart();
  solve();
  EXPECT_TRUE(says("Its solution was shown before: it counts for no record and no streak."));
}

TEST_F(SolvedCardTest, OffersAGameOfTheSameLevelAndTheNext) {
  solve();
  const Level level = m_game->level().value_or(Level::Easy);
  m_controller->setNextLevel(Level::Inhuman);
  for (auto* button : card()->findChildren<QPushButton*>())
    if (button->text().remove('&') == "Next level") QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(m_controller->nextLevel(), static_cast<Level>(static_cast<int>(level) + 1));
}

}  // namespace
}  // namespace sudoku
