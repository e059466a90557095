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
  /// The number of a branch, counted from 0, and how many branches begin at the same position; the oldest is
  /// the first.
  struct Choice {
    std::size_t taken = 0;
    std::size_t count = 0;
  };

  explicit ReplayBranches(QWidget* parent);

  /// Sets which branch is replayed; empty if no other branch begins at or before the position that is shown.
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
