#pragma once

#include <optional>

#include <QPushButton>

#include "ui/style/icons.h"

namespace sudoku {

/// A button of the coach. Its text takes as many lines as it needs; a click leaves the keyboard focus where
/// it is, unless the button's owner sets it otherwise. Arrow keys go to the widget in which it stands.
class CoachButton : public QPushButton {
  Q_OBJECT

 public:
  enum class Look { Plain, Primary, Link };

  CoachButton(const QString& text, QWidget* parent, Look look = Look::Plain);
  /// Makes a button with a drawing alone, and a name for assistive technology.
  CoachButton(IconShape icon, const QString& name, QWidget* parent);

  void setLook(Look look);
  /// Shows the key that does the same as the button.
  void setKeycap(const QString& key);

  /// The width of the button with its text on one line.
  int naturalWidth() const;
  int heightFor(int width) const;
  /// Whether each word of the text fits into a width.
  bool fits(int width) const;

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, 0}; }

 protected:
  void paintEvent(QPaintEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;

 private:
  int padding() const;
  int keycapWidth() const;
  int keycapSide() const;
  QFont keycapFont() const;
  QRect textArea(int width) const;
  void paintKeycap(QPainter& painter, int left, const QColor& colour) const;

  Look m_look = Look::Plain;
  std::optional<IconShape> m_icon;
  QString m_keycap;
};

}  // namespace sudoku
