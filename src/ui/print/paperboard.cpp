#include "paperboard.h"

#include <algorithm>

#include "ink.h"
#include "ui/board/boardgeometry.h"

namespace sudoku {
namespace {

// Pixels between boxes on a board of the usual size: a whole number, so that the lines of links, which are
// found for such a board, fit the paper.
constexpr double kGutterPixels = 12;

// Parts of the board's side.
constexpr double kGutter = kGutterPixels / (9 * BoardGeometry::kUsualCellSide + 2 * kGutterPixels);
constexpr double kPaperRadius = 0.011;
constexpr double kEdgeWidth = 0.0034;
constexpr double kLineWidth = 0.0018;
/// The least widths of lines, in points: thinner lines break up on some printers.
constexpr double kLeastEdge = 0.7;
constexpr double kLeastPaperLine = 0.35;

}  // namespace

PlainLook paperLook(double side) {
  const BoardSquare square(QRectF(0, 0, side, side), side * kGutter);
  const double edge = std::max(kLeastEdge, side * kEdgeWidth);
  return {.square = square,
          .panels = {.edge = QColor::fromRgb(PaperColours::kEdge),
                     .line = QColor::fromRgb(PaperColours::kLine),
                     .edgeWidth = edge,
                     .lineWidth = std::max(kLeastPaperLine, side * kLineWidth),
                     .lineGap = edge / 2,
                     .radius = side * kPaperRadius,
                     .isSharp = false},
          .digitSize = square.cellSide() * BoardGeometry::kDigitFont,
          .smallSize = square.cellSide() * BoardGeometry::kNoteFont,
          .given = QColor::fromRgb(PaperColours::kText),
          .entry = QColor::fromRgb(PaperColours::kText),
          .small = QColor::fromRgb(PaperColours::kMuted),
          .ground = Qt::white};
}

void paintPaperBoard(Ink& ink, const QRectF& square, const PlainBoard& board) {
  PlainPainter(ink.font(), paperLook(square.width())).paint(ink.painter(), square.topLeft(), board);
}

}  // namespace sudoku
