#pragma once

#include <vector>

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace sudoku {

/// A few choices side by side, of which one is selected; where there is no room, a combo box with the same
/// choices.
class Segments : public QWidget {
  Q_OBJECT

 public:
  /// `name` is the accessible name of the combo box.
  Segments(const QString& name, QWidget* parent);

  /// Sets the choices. Precondition: `names` is not empty, and `current` is an index in it.
  void setChoices(const QStringList& names, int current);
  int current() const { return m_taken; }
  /// Sets whether the choices are shown as a combo box, or side by side.
  void setBox(bool isBox);
  /// The width in pixels of the choices side by side.
  int wideWidth() const;
  int boxWidth() const;

 signals:
  /// Emitted when the player has selected another choice.
  void chosen(int index);

 protected:
  void paintEvent(QPaintEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void take(int index);
  int buttonWidth(const QString& name) const;

  QHBoxLayout* m_row;
  QComboBox* m_box;
  std::vector<QPushButton*> m_buttons;
  int m_taken = 0;
  bool m_isBox = false;
};

}  // namespace sudoku
