#include <algorithm>

#include <QAction>
#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/play/gamerecord.h"
#include "ui/library/librarywords.h"
#include "ui/pages/pathpage.h"
#include "ui/panel/panelheader.h"
#include "ui/panel/solvedcard.h"
#include "ui/print/gamepaper.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

/// Tests with a puzzle of several solutions in the window: the board of kSolution without four digits.
class SeveralSolutionsWindowTest : public WindowTest {
 protected:
  SeveralSolutionsWindowTest() {
    Grid givens = *parseLine(kSolution);
    for (const Cell cell : {cellAt(4, 6), cellAt(4, 9), cellAt(5, 6), cellAt(5, 9)}) givens.clear(cell);
    m_controller->start(*gameOf(givens, Solutions::Several));
  }

  template <typename Part>
  bool says(const QString& text) const {
    const auto labels = m_window->findChild<Part*>()->template findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
      return label->isVisible() && label->text().contains(text);
    });
  }
  void trigger(const QString& text) const {
    for (auto* action : m_window->findChildren<QAction*>())
      if (action->text().remove('&') == text) return action->trigger();
    FAIL() << qPrintable(text);
  }
};

TEST_F(SeveralSolutionsWindowTest, SaysSoWhereALevelStands) {
  EXPECT_TRUE(says<PanelHeader>("Several solutions"));
  m_controller->keeper().keepSettings();
  const auto games = m_controller->history().library().games();
  ASSERT_FALSE(games.empty());
  EXPECT_EQ(LibraryWords::level(games.front()), "Several solutions");
}

TEST_F(SeveralSolutionsWindowTest, IsCheckedByTheSolutionThatThePlayerTakes) {
  m_game->play(Move::enter(cellAt(4, 6), Digit(3)));
  m_game->play(Move::enter(cellAt(5, 9), Digit(1)));
  m_controller->board().check();
  EXPECT_EQ(name(4, 6), "Row 4 column 6: 3, right");
  EXPECT_EQ(name(5, 9), "Row 5 column 9: 1, wrong");
  m_game->play(Move::clear(cellAt(4, 6)));
  EXPECT_EQ(name(5, 9), "Row 5 column 9: 1, right") << "nothing speaks against it any more";
}

TEST_F(SeveralSolutionsWindowTest, TheSolvedCardClaimsNothingOfIt) {
  for (const auto& [row, column, digit] : {std::tuple(4, 6, 3), {4, 9, 1}, {5, 6, 1}, {5, 9, 3}})
    m_game->play(Move::enter(cellAt(row, column), Digit(digit)));
  QTest::qWait(1);
  EXPECT_TRUE(says<SolvedCard>("It has several solutions: it counts in no statistics."));
  EXPECT_TRUE(says<SolvedCard>("Unaided"));
  EXPECT_FALSE(says<SolvedCard>("level"));
  EXPECT_EQ(status().left(9), "Solved in");
}

TEST_F(SeveralSolutionsWindowTest, PaperHasNeitherASolutionNorARating) {
  const PaperPuzzle paper = paperPuzzleOf(*m_game, false);
  EXPECT_FALSE(paper.solution);
  EXPECT_FALSE(paper.level);
  EXPECT_FALSE(withRating(paper, {}).explainer);
}

TEST_F(SeveralSolutionsWindowTest, HasNoIdToBeCopied) {
  QApplication::clipboard()->setText("before");
  trigger("Puzzle id");
  EXPECT_EQ(status(), "A puzzle with several solutions has no id.");
  EXPECT_EQ(QApplication::clipboard()->text(), "before");
}

TEST_F(SeveralSolutionsWindowTest, ThePathGoesAsFarAsLogicDoes) {
  m_window->findChild<Pages*>()->showPath();
  ASSERT_TRUE(waitFor([this] { return says<PathPage>("Logic decides nothing here: several solutions"); }));
  EXPECT_FALSE(says<PathPage>("SE "));
  emit m_window->findChild<PathPage*>()->gameWanted();
  m_game->play(Move::enter(cellAt(4, 6), Digit(3)));
  m_window->findChild<Pages*>()->showPath();
  ASSERT_TRUE(waitFor([this] { return says<PathPage>("Step 1 of 3"); }));
  EXPECT_TRUE(says<PathPage>("several solutions"));
  EXPECT_FALSE(says<PathPage>("SE "));
}

}  // namespace
}  // namespace sudoku
