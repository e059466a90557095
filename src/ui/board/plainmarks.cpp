#include "plainmarks.h"

#include <vector>

#include <QPainter>

#include "boardpainter.h"
#include "cellcolours.h"
#include "plainboard.h"
#include "ui/style/playercolours.h"

namespace sudoku {
namespace {

// Pixels between the ground of a colour and the edge of its cell, on a board of the usual size.
constexpr double kColourInset = 2;

DrawnLinks linesOf(const PlainBoard& board, const BoardGeometry& geometry, const QFont& font) {
  if (board.drawn.links.empty()) return {};
  BoardScene scene;
  scene.givens = board.givens;
  scene.board = board.board;
  scene.candidates = board.candidates;
  scene.candidateColours = board.drawn.colours;
  return {board.drawn.links, layoutOf(scene, SceneLayout(scene, geometry, font))};
}

}  // namespace

PlainMarks::PlainMarks(const PlainBoard& board, const PlainLook& look, const QFont& font)
    : m_board(board),
      m_look(look),
      m_font(font),
      m_geometry(geometryOf(look)),
      m_scale(look.square.cellSide() / BoardGeometry::kUsualCellSide),
      m_lines(linesOf(board, m_geometry, font)) {}

BoardGeometry PlainMarks::geometryOf(const PlainLook& look) {
  const double gap = look.square.gutter() / look.square.cellSide() * BoardGeometry::kUsualCellSide;
  return BoardGeometry::ofCellsAlone(qRound(gap));
}

void PlainMarks::paintCells(QPainter& painter) const {
  painter.save();
  painter.scale(m_scale, m_scale);
  for (const Cell cell : allCells()) {
    std::vector<RoleLook> looks;
    for (const Digit colour : m_board.colours[static_cast<std::size_t>(cell.index())])
      looks.push_back(paperColourLook(colour));
    const QRectF area =
        QRectF(m_geometry.cell(cell)).adjusted(kColourInset, kColourInset, -kColourInset, -kColourInset);
    if (!looks.empty())
      paintCellColours(painter, area, m_geometry.cellSide() * BoardGeometry::kCornerRadius, looks,
                       m_look.ground, 1);
  }
  painter.restore();
}

void PlainMarks::paintLinks(QPainter& painter) const {
  painter.save();
  painter.scale(m_scale, m_scale);
  m_lines.paint(painter, {.strong = m_look.given, .weak = m_look.small}, m_geometry.board(), m_look.ground);
  painter.restore();
}

void PlainMarks::paintColoured(QPainter& painter) const {
  if (m_board.drawn.colours.isEmpty()) return;
  RoleLook look;
  look.fill = m_look.ground;
  look.line = m_look.given;
  std::vector<PlacedDigit> digits;
  painter.save();
  painter.scale(m_scale, m_scale);
  for (const Cell cell : m_board.drawn.colours.cells()) {
    const CandidateColours colours = m_board.drawn.colours.at(cell);
    for (const Digit digit : colours.digits()) {
      const QPointF place = m_geometry.notePlace(cell, digit);
      paintCandidateMark(painter, place, m_geometry.cellSide(), *colours.of(digit), look, 1);
      digits.push_back({digit, place * m_scale});
    }
  }
  painter.restore();
  const SizedFont bold(m_font, {.size = m_look.smallSize, .isBold = true}, SizedFont::Sizes::Fractions);
  BoardPainter(painter).write(digits, bold, m_look.given);
}

}  // namespace sudoku
