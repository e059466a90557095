#include "smallboard.h"

#include <algorithm>
#include <cmath>

#include <QGlyphRun>
#include <QPainter>

#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr int kBoxes = 3;
constexpr double kLeastBoxGap = 2;
constexpr double kBoxGap = 0.016;      // of the board
constexpr double kDigitHeight = 0.86;  // of a cell
constexpr double kSmallBoxRadius = 3;

double gapIn(int side) {
  return std::max(kLeastBoxGap, std::floor(side * kBoxGap));
}

}  // namespace

SmallBoard::SmallBoard(const QFont& font, int side)
    : m_side(side), m_gap(gapIn(side)), m_cellSide((side - (kBoxes - 1) * m_gap - 1) / 9.0) {
  QFont digits = font;
  digits.setPixelSize(std::max(4, static_cast<int>(m_cellSide * kDigitHeight)));
  digits.setBold(false);
  m_entries = digitsOf(digits);
  digits.setBold(true);
  m_givens = digitsOf(digits);
}

SmallBoard::Digits SmallBoard::digitsOf(QFont font) {
  font.setHintingPreference(QFont::PreferNoHinting);
  Digits digits;
  digits.font = QRawFont::fromFont(font);
  for (std::size_t value = 1; value < digits.signs.size(); ++value) {
    const auto signs = digits.font.glyphIndexesForString(QString::number(value));
    if (signs.isEmpty()) continue;
    digits.signs[value] = signs.front();
    const QRectF ink = digits.font.boundingRect(signs.front());
    digits.starts[value] = -ink.center();
  }
  return digits;
}

QPointF SmallBoard::middleOf(Cell cell) const {
  const auto along = [this](int place) {
    const int gaps = place / kBoxes;
    return 0.5 + (place + 0.5) * m_cellSide + gaps * m_gap;
  };
  return {along(cell.column()), along(cell.row())};
}

void SmallBoard::paint(QPainter& painter, const QPointF& corner, const Grid& givens, const Grid& board,
                       const Theme& theme) const {
  painter.save();
  painter.translate(corner);
  painter.setPen(QPen(theme.edge, 1));
  painter.setBrush(theme.panel);
  const double box = kBoxes * m_cellSide;
  for (int row = 0; row < kBoxes; ++row)
    for (int column = 0; column < kBoxes; ++column)
      painter.drawRoundedRect(QRectF(0.5 + column * (box + m_gap), 0.5 + row * (box + m_gap), box, box),
                              kSmallBoxRadius, kSmallBoxRadius);
  const CellSet given = givens.filledCells();
  painter.setPen(theme.given);
  paintDigits(painter, board, given, m_givens);
  painter.setPen(theme.own);
  paintDigits(painter, board, board.filledCells() - given, m_entries);
  painter.restore();
}

void SmallBoard::paintDigits(QPainter& painter, const Grid& board, CellSet cells,
                             const Digits& digits) const {
  // One call for all of them: many boards are painted again with each step of a scroll bar.
  QList<quint32> signs;
  QList<QPointF> starts;
  for (const Cell cell : cells) {
    const auto digit = board.at(cell);
    if (!digit) continue;
    const auto value = static_cast<std::size_t>(digit->value());
    signs << digits.signs[value];
    starts << middleOf(cell) + digits.starts[value];
  }
  if (signs.isEmpty()) return;
  QGlyphRun run;
  run.setRawFont(digits.font);
  run.setGlyphIndexes(signs);
  run.setPositions(starts);
  painter.drawGlyphRun({}, run);
}

}  // namespace sudoku
