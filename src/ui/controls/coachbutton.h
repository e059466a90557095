#pragma once

#include <optional>

#include <QPushButton>

#include "ui/style/icons.h"

namespace sudoku {

/// A button of the coach. Its text takes as many lines as it needs; a click leaves the keyboard where it is,
/// unless its owner wants it otherwise. Arrow keys are not for it, but for what it stands in.
class CoachButton : public QPushButton {
  Q_OBJECT

 public:
  enum class Look { Plain, Primary, Link };

  CoachButton(const QString& text, QWidget* parent, Look look = Look::Plain);
  /// A drawing alone, with a name for assistive technology.
  CoachButton(IconShape icon, const QString& name, QWidget* parent);

  void setLook(Look look);
  /// Of the key that does the same.
  void setKeycap(const QString& key);

  /// On one line.
  int naturalWidth() const;
  int heightFor(int width) const;
  /// Whether no word is wider.
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
