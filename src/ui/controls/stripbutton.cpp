#include "stripbutton.h"

#include <QPainter>
#include <QStyleOptionButton>

#include "ui/style/textsize.h"

namespace sudoku {
namespace {

constexpr double kWordSize = 0.82;

}  // namespace

StripButton::StripButton(const QIcon& icon, const QString& word, QWidget* parent, bool isFlat)
    : QPushButton(parent), m_word(word), m_isFlat(isFlat) {
  setIcon(icon);
  setAccessibleName(word);
  setFocusPolicy(Qt::TabFocus);  // a click leaves the keyboard focus with the board
  setAutoDefault(false);
  setAttribute(Qt::WA_Hover);
  setMinimumSize(1, 1);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void StripButton::setShowsWord(bool shows) {
  m_showsWord = shows;
  update();
}

void StripButton::setLooksOn(bool on) {
  m_looksOn = on;
  update();
}

QFont StripButton::wordFont(const QFont& font) {
  return scaled(font, kWordSize);
}

int StripButton::leastWidth(const QFont& font) const {
  return QFontMetrics(wordFont(font)).horizontalAdvance(m_word) + 4;
}

void StripButton::paintEvent(QPaintEvent* /*event*/) {
  QPainter painter(this);
  QStyleOptionButton option;
  initStyleOption(&option);
  const bool isOn = m_looksOn || isChecked();
  option.state.setFlag(QStyle::State_On, isOn);
  if (!m_isFlat || isOn || underMouse() || isDown())
    style()->drawPrimitive(QStyle::PE_PanelButtonCommand, &option, &painter, this);
  const QFont small = wordFont(font());
  const int wordHeight = m_showsWord ? QFontMetrics(small).height() : 0;
  const int side = iconSize().height();
  const QRect place((width() - side) / 2, (height() - side - wordHeight) / 2, side, side);
  icon().paint(&painter, place, Qt::AlignCenter, isEnabled() ? QIcon::Normal : QIcon::Disabled);
  if (m_showsWord) {
    painter.setFont(small);
    const auto group = isEnabled() ? QPalette::Active : QPalette::Disabled;
    painter.setPen(palette().color(group, isOn ? QPalette::Link : QPalette::ButtonText));
    painter.drawText(QRect(0, place.bottom() + 1, width(), wordHeight), Qt::AlignCenter, m_word);
  }
  if (hasFocus()) style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

}  // namespace sudoku
