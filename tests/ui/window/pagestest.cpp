#include <algorithm>

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/teacher/techniquewords.h"
#include "ui/board/sceneaccessibility.h"
#include "ui/board/sceneboard.h"
#include "ui/board/scenenames.h"
#include "ui/controls/pagedtext.h"
#include "ui/controls/phraselabel.h"
#include "ui/library/librarypage.h"
#include "ui/pages/allstepspage.h"
#include "ui/pages/guidepage.h"
#include "ui/pages/pathpage.h"
#include "ui/pages/practicepage.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

class PagesTest : public WindowTest {
 protected:
  PagesTest() : m_pages(m_window->findChild<Pages*>()) {}

  QAction* action(const QString& text) const {
    for (QAction* action : m_window->findChildren<QAction*>())
      if (action->text().remove('&') == text) return action;
    return nullptr;
  }
  template <typename Page>
  Page* open(const QString& entry) {
    action(entry)->trigger();
    auto* page = qobject_cast<Page*>(m_pages->currentWidget());
    EXPECT_NE(page, nullptr) << qPrintable(entry);
    return page;
  }
  StepListView* openSteps(const QString& entry) {
    auto* list = open<BoardPage>(entry)->template findChild<StepListView*>();
    const bool isPath = qobject_cast<PathPage*>(m_pages->currentWidget()) != nullptr;
    EXPECT_TRUE(waitFor([list, isPath] {
      const auto& steps = list->steps().allSteps();
      return !steps.empty() && (!isPath || endsThePuzzle(steps.back()));
    }));
    return list;
  }
  /// Whether a step is the last one of a path: it fills all cells that are empty.
  static bool endsThePuzzle(const ListedStep& last) {
    return last.position.board.emptyCells().size() == static_cast<int>(last.step.placements.size());
  }
  QPushButton* button(const QString& name) const {
    for (auto* button : m_pages->currentWidget()->findChildren<QPushButton*>())
      if (button->text() == name || button->accessibleName() == name) return button;
    return nullptr;
  }
  void press(const QString& name) const {
    ASSERT_NE(button(name), nullptr) << qPrintable(name);
    button(name)->click();
  }

  Pages* m_pages;
};

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

TEST_F(PagesTest, TheLibraryStaysWhenTheGameInPlayIsDeleted) {
  start("2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9");
  const qint64 inPlay = m_game->stored().id;
  open<LibraryPage>("Library…");
  press("Delete");
  EXPECT_NE(m_game->stored().id, inPlay);
  EXPECT_NE(qobject_cast<LibraryPage*>(m_pages->currentWidget()), nullptr);
  press("Undo deletion");
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

TEST_F(PagesTest, EscAndGameLeadBackToTheCell) {
  m_controller->cells().select(cellAt(3, 4));
  openSteps("All steps");
  EXPECT_FALSE(cell(3, 4)->isVisible());
  key(Qt::Key_Escape);
  EXPECT_TRUE(m_pages->showsGame());
  EXPECT_EQ(QApplication::focusWidget(), cell(3, 4));
  open<GuidePage>("Technique guide");
  press("Game");
  EXPECT_TRUE(m_pages->showsGame());
  EXPECT_EQ(QApplication::focusWidget(), cell(3, 4));
}

TEST_F(PagesTest, AChangeOfTheGameLeadsBackToIt) {
  m_controller->cells().select(cellAt(1, 3));
  openSteps("Solution path");
  m_controller->cells().type(Digit(4));
  EXPECT_TRUE(m_pages->showsGame());
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

TEST_F(PagesTest, TheGuideTellsTheRulesAndTurnsTheirPages) {
  auto* guide = open<GuidePage>("Technique guide");
  EXPECT_EQ(guide->technique(), std::nullopt);
  int pages = 1;
  for (; button("Rules forward") != nullptr; ++pages) press("Rules forward");
  EXPECT_EQ(pages, static_cast<int>(GuideRules::pages().size()));
}

TEST_F(PagesTest, EachPageOfTheGuideLeadsOnToTheNext) {
  auto* guide = open<GuidePage>("Technique guide");
  while (button("Rules forward") != nullptr) press("Rules forward");
  std::vector<Technique> read;
  for (int presses = 0; presses < 200; ++presses) {
    const auto buttons = guide->findChildren<QPushButton*>();
    const auto next = std::find_if(buttons.rbegin(), buttons.rend(), [](const QPushButton* each) {
      return each->accessibleName().startsWith("Go to: ") && each->isEnabled();
    });
    const bool isLast = !read.empty() && next != buttons.rend() && read.size() > 1 &&
                        (*next)->accessibleName() == "Go to: " + TechniqueWords::title(read[read.size() - 2]);
    if (next == buttons.rend() || isLast) break;
    (*next)->click();
    read.push_back(*guide->technique());
  }
  EXPECT_EQ(read.size(), kTechniqueCount);
  for (std::size_t index = 1; index < read.size(); ++index)
    EXPECT_LE(infoOf(read[index - 1]).level, infoOf(read[index]).level);
}

TEST_F(PagesTest, TheGuideIsSearchedByEverydayAndByEnglishNames) {
  auto* guide = open<GuidePage>("Technique guide");
  auto* search = guide->findChild<QLineEdit*>();
  auto* list = guide->findChild<QListView*>();
  const auto shown = [list] {
    QStringList names;
    for (int row = 0; row < list->model()->rowCount(); ++row)
      if (!list->isRowHidden(row)) names += list->model()->index(row, 0).data().toString();
    return names;
  };
  EXPECT_EQ(shown().front(), "The rules in a minute");
  EXPECT_EQ(shown()[1], "Basics");
  search->setText("full house");
  EXPECT_EQ(shown(), QStringList({"Basics", "Last empty cell"}));
  search->setText("last empty");
  EXPECT_EQ(shown(), QStringList({"Basics", "Last empty cell"}));
  search->setText("rules");
  EXPECT_EQ(shown(), QStringList{"The rules in a minute"});
  search->setText("no such thing");
  EXPECT_EQ(shown(), QStringList());
  const auto labels = guide->findChildren<QLabel*>();
  EXPECT_TRUE(std::any_of(labels.begin(), labels.end(), [](const QLabel* label) {
    return !label->isHidden() && label->text() == "Nothing is called that.";
  }));
  search->setText("full");
  QTest::keyClick(search, Qt::Key_Return);
  EXPECT_EQ(guide->technique(), Technique::FullHouse);
}

TEST_F(PagesTest, ArrowsWalkInTheGuideToo) {
  m_pages->showTechnique(Technique::XyChain);
  const auto& scene = qobject_cast<GuidePage*>(m_pages->currentWidget())->board()->scene();
  ASSERT_TRUE(waitFor([&] { return !scene.picture.links.empty(); }));
  key(Qt::Key_Right, Qt::AltModifier);  // a supposition has no link on the board
  EXPECT_EQ(scene.toldLinks, 0);
  button("Walk forward")->setFocus();
  key(Qt::Key_Right);
  EXPECT_EQ(scene.toldLinks, 1);
  key(Qt::Key_Left);
  key(Qt::Key_Left, Qt::AltModifier);
  EXPECT_EQ(scene.toldLinks, std::nullopt);
}

/// While a page covers a hint, the keys ask nothing of it.
TEST_F(PagesTest, TheKeyOfTheNextStepIsForThePageThatIsShown) {
  StepListView* list = openSteps("Solution path");
  auto* path = qobject_cast<PathPage*>(m_pages->currentWidget());
  const BoardScene first = path->board()->scene();
  key(Qt::Key_S);
  EXPECT_EQ(list->currentIndex().isValid(), true);
  EXPECT_NE(path->board()->scene().board, first.board);
  open<GuidePage>("Technique guide");
  key(Qt::Key_S);
  EXPECT_EQ(button("Rules back") != nullptr, true);
  open<PracticePage>("Practice…");
  key(Qt::Key_S);
  EXPECT_FALSE(m_pages->showsGame());
  EXPECT_EQ(m_controller->hints().teacher().hint(), std::nullopt);
  EXPECT_EQ(m_game->help().of(HelpKind::RungWhere), 0);
  m_pages->showGame();
  key(Qt::Key_S);
  EXPECT_TRUE(waitFor([&] { return m_controller->hints().teacher().hint().has_value(); }));
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

TEST_F(PagesTest, BoardsOnPagesAreTablesOfNamedCells) {
  openSteps("All steps");
  key(Qt::Key_S);
  auto* scene = qobject_cast<BoardPage*>(m_pages->currentWidget())->board();
  ASSERT_TRUE(waitFor([scene] { return !scene->scene().picture.marks.empty(); }));
  QAccessibleInterface* board = QAccessible::queryAccessibleInterface(scene);
  ASSERT_NE(board->tableInterface(), nullptr);
  EXPECT_EQ(board->role(), QAccessible::Table);
  ASSERT_EQ(board->childCount(), 81);
  for (const Cell cell : allCells()) {
    QAccessibleInterface* accessible = board->tableInterface()->cellAt(cell.row(), cell.column());
    ASSERT_NE(accessible, nullptr);
    EXPECT_EQ(board->indexOfChild(accessible), cell.index());
    EXPECT_EQ(accessible->parent(), board);
    EXPECT_EQ(accessible->role(), QAccessible::Cell);
    EXPECT_EQ(accessible->tableCellInterface()->table(), board);
    EXPECT_EQ(accessible->text(QAccessible::Name), cellName(scene->scene(), cell));
    EXPECT_FALSE(accessible->rect().isEmpty());
    EXPECT_EQ(board->childAt(accessible->rect().center().x(), accessible->rect().center().y()), accessible);
  }
  EXPECT_TRUE(board->child(0)->text(QAccessible::Name).startsWith("Row 1 column 1: given 5"));
  EXPECT_FALSE(board->tableInterface()->selectedCells().isEmpty());
  EXPECT_EQ(board->child(81), nullptr);
  scene->setFocus(Qt::TabFocusReason);
  ASSERT_NE(board->focusChild(), nullptr);
  key(Qt::Key_Right);
  EXPECT_EQ(board->focusChild(), board->child(1));
  EXPECT_TRUE(board->child(1)->state().focused);
}

TEST_F(PagesTest, TheGuideShowsAnExampleWithItsWalk) {
  m_pages->showTechnique(Technique::XyChain);
  auto* guide = qobject_cast<GuidePage*>(m_pages->currentWidget());
  const auto& scene = guide->board()->scene();
  ASSERT_TRUE(waitFor([&] { return !scene.picture.links.empty(); }));
  EXPECT_EQ(scene.toldLinks, std::nullopt);
  press("Walk forward");  // a supposition has no link on the board
  EXPECT_EQ(scene.toldLinks, 0);
  press("Walk forward");
  press("Walk forward");
  EXPECT_EQ(scene.toldLinks, 2);
  press("Practise this");
  auto* practice = qobject_cast<PracticePage*>(m_pages->currentWidget());
  ASSERT_NE(practice, nullptr);
  ASSERT_NE(practice->session(), nullptr);
}

/// Whether all of a label's text is shown. Labels with phrases fit their text themselves.
bool isWhole(const QWidget& text) {
  if (const auto* label = qobject_cast<const QLabel*>(&text)) {
    if (qobject_cast<const PhraseLabel*>(label) != nullptr) return true;
    if (label->wordWrap()) return label->height() >= label->heightForWidth(label->width());
    return label->width() >= label->fontMetrics().horizontalAdvance(label->text());
  }
  if (qobject_cast<const QCheckBox*>(&text) != nullptr) return text.width() >= text.sizeHint().width();
  const auto* button = qobject_cast<const QAbstractButton*>(&text);
  return button->width() >= button->fontMetrics().horizontalAdvance(button->text());
}

/// Expects all texts of a page to be whole, within their parents, and not to cover each other.
void expectNothingClipped(const QWidget& page, const QString& what) {
  std::vector<QWidget*> texts;
  for (auto* label : page.findChildren<QLabel*>()) texts.push_back(label);
  for (auto* button : page.findChildren<QPushButton*>()) texts.push_back(button);
  for (auto* box : page.findChildren<QCheckBox*>()) texts.push_back(box);
  for (QWidget* text : texts) {
    if (!text->isVisible()) continue;
    const auto* label = qobject_cast<QLabel*>(text);
    const auto* button = qobject_cast<QAbstractButton*>(text);
    const QString words = label != nullptr ? label->text() : button->text();
    EXPECT_TRUE(isWhole(*text)) << qPrintable(what + ": " + words);
    EXPECT_TRUE(text->parentWidget()->rect().contains(text->geometry())) << qPrintable(what + ": " + words);
    for (const QWidget* other : texts) {
      const bool isBeside = other != text && other->parentWidget() == text->parentWidget();
      const bool isCovered = isBeside && other->isVisible() && other->geometry().intersects(text->geometry());
      EXPECT_FALSE(isCovered) << qPrintable(what + ": " + words);
    }
  }
}

TEST_F(PagesTest, NoTextIsClippedInSmallWindows) {
  const QFont before = QApplication::font();
  const auto check = [&](const QString& page) {
    for (const double size : {1.0, 1.5}) {
      QFont font = before;
      font.setPointSizeF(before.pointSizeF() * size);
      QApplication::setFont(font);
      for (const QSize window : {QSize(560, 420), QSize(640, 480), QSize(1020, 720), QSize(1280, 800)}) {
        m_window->resize(window);
        QTest::qWait(1);
        expectNothingClipped(
            *m_pages->currentWidget(),
            QString("%1, %2x%3 at %4").arg(page).arg(window.width()).arg(window.height()).arg(size));
      }
    }
    QApplication::setFont(before);
  };
  openSteps("Solution path");
  check("path");
  press("Why");
  check("why");
  openSteps("All steps");
  check("all steps");
  m_pages->showTechnique(Technique::AlsXyWing);
  auto* guide = qobject_cast<BoardPage*>(m_pages->currentWidget());
  ASSERT_TRUE(waitFor([guide] { return !guide->board()->scene().picture.marks.empty(); }));
  check("guide");
}

}  // namespace
}  // namespace sudoku
