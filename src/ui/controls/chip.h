#pragma once

#include <optional>

#include <QPushButton>

#include "libraryicons.h"

namespace sudoku {

/// A button that filters games or puzzles by a level, a tag, a collection, or a shelf of the library, which
/// holds the games of one status (such as solved). For a shelf it has an icon and the number of games.
class Chip : public QPushButton {
  Q_OBJECT

 public:
  enum class Look {
    Box,   ///< box for a level, with an icon if setIcon() has set one
    Pill,  ///< pill for a tag
    Row,   ///< row for a shelf or a collection, as wide as its parent has room
    Link,  ///< row for a command that filters nothing; takes the whole width of its parent
  };

  Chip(const QString& text, Look look, QWidget* parent);

  void setSign(LibraryIcon icon) { m_icon = icon; }
  /// Shows a number at the end of the chip; assistive technology gets `description` instead.
  void setCount(int count, const QString& description);
  /// Shows progress as a bar below the text; assistive technology gets `description` instead.
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
  std::optional<LibraryIcon> m_icon;
  QString m_count;
  std::optional<double> m_done;  ///< progress from 0 to 1
};

}  // namespace sudoku
