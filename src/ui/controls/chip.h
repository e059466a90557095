#pragma once

#include <optional>

#include <QPushButton>

#include "libraryicons.h"

namespace sudoku {

struct Theme;

/// Chooses among games or puzzles: a level, a tag, a collection, or a shelf of the library, which has a sign
/// and the number of its games.
class Chip : public QPushButton {
  Q_OBJECT

 public:
  enum class Look {
    Box,   ///< of a level, with its icon if it has one
    Pill,  ///< of a tag
    Row,   ///< of a shelf or a collection: as wide as there is room
    Link,  ///< as wide as that, for what is no choice
  };

  Chip(const QString& text, Look look, QWidget* parent);

  void setTheme(const Theme& theme);
  void setSign(LibraryIcon icon) { m_icon = icon; }
  /// A number at its end, with what assistive technology is told of it.
  void setCount(int count, const QString& description);
  /// How far it is, with a bar below, and in words for assistive technology.
  void setProgress(int done, int all, const QString& description);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  int iconRoom() const;
  bool isInColumn() const { return m_look == Look::Row || m_look == Look::Link; }
  void paintGround(QPainter& painter) const;
  void paintBar(QPainter& painter, const QRectF& area) const;

  Look m_look;
  const Theme* m_theme;
  std::optional<LibraryIcon> m_icon;
  QString m_count;
  std::optional<double> m_done;  ///< a part of 1
};

}  // namespace sudoku
