#pragma once

#include <QKeySequenceEdit>

namespace sudoku {

/// Takes down one press of a key, digits as the board counts them. Tab leads on, and Esc is not taken down.
class KeyRecorder : public QKeySequenceEdit {
  Q_OBJECT

 public:
  explicit KeyRecorder(QWidget* parent = nullptr);

  /// Also what assistive technology calls the field within.
  void setName(const QString& name);

 signals:
  void recorded(const QKeySequence& key);
  void escaped();

 protected:
  void keyPressEvent(QKeyEvent* event) override;
  void keyReleaseEvent(QKeyEvent* event) override;
};

}  // namespace sudoku
