#pragma once

#include <optional>

#include <QWidget>

class QLabel;
class QPushButton;

namespace sudoku {

/// Shows which branch of the moves is replayed, with buttons that lead to the next and the previous branch.
class ReplayBranches : public QWidget {
  Q_OBJECT

 public:
  /// A branch among several, counted from 0; the oldest is first.
  struct Choice {
    std::size_t taken = 0;
    std::size_t count = 0;
  };

  explicit ReplayBranches(QWidget* parent);

  /// Sets the branch that is replayed; empty: there is no other branch at the present place.
  void setChoice(const std::optional<Choice>& choice);

 signals:
  /// Emitted when the player wants another branch; `steps` is negative for an older one.
  void changed(int steps);

 private:
  QLabel* m_words;
  QPushButton* m_older;
  QPushButton* m_newer;
};

}  // namespace sudoku
