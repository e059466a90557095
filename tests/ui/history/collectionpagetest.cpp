#include <algorithm>
#include <gtest/gtest.h>

#include <QAccessible>
#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sudoku/formats/formats.h>

#include "../../game/storedgames.h"
#include "game/history/library.h"
#include "game/history/puzzlerating.h"
#include "ui/history/librarycollection.h"
#include "ui/history/libraryeditor.h"
#include "ui/history/libraryimport.h"
#include "ui/history/librarymodel.h"
#include "ui/history/librarypage.h"
#include "ui/history/libraryview.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr auto kHostileCollection = "<b>A & B</b>";

QByteArray puzzleLine(std::uint64_t seed) {
  return QByteArray::fromStdString(toLine(freshGame(seed).puzzle.givens)) + '\n';
}

/// The page over two games and a collection of four puzzles, one of them solved.
class CollectionPageTest : public testing::Test {
 protected:
  CollectionPageTest() : m_store(m_folder.path()), m_library(m_store) {
    m_store.add(solvedGame(1));
    m_store.add(freshGame(9));
    m_page = std::make_unique<LibraryPage>(m_library, nullptr);
    m_view = m_page->findChild<LibraryView*>();
    m_page->resize(1020, 680);
    m_page->open();
    m_page->show();
    QApplication::setActiveWindow(m_page.get());
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_page.get()));
  }

  /// Chooses a file in the dialog that the page shows.
  void import(const QString& name, const QByteArray& text) {
    QFile file(m_folder.filePath(name));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QSignalSpy imported(&m_library, &Library::imported);
    press("Import a collection…");
    auto* dialog = m_page->findChild<QFileDialog*>();
    ASSERT_NE(dialog, nullptr);
    emit dialog->fileSelected(file.fileName());
    delete dialog;
    ASSERT_TRUE(imported.wait());
  }
  void importFour() {
    import(QString(kHostileCollection).remove('/') + ".txt",
           puzzleLine(1) + puzzleLine(2) + "nonsense\n" + puzzleLine(3) + puzzleLine(1) + puzzleLine(4));
  }
  static QString nameOf(const QPushButton& button) {
    return button.accessibleName().isEmpty() ? button.text() : button.accessibleName();
  }
  QPushButton* button(const QString& name) const {
    QPushButton* found = nullptr;
    for (auto* button : m_page->findChildren<QPushButton*>())
      if (nameOf(*button) == name && (found == nullptr || button->isVisible())) found = button;
    return found;
  }
  void press(const QString& name) const {
    ASSERT_NE(button(name), nullptr) << qPrintable(name);
    button(name)->click();
  }
  bool says(const QString& text) const {
    const auto labels = m_page->findChildren<QLabel*>();
    return std::any_of(labels.begin(), labels.end(), [&text](const QLabel* label) {
      return label->isVisible() && label->accessibleName().contains(text);
    });
  }
  int rows() const { return m_view->games().rowCount(); }

  QTemporaryDir m_folder;
  PlayedStore m_store;
  Library m_library;
  std::unique_ptr<LibraryPage> m_page;
  LibraryView* m_view = nullptr;
};

TEST_F(CollectionPageTest, AnImportedCollectionIsShownWithItsProgress) {
  importFour();
  const QString name = QString(kHostileCollection).remove('/');
  EXPECT_TRUE(says("puzzles: 4."));
  EXPECT_TRUE(says("No puzzles: 1."));
  EXPECT_TRUE(says("More than once in the file: 1."));
  EXPECT_TRUE(says(name + " · 1 of 4 solved"));
  ASSERT_NE(button(name), nullptr);
  EXPECT_TRUE(button(name)->isChecked());
  EXPECT_EQ(button(name)->accessibleDescription(), "1 of 4 solved");
  EXPECT_EQ(rows(), 1) << "the other game's puzzle is not in it";
  press(name);
  EXPECT_EQ(rows(), 2);
  EXPECT_FALSE(m_page->findChild<LibraryCollection*>()->isVisible());
}

TEST_F(CollectionPageTest, WhatIsNoPuzzleIsListedWithItsLine) {
  importFour();
  press("Details");
  const auto* text = m_page->findChild<QPlainTextEdit*>();
  ASSERT_NE(text, nullptr);
  EXPECT_TRUE(text->toPlainText().contains("line 3")) << qPrintable(text->toPlainText());
  delete m_page->findChild<QDialog*>();
  press("Close");
  EXPECT_TRUE(button("Continue")->isVisible());
}

TEST_F(CollectionPageTest, AFileWithoutPuzzlesIsRefusedInWords) {
  import("none.txt", "nothing\n");
  EXPECT_TRUE(says("none: not imported: there is no puzzle in it."));
  EXPECT_FALSE(m_page->findChild<LibraryCollection*>()->isVisible());
}

TEST_F(CollectionPageTest, AnImportCanBeCancelled) {
  QFile file(m_folder.filePath("many.txt"));
  ASSERT_TRUE(file.open(QIODevice::WriteOnly));
  file.write(puzzleLine(1));
  file.close();
  press("Import a collection…");
  auto* dialog = m_page->findChild<QFileDialog*>();
  emit dialog->fileSelected(file.fileName());
  delete dialog;
  EXPECT_TRUE(m_page->findChild<QProgressBar*>()->isVisible());
  press("Cancel");
  EXPECT_FALSE(m_library.isImporting());
  EXPECT_TRUE(button("Continue")->isVisible());
  EXPECT_TRUE(m_library.collections().empty());
}

TEST_F(CollectionPageTest, ItIsPlayedInOrderOrAtRandomUntilAllAreBegun) {
  importFour();
  press("Close");
  QSignalSpy wanted(m_page.get(), &LibraryPage::nextWanted);
  press("Play next");
  press("Play at random");
  ASSERT_EQ(wanted.size(), 2);
  const qint64 id = m_library.collections().front().id;
  EXPECT_EQ(wanted[0], (QVariantList{id, QVariant::fromValue(CollectionOrder::AsInFile)}));
  EXPECT_EQ(wanted[1], (QVariantList{id, QVariant::fromValue(CollectionOrder::Random)}));
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
