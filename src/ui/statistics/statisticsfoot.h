#pragma once

#include <QWidget>

class QCheckBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace sudoku {

class CoachButton;
class Segments;

/// What the statistics offer about a reset.
enum class ResetOffer {
  None,
  Reset,
  Undo,  ///< offers to undo the reset that was made
};

/// The foot of the statistics: what their words mean, or what has just been done; which part is shown;
/// whether charts are shown as tables.
class StatisticsFoot : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsFoot(QWidget* parent);

  /// Sets the parts to choose from, and the index of the present one.
  void setParts(const QStringList& names, int current);
  int part() const;
  bool showsTables() const;
  void setOffersTables(bool offers);
  /// Shortens the foot for a low window: only the most important words stay, on a line of their own.
  void setLow(bool isLow);
  /// Says what has happened, until the next choice.
  void say(const QString& message);
  void setReset(ResetOffer offer);
  /// Sets how many of the solved games do not count fully, since their solution was known.
  void setKnown(int games);
  /// Sets how many games do not count, since no entry stands on their boards.
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
