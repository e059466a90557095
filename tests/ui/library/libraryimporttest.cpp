#include <algorithm>
#include <gtest/gtest.h>

#include <QFile>
#include <QFileDialog>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QSignalSpy>
#include <QtTest>

#include "collectionpagefixture.h"
#include "game/history/library.h"
#include "ui/library/librarycollection.h"
#include "ui/library/libraryimport.h"

/// Tests of collections that are imported on the library page.
namespace sudoku {
namespace {

TEST_F(CollectionPageTest, AnImportedCollectionIsShownWithItsProgress) {
  importFour();
  const QString name = QString(kHostileCollection).remove('/');
  EXPECT_TRUE(says("4 puzzles imported."));
  EXPECT_TRUE(says("No puzzles: 1."));
  EXPECT_TRUE(says("More than once in the file: 1."));
  EXPECT_TRUE(says(name + " · 1 of 4 solved"));
  ASSERT_NE(button(name), nullptr);
  EXPECT_TRUE(button(name)->isChecked());
  EXPECT_EQ(button(name)->accessibleDescription(), "1 of 4 solved");
  EXPECT_EQ(rows(), 4) << "all its puzzles, but not that of the other game";
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

TEST_F(CollectionPageTest, TheSameFileAgainIsOpenedAddedOrCopied) {
  const QByteArray three = puzzleLine(1) + puzzleLine(2) + puzzleLine(3);
  import("Some.txt", three);
  const auto again = [&](const QByteArray& text, const QString& choice) {
    QFile file(m_folder.filePath("Some.txt"));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    file.write(text);
    file.close();
    QSignalSpy same(&m_library, &Library::sameFound);
    m_page->askForCollection();
    auto* dialog = m_page->findChild<QFileDialog*>();
    emit dialog->fileSelected(file.fileName());
    delete dialog;
    ASSERT_TRUE(same.wait());
    auto* box = m_page->findChild<QMessageBox*>();
    ASSERT_NE(box, nullptr);
    EXPECT_EQ(box->text(), "Some seems to be here already: 3 puzzles.");
    const auto buttons = box->buttons();
    const auto wanted =
        std::find_if(buttons.begin(), buttons.end(),
                     [&choice](const QAbstractButton* button) { return button->text() == choice; });
    ASSERT_NE(wanted, buttons.end()) << qPrintable(choice);
    (*wanted)->click();
    delete box;
  };
  again(three, "Open it");
  EXPECT_EQ(m_library.collections().size(), 1U);
  EXPECT_EQ(rows(), 3);
  QSignalSpy imported(&m_library, &Library::imported);
  again(three, "Make a copy");
  ASSERT_TRUE(!imported.empty() || imported.wait());
  EXPECT_EQ(m_library.collections().size(), 2U);
  again(three + puzzleLine(4), "Add what is new");
  ASSERT_TRUE(imported.size() > 1 || imported.wait());
  EXPECT_EQ(m_library.collections().size(), 2U);
  EXPECT_TRUE(says("one new puzzle imported."));
  EXPECT_EQ(rows(), 4);
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

}  // namespace
}  // namespace sudoku
