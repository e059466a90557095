#pragma once

#include <optional>

#include <QFrame>

#include <sudoku/logic/technique.h>

#include "game/teacher/explanation.h"
#include "ui/controls/pagedtext.h"

class QLabel;
class QPushButton;

namespace sudoku {

/// Explains one step: its name, a button that leads to the guide, and its sentences.
class StepBox : public QFrame {
  Q_OBJECT

 public:
  explicit StepBox(QWidget* parent);

  /// Names the technique of a step whose explanation is still worked out.
  void setTechnique(Technique technique);
  void setExplanation(const Explanation& explanation);
  /// Shows a remark in place of an explanation.
  void setRemark(const QString& words);

  /// Sets the box's height for about so many lines, the title included, down to a little more than half of
  /// them if there is little room; nothing: any height.
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
