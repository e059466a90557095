#include "linktoggle.h"

#include <QPainter>
#include <QStyleOptionButton>

#include "ui/board/candidatemark.h"
#include "ui/style/rolelook.h"
#include "ui/style/strokes.h"
#include "ui/style/textscale.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kMeaningShare = 0.87;  // font size of the meaning, as a multiple of the text's
// Pixels for the usual size of text.
constexpr double kShownReach = 28;  // half the distance of the circles
constexpr double kShownRadius = 6;
constexpr double kUsualSide = 66;

}  // namespace

LinkToggle::LinkToggle(LinkKind kind, QWidget* parent)
    : ExclusiveToggle(parent),
      m_kind(kind),
      m_meaning(kind == LinkKind::Strong ? tr("if not, then this") : tr("if so, then not")) {
  const bool isStrong = kind == LinkKind::Strong;
  setAccessibleName(isStrong ? tr("Strong") : tr("Weak"));
  setText(accessibleName());
  setAccessibleDescription(m_meaning);
  setToolTip(isStrong ? tr("Strong, if not, then this") : tr("Weak, if so, then not"));
}

void LinkToggle::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  const double scale = fontMetrics().height() / kPlainTextHeight;
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QColor ground = isChecked() ? theme.onFill : underMouse() ? theme.hover : theme.panel;
  paintFrame(painter, rect(), kButtonCorner,
             QPen(isChecked() ? theme.accent : theme.edge, isChecked() ? 2 : 1), ground);
  const QColor ink = isChecked() ? theme.onText : theme.text;
  const int line = fontMetrics().height();
  painter.setPen(ink);
  painter.drawText(rect().adjusted(8, 5, -4, -4), Qt::AlignLeft | Qt::AlignTop,
                   m_kind == LinkKind::Strong ? "1" : "2");
  QFont small = scaled(font(), kMeaningShare);
  const bool hasMeaning =
      height() > 4 * line && QFontMetrics(small).horizontalAdvance(m_meaning) + 8 < width();
  const bool hasPicture = height() > 2 * line + 4 && width() > 2 * (kShownReach + 2 * kShownRadius) * scale;
  const int rows = (hasPicture ? 1 : 0) + 1 + (hasMeaning ? 1 : 0);
  double y = height() / 2.0 - (rows - 1) * line * 0.62;
  if (hasPicture) {
    const QPointF middle(width() / 2.0, y);
    const QPointF reach(kShownReach * scale, 0);
    const double radius = kShownRadius * scale;
    const QPointF edge(radius, 0);
    QPainterPath path(middle - reach + edge);
    path.lineTo(middle + reach - edge);
    paintDrawnLink(painter, path, m_kind, linkColours(theme).of(m_kind), kUsualSide, scale);
    painter.setPen(QPen(theme.mutedText, 1.2 * scale));
    painter.setBrush(theme.panel);
    painter.drawEllipse(middle - reach, radius, radius);
    painter.drawEllipse(middle + reach, radius, radius);
    y += line * 1.24;
  }
  const auto write = [&](const QString& text, const QFont& font, const QColor& colour) {
    painter.setFont(font);
    painter.setPen(colour);
    painter.drawText(QRectF(0, y - line / 2.0, width(), line), Qt::AlignCenter, text);
    y += line * 1.05;
  };
  write(text(), bold(font()), ink);
  if (hasMeaning) write(m_meaning, small, isChecked() ? theme.onText : theme.mutedText);
  if (!hasFocus()) return;
  QStyleOptionButton option;
  option.initFrom(this);
  style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

}  // namespace sudoku
