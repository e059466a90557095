#include "numbersgroup.h"

#include <QVBoxLayout>

#include "numberpad.h"
#include "panelgroup.h"

namespace sudoku {

NumbersGroup::NumbersGroup(const Game& game, GameController& controller, QWidget* parent)
    : QGroupBox(tr("Numbers"), parent), m_pad(new NumberPad(game, controller, this)) {
  setAccessibleName(title());
  auto* column = new QVBoxLayout(this);
  column->addWidget(m_pad);
}

void NumbersGroup::setShape(const Arrangement& arrangement) {
  showFrame(*this, accessibleName(), true, arrangement);
  const bool isRow = arrangement.shape == WindowShape::Portrait;
  if (isRow) setTitle({});
  m_pad->setShape(isRow, layout()->spacing());
}

}  // namespace sudoku
