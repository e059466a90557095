#include "plainpainter.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <QPainter>

#include "boardgeometry.h"
#include "plainmarks.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr double kLeastBoxGap = 2;    // smallest distance between boxes, in pixels
constexpr double kBoxGap = 0.016;     // distance between boxes, in parts of the board's side
constexpr double kSmallDigit = 0.86;  // font size of digits, in parts of a cell's side
constexpr double kLeastDigit = 4;     // smallest font size of digits, in pixels
constexpr double kSmallBoxRadius = 3;

std::vector<PlacedDigit> placed(const Grid& board, CellSet cells, const BoardSquare& square) {
  std::vector<PlacedDigit> digits;
  digits.reserve(static_cast<std::size_t>(cells.size()));
  for (const Cell cell : cells) digits.push_back({*board.at(cell), square.centre(cell)});
  return digits;
}

/// The small digits of empty cells, of those that have a colour or of the others, without the digits that
/// have a colour themselves.
std::vector<PlacedDigit> placedCandidates(const PlainBoard& board, const BoardSquare& square,
                                          bool areColoured) {
  std::vector<PlacedDigit> digits;
  for (const Cell cell : board.board.emptyCells()) {
    if (board.colours[static_cast<std::size_t>(cell.index())].isEmpty() == areColoured) continue;
    for (const Digit digit :
         board.candidates[static_cast<std::size_t>(cell.index())] - board.drawn.colours.at(cell).digits())
      digits.push_back({digit, square.centre(cell) + BoardGeometry::noteOffset(digit, square.cellSide())});
  }
  return digits;
}

}  // namespace

PlainLook smallLook(const Theme& theme, int side) {
  const double gap = std::max(kLeastBoxGap, std::floor(side * kBoxGap));
  // The middles of the outermost lines are half a pixel inside of the board.
  const BoardSquare square(QRectF(0.5, 0.5, side - 1, side - 1), gap);
  return {.square = square,
          .panels = {.ground = theme.panel, .edge = theme.edge, .radius = kSmallBoxRadius},
          .digitSize = std::max(kLeastDigit, std::floor(square.cellSide() * kSmallDigit)),
          .smallSize = square.cellSide() * BoardGeometry::kNoteFont,
          .given = theme.given,
          .entry = theme.own,
          .small = theme.notes,
          .ground = theme.panel};
}

PlainPainter::PlainPainter(const QFont& font, const PlainLook& look)
    : m_look(look),
      m_font(font),
      m_given(font, {.size = look.digitSize, .isBold = true}, SizedFont::Sizes::Fractions),
      m_entry(font, {.size = look.digitSize}, SizedFont::Sizes::Fractions),
      m_small(font, {.size = look.smallSize}, SizedFont::Sizes::Fractions) {}

void PlainPainter::paint(QPainter& painter, const QPointF& corner, const PlainBoard& board) const {
  painter.save();
  painter.translate(corner);
  BoardPainter parts(painter);
  const auto paintPanels = [&](const PanelLook& panels) {
    const double outside = panels.edgeWidth / 2;
    for (int number = 0; number < 9; ++number)
      parts.paintPanel(m_look.square.box(number).adjusted(-outside, -outside, outside, outside), panels);
  };
  paintPanels(m_look.panels);
  for (int number = 0; number < 9; ++number) parts.paintLines(m_look.square.box(number), m_look.panels);
  const PlainMarks marks(board, look(), m_font);
  marks.paintCells(painter);
  if (!board.drawn.links.empty()) {
    marks.paintLinks(painter);
    // The strips beside links part them from each other, not from the edges of boxes, which stay whole.
    PanelLook edges = m_look.panels;
    edges.ground = {};
    paintPanels(edges);
  }
  const CellSet filled = board.board.filledCells();
  const CellSet givens = board.givens.filledCells() & filled;
  parts.write(placed(board.board, givens, m_look.square), m_given, m_look.given);
  parts.write(placed(board.board, filled - givens, m_look.square), m_entry, m_look.entry);
  // On the texture of a colour, small digits are as dark as large ones.
  parts.write(placedCandidates(board, m_look.square, false), m_small, m_look.small);
  parts.write(placedCandidates(board, m_look.square, true), m_small, m_look.given);
  marks.paintColoured(painter);
  painter.restore();
}

}  // namespace sudoku
