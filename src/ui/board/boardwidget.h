#pragma once

#include <array>
#include <optional>
#include <vector>

#include <QWidget>

#include "boardscene.h"
#include "boxpanel.h"
#include "game/play/selection.h"
#include "game/settings/viewchoices.h"

class QMimeData;

namespace sudoku {

class Game;
class GameController;
class SceneBoard;
class SelectionOutline;
class SolvedFrame;
class StruckDigits;

/// The board: nine box panels in a square. Shows the game and passes on what the player does with mouse,
/// wheel and keyboard, and what is dropped onto it. One stop in the tab order: the selected cell. Shows and
/// says nothing of a paused game.
class BoardWidget : public QWidget {
  Q_OBJECT

 public:
  /// The game and its controller outlive the board.
  BoardWidget(const Game& game, GameController& controller, QWidget* parent = nullptr);

  CellWidget* cellWidget(Cell cell) const { return m_cells[static_cast<std::size_t>(cell.index())]; }
  Cell selectedCell() const;
  void setTheme(const Theme& theme);
  void setChoices(const ViewChoices& choices);
  /// Shows a scene in place of the live cells, or these again. Mouse, keys, focus and names stay those of the
  /// live cells; the selection and its ring are the game's.
  void showScene(std::optional<BoardScene> scene);
  /// Makes what a phrase of the hint names stand out; nothing: all of the picture.
  void pointAt(const std::optional<Phrase>& phrase);
  /// Does what a key says of the board, wherever the keyboard is; false if it says nothing.
  bool takeKey(const QKeyEvent& event);
  /// The scene shown in place of the live cells.
  const std::optional<BoardScene>& scene() const { return m_scene; }

  QSize sizeHint() const override { return {640, 640}; }
  QSize minimumSizeHint() const override { return {270, 270}; }

 signals:
  /// A file or a text.
  void dropped(const QMimeData& data);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void dragEnterEvent(QDragEnterEvent* event) override;
  void dropEvent(QDropEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;

 private:
  void refresh();
  void showHint();
  void showPause();
  /// Tab leads to the selected cell.
  void placeTabStop();
  void showSelection();
  bool moveSelection(const QKeyEvent& event);
  bool typeDigit(const QKeyEvent& event);
  void drag(const CellWidget& from, const QPoint& point, bool isPlain);
  /// The drag that paints notes is over: they are written.
  void endStroke();
  void showStroke(CellViews& views) const;
  void strike(const std::vector<Candidate>& candidates);
  void updateOverlay();

  const Game& m_game;
  GameController& m_controller;
  std::array<BoxPanel*, 9> m_boxes{};
  std::array<CellWidget*, kCellCount> m_cells{};
  SceneBoard* m_overlay;  ///< covers the live cells while there is a scene
  SelectionOutline* m_outline;
  StruckDigits* m_struck = nullptr;
  SolvedFrame* m_solved;
  std::optional<Phrase> m_pointedAt;
  std::optional<BoardScene> m_scene;
  std::optional<Selection>
      m_stroke;         ///< the cells that a drag has painted so far; the first is the current one
  int m_wheelRest = 0;  ///< turned, but not enough for a step yet
  ViewChoices m_choices;
};

}  // namespace sudoku
