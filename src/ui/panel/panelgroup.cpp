#include "panelgroup.h"

#include <QGroupBox>
#include <QLayout>

namespace sudoku {
namespace {

constexpr int kPadding = kGroupPadding;
constexpr int kGap = kGroupGap;

}  // namespace

void showFrame(QGroupBox& group, const QString& title, bool hasFrame, const Arrangement& arrangement) {
  const bool isLow = arrangement.shape == WindowShape::Low;
  group.setTitle(hasFrame && arrangement.hasTitles ? title : QString());
  group.setFlat(!hasFrame);
  const int padding = hasFrame ? qRound((isLow ? kLowPadding : kPadding) * arrangement.unit) : 0;
  group.layout()->setContentsMargins(padding, padding, padding, padding);
  group.layout()->setSpacing(qRound((isLow ? kLowGap : kGap) * arrangement.unit));
}

}  // namespace sudoku
