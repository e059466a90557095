#pragma once

#include <array>

#include <QWidget>

#include "boxpanel.h"

class QMimeData;

namespace sudoku {

class Game;
class GameController;
class SolvedBanner;

/// The board: nine box panels in a square. Shows the game and passes on what the player does with mouse,
/// wheel and keyboard, and what is dropped onto it. One stop in the tab order: the selected cell.
class BoardWidget : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the board.
  BoardWidget(const Game& game, GameController& controller, QWidget* parent = nullptr);

  CellWidget* cellWidget(Cell cell) const { return m_cells[static_cast<std::size_t>(cell.index())]; }
  Cell selectedCell() const;
  void setTheme(const Theme& theme);
  void setShowsConflicts(bool shows);

  QSize sizeHint() const override { return {640, 640}; }
  QSize minimumSizeHint() const override { return {270, 270}; }

 signals:
  /// A file or a text.
  void dropped(const QMimeData& data);

 protected:
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void refresh();
  void showSelection();
  bool moveSelection(const QKeyEvent& event);

  const Game& m_game;
  GameController& m_controller;
  std::array<BoxPanel*, 9> m_boxes{};
  std::array<CellWidget*, kCellCount> m_cells{};
  SolvedBanner* m_banner;
  int m_wheelRest = 0;  ///< turned, but not enough for a step yet
  bool m_showsConflicts = true;
};

}  // namespace sudoku
