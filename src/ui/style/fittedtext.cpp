#include "fittedtext.h"

#include <QFontMetrics>
#include <QRect>
#include <QWidget>

#include "textsize.h"

namespace sudoku {
namespace {

constexpr int kLeastPercent = 75;
constexpr int kStep = 5;
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
  for (int percent = 100; percent >= kLeastPercent; percent -= kStep) {
    const QFont own = percent == 100 ? font : scaled(font, percent / 100.0);
    const QFontMetrics metrics(own);
    if (metrics.size(flags | Qt::TextSingleLine, text).width() <= area.width()) return {text, own};
    if (fitsInLines(text, metrics, area, flags)) return {text, own, true};
  }
  const QFont least = scaled(font, kLeastPercent / 100.0);
  return {QFontMetrics(least).elidedText(text, Qt::ElideRight, area.width(), flags), least, false, false};
}

}  // namespace sudoku
