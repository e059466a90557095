#include "wherediagram.h"

#include <QPainter>
#include <QPainterPath>

#include "ui/style/rolelook.h"
#include "ui/style/textsize.h"
#include "ui/style/themeof.h"

namespace sudoku {
namespace {

constexpr double kDiagramBoxGap = 0.06;  // gap between boxes, in parts of the diagram's side
constexpr double kTextureScale = 0.5;
constexpr double kDiagramEdge = 1.2;

}  // namespace

WhereDiagram::WhereDiagram(QWidget* parent) : QWidget(parent) {}

void WhereDiagram::setPicture(const StepPicture& picture) {
  m_picture = picture;
  update();
}

QRectF WhereDiagram::areaOf(House house) const {
  const QRectF board = QRectF(rect()).adjusted(1, 1, -1, -1);
  const double box = board.width() * (1 - 2 * kDiagramBoxGap) / 3;
  const double step = box + board.width() * kDiagramBoxGap;
  const auto boxStart = [&](int place) { return place * step; };
  const auto lineStart = [&](int line) { return boxStart(line / 3) + line % 3 * box / 3; };
  switch (house.kind()) {
    case House::Kind::Row:
      return {board.left(), board.top() + lineStart(house.number()), board.width(), box / 3};
    case House::Kind::Column:
      return {board.left() + lineStart(house.number()), board.top(), box / 3, board.height()};
    case House::Kind::Box:
      break;
  }
  return {board.left() + boxStart(house.number() % 3), board.top() + boxStart(house.number() / 3), box, box};
}

void WhereDiagram::paintEvent(QPaintEvent* /*event*/) {
  const Theme& theme = themeOf(this);
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(theme.edge, kDiagramEdge));
  for (int box = 0; box < 9; ++box) painter.drawRoundedRect(areaOf(House::box(box)), 3, 3);
  for (const StepPicture::Band& band : m_picture.bands) {
    const RoleLook& look = roleLook(band.role, theme);
    QPainterPath path;
    path.addRoundedRect(areaOf(band.house), 2, 2);
    fillTextured(painter, path, look, kTextureScale);
    painter.setPen(QPen(look.line, kDiagramEdge));
    painter.setBrush(Qt::NoBrush);
    painter.drawPath(path);
  }
  if (!m_picture.digit) return;
  const RoleLook& look = roleLook(Role::Pattern, theme);
  painter.setPen(Qt::NoPen);
  painter.setBrush(look.mark);
  painter.drawEllipse(QRectF(rect()).center(), width() / 4.0, height() / 4.0);
  QFont font = bold(this->font());
  font.setPixelSize(height() / 3);
  painter.setFont(font);
  painter.setPen(look.onMark);
  painter.drawText(rect(), Qt::AlignCenter, QString::number(m_picture.digit->value()));
}

}  // namespace sudoku
