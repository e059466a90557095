#pragma once

#include <optional>

#include <QPushButton>

#include "libraryicons.h"

namespace sudoku {

struct Theme;

/// Chooses some of the games: a level, a tag, or a shelf, which has a sign and the number of its games.
class LibraryChip : public QPushButton {
  Q_OBJECT

 public:
  enum class Look {
    Box,   ///< of a level
    Pill,  ///< of a tag
    Row,   ///< of a shelf: as wide as there is room
  };

  LibraryChip(const QString& text, Look look, QWidget* parent);

  void setTheme(const Theme& theme);
  void setSign(LibraryIcon icon) { m_icon = icon; }
  void setCount(int count);

  QSize sizeHint() const override;
  QSize minimumSizeHint() const override { return {0, sizeHint().height()}; }

 protected:
  void paintEvent(QPaintEvent* event) override;

 private:
  void paintGround(QPainter& painter) const;

  Look m_look;
  const Theme* m_theme;
  std::optional<LibraryIcon> m_icon;
  QString m_count;
};

}  // namespace sudoku
