#pragma once

#include <memory>

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include "boardscene.h"
#include "game/base/latestjob.h"
#include "scenepainter.h"

namespace sudoku {

struct Theme;

/// Shows a scene: over the live cells of a board, on a page of its own, or for the player to click at. How
/// its links run is found off the GUI thread; until then they are not there. It takes neither mouse nor focus
/// unless it is interactive, or to be read. A table of cells to assistive technology; one that stands alone
/// needs an accessible name from its owner.
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
  bool isInteractive() const { return m_isInteractive; }
  /// The keyboard stops at it and arrow keys lead from cell to cell, but nothing is told. The selection is
  /// there only as long as the board has the keyboard.
  void setReadable(bool readable);
  /// The mouse clicks at whole cells, and never at a candidate.
  void setClicksCells(bool whole) { m_clicksCells = whole; }
  /// Whether all of the scene is shown: the links of its picture, too.
  bool isComplete() const { return m_isPainted && !m_artist.isRunning(); }
  /// Left free at the left and above for numbers of rows and columns.
  void setMargin(int margin);

  /// In pixels of the widget.
  QRect areaOf(Cell cell) const;
  std::optional<Cell> cellAt(const QPoint& point) const;
  /// Selects a cell and tells of a click at it. Precondition: the board is interactive.
  void press(Cell cell);

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
  void announceChanges(const BoardScene& before);
  void clickCandidate(Digit digit);
  void forgetLayout();
  void forgetPixmap();
  const ScenePainter& painter();
  void paintScene(double ratio, const QPointF& within);
  void askForPicture(double ratio, const QPointF& within);

  /// A scene as it was painted off the GUI thread.
  struct Picture {
    std::shared_ptr<const ScenePainter> painter;  ///< knows the routes
    QImage image;
  };
  void take(const Picture& picture);

  BoardScene m_scene;
  const Theme* m_theme;
  int m_margin = 0;
  bool m_isInteractive = false;
  bool m_isReadable = false;
  bool m_clicksCells = false;
  std::shared_ptr<const ScenePainter> m_painter;  ///< null until it is needed
  LatestJob<Picture> m_artist;
  QPixmap m_pixmap;          ///< what is shown; null if nothing of it is right any more
  bool m_isPainted = false;  ///< the pixmap shows the scene, or will once its links are painted
  QPointF m_pixmapWithin;    ///< where in a pixel the board began then
};

}  // namespace sudoku
