#pragma once

#include <QFont>
#include <QPointF>

#include "plainboard.h"
#include "ui/style/sizedfont.h"

class QPainter;

namespace sudoku {

struct Theme;

/// The look of a small board in the window, whose side is in pixels.
PlainLook smallLook(const Theme& theme, int side);

/// Paints plain boards of one size. To be made once for many boards, since it looks the digits up in the
/// fonts.
class PlainPainter {
 public:
  PlainPainter(const QFont& font, const PlainLook& look);

  const PlainLook& look() const { return m_look; }
  void paint(QPainter& painter, const QPointF& corner, const PlainBoard& board) const;

 private:
  PlainLook m_look;
  QFont m_font;
  SizedFont m_given;
  SizedFont m_entry;
  SizedFont m_small;
};

}  // namespace sudoku
