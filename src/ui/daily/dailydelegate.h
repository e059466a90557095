#pragma once

#include <QAbstractItemDelegate>

#include "dailymonth.h"

namespace sudoku {

struct Theme;

/// Paints a day of the calendar: its number, a mark for its result, and a time or a word below the mark if
/// there is room. Successive days of a streak are joined by a band behind them.
class DailyDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  explicit DailyDelegate(QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  /// The height in pixels of a week that has room for the number of the day, its mark, and a time or word
  /// below the mark.
  static int fullHeight(const QFontMetrics& metrics) { return metrics.height() * 17 / 5; }
  /// The least height of a week in pixels.
  static int leastHeight(const QFontMetrics& metrics) { return metrics.height() + 2; }

 private:
  struct Places;

  void paintBand(QPainter& painter, const QStyleOptionViewItem& option, const QRect& band, QDate day,
                 const DailyResults& results) const;
  void paintBandEdge(QPainter& painter, const QRectF& area, bool joinsLeft, bool joinsRight,
                     const Theme& theme) const;
  void paintChoice(QPainter& painter, const QStyleOptionViewItem& option) const;
  void paintTexts(QPainter& painter, const Places& places, QDate day, const DailyResults& results,
                  const Theme& theme) const;
};

}  // namespace sudoku
