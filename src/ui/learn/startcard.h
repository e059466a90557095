#pragma once

#include <sudoku/grid/level.h>

#include "learncards.h"

class QBoxLayout;

namespace sudoku {

/// Asks at which of its stages the course should begin.
class StartCard : public LearnCard {
  Q_OBJECT

 public:
  explicit StartCard(QWidget* parent);
  /// Sets whether the answers stand side by side, and nothing more is said, as there is little room.
  void setInRow(bool isInRow);

 signals:
  /// Emitted when the player has answered: the level of the stage to begin with. `withRules`: whether the
  /// player wants to read the rules first.
  void chosen(Level level, bool withRules);

 private:
  void add(const QString& answer, Level level, bool withRules);

  QBoxLayout* m_answers;
};

}  // namespace sudoku
