#pragma once

#include <gtest/gtest.h>
#include <memory>
#include <string_view>

#include <QTemporaryDir>

#include "game/control/gamecontroller.h"
#include "game/play/game.h"
#include "game/settings/settings.h"
#include "game/storage/gamestore.h"
#include "ui/board/boardwidget.h"
#include "ui/window/mainwindow.h"

namespace sudoku {

/// A puzzle with 51 empty cells, r1c3 the first of them (a 4).
inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// Tests with the whole window over a store and settings of its own, playing kPuzzle.
class WindowTest : public testing::Test {
 protected:
  /// `make` makes the puzzles of the command New.
  explicit WindowTest(const PuzzleQueue::Maker& make = PuzzleQueue::makeAny);
  ~WindowTest() override;

  void start(std::string_view puzzle);
  /// Waits until the disk, which has room again, has taken everything: what began while it was full may yet
  /// fail.
  void recover() const;
  /// The cell of a row and a column, counted from 1.
  static Cell cellAt(int row, int column) { return Cell::at(row - 1, column - 1); }
  CellWidget* cell(int row, int column) const { return m_board->cellWidget(cellAt(row, column)); }
  QString name(int row, int column) const { return cell(row, column)->accessibleName(); }
  /// The first child of a type with an accessible name or text, preferably one that is shown.
  template <typename Widget>
  Widget* child(const QString& name) const {
    Widget* found = nullptr;
    for (auto* widget : m_window->findChildren<Widget*>()) {
      QString text = widget->accessibleName().isEmpty() ? widget->text() : widget->accessibleName();
      if (!text.remove('&').startsWith(name)) continue;
      if (widget->isVisible()) return widget;
      if (found == nullptr) found = widget;
    }
    return found;
  }

  void click(int row, int column, Qt::MouseButton button = Qt::LeftButton) const;
  void key(Qt::Key key, Qt::KeyboardModifiers modifiers = Qt::NoModifier) const;
  QString status() const;

  QTemporaryDir m_folder;
  std::unique_ptr<Settings> m_settings;
  std::unique_ptr<GameStore> m_store;
  std::unique_ptr<Game> m_game;
  std::unique_ptr<GameController> m_controller;
  std::unique_ptr<MainWindow> m_window;
  BoardWidget* m_board = nullptr;
};

}  // namespace sudoku
