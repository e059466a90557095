#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QLabel>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include "../../patience.h"
#include "../windowfixture.h"
#include "pagesfixture.h"
#include "ui/board/sceneboard.h"
#include "ui/board/scenenames.h"
#include "ui/controls/phraselabel.h"
#include "ui/library/librarypage.h"
#include "ui/pages/guidepage.h"
#include "ui/pages/pathpage.h"
#include "ui/pages/practicepage.h"
#include "ui/style/sudokustyle.h"

/// Tests of what the pages of the window have in common, and of their ways to the game.
namespace sudoku {
namespace {

TEST_F(PagesTest, ThePuzzlesOfTheDayStayWhenTheFirstGameBegins) {
  const QTemporaryDir folder;
  GameStore store(folder.path());
  Game game;
  GameController controller(game, store, *m_settings);
  MainWindow window(game, controller, *m_settings, *qobject_cast<SudokuStyle*>(QApplication::style()));
  window.pages().showDailyAtStart();
  const QWidget* const daily = window.pages().currentWidget();
  EXPECT_FALSE(window.pages().showsGame());
  controller.start(m_game->state().puzzle);
  EXPECT_EQ(window.pages().currentWidget(), daily);
  controller.session().restart();
  EXPECT_TRUE(window.pages().showsGame());
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
  EXPECT_EQ(m_controller->hints().hint(), std::nullopt);
  EXPECT_EQ(m_game->help().of(HelpKind::RungWhere), 0);
  m_pages->showGame();
  key(Qt::Key_S);
  EXPECT_TRUE(waitFor([&] { return m_controller->hints().hint().has_value(); }));
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
