#include "gamebutton.h"

#include <QEvent>

#include "keynames.h"
#include "ui/style/icons.h"

namespace sudoku {

GameButton::GameButton(QWidget* parent) : QPushButton(lineIcon(IconShape::Back), tr("Game"), parent) {
  setAccessibleName(tr("Game"));
  setToolTip(withKeys(tr("Back to the game ({Esc})")));
  setFocusPolicy(Qt::TabFocus);
  setAutoDefault(false);
  setAttribute(Qt::WA_Hover);
  fitIcon();
}

void GameButton::setPlace(const QString& name, const QString& toolTip) {
  setAccessibleName(name);
  setText(name);
  setToolTip(toolTip);
}

void GameButton::setHasWord(bool hasWord) {
  setText(hasWord ? accessibleName() : QString());
}

void GameButton::changeEvent(QEvent* event) {
  QPushButton::changeEvent(event);
  if (event->type() == QEvent::FontChange) fitIcon();
}

void GameButton::fitIcon() {
  setIconSize(QSize(1, 1) * fontMetrics().height());
}

}  // namespace sudoku
