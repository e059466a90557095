#include "hintblock.h"

#include <algorithm>

#include "boardpicture.h"
#include "ink.h"

namespace sudoku {
namespace {

constexpr double kTitleText = 17;
constexpr double kSentenceText = 10.5;
constexpr double kLineStep = 1.45;
/// The side in pixels of the board for which the picture of a hint is laid out before it is scaled to the
/// paper. It is close to the size in a window, so that lines have the usual width in relation to the board.
constexpr int kPicturePixels = 640;

}  // namespace

void paintHintBlock(Ink& ink, const QRectF& area, const PaperHint& hint) {
  constexpr double kHead = 44;
  ink.setSize(kSentenceText);
  QStringList lines;
  for (const QString& sentence : hint.sentences) lines << ink.lines(sentence, area.width());
  const double step = std::max(kSentenceText * kLineStep, ink.lineHeight(lines.join(QString())));
  const double textHeight = static_cast<double>(lines.size()) * step;
  const double side =
      std::max(area.width() / 2, std::min(area.width(), area.height() - kHead - textHeight - 20));

  ink.setSize(kTitleText, true);
  ink.setColour(PaperColours::kText);
  ink.writeLine(area, area.top() + 13, hint.title);
  ink.setSize(kSentenceText);
  ink.setColour(PaperColours::kMuted);
  ink.writeLine(area, area.top() + 30, hint.subtitle);

  QPainter& painter = ink.painter();
  painter.save();
  painter.translate(area.left() + (area.width() - side) / 2, area.top() + kHead);
  painter.scale(side / kPicturePixels, side / kPicturePixels);
  paintScenePicture(painter, kPicturePixels, hint.scene, ink.font(), PictureFor::Paper);
  painter.restore();

  ink.setSize(kSentenceText);
  ink.setColour(PaperColours::kText);
  double y = area.top() + kHead + side + 20;
  for (const QString& line : lines) {
    if (y > area.bottom() + kSentenceText) break;
    ink.writeLine(area, y, line);
    y += step;
  }
}

}  // namespace sudoku
