#pragma once

#include <QPaintDevice>
#include <QPaintEngine>
#include <QPainter>

namespace sudoku {

/// Passes all painting on to another painter, text as its outlines: the result looks the same where none of
/// the program's fonts is known.
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
  /// SVG, so that the project's own painters draw textures as lines.
  Type type() const override { return SVG; }

 private:
  void updateClip(const QPaintEngineState& now);

  QPainter& m_painter;
};

/// A device that paints onto another device with text as outlines, and has that device's size and resolution.
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
