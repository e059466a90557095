#pragma once

#include <QAbstractItemDelegate>

#include "dailymonth.h"

namespace sudoku {

struct Theme;

/// Paints a day of the calendar: its number, a mark, and a time or a word below if there is room. Days of a
/// streak stand on a band that joins them.
class DailyDelegate : public QAbstractItemDelegate {
  Q_OBJECT

 public:
  explicit DailyDelegate(QObject* parent);

  void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
  QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

  /// The height of a row that has room for everything.
  static int fullHeight(const QFontMetrics& metrics) { return metrics.height() * 17 / 5; }
  /// The least height of a row.
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
