#include "struckdigits.h"

#include <algorithm>

#include <QPainter>

#include "boardgeometry.h"
#include "boardpainter.h"
#include "ui/style/rolelook.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr int kFadingMs = 200;
constexpr double kStrikeWidth = 0.022;  // width of the stroke, in parts of a cell's side
constexpr double kStrikeReach = 0.09;

}  // namespace

StruckDigits::StruckDigits(QWidget* board) : QWidget(board) {
  setAttribute(Qt::WA_TransparentForMouseEvents);
  hide();
  m_fading.setDuration(kFadingMs);
  m_fading.setStartValue(1.0);
  m_fading.setEndValue(0.0);
  connect(&m_fading, &QVariantAnimation::valueChanged, this, qOverload<>(&QWidget::update));
  connect(&m_fading, &QVariantAnimation::finished, this, [this] {
    m_candidates.clear();
    hide();
  });
}

void StruckDigits::start(const std::vector<Candidate>& candidates) {
  if (candidates.empty()) return;
  m_fading.stop();
  m_candidates = candidates;
  show();
  raise();
  m_fading.start();
}

void StruckDigits::paintEvent(QPaintEvent* /*event*/) {
  const BoardGeometry geometry(size(), BoardGeometry::marginFor(parentWidget()->font()));
  const double side = geometry.cellSide();
  QPainter painter(this);
  painter.setOpacity(m_fading.currentValue().toDouble());
  BoardPainter parts(painter, parentWidget()->font());
  const QColor ink = roleLook(Role::Eliminated, themeOf(this)).line;
  const QPen pen(ink, std::max(1.5, side * kStrikeWidth), Qt::SolidLine, Qt::RoundCap);
  const QPointF reach = QPointF(1, -1) * side * kStrikeReach;
  for (const Candidate& candidate : m_candidates) {
    const QPointF place = geometry.notePlace(candidate.cell, candidate.digit);
    const double size = BoardGeometry::legible(side * BoardGeometry::kNoteFont, side);
    parts.write(place, candidate.digit, {size, true}, ink);
    parts.line({place - reach, place + reach}, pen);
  }
}

}  // namespace sudoku
