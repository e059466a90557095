#include <algorithm>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

#include "../../game/play/storedgames.h"
#include "../../patience.h"
#include "collectionpagefixture.h"
#include "game/history/collectionlist.h"
#include "game/history/paperlist.h"
#include "game/puzzles/puzzlerating.h"
#include "ui/library/libraryeditor.h"
#include "ui/library/librarymodel.h"
#include "ui/library/librarypage.h"
#include "ui/library/librarywords.h"

namespace sudoku {
namespace {

TEST_F(CollectionPageTest, AllGamesLeavesACollection) {
  importFour();
  const QString name = QString(kHostileCollection).remove('/');
  EXPECT_FALSE(button("All games")->isChecked()) << "the collection is what is chosen";
  press("In progress");
  EXPECT_TRUE(button("In progress")->isChecked());
  EXPECT_TRUE(button(name)->isChecked()) << "these go together";
  press("All games");
  EXPECT_TRUE(button("All games")->isChecked());
  EXPECT_FALSE(button(name)->isChecked());
  EXPECT_EQ(rows(), 2);
  press(name);
  EXPECT_FALSE(button("All games")->isChecked());
  press("All games");
  EXPECT_EQ(rows(), 2) << "though it is the present shelf";
}

TEST_F(CollectionPageTest, AllGamesInTheMenuLeavesACollection) {
  importFour();
  m_page->resize(560, 420);
  const QString name = QString(kHostileCollection).remove('/');
  ASSERT_NE(button("Show: " + name), nullptr);
  QMenu* menu = button("Show: " + name)->menu();
  emit menu->aboutToShow();
  ASSERT_EQ(menu->actions().front()->text(), "All games (2)");
  EXPECT_FALSE(menu->actions().front()->isChecked());
  menu->actions().front()->trigger();
  EXPECT_EQ(rows(), 2);
  EXPECT_NE(button("Show: All games"), nullptr);
}

TEST_F(CollectionPageTest, ItIsPlayedInOrderOrAtRandomUntilAllAreBegun) {
  importFour();
  press("Close");
  QSignalSpy wanted(m_page.get(), &LibraryPage::nextWanted);
  press("Play next");
  press("Play at random");
  ASSERT_EQ(wanted.size(), 2);
  const qint64 id = m_library.collections().front().id;
  for (const QVariantList& asked : wanted)
    EXPECT_EQ(asked[0].value<CollectionWalk>(), (CollectionWalk{id, nullptr}));
  EXPECT_EQ(wanted[0][1].value<CollectionOrder>(), CollectionOrder::AsListed);
  EXPECT_EQ(wanted[1][1].value<CollectionOrder>(), CollectionOrder::Random);
  for (std::uint64_t seed = 2; seed <= 4; ++seed) m_store.add(freshGame(seed));
  press("Play next");
  EXPECT_EQ(wanted.size(), 2);
  EXPECT_TRUE(says("Each puzzle of this collection has been begun."));
}

TEST_F(CollectionPageTest, ItCanBeRenamedAndDeletedAndComesBack) {
  importFour();
  press("Close");
  press("Rename collection");
  auto* field = m_page->findChild<LibraryEditor*>()->findChild<QLineEdit*>();
  ASSERT_TRUE(field->isVisible());
  field->setText("  Mine ");
  QTest::keyClick(field, Qt::Key_Return);
  ASSERT_NE(button("Mine"), nullptr);
  EXPECT_TRUE(button("Mine")->isChecked());
  press("Delete collection");
  EXPECT_EQ(button("Mine"), nullptr);
  EXPECT_TRUE(says("Deleted: Mine"));
  EXPECT_EQ(rows(), 2) << "games stay";
  press("Undo deletion");
  EXPECT_NE(button("Mine"), nullptr);
  EXPECT_TRUE(says("Restored: Mine"));
}

TEST_F(CollectionPageTest, InANarrowWindowItIsChosenFromAMenu) {
  importFour();
  press("Close");
  m_page->resize(560, 420);
  QStringList entries;
  for (auto* widget : m_page->findChildren<QPushButton*>()) {
    if (widget->menu() == nullptr || !widget->isVisible()) continue;
    emit widget->menu()->aboutToShow();
    for (const QAction* action : widget->menu()->actions()) entries << action->text();
  }
  for (const char* entry :
       {"Any collection or none", "Import a collection…", "Rename collection", "Delete collection"})
    EXPECT_TRUE(entries.contains(entry)) << entry << qPrintable(entries.join('|'));
  EXPECT_TRUE(entries.contains(QString(kHostileCollection).remove('/').replace("&", "&&")))
      << qPrintable(entries.join('|'));
  EXPECT_TRUE(button("Play next")->isVisible());
}

TEST_F(CollectionPageTest, GamesAreFoundByATechniqueAndTellTheirRatings) {
  ratePuzzles(m_folder.path());
  m_page->open();
  const QString details = m_view->games().index(0).data(Qt::AccessibleDescriptionRole).toString();
  EXPECT_TRUE(details.contains("SE ")) << qPrintable(details);
  EXPECT_TRUE(details.contains("HoDoKu ")) << qPrintable(details);
  for (auto* field : m_page->findChildren<QLineEdit*>())
    if (field->accessibleName() == "Search") field->setText("hidden sin");
  EXPECT_EQ(rows(), 2);
  for (auto* field : m_page->findChildren<QLineEdit*>())
    if (field->accessibleName() == "Search") field->setText("squirmbag");
  EXPECT_EQ(rows(), 0);
}

TEST_F(CollectionPageTest, AllPuzzlesAreListedWithNumberAndState) {
  importFour();
  const QString name = QString(kHostileCollection).remove('/');
  EXPECT_TRUE(item(0).contains(", Solved, ")) << qPrintable(item(0));
  EXPECT_EQ(item(1), "No level yet, " + name + ", 2 of 4, Not begun");
  ratePuzzles(m_folder.path());
  m_page->open();
  EXPECT_FALSE(item(1).startsWith("No level yet")) << qPrintable(item(1));
}

TEST_F(CollectionPageTest, TheNameOfACollectionIsCutOffBeforeTheNumber) {
  GameSummary game;
  game.collections = {{1, "club-puzzles", 2, 200}};
  const QFontMetrics metrics = m_view->fontMetrics();
  const int whole = metrics.horizontalAdvance("club-puzzles, 2 of 200");
  const int number = metrics.horizontalAdvance("2 of 200");
  EXPECT_EQ(LibraryWords::titleWithin(whole, metrics, game), "club-puzzles, 2 of 200");
  const QString shortened = LibraryWords::titleWithin(whole - 10, metrics, game);
  EXPECT_TRUE(shortened.startsWith("club") && shortened.endsWith("…, 2 of 200")) << qPrintable(shortened);
  for (int width = number; width < whole; ++width) {
    const QString text = LibraryWords::titleWithin(width, metrics, game);
    EXPECT_TRUE(text.endsWith("2 of 200")) << qPrintable(text);
    EXPECT_LE(metrics.horizontalAdvance(text), width) << qPrintable(text);
  }
  EXPECT_EQ(LibraryWords::titleWithin(number, metrics, game), "2 of 200");
  EXPECT_EQ(LibraryWords::titleWithin(whole, metrics, game, 1), "2 of 200") << "in its own list";
}

TEST_F(CollectionPageTest, ACollectionIsPrintedWithItsNumbers) {
  importFour();
  PaperList printed;
  QObject::connect(m_page.get(), &LibraryPage::printWanted,
                   [&printed](const PaperList& list) { printed = list; });
  for (auto* action : m_page->findChildren<QAction*>())
    if (action->text() == "Print all that are shown…") action->trigger();
  EXPECT_EQ(printed.title, QString(kHostileCollection).remove('/'));
  QStringList numbers;
  for (const ListedPuzzle& puzzle : printed.puzzles) numbers << puzzle.number;
  EXPECT_EQ(numbers, (QStringList{"1", "2", "3", "4"}));
  EXPECT_EQ(printed.puzzles[2].record.givens, freshGame(3).puzzle.givens);
}

TEST_F(CollectionPageTest, APuzzleIsChosenAndPlayed) {
  importFour();
  press("Close");
  m_view->choose(2);
  EXPECT_EQ(button("Continue"), nullptr);
  for (const auto* each : {"Keep", "Tags", "Rename", "Delete", "Replay", "Restart"})
    EXPECT_FALSE(button(each)->isEnabled()) << each;
  QSignalSpy wanted(m_page.get(), &LibraryPage::puzzleWanted);
  press("Play");
  QTest::keyClick(m_view, Qt::Key_Return);
  ASSERT_EQ(wanted.size(), 2);
  EXPECT_EQ(wanted[0][1].toInt(), 3);
  m_view->choose(0);
  EXPECT_TRUE(button("Continue")->isEnabled()) << "the first has a game";
}

TEST_F(CollectionPageTest, TheListIsSearchedAndPlayNextObeysIt) {
  importFour();
  press("Close");
  search("not begun");
  ASSERT_TRUE(waitFor([this] { return rows() == 3; }));
  EXPECT_TRUE(says("3 of 4 puzzles"));
  search("3");
  ASSERT_TRUE(waitFor([this] { return rows() == 1; }));
  QSignalSpy wanted(m_page.get(), &LibraryPage::nextWanted);
  ASSERT_TRUE(waitFor([this] { return button("Play next")->isEnabled(); }));
  press("Play next");
  ASSERT_EQ(wanted.size(), 1);
  const auto walk = wanted[0][0].value<CollectionWalk>();
  ASSERT_NE(walk.numbers, nullptr);
  EXPECT_EQ(*walk.numbers, std::vector<int>{3});
  search("solved");
  ASSERT_TRUE(waitFor([this] { return rows() == 1 && button("Play next")->isEnabled(); }));
  press("Play next");
  EXPECT_TRUE(says("Each puzzle that is listed has been begun."));
}

TEST_F(CollectionPageTest, ACollectionIsSortedByNumberAtFirst) {
  auto* orders = m_page->findChild<QComboBox*>();
  orders->setCurrentIndex(1);
  EXPECT_EQ(orders->findText("Number"), -1);
  importFour();
  EXPECT_EQ(orders->currentText(), "Number");
  EXPECT_TRUE(item(3).contains("4 of 4"));
  press(QString(kHostileCollection).remove('/'));
  EXPECT_EQ(orders->currentText(), "Level") << "as before";
}

TEST_F(CollectionPageTest, TechniquesAreToldIfTheyAreAskedFor) {
  importFour();
  press("Close");
  ratePuzzles(m_folder.path());
  m_page->open();
  m_view->choose(1);
  const QModelIndex index = m_view->games().index(1);
  for (const int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole), int(Qt::AccessibleDescriptionRole)})
    EXPECT_FALSE(index.data(role).toString().contains("Single")) << qPrintable(index.data(role).toString());
  EXPECT_FALSE(says("Single"));
  for (auto* action : m_page->findChildren<QAction*>())
    if (action->text() == "Show techniques") action->trigger();
  EXPECT_TRUE(says("Techniques: ")) << "in the line below";
  EXPECT_TRUE(says("ingle"));
}

TEST_F(CollectionPageTest, TheRatingInTheBackgroundIsSeen) {
  importFour();
  emit m_library.ratingProgressed(false, 812, 1465);
  const auto isNamed = [this](const QString& text) {
    const auto labels = m_page->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
      return label->isVisible() && (label->text() == text || label->accessibleName().endsWith(text));
    });
  };
  EXPECT_TRUE(isNamed("Levels: 812 of 1,465"));
  press("Close");
  m_page->resize(560, 420);
  emit m_library.ratingProgressed(true, 1000, 1465);
  EXPECT_TRUE(isNamed("Ratings: 1,000 of 1,465")) << "where there is no column at the side";
  emit m_library.ratingProgressed(true, 1465, 1465);
  EXPECT_FALSE(isNamed("Ratings: 1,465 of 1,465"));
}

TEST_F(CollectionPageTest, AMillionPuzzlesAreListedWithoutBeingRead) {
  int read = 0;
  LibraryModel& model = m_view->games();
  model.setReader([&read](const CollectionSummary& /*collection*/, const std::vector<int>& numbers) {
    read += static_cast<int>(numbers.size());
    return std::vector<GameSummary>();
  });
  LibraryFilter filter;
  filter.collection = 7;
  model.setChoice(filter, LibraryOrder::Number);
  model.setNumbers({7, "Million", 1'000'000},
                   std::make_shared<const std::vector<int>>(numbersUpTo(1'000'000)));
  m_view->choose(999'999);
  QApplication::processEvents();
  EXPECT_EQ(rows(), 1'000'000);
  EXPECT_GT(read, 0);
  EXPECT_LT(read, 1000);
  EXPECT_EQ(model.rowOf(-999'999), 999'998);
}

TEST_F(CollectionPageTest, EveryButtonHasAName) {
  importFour();
  const std::function<void(QAccessibleInterface*)> look = [&](QAccessibleInterface* item) {
    if (item == nullptr) return;
    EXPECT_FALSE(item->role() == QAccessible::Button && item->text(QAccessible::Name).isEmpty())
        << item->object()->metaObject()->className();
    for (int index = 0; index < item->childCount(); ++index) look(item->child(index));
  };
  look(QAccessible::queryAccessibleInterface(m_page.get()));
}

TEST_F(CollectionPageTest, NothingIsCutOffInAnyWindow) {
  importFour();
  const QFont font = m_page->font();
  for (const double scale : {1.0, 1.5, 2.0}) {
    QFont larger = font;
    larger.setPointSizeF(font.pointSizeF() * scale);
    m_page->setFont(larger);
    for (const QSize& size : {QSize(560, 380), QSize(640, 440), QSize(1020, 680), QSize(1920, 1040)}) {
      m_page->resize(size);
      QApplication::processEvents();
      EXPECT_EQ(m_page->size(), size);
      EXPECT_GE(m_view->height(), m_view->fontMetrics().height() * 3) << scale << ' ' << size.width();
      for (const auto* button : m_page->findChildren<QPushButton*>()) {
        if (!button->isVisible() || button->visibleRegion().isEmpty()) continue;
        EXPECT_TRUE(m_page->rect().contains(QRect(button->mapTo(m_page.get(), QPoint()), button->size())))
            << qPrintable(nameOf(*button)) << scale << ' ' << size.width();
        EXPECT_GE(button->width(), button->fontMetrics().horizontalAdvance(button->text()))
            << qPrintable(button->text()) << scale << ' ' << size.width();
      }
    }
  }
}

}  // namespace
}  // namespace sudoku
