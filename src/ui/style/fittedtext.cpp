#include "fittedtext.h"

#include <QFontMetrics>
#include <QRect>
#include <QWidget>

#include "textsize.h"

namespace sudoku {
namespace {

constexpr int kLeastFitting = 75;
constexpr int kFittingStep = 5;
/// Lines may stand a little closer than the font wants them.
constexpr double kFittedLineHeight = 0.9;

/// Whether a text fits an area when it is broken at its words.
bool fitsInLines(const QString& text, const QFontMetrics& metrics, const QSize& area, int flags) {
  const QRect room(0, 0, area.width(), QWIDGETSIZE_MAX);
  const QRect used = metrics.boundingRect(room, flags | Qt::TextWordWrap, text);
  return used.width() <= area.width() && used.height() * kFittedLineHeight <= area.height();
}

}  // namespace

FittedText fittedText(const QString& text, const QFont& font, const QSize& area, int flags) {
  for (int percent = 100; percent >= kLeastFitting; percent -= kFittingStep) {
    const QFont own = percent == 100 ? font : scaled(font, percent / 100.0);
    const QFontMetrics metrics(own);
    const bool mayBeOneLine = (flags & Qt::TextWordWrap) == 0;
    if (mayBeOneLine && metrics.size(flags | Qt::TextSingleLine, text).width() <= area.width())
      return {text, own};
    if (fitsInLines(text, metrics, area, flags)) return {text, own, true};
  }
  const QFont least = scaled(font, kLeastFitting / 100.0);
  return {QFontMetrics(least).elidedText(text, Qt::ElideRight, area.width(), flags), least, false, false};
}

}  // namespace sudoku
