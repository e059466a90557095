#pragma once

#include <QWidget>

#include "game/settings/hintchoices.h"

class QCheckBox;
class QComboBox;
class QTreeWidget;

namespace sudoku {

/// Lets the player choose the techniques that hints may use: up to a level, with or without techniques that
/// rely on the uniqueness of the solution, and one by one.
class HintChoicesPage : public QWidget {
  Q_OBJECT

 public:
  explicit HintChoicesPage(const HintChoices& choices, QWidget* parent = nullptr);

  HintChoices choices() const;

 signals:
  void changed(const HintChoices& choices);

 private:
  void fillTechniques(const HintChoices& choices);

  QComboBox* m_level;
  QCheckBox* m_uniqueness;
  QTreeWidget* m_techniques;
};

}  // namespace sudoku
