#include "cellpainter.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "boardgeometry.h"
#include "candidatemark.h"
#include "cellcolours.h"
#include "drawnlinks.h"
#include "noteplaces.h"
#include "ui/style/playercolours.h"

namespace sudoku {
namespace {

constexpr double kPlainSide = 66;  // pixels of a cell, in a window of 1020x720
constexpr double kLeastTextureScale = 0.75;
constexpr double kGhostOpacity = 0.35;
// Parts of a cell's side.
constexpr double kDiscShare = 0.36;
constexpr double kCircle = 0.33;  // radius, round the chosen number in high contrast
constexpr double kEntryRing = 0.08;
constexpr double kStripeStep = 0.45;   // distance between stripes along a side
constexpr double kStripeShare = 0.42;  // part of the step that a stripe takes
constexpr double kStrongRing = 0.06;   // ring of the selection in high contrast, outside all notes
constexpr double kStrongEdge = 0.03;   // other edges in high contrast

/// Coarse diagonal stripes over a cell from its corner.
QBrush stripesOver(const QRectF& area, double step, const Theme& theme) {
  constexpr double kSoftEdge = 0.02;
  // The gradient is diagonal; along a side of the cell it repeats after each step.
  QLinearGradient gradient(area.topLeft(), area.topLeft() + QPointF(step, step) / 2);
  gradient.setSpread(QGradient::RepeatSpread);
  gradient.setColorAt(0, theme.wrongFill);
  gradient.setColorAt(1 - kStripeShare - kSoftEdge, theme.wrongFill);
  gradient.setColorAt(1 - kStripeShare, theme.wrongStripe);
  gradient.setColorAt(1 - kSoftEdge, theme.wrongStripe);
  gradient.setColorAt(1, theme.wrongFill);
  return gradient;
}

/// Whether the player's colours are shown: what a check or Hints show goes before them.
bool showsColours(const CellView& view) {
  return !view.colours.isEmpty() && view.mark == CellView::Mark::None && !view.possible;
}

QColor digitColour(const CellView& view, const Theme& theme) {
  if (view.mark == CellView::Mark::Wrong) return theme.wrongText;
  if (view.mark == CellView::Mark::Right) return theme.rightText;
  if (view.revealed) return theme.revealed;
  return view.given ? theme.given : theme.own;
}

}  // namespace

CellPainter::CellPainter(QPainter& painter, const QRectF& area, const Theme& theme, const QFont& font,
                         const CellSizes& sizes)
    : m_painter(painter),
      m_parts(painter, font),
      m_font(font),
      m_area(area),
      m_theme(theme),
      m_size(std::min(area.width(), area.height())),
      m_sizes(sizes) {
  if (m_sizes.noteSide <= 0) m_sizes.noteSide = m_size;
}

void CellPainter::paint(const CellView& view, bool hasFocus) {
  if (showsColours(view))
    paintColours(view);
  else
    paintFill(view);
  if (m_sizes.links != nullptr) {
    m_painter.translate(-m_sizes.place);
    m_sizes.links->paint(m_painter, linkColours(m_theme), m_area.translated(m_sizes.place), m_theme.panel);
    m_painter.translate(m_sizes.place);
  }
  if (view.digit)
    paintDigit(view);
  else
    paintNotes(view);
  if (view.conflict) paintConflict(view.tried);
  if (view.twoCandidates) paintTwoCandidates();
  if (view.tried) paintTried();
  paintMark(view.mark);
  if (view.selected) paintRing(view, hasFocus);
  if (m_theme.isHighContrast) paintEdges(view);
}

void CellPainter::paintGhost(Digit digit) {
  m_painter.setOpacity(kGhostOpacity);
  m_parts.write(m_area.center(), digit, {m_size * m_sizes.scale * BoardGeometry::kDigitFont}, m_theme.own);
  m_painter.setOpacity(1);
}

QBrush CellPainter::fillOf(const CellView& view) const {
  if (view.mark == CellView::Mark::Wrong) return stripesOver(m_area, m_size * kStripeStep, m_theme);
  if (view.mark == CellView::Mark::Right) return m_theme.rightFill;
  if (view.conflict) return m_theme.conflictFill;
  if (view.possible) return m_theme.hintFill;
  if (view.inSelection) return m_theme.onFill;
  if (view.holdsHighlighted()) return m_theme.sameFill;
  if (view.peer) return m_theme.peerFill;
  return m_theme.panel;
}

/// The factor of line widths: lines grow with the board, by whole pixels.
double CellPainter::lineScale() const {
  return std::max(1.0, std::round(m_size / kPlainSide));
}

void CellPainter::paintFill(const CellView& view) {
  const double inset = lineScale();
  m_parts.fill(m_area.adjusted(inset, inset, -inset, -inset), cornerRadius(), fillOf(view));
}

void CellPainter::paintColours(const CellView& view) {
  std::vector<RoleLook> looks;
  for (const Digit colour : view.colours) looks.push_back(playerColourLook(colour, m_theme));
  paintCellColours(m_painter, m_area.adjusted(1, 1, -1, -1), cornerRadius(), looks, m_theme.panel,
                   std::max(kLeastTextureScale, m_size / kPlainSide));
  // The chosen number stands out from the colours on a disc of its own.
  if (view.holdsHighlighted()) m_parts.disc(m_area.center(), m_size * kDiscShare, m_theme.sameFill);
}

void CellPainter::paintDigit(const CellView& view) {
  // A revealed digit differs in more than its colour.
  const Lettering lettering{m_size * m_sizes.scale * BoardGeometry::kDigitFont, view.given, view.revealed};
  m_parts.write(m_area.center(), *view.digit, lettering, digitColour(view, m_theme));
}

QColor CellPainter::noteColour(const CellView& view, Digit digit) const {
  if (view.possible) return m_theme.hintText;
  if (digit == view.highlighted) return m_theme.own;
  return showsColours(view) ? notesOnFill(m_theme) : m_theme.notes;
}

void CellPainter::paintNotes(const CellView& view) {
  DigitSet marked;
  for (const NotePlace& note : notePlaces(view, {m_size, m_sizes.noteSide, m_sizes.scale}, m_font)) {
    const Digit digit = note.digit;
    const QPointF place = m_area.center() + note.offset;
    const auto colour = marked.contains(digit) ? std::nullopt : view.candidateColours.of(digit);
    if (colour) {
      marked.add(digit);
      paintCandidateMark(m_painter, place, m_size, *colour, m_theme,
                         std::max(kLeastTextureScale, lineScale()));
    }
    const bool isPossible = digit == view.possible && !note.isCentre;
    const bool stands = isPossible || digit == view.highlighted;
    const QColor ink = colour && !isPossible                        ? m_theme.text
                       : note.isCentre && !stands && !view.possible ? m_theme.text
                                                                    : noteColour(view, digit);
    m_parts.write(place, digit, {note.size, stands || colour}, ink);
    // A candidate that Hints show has a ring if it is also the player's note.
    if (isPossible && view.notes.contains(digit))
      m_parts.circle(place, m_size * BoardGeometry::kNoteRadius,
                     QPen(m_theme.hintText, std::max(1.0, m_size * 0.018)));
  }
}

/// Paints for high contrast what fills say in other themes: an edge round a cell that is possible or selected
/// with others, a circle round the chosen number.
void CellPainter::paintEdges(const CellView& view) {
  const double width = std::max(2.0, m_size * kStrongEdge);
  const QPen pen(m_theme.accent, width);
  if (view.holdsHighlighted()) m_parts.circle(m_area.center(), m_size * kCircle, pen);
  if (view.inSelection && !view.selected) ringInside(width / 2, pen);
  if (!view.possible) return;
  // On the ring of the selection the dashes have the colour of gaps.
  ringInside(view.selected ? strongRing() / 2 : width / 2,
             QPen(view.selected ? m_theme.panel : m_theme.accent, width, Qt::DashLine));
}

void CellPainter::paintMark(CellView::Mark mark) {
  if (mark == CellView::Mark::None) return;
  const double side = m_size * 0.15;
  const QRectF corner(m_area.right() - m_size * 0.09 - side, m_area.top() + m_size * 0.1, side, side);
  const QColor colour = mark == CellView::Mark::Right ? m_theme.rightText : m_theme.wrongText;
  const QPen pen(colour, std::max(1.5, m_size * 0.03), Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
  if (mark == CellView::Mark::Right)
    m_parts.tick(corner, pen);
  else
    m_parts.cross(corner, pen);
}

/// Paints dots below the digit that has a conflict, above the frame of a tried digit.
void CellPainter::paintConflict(bool isTried) {
  const double thickness = std::max(2.0, m_size * 0.045);
  QPen pen(m_theme.conflictLine, thickness, Qt::CustomDashLine, Qt::RoundCap);
  pen.setDashPattern({0.01, 2});  // dots: no length but their round caps
  const QPointF middle(m_area.center().x(), m_area.bottom() - m_size * (isTried ? 0.2 : 0.12));
  const QPointF reach(m_size * 0.22, 0);
  m_parts.line({middle - reach, middle + reach}, pen);
}

/// Paints two dots side by side, each in a gap between four notes, which notes in slots leave free too.
void CellPainter::paintTwoCandidates() {
  const double radius = std::max(1.5, m_size * 0.043);
  const double across = m_size * BoardGeometry::kNoteDistance / 2;
  for (const double side : {-across, across})
    m_parts.disc(m_area.center() + QPointF(side, -across), radius, m_theme.accent);
}

/// Paints a dashed frame round a tried digit.
void CellPainter::paintTried() {
  ringInside(m_size * 0.13, QPen(m_theme.accent, std::max(1.2, m_size * 0.025), Qt::DashLine));
}

/// Paints the ring of the current cell. If several cells are selected, one line runs round all of them, and
/// the ring lies inside it. In high contrast the ring is broad.
void CellPainter::paintRing(const CellView& view, bool hasFocus) {
  const double scale = lineScale();
  const double width = m_theme.isHighContrast ? strongRing() : (hasFocus ? 2 : 1) * scale;
  const double within = view.inSelection ? std::round(m_size * kEntryRing) : scale;
  ringInside(m_theme.isHighContrast ? width / 2 : within + (hasFocus ? 0.0 : scale / 2),
             QPen(hasFocus ? m_theme.accent : m_theme.mutedText, width));
}

void CellPainter::ringInside(double inset, const QPen& pen) {
  m_parts.ring(m_area.adjusted(inset, inset, -inset, -inset), cornerRadius(), pen);
}

double CellPainter::cornerRadius() const {
  return m_size * BoardGeometry::kCornerRadius;
}

double CellPainter::strongRing() const {
  return std::max(3.0, m_size * kStrongRing);
}

}  // namespace sudoku
