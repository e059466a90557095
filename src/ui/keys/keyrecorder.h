#pragma once

#include <QKeySequenceEdit>

namespace sudoku {

/// Records a single key press; digit keys are recorded as digits whatever the layout and Shift. Tab moves the
/// focus, and Esc is not recorded.
class KeyRecorder : public QKeySequenceEdit {
  Q_OBJECT

 public:
  explicit KeyRecorder(QWidget* parent = nullptr);

  /// Sets the accessible name of this widget and of the line edit in it.
  void setName(const QString& name);

 signals:
  void recorded(const QKeySequence& key);
  void escaped();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
};

}  // namespace sudoku
