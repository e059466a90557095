#pragma once

#include <QScrollArea>

namespace sudoku {

/// A column of options, as wide as they need, with a scroll bar if the area is too low. The option that gets
/// the keyboard focus is scrolled into view.
class OptionsArea : public QScrollArea {
  Q_OBJECT

 public:
  /// Takes ownership of the options.
  OptionsArea(QWidget* options, QWidget* parent);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
};

}  // namespace sudoku
