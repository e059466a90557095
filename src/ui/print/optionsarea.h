#pragma once

#include <QScrollArea>

namespace sudoku {

/// Options one below another: as wide as they need, and with a scroll bar if they are higher than their room.
/// Tab brings the option with the keyboard focus into sight.
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
