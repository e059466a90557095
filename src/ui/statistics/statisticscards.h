#pragma once

#include <array>

#include <QWidget>

#include "game/history/statistics.h"

namespace sudoku {

class FigureCard;

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

  std::array<FigureCard*, kCards> m_cards{};
};

}  // namespace sudoku
