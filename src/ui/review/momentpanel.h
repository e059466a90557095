#pragma once

#include <optional>
#include <vector>

#include <QWidget>

#include "game/history/review.h"
#include "game/teacher/lesson.h"

class QLabel;
class QListWidget;

namespace sudoku {

/// The key moments of a game as a list in a frame: when each was, what it is about, and a sentence on what
/// happened or what would have helped.
class MomentPanel : public QWidget {
  Q_OBJECT

 public:
  explicit MomentPanel(QWidget* parent);

  /// Shows the key moments of a review; `openings` has the opening of each with its explanation.
  void setMoments(const GameReview& review, const std::vector<std::optional<TaughtStep>>& openings);
  /// Makes the moment of an entry the current one; none is current if the entry is no key moment.
  void choose(std::size_t entry);

  QSize sizeHint() const override { return {328, 240}; }
  QSize minimumSizeHint() const override { return {120, 60}; }

 signals:
  /// Emitted when the player chooses the moment of an entry.
  void chosen(std::size_t entry);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  std::vector<ReviewedEntry> m_entries;  ///< the game's entries, from which the list paints signs
  QLabel* m_title;
  QLabel* m_count;
  QListWidget* m_list;
};

}  // namespace sudoku
