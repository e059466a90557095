#include <algorithm>

#include <QAccessible>
#include <QCheckBox>
#include <QClipboard>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

#include "../windowfixture.h"
#include "game/teacher/techniquewords.h"
#include "ui/board/sceneboard.h"
#include "ui/coach/phraselabel.h"
#include "ui/history/librarypage.h"
#include "ui/pages/allstepspage.h"
#include "ui/pages/guidepage.h"
#include "ui/pages/pagedtext.h"
#include "ui/pages/pages.h"
#include "ui/pages/pathpage.h"
#include "ui/pages/practicepage.h"

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
    EXPECT_TRUE(QTest::qWaitFor([list] { return list->steps().rowCount() > 0; }, 120'000));
    return list;
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
  const qint64 inPlay = m_game->inPlay()->id;
  open<LibraryPage>("Library…");
  press("Delete");
  EXPECT_NE(m_game->inPlay()->id, inPlay);
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
  m_controller->undo();
  EXPECT_EQ(m_game->state().board, before);
}

TEST_F(PagesTest, CopiesALineForEachStep) {
  const StepListView* list = openSteps("Solution path");
  press("Copy as text");
  EXPECT_EQ(QGuiApplication::clipboard()->text().count(u'\n'),
            static_cast<int>(list->steps().steps().size()));
}

TEST_F(PagesTest, EscAndGameLeadBackToTheCell) {
  m_controller->select(cellAt(3, 4));
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
  m_controller->select(cellAt(1, 3));
  openSteps("Solution path");
  m_controller->type(Digit(4));
  EXPECT_TRUE(m_pages->showsGame());
}

TEST_F(PagesTest, WrongEntriesDoNotMisleadThePath) {
  m_controller->select(cellAt(1, 3));
  m_controller->type(Digit(2));
  const StepListView* list = openSteps("Solution path");
  Position last = list->steps().steps().back().position;
  apply(last, list->steps().steps().back().step);
  EXPECT_EQ(last.board, m_game->state().puzzle.solution);
}

TEST_F(PagesTest, AllStepsAreGroupedAndExplained) {
  StepListView* list = openSteps("All steps");
  for (int row = 0; row < list->steps().rowCount(); ++row)
    EXPECT_EQ(list->steps().row(row).kind, StepRow::Kind::Head);
  EXPECT_EQ(m_game->help().of(HelpKind::StepsSeen), 1);
  list->setCurrentIndex(list->steps().index(0, 0));
  auto* page = qobject_cast<BoardPage*>(m_pages->currentWidget());
  EXPECT_FALSE(page->board()->scene().picture.marks.empty());
  press("About it");
  auto* guide = qobject_cast<GuidePage*>(m_pages->currentWidget());
  ASSERT_NE(guide, nullptr);
  EXPECT_EQ(guide->technique(), list->steps().steps().front().step.technique);
}

TEST_F(PagesTest, TheGuideTellsTheRulesAndTurnsTheirPages) {
  auto* guide = open<GuidePage>("Technique guide");
  EXPECT_EQ(guide->technique(), std::nullopt);
  EXPECT_FALSE(button("Rules back")->isEnabled());
  int pages = 1;
  for (; button("Rules forward")->isEnabled(); ++pages) press("Rules forward");
  EXPECT_EQ(pages, static_cast<int>(GuideRules::pages().size()));
}

TEST_F(PagesTest, TheGuideShowsAnExampleWithItsWalk) {
  m_pages->showTechnique(Technique::XyChain);
  auto* guide = qobject_cast<GuidePage*>(m_pages->currentWidget());
  const auto& scene = guide->board()->scene();
  ASSERT_TRUE(QTest::qWaitFor([&] { return !scene.picture.links.empty(); }, 120'000));
  EXPECT_EQ(scene.toldLinks, std::nullopt);
  press("Walk forward");  // what is supposed has no link
  EXPECT_EQ(scene.toldLinks, 0);
  press("Walk forward");
  press("Walk forward");
  EXPECT_EQ(scene.toldLinks, 2);
  press("Practise this");
  auto* practice = qobject_cast<PracticePage*>(m_pages->currentWidget());
  ASSERT_NE(practice, nullptr);
  ASSERT_NE(practice->session(), nullptr);
}

/// Whether all of its text is shown. Sentences with phrases see to that themselves.
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

/// All texts are whole, lie within what holds them, and do not cover each other.
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
        QTest::qWait(20);
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
  QTest::qWait(100);
  check("guide");
}

}  // namespace
}  // namespace sudoku
