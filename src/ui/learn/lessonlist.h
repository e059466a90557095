#pragma once

#include <vector>

#include <QDate>
#include <QListView>

#include <sudoku/grid/level.h>
#include <sudoku/logic/technique.h>

#include "game/practice/course.h"
#include "game/practice/learning.h"

class QStandardItemModel;

namespace sudoku {

/// The lessons of the course as tiles, in rows by stage; where there is little room, as a list. Arrow keys go
/// along the path and between the rows; Enter or a click opens a lesson. To assistive technology it is a list
/// with one item for each lesson.
class LessonList : public QListView {
  Q_OBJECT

 public:
  explicit LessonList(QWidget* parent);

  /// Sets how far the player has come. At first the next lesson is the current one.
  void setLearning(const Learning& learning, const QDate& today);
  /// Shows only the lessons whose names contain a text; empty: all of them.
  void filter(const QString& text);
  /// Opens the current lesson, if it is shown.
  void openCurrent();
  /// Sets whether the lessons stand one below the other in low rows.
  void setRows(bool isRows);
  /// The height in pixels of all lessons at the present width.
  int contentHeight() const { return m_height; }

  QRect visualRect(const QModelIndex& index) const override;
  QModelIndex indexAt(const QPoint& point) const override;
  void scrollTo(const QModelIndex& index, ScrollHint hint = EnsureVisible) override;
  void doItemsLayout() override;

 signals:
  void opened(Technique technique);

 protected:
  QModelIndex moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers) override;
  int horizontalOffset() const override { return 0; }
  int verticalOffset() const override;
  void keyPressEvent(QKeyEvent* event) override;
  void paintEvent(QPaintEvent* event) override;
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;
  void updateGeometries() override;
  bool viewportEvent(QEvent* event) override;

 private:
  /// A stage, and where it stands.
  struct Stage {
    CourseStage course;
    int known = 0;
    QRect area{};  ///< empty if none of its lessons is shown
  };

  void arrange();
  int arrangeStage(Stage& stage, int row, int top);
  int columnsFor(int width) const;
  QModelIndex besideRow(int direction) const;
  void paintStage(QPainter& painter, const Stage& stage, bool isFirst) const;
  void paintPath(QPainter& painter, int row, int next) const;
  void paintTile(QPainter& painter, int row) const;
  QString elided(const QString& text, QFont* font, int width) const;
  LessonState stateOf(int row) const;
  bool isKnown(int row) const;

  QStandardItemModel* m_model;
  std::vector<Stage> m_stages;
  std::vector<QRect> m_places;  ///< of each lesson, in pixels from the top left of all; empty if it is hidden
  std::vector<LessonProgress> m_progress;
  int m_next = -1;  ///< the row of the next lesson; -1 if all are known
  int m_height = 0;
  QString m_filter;
  bool m_isRows = false;
};

}  // namespace sudoku
