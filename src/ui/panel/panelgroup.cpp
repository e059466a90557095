#include "panelgroup.h"

#include <QGroupBox>
#include <QLayout>

namespace sudoku {

void showFrame(QGroupBox& group, const QString& title, bool hasFrame, const PanelShape& shape) {
  const bool isLow = shape.shape == WindowShape::Low;
  group.setTitle(hasFrame && shape.hasTitles ? title : QString());
  group.setFlat(!hasFrame);
  const int padding = hasFrame ? qRound((isLow ? kLowPadding : kGroupPadding) * shape.unit) : 0;
  group.layout()->setContentsMargins(padding, padding, padding, padding);
  group.layout()->setSpacing(qRound((isLow ? kLowGap : kGroupGap) * shape.unit));
}

}  // namespace sudoku
