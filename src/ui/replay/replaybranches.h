#pragma once

#include <optional>

#include <QWidget>

class QLabel;
class QPushButton;

namespace sudoku {

/// Shows which branch of the moves is replayed, with buttons that lead to the others.
class ReplayBranches : public QWidget {
  Q_OBJECT

 public:
  /// One branch of several, counted from 0, the oldest.
  struct Choice {
    std::size_t taken = 0;
    std::size_t count = 0;
  };

  explicit ReplayBranches(QWidget* parent);

  /// Sets the branch that is shown; nothing: there is no choice where the replay stands.
  void setChoice(const std::optional<Choice>& choice);

 signals:
  /// The player wants another branch, some steps on or back from this one.
  void changed(int steps);

 private:
  QLabel* m_words;
  QPushButton* m_older;
  QPushButton* m_newer;
};

}  // namespace sudoku
