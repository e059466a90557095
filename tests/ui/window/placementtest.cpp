#include <QApplication>
#include <QScreen>

#include "../windowfixture.h"
#include "ui/style/sudokustyle.h"

namespace sudoku {
namespace {

using PlacementTest = WindowTest;

TEST_F(PlacementTest, NoStoredPlaceIsOffTheScreen) {
  auto* style = qobject_cast<SudokuStyle*>(QApplication::style());
  const QRect available = m_window->screen()->availableGeometry();
  for (const QRect& place : {QRect(0, 0, 100'000, 100'000), QRect(90'000, 90'000, 800, 600),
                             QRect(-50'000, -50'000, 800, 600), QRect(50, 60, 700, 500)}) {
    QWidget widget;
    widget.setGeometry(place);
    m_settings->setWindowGeometry(widget.saveGeometry());
    const MainWindow window(*m_game, *m_controller, *m_settings, *style);
    EXPECT_TRUE(available.contains(window.geometry()))
        << window.x() << ',' << window.y() << ' ' << window.width() << 'x' << window.height();
  }
}

TEST_F(PlacementTest, StoredNonsenseIsNoPlace) {
  auto* style = qobject_cast<SudokuStyle*>(QApplication::style());
  QByteArray nonsense = m_window->saveGeometry();
  for (qsizetype at = 8; at < nonsense.size(); ++at) nonsense[at] = '\x7F';
  m_settings->setWindowGeometry(nonsense);
  const MainWindow window(*m_game, *m_controller, *m_settings, *style);
  EXPECT_TRUE(window.screen()->availableGeometry().contains(window.geometry()));
}

}  // namespace
}  // namespace sudoku
