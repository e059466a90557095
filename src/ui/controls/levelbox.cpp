#include "levelbox.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QWheelEvent>

#include "ui/style/textsize.h"
#include "words.h"

namespace sudoku {
namespace {

constexpr double kWordsSize = 0.9;
constexpr int kWordsMargin = 5;  // pixels between the text and the arrow of the combo box

}  // namespace

LevelBox::LevelBox(Level level, QWidget* parent) : QComboBox(parent) {
  setFocusPolicy(Qt::TabFocus);
  for (const auto& [value, name] : Names<Level>::kNames) addItem(levelName(value));
  setCurrentIndex(static_cast<int>(level));
  connect(this, &QComboBox::currentIndexChanged, this,
          [this](int index) { emit levelChosen(static_cast<Level>(index)); });
}

void LevelBox::showLevel(Level level) {
  const QSignalBlocker blocker(this);
  setCurrentIndex(static_cast<int>(level));
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

void LevelBox::paintEvent(QPaintEvent* event) {
  QComboBox::paintEvent(event);
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QRect field =
      style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  const QString words = tr("next game");
  QPainter painter(this);
  painter.setFont(scaled(font(), kWordsSize));
  const int needed = fontMetrics().horizontalAdvance(currentText()) + fontMetrics().height() +
                     painter.fontMetrics().horizontalAdvance(words);
  if (needed + kWordsMargin > field.width()) return;
  painter.setPen(palette().color(QPalette::PlaceholderText));
  painter.drawText(field.adjusted(0, 0, -kWordsMargin, 0), Qt::AlignRight | Qt::AlignVCenter, words);
}

}  // namespace sudoku
