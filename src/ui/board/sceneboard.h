#pragma once

#include <memory>

#include <QImage>
#include <QPixmap>
#include <QWidget>

#include "boardscene.h"
#include "game/base/latestjob.h"
#include "scenepainter.h"

class QTimer;

namespace sudoku {

struct Theme;

/// Shows a scene, a position with the picture of a step: on top of a BoardWidget, on a page of its own, or
/// for the player to click at. Where the lines of a chain's links run is worked out off the GUI thread; until
/// then no links are shown. Of the links that the player has drawn, those whose lines are not known from the
/// scene before are found bit by bit; until then they are straight. Takes mouse and focus only if it is
/// interactive or readable. To assistive technology it is a table of cells, to which the owner gives an
/// accessible name.
class SceneBoard : public QWidget {
  Q_OBJECT

 public:
  explicit SceneBoard(QWidget* parent = nullptr);
  ~SceneBoard() override;

  const BoardScene& scene() const { return m_scene; }
  /// Shows another scene. An interactive board keeps its selected cell if the scene has none. The member
  /// `hasFocus` of the scene is ignored.
  void setScene(const BoardScene& scene);
  /// Sets whether clicks and keys are emitted as signals. Arrow keys move the selection; a digit counts as a
  /// click at that candidate of the selected cell, Enter as a click at the cell.
  void setInteractive(bool interactive);
  bool isInteractive() const { return m_isInteractive; }
  /// Sets whether the board can be read by the keyboard: arrow keys lead from cell to cell, but no signal is
  /// emitted. A cell is selected only while the board has the keyboard focus; first the one whose entry is
  /// about to be made, if there is one.
  void setReadable(bool readable);
  /// Sets whether a mouse click always counts as a click at the whole cell, never at a candidate.
  void setClicksCells(bool whole) { m_clicksCells = whole; }
  /// Whether the whole scene is shown, including all lines of links.
  bool isComplete() const;
  /// Sets whether the board stands on a panel, whose colour it then has round its boxes, or on the window.
  void setOnPanel(bool onPanel);
  /// Sets the margin in pixels at the left and above, in which row and column numbers stand.
  void setMargin(int margin);

  /// The area of a cell in pixels of the widget.
  QRect areaOf(Cell cell) const;
  std::optional<Cell> cellAt(const QPoint& point) const;
  /// Selects a cell and emits a click at it. Precondition: the board is interactive.
  void press(Cell cell);

  QSize sizeHint() const override { return {640, 640}; }
  QSize minimumSizeHint() const override { return {200, 200}; }

 signals:
  /// Emitted on a click at any place in a cell.
  void cellClicked(Cell cell);
  /// Emitted on a click at a candidate that is shown.
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
  QColor groundOf(const Theme& theme) const;
  const ScenePainter& painter();
  void findLines(ScenePainter& painter);
  void paintScene(double ratio, const QPointF& within);
  void askForPicture(double ratio, const QPointF& within);

  /// A scene as it was painted off the GUI thread.
  struct Picture {
    std::shared_ptr<const ScenePainter> painter;  ///< painter that knows the routes of the links
    QImage image;
  };
  void take(const Picture& picture);

  BoardScene m_scene;
  int m_margin = 0;
  bool m_isInteractive = false;
  bool m_isReadable = false;
  bool m_clicksCells = false;
  bool m_isOnPanel = false;
  std::shared_ptr<const ScenePainter> m_painter;  ///< painter of the scene; null until the scene is painted
  DrawnLinks m_lines;  ///< the lines of the last scene in which the player has drawn links
  QTimer* m_finding;   ///< finds lines that are left, bit by bit
  LatestJob<Picture> m_artist;
  QPixmap m_pixmap;          ///< image of the scene; null if it has to be painted anew
  bool m_isPainted = false;  ///< whether m_pixmap shows the scene, or another thread is painting it
  QPointF m_pixmapWithin;    ///< fraction of a pixel at which the board began when m_pixmap was painted
};

}  // namespace sudoku
