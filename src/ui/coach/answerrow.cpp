#include "answerrow.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>

#include "ui/controls/digitkeys.h"
#include "ui/style/icons.h"
#include "ui/style/rolemark.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

using AnswerState = AnswerLine::State;

constexpr double kAnswerRadius = 8;
constexpr double kAnswerDetailSize = 0.87;
constexpr double kTakenEdge = 1.4;
constexpr double kTakenRadius = 4;
constexpr int kAnswerGap = 8;
constexpr int kAnswerPadding = 4;

Role roleOf(AnswerState state) {
  switch (state) {
    case AnswerState::Taken:
      return Role::Taker;
    case AnswerState::Gone:
      return Role::Eliminated;
    case AnswerState::Possible:
      return Role::Pattern;
    case AnswerState::Looking:
      break;
  }
  return Role::Off;
}

/// Whether a phrase stands out in bold letters: it names something on the board.
bool standsOut(const Phrase& phrase) {
  return phrase.role != Role::Words;
}

}  // namespace

AnswerRow::AnswerRow(QWidget* parent) : QPushButton(parent) {
  setFocusPolicy(Qt::StrongFocus);
  setAutoDefault(false);
  setAttribute(Qt::WA_Hover);
  setCursor(Qt::PointingHandCursor);
}

void AnswerRow::setLine(const AnswerLine& line) {
  m_line = line;
  setAccessibleName(line.spoken);
  update();
}

void AnswerRow::setWords(Words words) {
  m_words = words;
  setToolTip(words == Words::None ? m_line.spoken : QString());
  update();
}

int AnswerRow::symbolSide() const {
  return std::max(18, fontMetrics().height() * 8 / 5);
}

int AnswerRow::arrowSide() const {
  return fontMetrics().height() * 4 / 5;
}

QFont AnswerRow::detailFont() const {
  return scaled(font(), kAnswerDetailSize);
}

int AnswerRow::leastHeight() const {
  return std::max(symbolSide() + 2, leastTarget(*this));
}

/// The words of the row, with the cell before them if it is not clear which one the row is about.
Sentence AnswerRow::sentence() const {
  Sentence text = m_line.words;
  if (m_line.chip != QString::number(m_line.option.digit.value()))
    text.insert(text.begin(), {{m_line.chip, Role::Taker, {m_line.option.cell}}, {QStringLiteral(": ")}});
  return text;
}

int AnswerRow::textWidth() const {
  const QFontMetrics plain(font());
  const QFontMetrics strong(bold(font()));
  int width = 0;
  for (const Phrase& phrase : sentence())
    width += (standsOut(phrase) ? strong : plain).horizontalAdvance(phrase.text);
  return width;
}

int AnswerRow::widthFor(Words words) const {
  const int symbol = symbolSide() + 2 * kAnswerPadding;
  if (words == Words::None) return symbol;
  const int text = symbol + kAnswerGap + textWidth();
  if (words == Words::Short) return text;
  const int detail =
      m_line.detail.isEmpty() ? 0 : kAnswerGap + QFontMetrics(detailFont()).horizontalAdvance(m_line.detail);
  return text + detail + kAnswerGap + arrowSide();
}

void AnswerRow::paintGround(QPainter& painter) const {
  const Theme& theme = themeOf(this);
  painter.setPen(Qt::NoPen);
  painter.setBrush(hasFocus() ? theme.peerFill : underMouse() ? theme.hover : theme.panel);
  painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kAnswerRadius, kAnswerRadius);
  if (!hasFocus()) return;
  painter.setPen(QPen(theme.accent, 2));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), kAnswerRadius - 1, kAnswerRadius - 1);
}

/// Paints the digit in the shape of its state. A digit that is taken is in an empty square.
void AnswerRow::paintChip(QPainter& painter, const QRectF& area) const {
  const Theme& theme = themeOf(this);
  if (m_line.state != AnswerState::Taken)
    return paintRoleSymbol(painter, area, {roleOf(m_line.state), m_line.option.digit}, theme, font());
  painter.setPen(QPen(roleLook(Role::Taker, theme).line, kTakenEdge));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), kTakenRadius, kTakenRadius);
  painter.setFont(font());
  painter.setPen(theme.text);
  painter.drawText(area, Qt::AlignCenter, QString::number(m_line.option.digit.value()));
}

void AnswerRow::paintText(QPainter& painter, int left, int right) const {
  const Theme& theme = themeOf(this);
  for (const Phrase& phrase : sentence()) {
    painter.setFont(standsOut(phrase) ? bold(font()) : font());
    const bool hasColour = phrase.role == Role::Eliminated || phrase.role == Role::Pattern;
    painter.setPen(hasColour ? roleLook(phrase.role, theme).text : theme.text);
    const QString shown =
        QFontMetrics(painter.font()).elidedText(phrase.text, Qt::ElideRight, std::max(0, right - left));
    painter.drawText(QRect(left, 0, std::max(0, right - left), height()),
                     Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, shown);
    left += QFontMetrics(painter.font()).horizontalAdvance(phrase.text);
  }
}

void AnswerRow::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  paintGround(painter);
  const double side = symbolSide();
  QRectF symbol(kAnswerPadding, (height() - side) / 2, side, side);
  if (m_words == Words::None) symbol.moveLeft((width() - side) / 2);
  paintChip(painter, symbol);
  if (m_words == Words::None) return;
  int right = width() - kAnswerPadding;
  if (m_words == Words::All) {
    const double arrow = arrowSide();
    paintLineIcon(painter, QRectF(right - arrow, (height() - arrow) / 2, arrow, arrow), IconShape::Forward,
                  theme.mutedText);
    right -= arrowSide() + kAnswerGap / 2;
    painter.setFont(detailFont());
    painter.setPen(theme.mutedText);
    painter.drawText(QRect(0, 0, right, height()), Qt::AlignRight | Qt::AlignVCenter, m_line.detail);
    if (!m_line.detail.isEmpty())
      right -= QFontMetrics(detailFont()).horizontalAdvance(m_line.detail) + kAnswerGap;
  }
  paintText(painter, qRound(symbol.right()) + kAnswerPadding + kAnswerGap, right);
}

void AnswerRow::keyPressEvent(QKeyEvent* event) {
  if (isArrowKey(*event) || digitOfKey(*event)) return event->ignore();
  if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) return click();
  QPushButton::keyPressEvent(event);
}

}  // namespace sudoku
