#pragma once

#include <memory>

#include <QPixmap>
#include <QWidget>

#include "boardscene.h"
#include "scenepainter.h"

namespace sudoku {

struct Theme;

/// Shows a scene: over the live cells of a board, on a page of its own, or for the player to click at.
/// It takes neither mouse nor focus unless it is interactive. One that stands alone needs an accessible name
/// and a description from its owner.
class SceneBoard : public QWidget {
  Q_OBJECT

 public:
  explicit SceneBoard(QWidget* parent = nullptr);
  ~SceneBoard() override;

  const BoardScene& scene() const { return m_scene; }
  /// An interactive board keeps its selection if the scene has none, and knows itself whether it has the
  /// focus.
  void setScene(const BoardScene& scene);
  void setTheme(const Theme& theme);
  /// Clicks and keys are told. Arrow keys move the scene's selection; a digit is a click at that candidate
  /// of the selected cell, Enter a click at the cell.
  void setInteractive(bool interactive);
  /// The mouse clicks at whole cells, and never at a candidate.
  void setClicksCells(bool whole) { m_clicksCells = whole; }
  /// Left free at the left and above for numbers of rows and columns.
  void setMargin(int margin);

  QSize sizeHint() const override { return {640, 640}; }
  QSize minimumSizeHint() const override { return {200, 200}; }

 signals:
  /// For every click at a cell.
  void cellClicked(Cell cell);
  /// The click was at the place of a candidate that is shown.
  void candidateClicked(const Candidate& candidate);

 protected:
  void changeEvent(QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void mousePressEvent(QMouseEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;

 private:
  void select(Cell cell);
  void clickCandidate(Digit digit);
  void forgetLayout();
  void forgetPixmap();
  const ScenePainter& painter();

  BoardScene m_scene;
  const Theme* m_theme;
  int m_margin = 0;
  bool m_isInteractive = false;
  bool m_clicksCells = false;
  std::unique_ptr<ScenePainter> m_painter;  ///< null until it is needed
  QPixmap m_pixmap;                         ///< the scene as it was painted last; null if it has changed
  QPointF m_pixmapWithin;                   ///< where in a pixel the board began then
};

}  // namespace sudoku
