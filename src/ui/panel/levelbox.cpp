#include "levelbox.h"

#include <QKeyEvent>
#include <QWheelEvent>

#include "ui/words.h"

namespace sudoku {

LevelBox::LevelBox(Level level, QWidget* parent) : QComboBox(parent) {
  setFocusPolicy(Qt::TabFocus);
  for (const auto& [value, name] : Names<Level>::kNames) addItem(levelName(value));
  setCurrentIndex(static_cast<int>(level));
  connect(this, &QComboBox::currentIndexChanged, this,
          [this](int index) { emit levelChosen(static_cast<Level>(index)); });
}

void LevelBox::wheelEvent(QWheelEvent* event) {
  event->ignore();
}

void LevelBox::keyPressEvent(QKeyEvent* event) {
  const bool opens = event->key() == Qt::Key_Down || event->key() == Qt::Key_Up;
  if ((event->modifiers().testFlag(Qt::AltModifier) && !opens) || event->key() == Qt::Key_Escape)
    return event->ignore();
  QComboBox::keyPressEvent(event);
}

}  // namespace sudoku
