#include "windowfixture.h"

#include <QApplication>
#include <QClipboard>
#include <QTest>

#include <sudoku/formats/formats.h>

#include "../patience.h"
#include "activate.h"
#include "ui/panel/statusline.h"
#include "ui/style/sudokustyle.h"

namespace sudoku {

WindowTest::WindowTest(const PuzzleQueue::Maker& make) {
  qputenv("XDG_CONFIG_HOME", m_folder.path().toUtf8());
  QApplication::clipboard()->clear();  // a puzzle that another test has left there would be offered
  m_settings = std::make_unique<Settings>();
  m_store = std::make_unique<GameStore>(m_folder.path());
  m_game = std::make_unique<Game>();
  m_controller = std::make_unique<GameController>(*m_game, *m_store, *m_settings, nullptr, make);
  auto* style = qobject_cast<SudokuStyle*>(QApplication::style());
  m_window = std::make_unique<MainWindow>(*m_game, *m_controller, *m_settings, *style);
  m_board = m_window->findChild<BoardWidget*>();
  start(kPuzzle);
  m_window->show();
  activate(m_window.get());
  EXPECT_TRUE(QTest::qWaitForWindowExposed(m_window.get()));
}

WindowTest::~WindowTest() {
  EXPECT_EQ(m_store->state().sentence, "") << m_store->state().details.toStdString();
}

void WindowTest::start(std::string_view puzzle) {
  m_controller->start(*parsePuzzle(puzzle));
}

void WindowTest::recover() const {
  EXPECT_TRUE(waitFor([this] {
    m_controller->keeper().tryAgain();
    return m_store->sync() && m_store->state().sentence.isEmpty();
  }));
}

void WindowTest::click(int row, int column, Qt::MouseButton button) const {
  QTest::mouseClick(cell(row, column), button);
  QTest::qWait(1);
}

void WindowTest::key(Qt::Key key, Qt::KeyboardModifiers modifiers) const {
  QWidget* focused = QApplication::focusWidget();
  ASSERT_NE(focused, nullptr);
  QTest::keyClick(focused, key, modifiers);
}

QString WindowTest::status() const {
  return m_window->findChild<StatusLine*>()->text();
}

}  // namespace sudoku
