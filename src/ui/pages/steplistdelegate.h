#pragma once

#include <QAbstractItemDelegate>
#include <QPainter>

#include "steplistmodel.h"

namespace sudoku {

struct Theme;

/// The areas of the columns in one row of a list of steps, in pixels.
struct StepColumns {
  QRect number;
  QRect chevron;
  QRect technique;
  QRect level;
  QRect score;
  QRect inShort;

  /// The columns of a row, with room for technique names up to `techniqueWidth` pixels. If a step takes two
  /// lines, the lower line shows what the step does in short notation (StepRows::inShort()).
  static StepColumns of(const QRect& row, const QFontMetrics& metrics, int techniqueWidth, bool twoLines,
                        Qt::LayoutDirection direction);
};

/// Paints the rows of a list of steps.
class StepListDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  explicit StepListDelegate(QObject* parent);

  void setTwoLines(bool twoLines) { m_twoLines = twoLines; }
  bool twoLines() const { return m_twoLines; }
  void setTechniqueWidth(int width) { m_techniqueWidth = width; }
  int techniqueWidth() const { return m_techniqueWidth; }

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

 private:
  void paintTexts(QPainter& painter, const StepRow& row, const StepColumns& columns, bool isCurrent,
                  const Theme& theme) const;

  bool m_twoLines = false;
  int m_techniqueWidth = 90;
};

}  // namespace sudoku
