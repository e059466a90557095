#include "answerrow.h"

#include <algorithm>

#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>

#include "ui/controls/digitkeys.h"
#include "ui/style/direction.h"
#include "ui/style/icons.h"
#include "ui/style/rolemark.h"
#include "ui/style/sizedfont.h"
#include "ui/style/targets.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

using AnswerState = AnswerLine::State;

constexpr double kAnswerRadius = 8;
constexpr double kAnswerDetailSize = 0.87;
constexpr double kChipDigit = 0.56;  // font size of a digit, in parts of its shape
constexpr double kChipHalo = 3;
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

/// The words of the row, with the cell before them if it is not clear which one the row is about. In short
/// what stands out in the words is enough beside the shape.
Sentence AnswerRow::sentence(Words words) const {
  Sentence text = m_line.words;
  if (words == Words::Short && std::any_of(text.begin(), text.end(), standsOut))
    std::erase_if(text, [](const Phrase& phrase) { return !standsOut(phrase); });
  if (m_line.chip != QString::number(m_line.option.digit.value()))
    text.insert(text.begin(), {{m_line.chip, Role::Taker, {m_line.option.cell}}, {QStringLiteral(": ")}});
  return text;
}

int AnswerRow::textWidth(Words words) const {
  const QFontMetrics plain(font());
  const QFontMetrics strong(bold(font()));
  int width = 0;
  for (const Phrase& phrase : sentence(words))
    width += (standsOut(phrase) ? strong : plain).horizontalAdvance(phrase.text);
  return width;
}

int AnswerRow::widthFor(Words words) const {
  const int symbol = symbolSide() + 2 * kAnswerPadding;
  if (words == Words::None) return symbol;
  const int text = symbol + kAnswerGap + textWidth(words);
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

/// Paints the digit in the shape that it has on the board. A digit that is taken is in an empty square.
void AnswerRow::paintChip(QPainter& painter, const QRectF& area) const {
  const RoleLook& look = roleLook(roleOf(m_line.state), themeOf(this));
  const bool isTaken = m_line.state == AnswerState::Taken;
  const QString digit = QString::number(m_line.option.digit.value());
  if (isTaken) {
    painter.setPen(QPen(look.line, kTakenEdge));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(area.adjusted(1, 1, -1, -1), kTakenRadius, kTakenRadius);
  } else {
    paintMarkShape(painter, area.center(), area.width() / 2 - 1, look, 1);
  }
  const SizedFont letters(font(), {area.height() * kChipDigit, !isTaken});
  const QPainterPath outline = letters.outline(letters.start(area.center(), digit), digit);
  // A stroke through the digit leaves room round it.
  if (look.shape == MarkShape::StruckRing)
    painter.strokePath(outline, QPen(look.mark, kChipHalo, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.fillPath(outline, isTaken ? themeOf(this).text : look.onMark);
}

void AnswerRow::paintText(QPainter& painter, int left, int right) const {
  const Theme& theme = themeOf(this);
  const Mirror mirror(*this);
  for (const Phrase& phrase : sentence(m_words)) {
    painter.setFont(standsOut(phrase) ? bold(font()) : font());
    const bool hasColour = phrase.role == Role::Eliminated || phrase.role == Role::Pattern;
    painter.setPen(hasColour ? roleLook(phrase.role, theme).text : theme.text);
    const QString shown =
        QFontMetrics(painter.font()).elidedText(phrase.text, Qt::ElideRight, std::max(0, right - left));
    painter.drawText(mirror(QRect(left, 0, std::max(0, right - left), height())),
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
  const Mirror mirror(*this);
  paintChip(painter, mirror(symbol));
  if (m_words == Words::None) return;
  int right = width() - kAnswerPadding;
  if (m_words == Words::All) {
    const double arrow = arrowSide();
    paintLineIcon(painter, mirror(QRectF(right - arrow, (height() - arrow) / 2, arrow, arrow)),
                  IconShape::Forward, theme.mutedText);
    right -= arrowSide() + kAnswerGap / 2;
    painter.setFont(detailFont());
    painter.setPen(theme.mutedText);
    painter.drawText(mirror(QRect(0, 0, right, height())), Qt::AlignRight | Qt::AlignVCenter, m_line.detail);
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
