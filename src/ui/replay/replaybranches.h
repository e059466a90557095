#pragma once

#include <optional>

#include <QWidget>

class QLabel;
class QPushButton;

namespace sudoku {

/// Says which branch of the moves is shown, and leads to the others.
class ReplayBranches : public QWidget {
  Q_OBJECT

 public:
  /// One branch of several, from 0 on: the oldest.
  struct Choice {
    std::size_t taken = 0;
    std::size_t count = 0;
  };

  explicit ReplayBranches(QWidget* parent);

  /// Nothing: there is no choice yet where the replay stands.
  void setChoice(const std::optional<Choice>& choice);

 signals:
  /// So many branches on, or back.
  void changed(int steps);

 private:
  QLabel* m_words;
  QPushButton* m_older;
  QPushButton* m_newer;
};

}  // namespace sudoku
