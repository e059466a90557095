#pragma once

#include <algorithm>
#include <gtest/gtest.h>

#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTemporaryDir>
#include <QtTest>

#include "../../game/play/storedgames.h"
#include "../activate.h"
#include "game/history/library.h"
#include "game/teacher/openedremark.h"
#include "ui/library/libraryeditor.h"
#include "ui/library/librarymodel.h"
#include "ui/library/librarypage.h"
#include "ui/library/libraryview.h"

namespace sudoku {

inline constexpr auto kHostileText = "<h1>%1</h1> & %n";

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
    activate(m_page.get());
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

}  // namespace sudoku
