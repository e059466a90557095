#pragma once

#include <array>

#include <QLabel>

#include "game/history/statistics.h"

namespace sudoku {

/// A figure with a few words under it, in a frame. Read out as one sentence.
class StatisticsCard : public QLabel {
  Q_OBJECT

 public:
  explicit StatisticsCard(QWidget* parent);

  /// Sets the figure, what stands small after it, and the words under it; and all of that as a sentence.
  void setFigure(const QString& figure, const QString& small, const QString& caption, const QString& spoken);
  /// Sets whether a flame stands before the figure.
  void setFlame(bool hasFlame) { m_hasFlame = hasFlame; }
  /// Makes the card less high.
  void setLow(bool isLow);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return sizeHint(); }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  QFont figureFont() const;
  int padding() const;
  int flameWidth() const;

  QString m_figure;
  QString m_small;
  QString m_caption;
  bool m_hasFlame = false;
  bool m_isLow = false;
};

/// A row of cards: as many of the first ones as there is room for.
class StatisticsCards : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsCards(QWidget* parent);

  /// Sets the statistics of all games that count; and the days of the streaks of daily puzzles, the present
  /// and the longest.
  void setStatistics(const GameStatistics& all, int streak, int longestStreak);
  void setLow(bool isLow);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  static constexpr std::size_t kCards = 5;

  void arrange();

  std::array<StatisticsCard*, kCards> m_cards{};
};

}  // namespace sudoku
