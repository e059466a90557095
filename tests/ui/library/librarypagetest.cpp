#include <gtest/gtest.h>

#include <QAccessible>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QtTest>

#include "../../game/play/storedgames.h"
#include "game/history/paperlist.h"
#include "librarypagefixture.h"
#include "ui/library/libraryeditor.h"
#include "ui/library/librarypage.h"

namespace sudoku {
namespace {

TEST_F(LibraryPageTest, ItemsReadLevelNumberStateAndTime) {
  const QRegularExpression form("^(Easy|Medium|Hard), #[0-9]+, (In progress|Solved), [0-9]+:[0-9]{2}$");
  QAccessibleInterface* list = QAccessible::queryAccessibleInterface(m_view);
  ASSERT_NE(list, nullptr);
  EXPECT_EQ(list->role(), QAccessible::List);
  ASSERT_EQ(list->childCount(), 3);
  for (int index = 0; index < 3; ++index) {
    const QString name = list->child(index)->text(QAccessible::Name);
    EXPECT_TRUE(form.match(name).hasMatch()) << qPrintable(name);
  }
  EXPECT_EQ(shown(), (QStringList{"Hard", "Easy", "Medium"}));
}

TEST_F(LibraryPageTest, ButtonsOfTheContractAreThere) {
  for (const auto* name : {"Game", "Continue", "Restart", "Replay", "Delete", "Rename", "Tags", "Keep"}) {
    ASSERT_NE(button(name), nullptr) << name;
    EXPECT_TRUE(button(name)->isVisible()) << name;
  }
  EXPECT_FALSE(button("Undo deletion")->isVisible());
  EXPECT_NE(searchField(), nullptr);
}

TEST_F(LibraryPageTest, ButtonsAreAboutTheChosenGame) {
  QSignalSpy continued(m_page.get(), &LibraryPage::continueWanted);
  QSignalSpy restarted(m_page.get(), &LibraryPage::restartWanted);
  QSignalSpy replayed(m_page.get(), &LibraryPage::replayWanted);
  press("Continue");
  EXPECT_EQ(continued.takeFirst().front().toLongLong(), m_ids[2]);
  QTest::keyClick(m_view, Qt::Key_Right);
  press("Restart");
  EXPECT_EQ(restarted.takeFirst().front().toLongLong(), m_ids[1]);
  press("Replay");
  EXPECT_EQ(replayed.takeFirst().front().toLongLong(), m_ids[1]);
  QTest::keyClick(m_view, Qt::Key_Return);
  EXPECT_EQ(continued.takeFirst().front().toLongLong(), m_ids[1]);
}

TEST_F(LibraryPageTest, AGameThatIsPlayedSinceIsChosen) {
  m_page->setPlayed(m_ids[1]);
  m_page->open();
  EXPECT_EQ(m_view->chosen()->id, m_ids[1]);
  EXPECT_EQ(m_view->selectedCount(), 1);
  click(2);
  m_page->open();
  EXPECT_EQ(m_view->chosen()->id, m_ids[0]) << "the same is played as before";
  m_view->selectAll();
  m_page->setPlayed(m_ids[2]);
  m_page->open();
  EXPECT_EQ(m_view->chosen()->id, m_ids[2]);
  EXPECT_EQ(m_view->selectedCount(), 1);
}

TEST_F(LibraryPageTest, WithoutAGameThereIsNothingToDo) {
  search("nowhere to be found");
  EXPECT_EQ(m_view->chosen(), nullptr);
  for (const auto* name : {"Continue", "Restart", "Replay", "Delete", "Rename", "Tags", "Keep"})
    EXPECT_FALSE(button(name)->isEnabled()) << name;
  search("");
  EXPECT_EQ(m_view->chosen()->id, m_ids[2]);
  EXPECT_TRUE(button("Continue")->isEnabled());
}

TEST_F(LibraryPageTest, ANameIsShownAsItIs) {
  press("Rename");
  edit(QString("  ") + kHostileText + " again ");
  EXPECT_EQ(m_view->chosen()->name, QString(kHostileText) + " again");
  EXPECT_TRUE(button("Continue")->isVisible());
  const QString tip = m_view->currentIndex().data(Qt::ToolTipRole).toString();
  EXPECT_FALSE(Qt::mightBeRichText(tip) && tip.contains("<h1>")) << qPrintable(tip);
  for (const auto* label : m_page->findChildren<QLabel*>()) EXPECT_EQ(label->textFormat(), Qt::PlainText);
}

TEST_F(LibraryPageTest, EscLeavesAnEditorAndThenThePage) {
  QSignalSpy left(m_page.get(), &LibraryPage::gameWanted);
  press("Rename");
  auto* field = m_page->findChild<LibraryEditor*>()->findChild<QLineEdit*>();
  field->setText("something else");
  QTest::keyClick(field, Qt::Key_Escape);
  EXPECT_FALSE(field->isVisible());
  EXPECT_EQ(m_view->chosen()->name, kHostileText);
  EXPECT_TRUE(left.isEmpty());
  QTest::keyClick(m_view, Qt::Key_Escape);
  EXPECT_EQ(left.size(), 1);
  press("Game");
  EXPECT_EQ(left.size(), 2);
}

TEST_F(LibraryPageTest, TagsAreWordsBetweenCommas) {
  EXPECT_EQ(LibraryEditor::tagsIn(" train ,, to\nread,train"), (QStringList{"train", "to read"}));
  m_view->choose(1);
  press("Tags");
  edit("train, again");
  EXPECT_EQ(m_view->chosen()->tags, (QStringList{"again", "train"}));
  ASSERT_NE(button("train"), nullptr);
}

TEST_F(LibraryPageTest, ATagWithACommaStaysWhole) {
  m_library.changeTags({m_ids[2]}, {"one, two"}, {"again", kHostileText});
  press("Tags");
  edit("one, two");
  EXPECT_EQ(m_view->chosen()->tags, QStringList("one, two"));
}

TEST_F(LibraryPageTest, ChipsChooseShelfLevelAndTag) {
  press("Solved");
  EXPECT_EQ(shown(), QStringList("Medium"));
  press("All games");
  press("Easy");
  EXPECT_EQ(shown(), QStringList("Easy"));
  press("All levels");
  press(kHostileText);
  EXPECT_EQ(shown(), QStringList("Hard"));
  press(kHostileText);
  EXPECT_EQ(shown().size(), 3);
}

TEST_F(LibraryPageTest, ATagThatHasGoneIsNoLongerAskedFor) {
  press("again");
  EXPECT_EQ(shown().size(), 1);
  press("Tags");
  edit("");
  EXPECT_EQ(shown().size(), 3);
  EXPECT_EQ(button("again"), nullptr);
}

TEST_F(LibraryPageTest, KeptGamesHaveAShelf) {
  press("Keep");
  EXPECT_TRUE(m_view->chosen()->isStarred);
  EXPECT_TRUE(button("Keep")->isChecked());
  press("Kept");
  EXPECT_EQ(shown(), QStringList("Hard"));
  press("Keep");
  EXPECT_TRUE(shown().isEmpty());
}

TEST_F(LibraryPageTest, TheChosenGameStaysChosen) {
  m_view->choose(1);
  search("2");
  search("");
  EXPECT_EQ(m_view->chosen()->id, m_ids[1]);
  m_page->findChild<QComboBox*>()->setCurrentIndex(static_cast<int>(LibraryOrder::Level));
  EXPECT_EQ(shown(), (QStringList{"Easy", "Medium", "Hard"}));
  EXPECT_EQ(m_view->chosen()->id, m_ids[1]);
  m_page->open();
  EXPECT_EQ(m_view->chosen()->id, m_ids[1]);
}

TEST_F(LibraryPageTest, SeveralGamesAreSelectedWithCtrlShiftAndAll) {
  click(0);
  click(2, Qt::ControlModifier);
  EXPECT_EQ(selected(), (QStringList{"Hard", "Medium"}));
  EXPECT_TRUE(says("2 of 3 games selected"));
  for (const auto* name : {"Continue", "Restart", "Replay", "Rename"})
    EXPECT_FALSE(button(name)->isEnabled()) << name;
  for (const auto* name : {"Keep", "Tags", "Delete"}) EXPECT_TRUE(button(name)->isEnabled()) << name;
  click(0);
  click(1, Qt::ShiftModifier);
  EXPECT_EQ(selected(), (QStringList{"Hard", "Easy"}));
  QTest::keyClick(m_view, Qt::Key_A, Qt::ControlModifier);
  EXPECT_EQ(selected().size(), 3);
  click(1);
  EXPECT_EQ(selected(), QStringList("Easy"));
  EXPECT_TRUE(button("Continue")->isEnabled());
}

TEST_F(LibraryPageTest, WhatIsDoneIsDoneToAllThatAreSelected) {
  QTest::keyClick(m_view, Qt::Key_A, Qt::ControlModifier);
  press("Keep");
  press("Tags");
  edit("train");
  EXPECT_EQ(selected().size(), 3) << "they stay selected";
  for (const GameSummary& game : m_library.games()) {
    EXPECT_TRUE(game.isStarred);
    EXPECT_TRUE(game.tags.contains("train"));
  }
  EXPECT_TRUE(m_library.games().front().tags.contains("again")) << "which not all had";
  press("Delete");
  EXPECT_TRUE(shown().isEmpty());
  EXPECT_TRUE(says("Deleted: 3 games"));
  press("Undo deletion");
  EXPECT_EQ(shown().size(), 3);
}

TEST_F(LibraryPageTest, GamesThatAreNoLongerShownAreNotSelected) {
  QTest::keyClick(m_view, Qt::Key_A, Qt::ControlModifier);
  search("solved");
  EXPECT_EQ(selected(), QStringList("Medium"));
  press("Delete");
  EXPECT_EQ(m_library.games().size(), 2U);
}

TEST_F(LibraryPageTest, AMenuHasAllThatCanBeDone) {
  click(1);
  QContextMenuEvent event(QContextMenuEvent::Mouse, m_view->visualRect(m_view->games().index(2)).center(),
                          QPoint());
  QApplication::sendEvent(m_view->viewport(), &event);
  EXPECT_EQ(selected(), QStringList("Medium")) << "the one under the mouse";
  auto* menu = qobject_cast<QMenu*>(QApplication::activePopupWidget());
  ASSERT_NE(menu, nullptr);
  QStringList entries;
  for (const QAction* action : menu->actions())
    if (!action->isSeparator()) entries << action->text();
  EXPECT_EQ(entries,
            (QStringList{"Continue", "Restart", "Review", "Replay", "Keep", "Rename", "Tags", "Export…",
                         "Print…", "Print all that are shown…", "Select all", "Show techniques", "Delete"}));
  menu->close();
}

TEST_F(LibraryPageTest, TheSelectedGamesAreExported) {
  QSignalSpy exported(m_page.get(), &LibraryPage::exportWanted);
  click(0);
  click(2, Qt::ControlModifier);
  for (auto* action : m_page->findChildren<QAction*>())
    if (action->text() == "Export…") action->trigger();
  auto* dialog = m_page->findChild<QFileDialog*>();
  ASSERT_NE(dialog, nullptr);
  emit dialog->fileSelected("some.json");
  delete dialog;
  ASSERT_EQ(exported.size(), 1);
  EXPECT_EQ(exported[0][0].value<std::vector<qint64>>(), (std::vector<qint64>{m_ids[2], m_ids[0]}));
}

TEST_F(LibraryPageTest, WhatIsSelectedOrShownIsPrinted) {
  std::vector<PaperList> wanted;
  QObject::connect(m_page.get(), &LibraryPage::printWanted,
                   [&](const PaperList& list) { wanted.push_back(list); });
  const auto trigger = [this](const QString& name) {
    for (auto* action : m_page->findChildren<QAction*>())
      if (action->text() == name) action->trigger();
  };
  click(0);
  click(2, Qt::ControlModifier);
  trigger("Print…");
  trigger("Print all that are shown…");
  ASSERT_EQ(wanted.size(), 2);
  ASSERT_EQ(wanted[0].puzzles.size(), 2);
  EXPECT_EQ(wanted[0].puzzles[0].level, Level::Hard);
  EXPECT_EQ(wanted[0].puzzles[0].record.board.filledCells().size(),
            wanted[0].puzzles[0].record.givens.filledCells().size() + 1);
  EXPECT_EQ(wanted[0].puzzles[1].level, Level::Medium);
  EXPECT_EQ(wanted[1].puzzles.size(), 3);
  m_page->setHidden(m_ids[2]);
  m_page->open();
  trigger("Print all that are shown…");
  ASSERT_EQ(wanted.size(), 3);
  EXPECT_EQ(wanted[2].puzzles.size(), 2) << "without the paused game";
  click(0);
  trigger("Print…");
  EXPECT_EQ(wanted.size(), 3);
  EXPECT_TRUE(says("A paused game is not printed."));
}

TEST_F(LibraryPageTest, DailyPuzzlesAreMarkedAndChosen) {
  StoredGame game = freshGame(5);
  game.level = Level::Expert;
  game.day = QDate(2024, 5, 3);
  add(game);
  m_page->open();
  const QString details = m_view->games().index(0).data(Qt::AccessibleDescriptionRole).toString();
  EXPECT_TRUE(details.contains("Daily puzzle of 3 May 2024")) << qPrintable(details);
  press("Daily");
  EXPECT_EQ(shown(), QStringList("Expert"));
}

}  // namespace
}  // namespace sudoku
