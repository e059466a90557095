#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QPushButton>
#include <QTest>

#include "game/puzzleentry.h"
#include "ui/board/cellwidget.h"
#include "ui/entry/entryboard.h"
#include "ui/entry/entrypage.h"
#include "ui/pages/pages.h"
#include "windowfixture.h"

namespace sudoku {
namespace {

constexpr auto kOther = "2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9";
constexpr int kEntryPatienceMs = 20'000;

class EntryPageTest : public WindowTest {
 protected:
  EntryPageTest() {
    m_pages->showEntry();
    m_page = m_window->findChild<EntryPage*>();
    m_entryBoard = m_page->findChild<EntryBoard*>();
  }

  QPushButton* button(const QString& text) const {
    for (auto* each : m_page->findChildren<QPushButton*>())
      if (each->text().remove('&') == text) return each;
    return nullptr;
  }
  QString entryName(int row, int column) const {
    return m_entryBoard->cellWidget(cellAt(row, column))->accessibleName();
  }

  Pages* m_pages = m_window->findChild<Pages*>();
  EntryPage* m_page = nullptr;
  EntryBoard* m_entryBoard = nullptr;
};

TEST_F(EntryPageTest, KeysWriteMoveClearAndUndo) {
  const GameState before = m_game->state();
  key(Qt::Key_5);
  EXPECT_EQ(entryName(1, 1), "Row 1 column 1: given 5");
  key(Qt::Key_Right);
  key(Qt::Key_3);
  key(Qt::Key_Delete);
  EXPECT_EQ(entryName(1, 2), "Row 1 column 2: empty");
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(entryName(1, 2), "Row 1 column 2: given 3");
  EXPECT_EQ(m_game->state(), before) << "the game is left alone";
}

TEST_F(EntryPageTest, ConflictsAreMarkedAndSaid) {
  key(Qt::Key_5);
  key(Qt::Key_Right);
  key(Qt::Key_5);
  EXPECT_EQ(entryName(1, 1), "Row 1 column 1: given 5, conflict");
  ASSERT_TRUE(QTest::qWaitFor(
      [this] { return m_page->entry().judgement() == PuzzleEntry::Judgement::Conflict; }, kEntryPatienceMs));
  EXPECT_FALSE(button("Play")->isEnabled());
}

TEST_F(EntryPageTest, APastedPuzzleIsPlayed) {
  QApplication::clipboard()->setText(kOther);
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(QTest::qWaitFor([this] { return button("Play")->isEnabled(); }, kEntryPatienceMs));
  QTest::mouseClick(button("Play"), Qt::LeftButton);
  ASSERT_TRUE(QTest::qWaitFor([this] { return m_game->state().board.at(cellAt(1, 1)) == Digit(2); },
                              kEntryPatienceMs));
  EXPECT_TRUE(m_pages->showsGame());
}

TEST_F(EntryPageTest, TheMouseAloneIsEnough) {
  QTest::mouseClick(button("7"), Qt::LeftButton);
  QTest::mouseClick(m_entryBoard->cellWidget(cellAt(4, 4)), Qt::LeftButton);
  EXPECT_EQ(entryName(4, 4), "Row 4 column 4: given 7");
  QTest::mouseClick(m_entryBoard->cellWidget(cellAt(4, 4)), Qt::RightButton);
  EXPECT_EQ(entryName(4, 4), "Row 4 column 4: empty");
  key(Qt::Key_Escape);
  EXPECT_TRUE(m_pages->showsGame());
}

}  // namespace
}  // namespace sudoku
