#include "levelbox.h"

#include <QKeyEvent>
#include <QSignalBlocker>
#include <QStyleOptionComboBox>
#include <QStylePainter>
#include <QWheelEvent>

#include "ui/style/direction.h"
#include "ui/style/textsize.h"
#include "words.h"

namespace sudoku {
namespace {

constexpr double kWordsSize = 0.9;
constexpr int kForMeIndex = static_cast<int>(Names<Level>::kNames.size()) + 1;  // after a line
constexpr int kWordsMargin = 5;  // pixels between the text and the arrow of the combo box

}  // namespace

LevelBox::LevelBox(Level level, QWidget* parent) : QComboBox(parent) {
  setFocusPolicy(Qt::TabFocus);
  for (const auto& [value, name] : Names<Level>::kNames) addItem(levelName(value));
  setCurrentIndex(static_cast<int>(level));
  connect(this, &QComboBox::currentIndexChanged, this, [this](int index) {
    if (index == kForMeIndex)
      emit forMeChosen();
    else if (index >= 0)
      emit levelChosen(static_cast<Level>(index));
  });
}

void LevelBox::offerForMe(const QString& name) {
  const QSignalBlocker blocker(this);
  if (count() > kForMeIndex) return setItemText(kForMeIndex, name);
  insertSeparator(count());
  addItem(name);
  // A long name of a technique must not widen the panel.
  setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
}

void LevelBox::showForMe() {
  const QSignalBlocker blocker(this);
  setCurrentIndex(kForMeIndex);
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

void LevelBox::paintEvent(QPaintEvent* /*event*/) {
  QStyleOptionComboBox option;
  initStyleOption(&option);
  const QRect field =
      style()->subControlRect(QStyle::CC_ComboBox, &option, QStyle::SC_ComboBoxEditField, this);
  option.currentText = fontMetrics().elidedText(currentText(), Qt::ElideRight, field.width());
  QStylePainter painter(this);
  painter.drawComplexControl(QStyle::CC_ComboBox, option);
  painter.drawControl(QStyle::CE_ComboBoxLabel, option);
  const QString words = tr("next game");
  painter.setFont(scaled(font(), kWordsSize));
  const int needed = fontMetrics().horizontalAdvance(currentText()) + fontMetrics().height() +
                     painter.fontMetrics().horizontalAdvance(words);
  if (needed + kWordsMargin > field.width()) return;
  painter.setPen(palette().color(QPalette::PlaceholderText));
  painter.drawText(field.adjusted(kWordsMargin, 0, -kWordsMargin, 0), Qt::AlignRight | Qt::AlignVCenter,
                   words);
}

}  // namespace sudoku
