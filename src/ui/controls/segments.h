#pragma once

#include <vector>

#include <QWidget>

class QComboBox;
class QHBoxLayout;
class QPushButton;

namespace sudoku {

/// A few choices side by side, of which one is taken; where there is no room, a combo box with them.
class Segments : public QWidget {
  Q_OBJECT

 public:
  /// The name is that of the combo box for assistive technology.
  Segments(const QString& name, QWidget* parent);

  /// Sets the choices. Precondition: there are some, and the current one is among them.
  void setChoices(const QStringList& names, int current);
  int current() const { return m_taken; }
  /// Shows the choices as a combo box, or side by side.
  void setBox(bool isBox);
  /// The width of the choices side by side.
  int wideWidth() const;
  int boxWidth() const;

 signals:
  /// The player has taken another choice.
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
