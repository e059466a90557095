#pragma once

#include <QWidget>

#include "game/storage/keptreview.h"

class QCheckBox;
class QGridLayout;
class QHBoxLayout;
class QLabel;

namespace sudoku {

class CoachButton;
class Segments;

/// Whether the statistics page offers to reset the statistics, or to undo a reset.
enum class ResetOffer {
  None,
  Reset,
  Undo,  ///< offers to undo the last reset
};

/// The foot of the statistics page: sentences that explain which games count, or a message such as after an
/// export; the choice of the part of the page that is shown; and the choice between charts and tables.
class StatisticsFoot : public QWidget {
  Q_OBJECT

 public:
  explicit StatisticsFoot(QWidget* parent);

  /// Sets the names of the parts to choose from, and the index of the present one.
  void setParts(const QStringList& names, int current);
  int part() const;
  bool showsTables() const;
  void setOffersTables(bool offers);
  /// Sets whether the foot has only the most important of its sentences, on a line of their own, since the
  /// window is low.
  void setLow(bool isLow);
  /// Shows a message until the player makes the next choice.
  void say(const QString& message);
  void setReset(ResetOffer offer);
  /// Sets how many of the solved games count only in part, since their solution was known before.
  void setKnown(int games);
  /// Sets how many games do not count, since their boards have no entry.
  void setWithoutEntry(int games);
  /// Sets how many of the games were reviewed, and what the reviews found in all of them.
  void setReviewed(int games, const ReviewCounts& counts);

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
  int wideWidth() const;
  int roomBesideControls() const;
  int textWidth(const QStringList& sentences) const;
  bool isStacked() const;

  QLabel* m_text;
  Segments* m_parts;
  QCheckBox* m_tables;
  CoachButton* m_reset;
  QGridLayout* m_grid;
  QHBoxLayout* m_controls;
  QString m_message;
  int m_known = 0;
  int m_withoutEntry = 0;
  int m_reviewed = 0;
  ReviewCounts m_reviewCounts;
  bool m_isLow = false;
};

}  // namespace sudoku
