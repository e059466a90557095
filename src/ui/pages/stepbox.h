#pragma once

#include <optional>

#include <QFrame>

#include <sudoku/logic/technique.h>

#include "game/teacher/explanation.h"
#include "ui/controls/pagedtext.h"

class QLabel;
class QPushButton;

namespace sudoku {

/// Explains one step: its name, its sentences, and a button that leads to the guide.
class StepBox : public QFrame {
  Q_OBJECT

 public:
  explicit StepBox(QWidget* parent);

  /// Shows only the technique of a step, until the explanation is ready.
  void setTechnique(Technique technique);
  void setExplanation(const Explanation& explanation);
  /// Shows another text in place of the explanation of a step, such as why there is no step.
  void setRemark(const QString& words);

  /// Sets the height of the box to about `lines` lines, including the title, or down to a little more than
  /// half of that if there is little room; empty: any height.
  void setLines(std::optional<int> lines);

 signals:
  void techniqueWanted(Technique technique);
  void pointedAt(const std::optional<Phrase>& phrase);

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  std::optional<Technique> m_technique;
  QLabel* m_title;
  QPushButton* m_about;
  PagedText* m_text;
};

}  // namespace sudoku
