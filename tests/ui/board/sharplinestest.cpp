#include <cstdlib>
#include <vector>

#include <QWidget>

#include "../windowfixture.h"
#include "ui/board/boxpanel.h"
#include "ui/board/sceneboard.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

QImage pictureOf(QWidget& widget, double scale) {
  QImage picture((QSizeF(widget.size()) * scale).toSize(), QImage::Format_RGB32);
  picture.setDevicePixelRatio(scale);
  widget.render(&picture);
  return picture;
}

/// Whether two colours are equal but for rounding in blending.
bool isNear(const QColor& a, const QColor& b) {
  constexpr int kRounding = 2;
  return std::abs(a.red() - b.red()) <= kRounding && std::abs(a.green() - b.green()) <= kRounding &&
         std::abs(a.blue() - b.blue()) <= kRounding;
}

/// Whether a colour is that of the lines round boxes or between cells.
bool isOfLine(const QColor& colour) {
  return isNear(colour, lightTheme().edge) || isNear(colour, lightTheme().cellLine);
}

/// The widths in pixels of the lines that a row of pixels crosses; only pixels of the pure colour count.
std::vector<int> widthsAcross(const QImage& picture, int y) {
  std::vector<int> widths;
  bool wasLine = false;
  for (int x = 0; x < picture.width(); ++x) {
    const bool isLine = isOfLine(picture.pixelColor(x, y));
    if (isLine && !wasLine) widths.push_back(0);
    if (isLine) ++widths.back();
    wasLine = isLine;
  }
  return widths;
}

/// Tests with a desktop's scale in percent.
class SharpLinesTest : public testing::TestWithParam<int> {
 protected:
  double scale() const { return GetParam() / 100.0; }
  int width() const { return qRound(scale()); }
};

TEST_P(SharpLinesTest, OfBoxesAreOfOneWidth) {
  for (int side = 60; side < 70; ++side) {
    QWidget window;
    window.resize(100, 100);
    BoxPanel panel(0, &window);
    panel.setGeometry(side % 3, 7, side, side);
    const QImage picture = pictureOf(window, scale());
    for (const int place : {0, 4, 8}) {
      const QPoint middle = BoardGeometry::cellInPanel(panel.size(), place).center() + panel.pos();
      const QImage turned = picture.transformed(QTransform(0, 1, 1, 0, 0, 0));
      const std::vector<int> four(4, width());
      EXPECT_EQ(widthsAcross(picture, qRound(middle.y() * scale())), four) << side;
      EXPECT_EQ(widthsAcross(turned, qRound(middle.x() * scale())), four) << side;
    }
  }
}

TEST_P(SharpLinesTest, GrowWithTheBoard) {
  constexpr int kTwice = 420;
  QWidget window;
  window.resize(kTwice + 20, kTwice + 20);
  BoxPanel panel(0, &window);
  panel.setGeometry(7, 7, kTwice, kTwice);
  const QImage picture = pictureOf(window, scale());
  const QPoint middle = BoardGeometry::cellInPanel(panel.size(), 4).center() + panel.pos();
  const std::vector<int> widths = widthsAcross(picture, qRound(middle.y() * scale()));
  EXPECT_EQ(widths, std::vector<int>(4, qRound(2 * scale())));
}

TEST_P(SharpLinesTest, OfPicturesStandWhereThoseOfTheBoardDo) {
  constexpr int kSide = 301;
  QWidget window;
  window.resize(320, 320);
  SceneBoard scene(&window);
  scene.setGeometry(3, 5, kSide, kSide);
  const BoardGeometry geometry(scene.size());
  QWidget board(&window);
  board.setGeometry(scene.geometry());
  for (int box = 0; box < 9; ++box) (new BoxPanel(box, &board))->setGeometry(geometry.box(box));
  scene.hide();
  const QImage panels = pictureOf(window, scale());
  scene.show();
  board.hide();
  const QImage picture = pictureOf(window, scale());
  for (const Cell cell : {Cell::at(0, 0), Cell::at(4, 4), Cell::at(8, 8)}) {
    const int y = qRound((geometry.cell(cell).center().y() + 5) * scale());
    const auto widths = widthsAcross(picture, y);
    EXPECT_EQ(widths, std::vector<int>(12, width()));
    for (int x = 0; x < picture.width(); ++x)
      ASSERT_EQ(isOfLine(picture.pixelColor(x, y)), isOfLine(panels.pixelColor(x, y))) << x;
  }
}

INSTANTIATE_TEST_SUITE_P(Scales, SharpLinesTest, testing::Values(100, 125, 150, 175, 200, 300),
                         testing::PrintToStringParamName());

}  // namespace
}  // namespace sudoku
