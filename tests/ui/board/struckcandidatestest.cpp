#include <algorithm>
#include <gtest/gtest.h>
#include <vector>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "ui/board/boardpainter.h"
#include "ui/board/scenepainter.h"
#include "ui/style/rolelook.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr int kSmallNote = 12;

/// The side of a board whose small digits are 12 pixels high.
int smallSide() {
  const auto sizeIn = [](int side) {
    const double size = BoardGeometry({side, side}).cellSide() * BoardGeometry::kNoteFont;
    return qRound(size);
  };
  int side = 300;
  while (sizeIn(side) < kSmallNote) ++side;
  return side;
}

/// How much of each pixel a digit covers, from 0 to 255.
QImage coverOf(const SceneDigit& digit, const QSize& size) {
  QImage image(size, QImage::Format_Grayscale8);
  image.fill(Qt::black);
  QPainter painter(&image);
  BoardPainter(painter, QApplication::font())
      .write(digit.centre, digit.candidate.digit, digit.shape.lettering, Qt::white);
  return image;
}

/// The pixels that a digit does not touch although it covers a pixel beside them strongly.
std::vector<QPoint> edgeOf(const QImage& cover) {
  const auto at = [&cover](int x, int y) { return qGray(cover.pixel(x, y)); };
  std::vector<QPoint> edge;
  for (int y = 1; y < cover.height() - 1; ++y)
    for (int x = 1; x < cover.width() - 1; ++x) {
      const int strongest = std::max({at(x - 1, y), at(x + 1, y), at(x, y - 1), at(x, y + 1)});
      if (at(x, y) == 0 && strongest > 128) edge.emplace_back(x, y);
    }
  return edge;
}

TEST(StruckCandidatesTest, NothingTouchesASmallDigitThatGoes) {
  const QSize size = QSize(1, 1) * smallSide();
  BoardScene scene;
  for (const Digit digit : allDigits()) {
    scene.candidates[40].add(digit);
    scene.picture.marks.push_back({{Cell(40), digit}, Role::Eliminated});
  }
  const ScenePainter scenes(scene, BoardGeometry(size), QApplication::font());
  for (const Theme* theme : {&lightTheme(), &darkTheme(), &highContrastTheme()}) {
    QImage image(size, QImage::Format_RGB32);
    image.fill(theme->panel);
    QPainter painter(&image);
    scenes.paint(painter, scene, *theme);
    painter.end();
    const QColor ground = roleLook(Role::Eliminated, *theme).mark;
    for (const SceneDigit& digit : scenes.layout().digits()) {
      int touched = 0;
      const auto edge = edgeOf(coverOf(digit, image.size()));
      for (const QPoint& point : edge)
        if (contrastRatio(image.pixelColor(point), ground) > 1.5) ++touched;
      EXPECT_FALSE(edge.empty());
      EXPECT_LE(touched, static_cast<int>(edge.size()) / 10)
          << digit.candidate.digit.value() << " of " << edge.size();
    }
  }
}

}  // namespace
}  // namespace sudoku
