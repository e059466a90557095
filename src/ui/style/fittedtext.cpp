#include "fittedtext.h"

#include <QFontMetrics>
#include <QRect>
#include <QWidget>

namespace sudoku {
namespace {

/// The part of the height of lines that has to be within the area: above the first line and below the last
/// one there is nothing.
constexpr double kFittedLineHeight = 0.9;

/// Whether a text fits an area when it is broken at its words.
bool fitsInLines(const QString& text, const QFontMetrics& metrics, const QSize& area, int flags) {
  const QRect room(0, 0, area.width(), QWIDGETSIZE_MAX);
  const QRect used = metrics.boundingRect(room, flags | Qt::TextWordWrap, text);
  return used.width() <= area.width() && used.height() * kFittedLineHeight <= area.height();
}

}  // namespace

FittedText fittedText(const QString& text, const QFont& font, const QSize& area, int flags) {
  const bool mustHaveLines = (flags & Qt::TextWordWrap) != 0;
  FittedText fitted{text, font, false, false};
  fitted.font = fittingFont(font, [&](const QFont& tried) {
    const QFontMetrics metrics(tried);
    const bool isOneLine =
        !mustHaveLines && metrics.size(flags | Qt::TextSingleLine, text).width() <= area.width();
    fitted.hasLines = !isOneLine && fitsInLines(text, metrics, area, flags);
    fitted.isWhole = isOneLine || fitted.hasLines;
    return fitted.isWhole;
  });
  if (!fitted.isWhole && !mustHaveLines)
    fitted.text = QFontMetrics(fitted.font).elidedText(text, Qt::ElideRight, area.width(), flags);
  fitted.hasLines = fitted.hasLines || mustHaveLines;
  return fitted;
}

}  // namespace sudoku
