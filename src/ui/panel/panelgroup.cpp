#include "panelgroup.h"

#include <QGroupBox>
#include <QLayout>

namespace sudoku {
namespace {

constexpr int kPadding = kGroupPadding;
constexpr int kGap = kGroupGap;

}  // namespace

void showFrame(QGroupBox& group, const QString& title, bool hasFrame, const PanelShape& shape) {
  const bool isLow = shape.shape == WindowShape::Low;
  group.setTitle(hasFrame && shape.hasTitles ? title : QString());
  group.setFlat(!hasFrame);
  const int padding = hasFrame ? qRound((isLow ? kLowPadding : kPadding) * shape.unit) : 0;
  group.layout()->setContentsMargins(padding, padding, padding, padding);
  group.layout()->setSpacing(qRound((isLow ? kLowGap : kGap) * shape.unit));
}

}  // namespace sudoku
