#include "fittedtext.h"

#include <QFontMetrics>
#include <QRect>
#include <QWidget>

#include "textsize.h"

namespace sudoku {
namespace {

constexpr double kLeastScale = 0.75;
constexpr double kStep = 0.05;
/// Lines may stand a little closer than the font wants them.
constexpr double kLineHeight = 0.9;

/// Whether a text fits an area when it is broken at its words.
bool fitsInLines(const QString& text, const QFontMetrics& metrics, const QSize& area, int flags) {
  const QRect room(0, 0, area.width(), QWIDGETSIZE_MAX);
  const QRect used = metrics.boundingRect(room, flags | Qt::TextWordWrap, text);
  return used.width() <= area.width() && used.height() * kLineHeight <= area.height();
}

}  // namespace

FittedText fittedText(const QString& text, const QFont& font, const QSize& area, int flags) {
  for (double scale = 1; scale > kLeastScale - kStep / 2; scale -= kStep) {
    const QFont own = scale == 1 ? font : scaled(font, scale);
    const QFontMetrics metrics(own);
    if (metrics.size(flags | Qt::TextSingleLine, text).width() <= area.width()) return {text, own};
    if (fitsInLines(text, metrics, area, flags)) return {text, own, true};
  }
  const QFont least = scaled(font, kLeastScale);
  return {QFontMetrics(least).elidedText(text, Qt::ElideRight, area.width(), flags), least, false, false};
}

}  // namespace sudoku
