#include <algorithm>
#include <gtest/gtest.h>
#include <sqlite3.h>
#include <string>
#include <vector>

#include <QLabel>
#include <QPushButton>
#include <QSqlDatabase>
#include <QTest>

#include <sudoku/formats/formats.h>

#include "../../game/base/workers.h"
#include "../../patience.h"
#include "../windowfixture.h"
#include "game/storage/qtsqlite.h"
#include "ui/board/boardgeometry.h"
#include "ui/controls/levelbox.h"
#include "ui/learn/lessonpage.h"
#include "ui/pages/steplistview.h"
#include "ui/panel/gamegroup.h"
#include "ui/panel/numberpad.h"
#include "ui/panel/solvedcard.h"
#include "ui/style/rolelook.h"
#include "ui/style/theme.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

/// Counts the statements that SQLite runs for the connections of this thread.
class StatementCount {
 public:
  StatementCount() {
    for (const QString& name : QSqlDatabase::connectionNames())
      if (sqlite3* const handle = handleOf(QSqlDatabase::database(name, false)); handle != nullptr)
        m_handles.push_back(handle);
    for (sqlite3* const handle : m_handles) sqlite3_trace_v2(handle, SQLITE_TRACE_STMT, count, &m_statements);
  }
  ~StatementCount() {
    for (sqlite3* const handle : m_handles) sqlite3_trace_v2(handle, 0, nullptr, nullptr);
  }
  Q_DISABLE_COPY_MOVE(StatementCount)

  int statements() const { return m_statements; }

 private:
  static int count(unsigned /*kind*/, void* statements, void* /*statement*/, void* /*sql*/) {
    ++*static_cast<int*>(statements);
    return 0;
  }

  std::vector<sqlite3*> m_handles;
  int m_statements = 0;
};

class SolvedCardTest : public WindowTest {
 protected:
  void solve() {
    for (const Cell each : m_game->state().board.emptyCells())
      m_game->play(Move::enter(each, *m_game->state().puzzle.solution.at(each)));
    QTest::qWait(1);
  }
  /// A puzzle as hard as kPuzzle: kPuzzle with its digits permuted.
  static std::string renamed(int step) {
    std::string puzzle(kPuzzle);
    for (char& digit : puzzle)
      if (digit != '.') digit = static_cast<char>('1' + (digit - '1' + step) % 9);
    return puzzle;
  }
  /// Solves a puzzle of the level Easy by its last entry, with the clock at a given time.
  void solveIn(int seconds, const std::string& puzzle) {
    StoredGame game;
    game.puzzle = *parsePuzzle(puzzle);
    game.level = Level::Easy;
    game.elapsedMs = qint64{1000} * seconds;
    const CellSet empty = game.puzzle.givens.emptyCells();
    for (const Cell each : empty)
      if (each != empty.first()) game.append(Move::enter(each, *game.puzzle.solution.at(each)));
    m_controller->start(game);
    m_game->play(Move::enter(empty.first(), *game.puzzle.solution.at(empty.first())));
    QTest::qWait(1);
  }
  /// The colour of the board's frame half-way down its right side.
  QColor frameColour() const {
    const BoardGeometry geometry(m_board->size(), BoardGeometry::marginFor(m_board->font()));
    const QImage picture = m_board->grab().toImage();
    const double ratio = picture.devicePixelRatio();
    return picture.pixelColor(qRound((geometry.board().right() - 1) * ratio),
                              qRound(geometry.board().center().y() * ratio));
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

TEST_F(SolvedCardTest, TheBoardKeepsAGreenFrameAsLongAsItIsSolved) {
  ViewChoices still;
  still.animates = false;
  m_board->setChoices(still);
  const QColor before = frameColour();
  solve();
  EXPECT_EQ(frameColour(), roleLook(Role::Placed, lightTheme()).line);
  m_game->undo();
  EXPECT_EQ(frameColour(), before);
  start(".13.....22.....48....7...19...9..8..7......2....3.......263.9..4.9.7.6....149...8");
  m_controller->board().giveUp();
  EXPECT_EQ(frameColour(), before);
}

TEST_F(SolvedCardTest, SaysTheTimeBesideTheBestAndTheMedian) {
  solveIn(100, std::string(kPuzzle));
  EXPECT_TRUE(says("01:40"));
  solveIn(130, renamed(1));
  EXPECT_TRUE(says("02:10"));
  EXPECT_TRUE(says("Best time 01:40: 00:30 slower"));
  EXPECT_TRUE(says("Median 01:55: 00:15 slower"));
  solveIn(80, renamed(2));
  EXPECT_TRUE(says("Your best time of this level, 00:20 faster than before"));
  EXPECT_TRUE(says("Median 01:40: 00:20 faster"));
}

TEST_F(SolvedCardTest, TheTimeIsLarge) {
  solveIn(100, std::string(kPuzzle));
  for (const QSize size : {QSize(560, 420), QSize(1020, 720), QSize(1280, 800), QSize(700, 1000)}) {
    m_window->resize(size);
    QTest::qWait(1);
    for (const auto* label : card()->findChildren<QLabel*>())
      if (label->text() == "01:40") {
        EXPECT_GE(label->font().pointSizeF(), 1.5 * card()->font().pointSizeF()) << size.width();
      }
  }
}

TEST_F(SolvedCardTest, OffersNewOnce) {
  solve();
  for (const QSize size : {QSize(560, 420), QSize(1020, 720), QSize(1280, 800), QSize(700, 1000)}) {
    m_window->resize(size);
    QTest::qWait(1);
    const auto buttons = m_window->findChildren<QPushButton*>();
    const auto count = std::count_if(buttons.begin(), buttons.end(), [](const QPushButton* button) {
      return button->isVisible() && button->text().remove('&').startsWith("New");
    });
    EXPECT_EQ(count, 1) << size.width();
  }
  m_controller->preferences().setNextLevel(Level::Hard);
  m_window->resize(1020, 721);
  auto* level = card()->findChild<LevelBox*>();
  level->setCurrentIndex(static_cast<int>(Level::Easy));
  EXPECT_EQ(m_controller->preferences().nextLevel(), Level::Easy);
  child<QPushButton>("New")->click();
  ASSERT_TRUE(waitFor([this] { return m_game->level() == Level::Easy && !m_game->canUndo(); }));
  EXPECT_EQ(m_window->findChild<GameGroup*>()->findChild<LevelBox*>()->currentIndex(),
            static_cast<int>(Level::Easy));
}

TEST_F(SolvedCardTest, AGameGivenUpSaysWhenAndMarksWhatWasShown) {
  StoredGame game;
  game.puzzle = *parsePuzzle(renamed(1));
  game.elapsedMs = 543'000;
  m_controller->start(game);
  m_game->play(Move::enter(cellAt(1, 3), Digit(5)));  // a right entry
  m_game->play(Move::enter(cellAt(1, 4), Digit(3)));  // a wrong entry: the solution is 7
  m_controller->board().giveUp();
  QTest::qWait(1);
  EXPECT_TRUE(says("Given up after 09:03"));
  EXPECT_FALSE(says("09:03"));
  EXPECT_TRUE(says("Undo leads back to your entries."));
  EXPECT_EQ(name(1, 1), "Row 1 column 1: given 6");
  EXPECT_EQ(name(1, 3), "Row 1 column 3: 5");
  EXPECT_EQ(name(1, 4), "Row 1 column 4: 7, revealed");
  EXPECT_EQ(name(1, 6), "Row 1 column 6: 9, revealed");
  m_game->undo();
  EXPECT_EQ(name(1, 4), "Row 1 column 4: 3");
}

TEST_F(SolvedCardTest, SaysTheHardestStepAndWhatToLearnNext) {
  solve();
  ASSERT_TRUE(waitFor([&] { return status().startsWith("Hardest step: "); }));
  EXPECT_TRUE(status().contains("You found it. Learn next: ")) << qPrintable(status());
  auto* toLesson = child<QPushButton>("Lesson");
  ASSERT_TRUE(toLesson->isVisible());
  toLesson->click();
  const auto* lesson = m_window->findChild<LessonPage*>();
  ASSERT_NE(lesson, nullptr);
  EXPECT_EQ(lesson->technique(), m_controller->history().learning().next());
  EXPECT_EQ(lesson->stage(), LessonStage::See);
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
  m_controller->cells().chooseDigit(Digit(5));
  m_game->play(Move::enter(cellAt(1, 3), Digit(4)));
  m_controller->board().check();
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
  EXPECT_TRUE(says("Unaided"));
  start("2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  m_controller->board().check();
  solve();
  EXPECT_TRUE(says("With help"));
}

TEST_F(SolvedCardTest, SaysWhyAGameCountsForLess) {
  solve();
  m_controller->session().restart();
  solve();
  EXPECT_TRUE(says("You solved this puzzle before: it counts for no record and no streak."));
  start("2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  m_controller->board().giveUp();
  m_controller->session().restart();
  solve();
  EXPECT_TRUE(says("Its solution was shown before: it counts for no record and no streak."));
}

TEST_F(SolvedCardTest, OffersAGameOfTheSameLevelAndTheNext) {
  solve();
  const Level level = m_game->level().value_or(Level::Easy);
  m_controller->preferences().setNextLevel(Level::Inhuman);
  for (auto* button : card()->findChildren<QPushButton*>())
    if (button->text().remove('&') == "Next level") QTest::mouseClick(button, Qt::LeftButton);
  EXPECT_EQ(m_controller->preferences().nextLevel(), static_cast<Level>(static_cast<int>(level) + 1));
}

TEST_F(SolvedCardTest, ResizingASolvedGameRunsNoStatement) {
  m_window->show();
  solve();
  QTest::qWait(1);
  finishWork(*m_window);  // the look back at the game asks what the player knows
  const StatementCount count;
  for (const QSize& size : {QSize(700, 1000), QSize(560, 420), QSize(1400, 900)}) {
    m_window->resize(size);
    QCoreApplication::processEvents();
    m_window->grab();
  }
  EXPECT_EQ(count.statements(), 0);
  m_controller->history().library().games();
  EXPECT_GT(count.statements(), 0) << "what is counted is what the store runs";
}

}  // namespace
}  // namespace sudoku
