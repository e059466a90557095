#pragma once

#include <optional>

#include <QDate>
#include <QWidget>

#include <sudoku/logic/technique.h>

#include "game/practice/learning.h"

class QHBoxLayout;
class QLabel;
class QVBoxLayout;

namespace sudoku {

class CoachButton;
class KnownBar;

/// A frame with a title and a line of text below it, and what is added beside or below them.
class LearnCard : public QWidget {
  Q_OBJECT

 public:
  explicit LearnCard(QWidget* parent);

 protected:
  QLabel* title() const { return m_title; }
  QLabel* words() const { return m_words; }
  void addBeside(QWidget* widget);
  void addBelow(QWidget* widget);

  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void setMeasures();

  QHBoxLayout* m_row;
  QVBoxLayout* m_column;
  QLabel* m_title;
  QLabel* m_words;
};

/// How many lessons the player knows, and a link to choose anew where to begin, if that has been chosen.
class KnownCard : public LearnCard {
  Q_OBJECT

 public:
  explicit KnownCard(QWidget* parent);
  void setLearning(const Learning& learning);

 signals:
  void startWanted();

 private:
  KnownBar* m_bar;
  CoachButton* m_start;
};

/// The technique that is longest overdue for a refresh, and the button that begins it.
class RefreshCard : public LearnCard {
  Q_OBJECT

 public:
  explicit RefreshCard(QWidget* parent);
  void setLearning(const Learning& learning, const QDate& today);
  /// Whether there is a technique that is due for a refresh.
  bool isDue() const { return m_technique.has_value(); }

 signals:
  void refreshWanted(Technique technique);

 private:
  std::optional<Technique> m_technique;
  CoachButton* m_refresh;
};

/// A puzzle that takes what the player knows, and the technique that is due or next.
class PuzzlesCard : public LearnCard {
  Q_OBJECT

 public:
  explicit PuzzlesCard(QWidget* parent);
  void setLearning(const Learning& learning, const QDate& today);

 signals:
  void puzzleForMeWanted();
};

}  // namespace sudoku
