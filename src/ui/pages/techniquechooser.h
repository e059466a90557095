#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "game/play/masterycounts.h"

class QLabel;
class QLineEdit;
class QListView;
class QPushButton;
class QStandardItemModel;

namespace sudoku {

class CoachButton;
class TechniqueDelegate;

/// Lets the player choose techniques to practise, among those that have exercises: a list by level with a
/// search, which shows how well the player knows each technique.
class TechniqueChooser : public QWidget {
  Q_OBJECT

 public:
  explicit TechniqueChooser(QWidget* parent);

  /// Sets how well the player knows each technique, and which the player should learn next; empty if there is
  /// none.
  void setMastery(const MasteryTable& mastery, std::optional<Technique> next);
  /// Chooses techniques and emits chosenChanged(). Precondition: there are exercises for each of them.
  void choose(const std::vector<Technique>& techniques);
  const std::vector<Technique>& chosen() const { return m_chosen; }
  /// The technique that the player should learn next, if there are exercises for it; empty if there is none.
  std::optional<Technique> learnNext() const { return m_learnNext; }
  /// Sets the technique that is being practised; empty: none is.
  void setCurrent(std::optional<Technique> technique);
  /// Arranges the list of techniques. With `isPage` it has a button that leads to the exercise; with `isLow`
  /// it has no legend.
  void setArrangement(bool isPage, bool isLow);

 signals:
  void chosenChanged();
  /// Emitted when the player wants to practise this technique only.
  void practiceWanted(Technique technique);
  void exerciseWanted();

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void fillList();
  void makeList();
  void filter(const QString& text);
  void takeChecks();
  void showLearnNext();

  std::vector<Technique> m_served;
  std::vector<Technique> m_chosen;
  std::optional<Technique> m_learnNext;
  QStandardItemModel* m_model;
  TechniqueDelegate* m_delegate;
  QLabel* m_title;
  QLabel* m_count;
  QLineEdit* m_search;
  QLabel* m_learnLabel;
  CoachButton* m_learn;
  QListView* m_list;
  QWidget* m_legend;
  QPushButton* m_exercise;
};

}  // namespace sudoku
