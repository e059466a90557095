#pragma once

#include <array>

#include <QLabel>

#include "game/history/statistics.h"

namespace sudoku {

/// A frame with a number and a few words under it. Assistive technology reads it as one sentence.
class StatisticsCard : public QLabel {
  Q_OBJECT

 public:
  explicit StatisticsCard(QWidget* parent);

  /// Sets the number, a small text after it, the words under it, and the sentence that says all of this.
  void setFigure(const QString& figure, const QString& small, const QString& caption, const QString& spoken);
  /// Sets whether a picture of a flame stands before the number.
  void setFlame(bool hasFlame) { m_hasFlame = hasFlame; }
  /// Sets whether the card has its smaller height.
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

/// A row of cards with the most important statistics; cards without room are left out from the end.
class StatisticsCards : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsCards(QWidget* parent);

  /// Sets the statistics of the games that the player has chosen to count, and the lengths in days of the
  /// present and the longest streak of daily puzzles.
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
