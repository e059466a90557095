#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>

#include <sudoku/grid/geometry.h>

#include "print/svgpicture.h"
#include "tools.h"
#include "ui/print/boardpicture.h"
#include "ui/print/hintblock.h"
#include "ui/print/ink.h"

namespace sudoku {
namespace {

/// A board with bands over houses, and cells of every texture.
BoardScene texturedScene() {
  BoardScene scene;
  scene.givens.set(Cell(40), Digit(5));
  scene.board = scene.givens;
  scene.picture.bands = {{House::row(0), Role::Base}, {House::column(3), Role::Cover}};
  int row = 2;
  for (const Role role : {Role::SetA, Role::SetB, Role::SetC, Role::SetD, Role::Cover, Role::Fin}) {
    CellSet cells;
    for (const int column : {6, 7, 8}) cells.add(Cell::at(row, column));
    scene.picture.cells.push_back({cells, role});
    ++row;
  }
  return scene;
}

TEST(HintPaperTest, PicturesOfHintsAreShapesAndText) {
  if (!support::hasTool("pdfimages")) GTEST_SKIP() << "pdfimages is not installed";
  const QTemporaryDir folder;
  const QString path = folder.filePath("hint.pdf");
  {
    QPdfWriter writer(path);
    QPainter painter(&writer);
    painter.scale(writer.logicalDpiX() / 72.0, writer.logicalDpiX() / 72.0);
    Ink ink(painter, QGuiApplication::font());
    paintHintBlock(ink, QRectF(30, 30, 481, 719),
                   {texturedScene(),
                    "A title",
                    "a subtitle",
                    {QString("A sentence that is long enough to be broken into lines. ").repeated(4)}});
  }
  const QByteArray images = support::outputOf("pdfimages", {"-list", path});
  EXPECT_EQ(images.trimmed().count('\n'), 1) << images.toStdString();  // the heading of an empty list
}

TEST(HintPaperTest, DrawingsForScreensAreShapesAlone) {
  constexpr int kSide = 600;
  const QByteArray svg = toSvg({kSide, kSide}, "hint", [](QPainter& painter) {
    paintScenePicture(painter, kSide, texturedScene(), QGuiApplication::font());
  });
  EXPECT_FALSE(svg.contains("<image"));
  EXPECT_FALSE(svg.contains("<pattern"));
  EXPECT_FALSE(svg.contains("<text"));
}

}  // namespace
}  // namespace sudoku
