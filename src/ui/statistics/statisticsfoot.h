#pragma once

#include <QWidget>

class QCheckBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace sudoku {

class CoachButton;
class Segments;
struct Theme;

/// What the statistics offer to take back.
enum class ResetOffer {
  None,
  Reset,
  Undo,  ///< they have been reset
};

/// The foot of the statistics: what the words mean, or what has just been done; which part is shown; whether
/// pictures are shown as tables.
class StatisticsFoot : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsFoot(QWidget* parent);

  void setTheme(const Theme& theme);
  /// The parts to choose from.
  void setParts(const QStringList& names, int current);
  int part() const;
  bool showsTables() const;
  void setOffersTables(bool offers);
  /// With less height the words go but for the most important, and have a line of their own.
  void setLow(bool isLow);
  /// Says what has happened, until the next choice.
  void say(const QString& message);
  void setReset(ResetOffer offer);
  /// How many of the solved games count for less, since their solution was known.
  void setKnown(int games);
  /// How many games are not counted, since no entry stands on their boards.
  void setWithoutEntry(int games);

 signals:
  void partChosen();
  void tablesToggled();
  void resetClicked();

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void arrange();
  QStringList sentences() const;
  void showText();
  int controlsWidth() const;

  QLabel* m_text;
  Segments* m_parts;
  QCheckBox* m_tables;
  CoachButton* m_reset;
  QGridLayout* m_grid;
  QHBoxLayout* m_controls;
  QString m_message;
  int m_known = 0;
  int m_withoutEntry = 0;
  bool m_isLow = false;
};

}  // namespace sudoku
