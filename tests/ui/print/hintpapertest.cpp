#include <gtest/gtest.h>

#include <QGuiApplication>
#include <QPainter>
#include <QPdfWriter>
#include <QTemporaryDir>

#include "../board/picturechecks.h"
#include "print/svgpicture.h"
#include "tools.h"
#include "ui/print/boardpicture.h"
#include "ui/print/hintblock.h"
#include "ui/print/ink.h"

namespace sudoku {
namespace {

constexpr std::size_t kEveryHint = 12;
constexpr QRectF kHintArea(57, 66, 481, 719);  // in points, on A4

/// Hints of many techniques, a page each.
void writeHints(const QString& path) {
  QPdfWriter writer(path);
  writer.setPageSize(QPageSize(QPageSize::A4));
  QPainter painter(&writer);
  const double unit = writer.logicalDpiX() / 72.0;
  painter.scale(unit, unit);
  Ink ink(painter, QGuiApplication::font());
  for (std::size_t at = 0; at < support::references().size(); at += kEveryHint) {
    const auto& reference = support::references()[at];
    if (at > 0) writer.newPage();
    paintHintBlock(ink, kHintArea,
                   {support::sceneOf(reference),
                    QString::fromStdString(toNotation(reference.step)),
                    "subtitle",
                    {QString("A sentence that is long enough to be broken into lines. ").repeated(4)}});
  }
}

TEST(HintPaperTest, PicturesOfHintsAreShapesAndText) {
  if (!support::hasTool("pdfimages")) GTEST_SKIP() << "pdfimages is not installed";
  const QTemporaryDir folder;
  const QString path = folder.filePath("hints.pdf");
  writeHints(path);
  const QByteArray images = support::outputOf("pdfimages", {"-list", path});
  EXPECT_EQ(images.trimmed().count('\n'), 1) << images.toStdString();  // its heading alone
}

TEST(HintPaperTest, DrawingsForScreensAreShapesAndTextToo) {
  constexpr int kSide = 600;
  for (std::size_t at = 0; at < support::references().size(); at += kEveryHint) {
    const BoardScene scene = support::sceneOf(support::references()[at]);
    const QByteArray svg = toSvg({kSide, kSide}, "hint", [&](QPainter& painter) {
      paintScenePicture(painter, kSide, scene, QGuiApplication::font());
    });
    EXPECT_FALSE(svg.contains("<image")) << at;
    EXPECT_TRUE(svg.contains("<text"));
  }
}

}  // namespace
}  // namespace sudoku
