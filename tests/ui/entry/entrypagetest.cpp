#include <algorithm>

#include <QApplication>
#include <QClipboard>
#include <QLabel>
#include <QMenuBar>
#include <QPushButton>
#include <QTest>

#include <sudoku/formats/formats.h>

#include "../../patience.h"
#include "../windowfixture.h"
#include "game/puzzles/puzzleentry.h"
#include "ui/board/cellwidget.h"
#include "ui/entry/entryboard.h"
#include "ui/entry/entrypage.h"
#include "ui/keys/menukeys.h"
#include "ui/window/pages.h"

namespace sudoku {
namespace {

constexpr auto kOther = "2.......75.8.1.46..3....2..3........7269....14...5.7........8.4...17..35.....4..9";

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
  bool says(const QString& text) const {
    const auto labels = m_page->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&](const QLabel* label) { return label->text().endsWith(text); });
  }
  /// The text of a board with four cells empty, which can be filled in in two ways.
  static QString twoWays() {
    std::string line(kSolution);
    for (const Cell cell : {cellAt(4, 6), cellAt(4, 9), cellAt(5, 6), cellAt(5, 9)})
      line[static_cast<std::size_t>(cell.index())] = '.';
    return QString::fromStdString(line);
  }
  /// Expects that no two visible buttons share an underlined letter.
  void expectNoLetterTwice() const {
    QStringList letters;
    for (const auto* each : m_window->findChildren<QPushButton*>())
      if (const qsizetype at = each->text().indexOf('&'); each->isVisible() && at >= 0)
        letters += each->text().mid(at + 1, 1).toUpper();
    for (const QAction* menu : m_window->menuBar()->actions())
      letters += menu->text().mid(menu->text().indexOf('&') + 1, 1).toUpper();
    const qsizetype count = letters.size();
    EXPECT_EQ(letters.removeDuplicates(), 0) << count << ' ' << qPrintable(letters.join(' '));
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
  key(Qt::Key_3);
  key(Qt::Key_Left);
  key(Qt::Key_Delete);
  EXPECT_EQ(entryName(1, 2), "Row 1 column 2: empty");
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(entryName(1, 2), "Row 1 column 2: given 3");
  EXPECT_EQ(m_game->state(), before) << "the game is left alone";
}

TEST_F(EntryPageTest, ARowIsTypedAsItIsPrinted) {
  for (const Qt::Key each :
       {Qt::Key_5, Qt::Key_Space, Qt::Key_0, Qt::Key_Period, Qt::Key_7, Qt::Key_Backspace, Qt::Key_8,
        Qt::Key_Space, Qt::Key_Space, Qt::Key_Space, Qt::Key_Space, Qt::Key_6})
    key(each);
  EXPECT_EQ(toLine(m_page->entry().givens()), "5...8....6" + std::string(71, '.'));
  EXPECT_EQ(m_page->entry().selectedCell(), cellAt(2, 2));
}

TEST_F(EntryPageTest, UndoesRedoesAndPastesWithTheKeysOfTheMenus) {
  MenuKeys keys(*m_window->menuBar(), *m_settings, m_controller->preferences(), nullptr);
  keys.setKeys(keys.at("undo"), {Qt::Key_U});
  keys.setKeys(keys.at("redo"), {Qt::CTRL | Qt::Key_R});
  keys.setKeys(keys.at("paste"), {Qt::Key_F8});
  key(Qt::Key_5);
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_EQ(entryName(1, 1), "Row 1 column 1: given 5") << "no longer the key";
  key(Qt::Key_U);
  EXPECT_EQ(entryName(1, 1), "Row 1 column 1: empty");
  key(Qt::Key_R, Qt::ControlModifier);
  EXPECT_EQ(entryName(1, 1), "Row 1 column 1: given 5");
  QApplication::clipboard()->setText(kOther);
  key(Qt::Key_F8);
  EXPECT_TRUE(waitFor([this] { return entryName(1, 1) == "Row 1 column 1: given 2"; }));
  EXPECT_FALSE(m_pages->showsGame()) << "the menu's entry would play it";
}

TEST_F(EntryPageTest, NamesTheKeysOfTheMenus) {
  MenuKeys keys(*m_window->menuBar(), *m_settings, m_controller->preferences(), nullptr);
  EXPECT_TRUE(says("in any format, with Ctrl+V."));
  EXPECT_TRUE(button("Undo")->toolTip().endsWith("(Ctrl+Z)"));
  keys.setKeys(keys.at("paste"), {Qt::Key_F8});
  keys.setKeys(keys.at("undo"), {});
  EXPECT_TRUE(says("in any format, with F8."));
  EXPECT_FALSE(button("Undo")->toolTip().contains('('));
  keys.setKeys(keys.at("paste"), {});
  EXPECT_TRUE(says("in any format."));
}

TEST_F(EntryPageTest, ConflictsAreMarkedAndSaid) {
  key(Qt::Key_5);
  key(Qt::Key_5);
  EXPECT_EQ(entryName(1, 1), "Row 1 column 1: given 5, conflict");
  EXPECT_TRUE(says("Row 1 has two 5s, in r1c1 and r1c2."));
  ASSERT_TRUE(waitFor([this] { return m_page->entry().judgement() == PuzzleEntry::Judgement::Conflict; }));
  EXPECT_FALSE(button("Play")->isEnabled());
}

TEST_F(EntryPageTest, APastedPuzzleIsPlayed) {
  QApplication::clipboard()->setText(kOther);
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([this] { return button("Play")->isEnabled(); }));
  QTest::mouseClick(button("Play"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return m_game->state().board.at(cellAt(1, 1)) == Digit(2); }));
  EXPECT_TRUE(m_pages->showsGame());
}

TEST_F(EntryPageTest, TheMouseAloneIsEnough) {
  for (const auto* number : {button("1"), button("9")}) EXPECT_FALSE(number->isCheckable());
  QTest::mouseClick(m_entryBoard->cellWidget(cellAt(4, 4)), Qt::LeftButton);
  QTest::mouseClick(button("7"), Qt::LeftButton);
  QTest::mouseClick(button("8"), Qt::LeftButton);
  EXPECT_EQ(entryName(4, 4), "Row 4 column 4: given 7");
  EXPECT_EQ(entryName(4, 5), "Row 4 column 5: given 8");
  QTest::mouseClick(m_entryBoard->cellWidget(cellAt(4, 4)), Qt::RightButton);
  EXPECT_EQ(entryName(4, 4), "Row 4 column 4: empty");
  key(Qt::Key_Escape);
  EXPECT_TRUE(m_pages->showsGame());
}

TEST_F(EntryPageTest, TheVerdictStandsBesidePlay) {
  for (const QSize size : {QSize(560, 420), QSize(700, 1000), QSize(1280, 800)}) {
    m_window->resize(size);
    QTest::qWait(1);
    const auto labels = m_page->findChildren<QLabel*>();
    const auto verdict = std::find_if(labels.begin(), labels.end(), [](const QLabel* label) {
      return label->text().startsWith("Enter the givens of a puzzle, or paste it");
    });
    ASSERT_NE(verdict, labels.end());
    const QRect words((*verdict)->mapTo(m_page, QPoint()), (*verdict)->size());
    const QRect play(button("Play")->mapTo(m_page, QPoint()), button("Play")->size());
    EXPECT_LT(words.right(), play.left());
    EXPECT_LT(play.left() - words.right(), play.width() / 2);
    EXPECT_TRUE(words.top() <= play.center().y() && play.center().y() <= words.bottom());
    EXPECT_GE(words.height(), (*verdict)->heightForWidth(words.width())) << "nothing is cut off";
  }
}

TEST_F(EntryPageTest, APuzzleWithSeveralSolutionsIsPlayedOnceTwoWereSeen) {
  QApplication::clipboard()->setText(twoWays());
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([this] { return button("Show two solutions")->isVisible(); }));
  EXPECT_FALSE(button("Play all the same")->isVisible()) << "not before two are shown";
  QTest::mouseClick(button("Show two solutions"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return button("Play all the same")->isVisible(); }));
  expectNoLetterTwice();
  QTest::mouseClick(button("Play all the same"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return m_game->hasSeveralSolutions(); }));
  EXPECT_TRUE(m_pages->showsGame());
  EXPECT_EQ(status(), "Your puzzle: opened. It has several solutions: any of them solves it.");
  m_controller->board().giveUp();
  EXPECT_TRUE(status().endsWith("This is one of the solutions.")) << qPrintable(status());
}

TEST_F(EntryPageTest, WhatCanNotBeOpenedForItsSeveralSolutionsIsShownHere) {
  emit m_page->gameWanted();
  m_controller->session().openText(twoWays().toLatin1(), "Text");
  const auto offer = [this] {
    for (auto* each : m_window->findChildren<QPushButton*>())
      if (each->text() == "Show two" && each->isVisible()) return each;
    return static_cast<QPushButton*>(nullptr);
  };
  ASSERT_TRUE(waitFor([&] { return offer() != nullptr; }));
  EXPECT_TRUE(status().contains("more than one solution")) << qPrintable(status());
  EXPECT_FALSE(m_game->hasSeveralSolutions());
  QTest::mouseClick(offer(), Qt::LeftButton);
  EXPECT_TRUE(m_page->isVisible());
  ASSERT_TRUE(waitFor([this] { return button("Play all the same")->isVisible(); }));
  EXPECT_EQ(entryName(4, 6), "Row 4 column 6: empty, centre 1 3");
}

TEST_F(EntryPageTest, TwoSolutionsAreShownWhereTheyDifferAndMadeOne) {
  EXPECT_FALSE(button("Show two solutions")->isVisible());
  QApplication::clipboard()->setText(twoWays());
  key(Qt::Key_V, Qt::ControlModifier);
  ASSERT_TRUE(waitFor([this] { return button("Show two solutions") != nullptr; }));
  ASSERT_TRUE(waitFor([this] { return button("Show two solutions")->isVisible(); }));
  EXPECT_FALSE(button("Play")->isEnabled());
  QTest::mouseClick(button("Show two solutions"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return button("Add what is missing") != nullptr; }));
  EXPECT_EQ(entryName(4, 6), "Row 4 column 6: empty, centre 1 3");
  EXPECT_EQ(entryName(5, 9), "Row 5 column 9: empty, centre 1 3");
  QTest::mouseClick(button("Add what is missing"), Qt::LeftButton);
  ASSERT_TRUE(waitFor([this] { return button("Play")->isEnabled(); }));
  EXPECT_TRUE(says("One digit was added. One solution. The puzzle can be played."));
}

}  // namespace
}  // namespace sudoku
