#include <algorithm>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QFileDialog>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include "../../game/play/storedgames.h"
#include "../style/themes.h"
#include "game/history/library.h"
#include "game/history/paperlist.h"
#include "game/teacher/openedremark.h"
#include "ui/controls/chip.h"
#include "ui/library/libraryeditor.h"
#include "ui/library/librarymodel.h"
#include "ui/library/librarypage.h"
#include "ui/library/libraryview.h"

namespace sudoku {
namespace {

constexpr auto kHostileText = "<h1>%1</h1> & %n";

/// Tests with the library page over three games: one solved, one easy, and the last a hard one with a name
/// and tags.
class LibraryPageTest : public testing::Test {
 protected:
  LibraryPageTest() : m_store(m_folder.path()), m_library(m_store.library()) {
    StoredGame game = solvedGame(1);
    game.level = Level::Medium;
    add(game);
    game = freshGame(2);
    game.level = Level::Easy;
    add(game);
    game = freshGame(3);
    game.level = Level::Hard;
    game.name = kHostileText;
    game.tags = {"again", kHostileText};
    game.append(Move::enter(game.puzzle.givens.emptyCells().first(), Digit(1)));
    add(game);
    m_page = std::make_unique<LibraryPage>(m_library, nullptr);
    m_view = m_page->findChild<LibraryView*>();
    m_page->resize(1020, 680);
    m_page->open();
    m_page->show();
    QApplication::setActiveWindow(m_page.get());
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_page.get()));
  }

  void add(const StoredGame& game) { m_ids.push_back(m_store.add(game)); }
  QPushButton* button(const QString& name) const {
    for (auto* button : m_page->findChildren<QPushButton*>())
      if (button->text() == name || button->accessibleName() == name) return button;
    return nullptr;
  }
  void press(const QString& name) const {
    ASSERT_NE(button(name), nullptr) << qPrintable(name);
    button(name)->click();
  }
  void search(const QString& text) const { searchField()->setText(text); }
  QLineEdit* searchField() const {
    for (auto* field : m_page->findChildren<QLineEdit*>())
      if (field->accessibleName() == "Search") return field;
    return nullptr;
  }
  QStringList shown() const {
    QStringList names;
    for (int row = 0; row < m_view->games().rowCount(); ++row)
      names << m_view->games().index(row).data().toString().section(", ", 0, 0);
    return names;
  }
  QStringList selected() const {
    QStringList names;
    for (const GameSummary* game : m_view->selected()) names << levelName(*game->level);
    return names;
  }
  void click(int row, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const {
    QTest::mouseClick(m_view->viewport(), Qt::LeftButton, modifiers,
                      m_view->visualRect(m_view->games().index(row)).center());
  }
  bool says(const QString& text) const {
    const auto labels = m_page->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(),
                       [&text](const QLabel* label) { return label->accessibleName() == text; });
  }
  QImage pictureOf(int row) const {
    return m_view->viewport()->grab(m_view->visualRect(m_view->games().index(row))).toImage();
  }
  QStringList menuOf(const QString& name) const {
    QStringList entries;
    for (auto* widget : m_page->findChildren<QPushButton*>()) {
      const QString own = widget->accessibleName().isEmpty() ? widget->text() : widget->accessibleName();
      if (widget->menu() == nullptr || !own.startsWith(name)) continue;
      emit widget->menu()->aboutToShow();
      for (const QAction* action : widget->menu()->actions()) entries << action->text();
    }
    return entries;
  }
  void edit(const QString& text) const {
    auto* field = m_page->findChild<LibraryEditor*>()->findChild<QLineEdit*>();
    EXPECT_TRUE(field->isVisible());
    field->setText(text);
    QTest::keyClick(field, Qt::Key_Return);
  }

  QTemporaryDir m_folder;
  PlayedStore m_store;
  Library m_library;
  std::vector<qint64> m_ids;
  std::unique_ptr<LibraryPage> m_page;
  LibraryView* m_view = nullptr;
};

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

TEST_F(LibraryPageTest, ASelectedCardIsFilled) {
  for (const Theme* theme : {&lightTheme(), &darkTheme(), &highContrastTheme(), &highContrastDarkTheme()}) {
    showIn(*theme);
    const auto groundOf = [this](int row) {
      const QImage picture = pictureOf(row);
      return picture.pixelColor(picture.width() / 2, picture.height() - 14);
    };
    EXPECT_EQ(groundOf(0), theme->isHighContrast ? theme->hover : theme->sameFill);
    EXPECT_EQ(groundOf(1), theme->panel);
    EXPECT_NE(groundOf(0), groundOf(1));
  }
}

TEST_F(LibraryPageTest, InHighContrastTheChosenRowAtTheSideHasAnEdge) {
  for (const Theme* theme : {&highContrastTheme(), &highContrastDarkTheme()}) {
    showIn(*theme);
    const auto edgeOf = [this](const QString& name) {
      for (auto* chip : m_page->findChildren<Chip*>())
        if (chip->accessibleName() == name) return chip->grab().toImage().pixelColor(0, chip->height() / 2);
      return QColor();
    };
    EXPECT_EQ(edgeOf("All games"), theme->accent);
    EXPECT_NE(edgeOf("Solved"), theme->accent);
  }
}

TEST_F(LibraryPageTest, ADeletedGameComesBack) {
  QTest::keyClick(m_view, Qt::Key_Right);
  press("Delete");
  EXPECT_EQ(shown(), (QStringList{"Hard", "Medium"}));
  EXPECT_EQ(m_view->chosen()->id, m_ids[0]);  // the game beside the deleted one
  EXPECT_TRUE(button("Undo deletion")->isVisible());
  QTest::keyClick(m_view, Qt::Key_Delete);
  EXPECT_EQ(shown(), (QStringList{"Hard"}));
  press("Undo deletion");
  press("Undo deletion");
  EXPECT_EQ(shown(), (QStringList{"Hard", "Easy", "Medium"}));
  EXPECT_FALSE(button("Undo deletion")->isVisible());
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
            (QStringList{"Continue", "Restart", "Replay", "Keep", "Rename", "Tags", "Export…", "Print…",
                         "Print all that are shown…", "Select all", "Show techniques", "Delete"}));
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

TEST_F(LibraryPageTest, WhatWasDoneHereIsUndoneAndDoneAgain) {
  press("Keep");
  click(1);
  press("Rename");
  edit("Mine");
  m_page->undo();
  EXPECT_EQ(m_library.games()[1].name, "");
  m_page->undo();
  EXPECT_FALSE(m_library.games()[0].isStarred);
  EXPECT_FALSE(m_page->canUndo());
  m_page->redo();
  EXPECT_TRUE(m_library.games()[0].isStarred);
  EXPECT_TRUE(m_page->canRedo());
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

TEST_F(LibraryPageTest, TheBinSaysHowManyAreSelectedAndWhatComesBack) {
  press("Bin");
  EXPECT_TRUE(says("No game in the bin"));
  press("All games");
  m_view->selectAll();
  press("Delete");
  press("Bin");
  EXPECT_TRUE(says("3 games in the bin, each for 30 days"));
  m_view->choose(0);
  click(1, Qt::ControlModifier);
  EXPECT_TRUE(says("2 of 3 games selected"));
  press("Restore");
  EXPECT_TRUE(says("Restored: 2 games"));
  EXPECT_TRUE(button("Restore")->isEnabled());
  m_library.restore({m_library.bin().front().id});
  EXPECT_TRUE(says("No game in the bin"));
}

TEST_F(LibraryPageTest, UndoSaysWhatCameBackAndSelectsIt) {
  click(0);
  click(1, Qt::ControlModifier);
  press("Delete");
  EXPECT_TRUE(says("Deleted: 2 games"));
  m_page->undo();
  EXPECT_TRUE(says("Restored: 2 games"));
  EXPECT_EQ(selected(), (QStringList{"Hard", "Easy"}));
  m_page->redo();
  EXPECT_FALSE(says("Restored: 2 games"));
  press("Undo deletion");
  EXPECT_TRUE(says("Restored: 2 games"));
  EXPECT_EQ(selected(), (QStringList{"Hard", "Easy"}));
}

TEST_F(LibraryPageTest, DeletedGamesRestInTheBinAndComeBack) {
  QTest::keyClick(m_view, Qt::Key_A, Qt::ControlModifier);
  press("Delete");
  press("Bin");
  EXPECT_EQ(shown().size(), 3);
  for (const auto* name : {"Keep", "Tags", "Delete", "Rename", "Replay", "Restart"})
    EXPECT_FALSE(button(name)->isEnabled()) << name;
  QTest::keyClick(m_view, Qt::Key_Delete);
  EXPECT_EQ(m_library.bin().size(), 3U);
  search("solved");
  EXPECT_EQ(shown(), QStringList("Medium"));
  press("Restore");
  EXPECT_EQ(m_library.games().size(), 1U);
  search("");
  QTest::keyClick(m_view, Qt::Key_A, Qt::ControlModifier);
  press("Restore");
  EXPECT_TRUE(shown().isEmpty());
  press("All games");
  EXPECT_EQ(shown().size(), 3);
  m_page->undo();
  EXPECT_EQ(m_library.bin().size(), 2U);
}

TEST_F(LibraryPageTest, TagsStandOnTheCards) {
  m_library.changeTags({m_ids[0]}, {"one", "two"}, {});
  for (const auto* way : {"Rows", "Cards"}) {
    press(way);
    QApplication::processEvents();
    const QImage tagged = pictureOf(2);
    m_library.undo();
    QApplication::processEvents();
    EXPECT_NE(tagged, pictureOf(2)) << way;
    m_library.redo();
  }
}

TEST_F(LibraryPageTest, WhatHasNoRoomStandsInMenus) {
  m_page->resize(420, 400);
  const QStringList more = menuOf("More");
  EXPECT_TRUE(button("Continue")->isVisible());
  for (const auto* name : {"Keep", "Rename", "Tags", "Replay", "Restart", "Delete"})
    EXPECT_NE(button(name)->isVisible(), more.contains(name)) << name;
  EXPECT_TRUE(more.contains("Rename"));
  const QStringList choices = menuOf("Show:");
  for (const auto* entry :
       {"All games (3)", "In progress (2)", "All levels", "Inhuman", "again", "Sort by: Level", "Rows"})
    EXPECT_TRUE(choices.contains(entry)) << entry << qPrintable(choices.join('|'));
}

TEST_F(LibraryPageTest, NothingIsCutOffInAnyWindow) {
  const QFont font = m_page->font();
  for (const double scale : {1.0, 1.5, 2.0}) {
    QFont larger = font;
    larger.setPointSizeF(font.pointSizeF() * scale);
    m_page->setFont(larger);
    for (const QSize& size : {QSize(560, 380), QSize(640, 440), QSize(1020, 680), QSize(1920, 1040)}) {
      m_page->resize(size);
      QApplication::processEvents();
      EXPECT_EQ(m_page->size(), size);
      EXPECT_GE(m_view->height(), m_view->fontMetrics().height() * 4) << scale << ' ' << size.width();
      for (const auto* button : m_page->findChildren<QPushButton*>()) {
        if (!button->isVisible()) continue;
        const QRect area(button->mapTo(m_page.get(), QPoint()), button->size());
        EXPECT_TRUE(m_page->rect().contains(area))
            << qPrintable(button->text()) << scale << ' ' << size.width();
        EXPECT_GE(button->width(), button->fontMetrics().horizontalAdvance(button->text()))
            << qPrintable(button->text()) << scale << ' ' << size.width();
      }
    }
  }
}

TEST_F(LibraryPageTest, CardsAndRowsPaintEveryStateInBothThemes) {
  for (const Theme* theme : {&lightTheme(), &darkTheme()}) {
    showIn(*theme);
    for (const auto* way : {"Rows", "Cards"}) {
      press(way);
      QApplication::processEvents();
      const QImage picture = m_view->grab().toImage();
      const QRgb ring = theme->accent.rgb();
      int count = 0;
      for (int y = 0; y < picture.height(); ++y)
        for (int x = 0; x < picture.width(); ++x) count += picture.pixel(x, y) == ring ? 1 : 0;
      EXPECT_GT(count, 100) << way;
    }
  }
}

}  // namespace
}  // namespace sudoku
