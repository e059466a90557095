#include "paperboard.h"

#include <algorithm>

#include <QPen>

#include "ink.h"
#include "ui/board/boardgeometry.h"

namespace sudoku {
namespace {

// Parts of the board's side.
constexpr double kGutter = 0.019;
constexpr double kPaperRadius = 0.011;
constexpr double kEdgeWidth = 0.0034;
constexpr double kLineWidth = 0.0018;
/// The least widths of lines, in points: thinner lines break up on some printers.
constexpr double kLeastEdge = 0.7;
constexpr double kLeastPaperLine = 0.35;

class PaperPlaces {
 public:
  explicit PaperPlaces(const QRectF& square)
      : m_square(square), m_gutter(square.width() * kGutter), m_panel((square.width() - 2 * m_gutter) / 3) {}

  double side() const { return m_square.width(); }
  double cellSide() const { return m_panel / 3; }
  QRectF panel(int box) const {
    const QPointF shift = QPointF(QPoint(box % 3, box / 3)) * (m_panel + m_gutter);
    return {m_square.topLeft() + shift, QSizeF(m_panel, m_panel)};
  }
  QPointF centre(Cell cell) const {
    const QPointF corner = panel(cell.box()).topLeft();
    const int place = cell.placeInBox();
    return corner + (QPointF(QPoint(place % 3, place / 3)) + QPointF(0.5, 0.5)) * cellSide();
  }

 private:
  QRectF m_square;
  double m_gutter;
  double m_panel;
};

void paintPanels(QPainter& painter, const PaperPlaces& places) {
  const QPen line(QColor::fromRgb(PaperColours::kLine), std::max(kLeastPaperLine, places.side() * kLineWidth),
                  Qt::SolidLine, Qt::FlatCap);
  const QPen edge(QColor::fromRgb(PaperColours::kEdge), std::max(kLeastEdge, places.side() * kEdgeWidth));
  const double radius = places.side() * kPaperRadius;
  painter.setBrush(Qt::NoBrush);
  painter.setPen(line);
  for (int box = 0; box < 9; ++box) {
    const QRectF panel = places.panel(box);
    for (const int number : {1, 2}) {
      const double shift = number * places.cellSide();
      painter.drawLine(panel.topLeft() + QPointF(shift, 0), panel.bottomLeft() + QPointF(shift, 0));
      painter.drawLine(panel.topLeft() + QPointF(0, shift), panel.topRight() + QPointF(0, shift));
    }
  }
  painter.setPen(edge);
  for (int box = 0; box < 9; ++box) painter.drawRoundedRect(places.panel(box), radius, radius);
}

void writeCentred(Ink& ink, const QPointF& centre, Digit digit) {
  ink.write(centre + QPointF(0, ink.capHeight() / 2), QString(QChar(digit.toChar())), Ink::Align::Centre);
}

}  // namespace

void paintPaperBoard(Ink& ink, const QRectF& square, const PaperBoard& board) {
  const PaperPlaces places(square);
  paintPanels(ink.painter(), places);
  const double side = places.cellSide();
  ink.setColour(PaperColours::kText);
  for (const bool isGiven : {true, false}) {
    ink.setSize(side * BoardGeometry::kDigitFont, isGiven);
    for (const Cell cell : board.board.filledCells())
      if (board.givens.isEmpty(cell) != isGiven)
        writeCentred(ink, places.centre(cell), *board.board.at(cell));
  }
  ink.setSize(side * BoardGeometry::kNoteFont);
  ink.setColour(PaperColours::kMuted);
  for (const Cell cell : board.board.emptyCells())
    for (const Digit digit : board.candidates[static_cast<std::size_t>(cell.index())])
      writeCentred(ink, places.centre(cell) + BoardGeometry::noteOffset(digit, side), digit);
}

}  // namespace sudoku
