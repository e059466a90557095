#include "paintedicon.h"

#include <utility>

#include <QIconEngine>
#include <QPainter>

namespace sudoku {
namespace {

class PaintedIconEngine : public QIconEngine {
 public:
  explicit PaintedIconEngine(IconPaint paint) : m_paint(std::move(paint)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    painter->translate(rect.topLeft());
    painter->scale(rect.width() / 16.0, rect.height() / 16.0);
    m_paint(*painter, mode, state);
    painter->restore();
  }

  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }

  QIconEngine* clone() const override { return new PaintedIconEngine(m_paint); }

 private:
  IconPaint m_paint;
};

}  // namespace

QIcon paintedIcon(IconPaint paint) {
  return QIcon(new PaintedIconEngine(std::move(paint)));
}

}  // namespace sudoku
