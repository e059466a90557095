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

/// The head of the statistics page: the way back, the title, the choice of the counted games, and the export.
/// Its parts become shorter in a narrow window, and in the narrowest they take two rows.
class StatisticsHead : public QWidget {
  Q_OBJECT

 public:
  StatisticsHead(const QString& title, QWidget* parent);

  GamesCounted counted() const;
  StatisticsPeriod period() const;

 signals:
  void gameWanted();
  void exportWanted();
  /// Emitted when the player has chosen which games are counted.
  void changed();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  /// Forms of the head, from the widest to the narrowest: with all parts; without the title; also without the
  /// word on the button that leads back; also with a drop-down box in place of a row of choices; in two rows.
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
