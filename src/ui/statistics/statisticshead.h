#pragma once

#include <QWidget>

#include "game/history/statistics.h"

class QComboBox;
class QHBoxLayout;
class QLabel;

namespace sudoku {

class CoachButton;
class GameButton;
class Segments;

/// The head of the statistics: the way back, the title, which games count, and the export. With less room
/// parts become shorter, and at last there are two rows.
class StatisticsHead : public QWidget {
  Q_OBJECT

 public:
  StatisticsHead(const QString& title, QWidget* parent);

  GamesCounted counted() const;
  StatisticsPeriod period() const;

 signals:
  void gameWanted();
  void exportWanted();
  /// The player has chosen other games to count.
  void changed();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Forms of the head, from the widest on.
  enum class Form { Whole, NoTitle, NoWord, Boxes, TwoRows };

  int backWidth(bool hasWord) const;
  int widthOf(Form form) const;
  void arrange();

  QLabel* m_title;
  GameButton* m_back;
  Segments* m_counted;
  QComboBox* m_period;
  CoachButton* m_export;
  QHBoxLayout* m_first;
  QHBoxLayout* m_second;
};

}  // namespace sudoku
