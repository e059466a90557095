#include "outlinedevice.h"

#include <QPainterPath>
#include <QPen>
#include <QPolygonF>

namespace sudoku {
namespace {

/// The features of the paint engine: those that SVG pictures can represent.
constexpr QPaintEngine::PaintEngineFeatures kFeatures = QPaintEngine::PaintEngineFeatures(
    QPaintEngine::AllFeatures & ~QPaintEngine::PatternBrush & ~QPaintEngine::PerspectiveTransform &
    ~QPaintEngine::ConicalGradientFill & ~QPaintEngine::PorterDuff);

}  // namespace

OutlineEngine::OutlineEngine(QPainter& painter) : QPaintEngine(kFeatures), m_painter(painter) {}

bool OutlineEngine::begin(QPaintDevice* /*device*/) {
  setActive(true);
  return true;
}

bool OutlineEngine::end() {
  setActive(false);
  return true;
}

void OutlineEngine::updateState(const QPaintEngineState& now) {
  const DirtyFlags changed = now.state();
  if (changed.testFlag(DirtyTransform)) m_painter.setTransform(now.transform());
  if (changed.testFlag(DirtyPen)) m_painter.setPen(now.pen());
  if (changed.testFlag(DirtyBrush)) m_painter.setBrush(now.brush());
  if (changed.testFlag(DirtyBrushOrigin)) m_painter.setBrushOrigin(now.brushOrigin());
  if (changed.testFlag(DirtyOpacity)) m_painter.setOpacity(now.opacity());
  if (changed.testFlag(DirtyHints)) m_painter.setRenderHints(now.renderHints());
  updateClip(now);
}

void OutlineEngine::updateClip(const QPaintEngineState& now) {
  const DirtyFlags changed = now.state();
  if (changed.testFlag(DirtyClipPath)) m_painter.setClipPath(now.clipPath(), now.clipOperation());
  if (changed.testFlag(DirtyClipRegion)) m_painter.setClipRegion(now.clipRegion(), now.clipOperation());
  if (changed.testFlag(DirtyClipEnabled)) m_painter.setClipping(now.isClipEnabled());
}

void OutlineEngine::drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) {
  if (mode == PolylineMode)
    m_painter.drawPolyline(points, count);
  else
    m_painter.drawPolygon(points, count, mode == WindingMode ? Qt::WindingFill : Qt::OddEvenFill);
}

void OutlineEngine::drawPixmap(const QRectF& area, const QPixmap& pixmap, const QRectF& part) {
  m_painter.drawPixmap(area, pixmap, part);
}

void OutlineEngine::drawTextItem(const QPointF& place, const QTextItem& item) {
  QPainterPath outlines;
  outlines.addText(place, item.font(), item.text());
  // Winding fill, since the odd-even rule would leave holes where strokes of a letter overlap.
  outlines.setFillRule(Qt::WindingFill);
  m_painter.fillPath(outlines, m_painter.pen().brush());
}

int OutlineDevice::metric(PaintDeviceMetric metric) const {
  switch (metric) {
    case PdmWidth:
      return m_target.width();
    case PdmHeight:
      return m_target.height();
    case PdmWidthMM:
      return m_target.widthMM();
    case PdmHeightMM:
      return m_target.heightMM();
    case PdmNumColors:
      return m_target.colorCount();
    case PdmDepth:
      return m_target.depth();
    case PdmDpiX:
      return m_target.logicalDpiX();
    case PdmDpiY:
      return m_target.logicalDpiY();
    case PdmPhysicalDpiX:
      return m_target.physicalDpiX();
    case PdmPhysicalDpiY:
      return m_target.physicalDpiY();
    case PdmDevicePixelRatio:
      return 1;
    case PdmDevicePixelRatioScaled:
      return qRound(devicePixelRatioFScale());
    default:
      return QPaintDevice::metric(metric);
  }
}

}  // namespace sudoku
