#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

namespace sudoku {

/// Hands all that is painted on to a painter, text as its outlines: what is then written looks the same where
/// none of our fonts is known.
class OutlineEngine : public QPaintEngine {
 public:
  /// The painter outlives the engine.
  explicit OutlineEngine(QPainter& painter);

  bool begin(QPaintDevice* device) override;
  bool end() override;
  void updateState(const QPaintEngineState& now) override;
  void drawPath(const QPainterPath& path) override { m_painter.drawPath(path); }
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
  void drawPixmap(const QRectF& area, const QPixmap& pixmap, const QRectF& part) override;
  void drawTextItem(const QPointF& place, const QTextItem& item) override;
  /// That of what it is for: painters of our own draw textures as lines then.
  Type type() const override { return SVG; }

 private:
  void updateClip(const QPaintEngineState& now);

  QPainter& m_painter;
};

/// A device that paints in this way onto another, with the measures of that.
class OutlineDevice : public QPaintDevice {
 public:
  /// Both outlive it; the painter is active on the device.
  OutlineDevice(QPainter& painter, QPaintDevice& target) : m_engine(painter), m_target(target) {}

  QPaintEngine* paintEngine() const override { return &m_engine; }

 protected:
  int metric(PaintDeviceMetric metric) const override;

 private:
  mutable OutlineEngine m_engine;  // Qt asks a constant device for it
  QPaintDevice& m_target;
};

}  // namespace sudoku
