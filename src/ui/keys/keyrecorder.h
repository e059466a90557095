#pragma once

#include <QKeySequenceEdit>

namespace sudoku {

/// Records one press of a key, digits as the board reads them. Tab leads on, and Esc is not recorded.
class KeyRecorder : public QKeySequenceEdit {
  Q_OBJECT

 public:
  explicit KeyRecorder(QWidget* parent = nullptr);

  /// Sets the accessible name, also of the edit within the field.
  void setName(const QString& name);

 signals:
  void recorded(const QKeySequence& key);
  void escaped();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
};

}  // namespace sudoku
