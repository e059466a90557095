#pragma once

#include <optional>

#include <QPushButton>

#include "ui/style/icons.h"

namespace sudoku {

/// A button below a hint. Its text takes as many lines as needed. A click does not move the keyboard focus,
/// unless setFocusPolicy() changes that. Arrow keys are passed on to the parent widget.
class CoachButton : public QPushButton {
  Q_OBJECT

 public:
  enum class Look { Plain, Primary, Link };

  CoachButton(const QString& text, QWidget* parent, Look look = Look::Plain);
  /// Makes a button that shows only an icon; `name` is its accessible name.
  CoachButton(IconShape icon, const QString& name, QWidget* parent);

  void setLook(Look look);
  /// Draws on the button the keyboard key that has the same effect; `key` is the name of the key.
  void setKeycap(const QString& key);

  /// The width of the button in pixels if its text is on one line.
  int naturalWidth() const;
  int heightFor(int width) const;
  /// Whether every word of the text fits into a button of this width.
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
