#include "panelbutton.h"

namespace sudoku {

QPushButton* makePanelButton(const QString& text, QWidget* parent) {
  auto* button = new QPushButton(text, parent);
  button->setFocusPolicy(Qt::TabFocus);
  button->setAutoDefault(false);
  button->setMinimumSize(1, 1);  // the widget that contains the button gives its text enough room
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  return button;
}

QPushButton* makePanelToggle(const QString& text, QWidget* parent) {
  QPushButton* button = makePanelButton(text, parent);
  button->setCheckable(true);
  return button;
}

int leastButtonWidth(const QFontMetrics& metrics, QString text) {
  return metrics.horizontalAdvance(text.remove('&')) + metrics.height() / 2;
}

}  // namespace sudoku
