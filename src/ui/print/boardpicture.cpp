#include "boardpicture.h"

#include <QBuffer>
#include <QImage>
#include <QPainter>

#include "ink.h"
#include "ui/board/scenepainter.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

constexpr double kPictureMargin = 0.025;  // margin of a picture, in parts of its side
/// Margin of a hint's picture, which holds the numbers of rows and columns; in parts of its side.
constexpr double kNumbersMargin = 0.035;

/// The light theme, with edges that show on any paper; for paper it is one of high contrast.
Theme makePictureTheme(PictureFor use) {
  Theme theme = lightTheme();
  theme.window = Qt::white;
  theme.edge = theme.cellLine = QColor::fromRgb(PaperColours::kLine);
  if (use == PictureFor::Screen) return theme;
  theme.isHighContrast = true;
  theme.given = QColor::fromRgb(PaperColours::kText);
  theme.edge = theme.cellLine = QColor::fromRgb(PaperColours::kMuted);
  return theme;
}

const Theme& pictureTheme(PictureFor use) {
  static const Theme screen = makePictureTheme(PictureFor::Screen);
  static const Theme paper = makePictureTheme(PictureFor::Paper);
  return use == PictureFor::Screen ? screen : paper;
}

}  // namespace

void paintPaperPicture(QPainter& painter, int side, const PlainBoard& board, const QFont& font) {
  painter.setRenderHint(QPainter::Antialiasing);
  painter.fillRect(0, 0, side, side, Qt::white);
  const double margin = side * kPictureMargin;
  Ink ink(painter, font);
  paintPaperBoard(ink, QRectF(margin, margin, side - 2 * margin, side - 2 * margin), board);
}

void paintScenePicture(QPainter& painter, int side, const BoardScene& scene, const QFont& font,
                       PictureFor use) {
  painter.fillRect(0, 0, side, side, Qt::white);
  const int margin = qRound(side * kPictureMargin);
  const int inner = side - 2 * margin;
  const int numbers = scene.showsNumbers ? qRound(side * kNumbersMargin) : 0;
  const ScenePainter scenePainter(scene, BoardGeometry({inner, inner}, numbers), font);
  painter.save();
  painter.translate(margin, margin);
  scenePainter.paint(painter, scene, pictureTheme(use));
  painter.restore();
}

QByteArray toPng(const QSize& size, const std::function<void(QPainter&)>& paint) {
  QImage image(size, QImage::Format_RGB32);
  QPainter painter(&image);
  paint(painter);
  painter.end();
  QByteArray bytes;
  QBuffer buffer(&bytes);
  buffer.open(QIODevice::WriteOnly);
  image.save(&buffer, "PNG");
  return bytes;
}

}  // namespace sudoku
