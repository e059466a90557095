#pragma once

#include <algorithm>
#include <gtest/gtest.h>

#include <QFile>
#include <QFileDialog>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QtTest>

#include <sudoku/formats/formats.h>

#include "../../game/play/storedgames.h"
#include "../activate.h"
#include "game/history/library.h"
#include "game/puzzles/puzzlerating.h"
#include "ui/library/librarymodel.h"
#include "ui/library/librarypage.h"
#include "ui/library/libraryview.h"

namespace sudoku {

inline constexpr auto kHostileCollection = "<b>A & B</b>";

inline QByteArray puzzleLine(std::uint64_t seed) {
  return QByteArray::fromStdString(toLine(freshGame(seed).puzzle.givens)) + '\n';
}

/// Tests with the library page over two games and a collection of four puzzles, one of them solved.
class CollectionPageTest : public testing::Test {
 protected:
  CollectionPageTest() : m_store(m_folder.path()), m_library(m_store.library()) {
    m_store.add(solvedGame(1));
    m_store.add(freshGame(9));
    m_page = std::make_unique<LibraryPage>(m_library, nullptr);
    m_view = m_page->findChild<LibraryView*>();
    m_page->resize(1020, 680);
    m_page->open();
    m_page->show();
    activate(m_page.get());
    EXPECT_TRUE(QTest::qWaitForWindowExposed(m_page.get()));
  }

  /// Imports a text as a file that is chosen in the page's dialog.
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
  QString item(int row) const { return m_view->games().index(row).data().toString(); }
  void search(const QString& text) const {
    for (auto* field : m_page->findChildren<QLineEdit*>())
      if (field->accessibleName() == "Search") field->setText(text);
  }
  int rows() const { return m_view->games().rowCount(); }

  QTemporaryDir m_folder;
  PlayedStore m_store;
  Library m_library;
  std::unique_ptr<LibraryPage> m_page;
  LibraryView* m_view = nullptr;
};

}  // namespace sudoku
