#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

namespace sudoku {

/// A paint engine that passes all painting on to another painter, with text as outlines: the result looks the
/// same on machines that lack the fonts.
class OutlineEngine : public QPaintEngine {
 public:
  /// Paints with `painter`, which has to outlive the engine.
  explicit OutlineEngine(QPainter& painter);

  bool begin(QPaintDevice* device) override;
  bool end() override;
  void updateState(const QPaintEngineState& now) override;
  void drawPath(const QPainterPath& path) override { m_painter.drawPath(path); }
  void drawPolygon(const QPointF* points, int count, PolygonDrawMode mode) override;
  void drawPixmap(const QRectF& area, const QPixmap& pixmap, const QRectF& part) override;
  void drawTextItem(const QPointF& place, const QTextItem& item) override;
  /// Returns SVG, so that the program's painters draw textures as lines.
  Type type() const override { return SVG; }

 private:
  void updateClip(const QPaintEngineState& now);

  QPainter& m_painter;
};

/// A device that paints onto another device, with text as outlines, and has the size and resolution of that
/// device.
class OutlineDevice : public QPaintDevice {
 public:
  /// Both `painter` and `target` outlive the device; the painter is active on the target.
  OutlineDevice(QPainter& painter, QPaintDevice& target) : m_engine(painter), m_target(target) {}

  QPaintEngine* paintEngine() const override { return &m_engine; }

 protected:
  int metric(PaintDeviceMetric metric) const override;

 private:
  mutable OutlineEngine m_engine;  // mutable, since Qt asks a constant device for its engine
  QPaintDevice& m_target;
};

}  // namespace sudoku
