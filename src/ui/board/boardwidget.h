#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QWidget>

#include "boardgeometry.h"
#include "boardscene.h"
#include "boxpanel.h"
#include "game/play/selection.h"
#include "game/settings/viewchoices.h"

class QMimeData;

namespace sudoku {

class Game;
class BoardLinks;
class GameController;
class SceneBoard;
class SelectionOutline;
class SolvedFrame;
class StruckDigits;

/// The board: nine box panels in a square. Shows the game and reports what the player does with mouse, wheel
/// and keyboard, and what is dropped onto it. Tab stops at the selected cell only. While the game is paused,
/// the board neither shows nor announces anything of it.
class BoardWidget : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the board.
  BoardWidget(const Game& game, GameController& controller, QWidget* parent = nullptr);

  CellWidget* cellWidget(Cell cell) const { return m_cells[static_cast<std::size_t>(cell.index())]; }
  Cell selectedCell() const;
  void setChoices(const ViewChoices& choices);
  /// Shows a scene, which is a position with the picture of a hint, in place of the game's cells; without a
  /// scene, shows these cells again. Mouse, keys, focus and accessible names remain those of the game's
  /// cells, and the selection is the game's.
  void showScene(std::optional<BoardScene> scene);
  /// Makes the cells, candidates and houses stand out that some words of the hint's text name; without such
  /// words, nothing stands out.
  void pointAt(const std::optional<Phrase>& phrase);
  /// Does what a key does on the board, wherever the keyboard focus is; returns false if the key does nothing
  /// on the board.
  bool takeKey(const QKeyEvent& event);
  /// The scene shown in place of the game's cells; empty while these cells are shown.
  const std::optional<BoardScene>& scene() const { return m_scene; }

  QSize sizeHint() const override { return {640, 640}; }
  QSize minimumSizeHint() const override { return {270, 270}; }

 signals:
  /// Emitted when the player has dropped a file or a text onto the board.
  void dropped(const QMimeData& data);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void contextMenuEvent(QContextMenuEvent* event) override;

 private:
  void addBox(int box);
  void connectCell(CellWidget& cell);
  bool actOnSelected(int key);
  BoardGeometry boardGeometry() const;
  /// The row or column whose number is at a point of the board's edge.
  std::optional<House> lineWithNumberAt(const QPointF& point) const;
  void refresh();
  void showHint();
  void showPause();
  /// Makes Tab lead to the selected cell.
  void placeTabStop();
  void showSelection();
  bool moveSelection(const QKeyEvent& event);
  bool typeDigit(const QKeyEvent& event);
  void drag(const CellWidget& from, const QPoint& point, bool isPlain);
  /// Ends a drag that paints notes, and writes these notes into the game.
  void endStroke();
  void showStroke(CellViews& views) const;
  void strike(const std::vector<Candidate>& candidates);
  void updateOverlay();

  const Game& m_game;
  GameController& m_controller;
  std::array<BoxPanel*, 9> m_boxes{};
  std::array<CellWidget*, kCellCount> m_cells{};
  SceneBoard* m_overlay;  ///< covers the game's cells while a scene is shown
  SelectionOutline* m_outline;
  StruckDigits* m_struck = nullptr;
  BoardLinks* m_links;
  SolvedFrame* m_solved;
  std::optional<Phrase> m_pointedAt;
  std::optional<BoardScene> m_scene;
  std::optional<Selection>
      m_stroke;         ///< cells that a drag has painted so far; the first one is the current cell
  int m_wheelRest = 0;  ///< rotation of the wheel short of a whole step, in eighths of a degree
  ViewChoices m_choices;
};

}  // namespace sudoku
