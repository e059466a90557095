#include <algorithm>
#include <cmath>

#include <QPainter>
#include <QTest>

#include "../windowfixture.h"
#include "ui/board/boardgeometry.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

/// The ink of a picture: everything that differs from the colour at the middle of its left edge, in pixels of
/// full strength.
double inkOf(const QImage& picture, const QColor& ink) {
  const QColor ground = picture.pixelColor(2, picture.height() / 2);
  const double whole = ground.lightness() - ink.lightness();
  double sum = 0;
  for (int y = 2; y < picture.height() - 2; ++y)
    for (int x = 2; x < picture.width() - 2; ++x)
      sum += std::max(0, ground.lightness() - picture.pixelColor(x, y).lightness()) / whole;
  return sum;
}

class NoteSizeTest : public WindowTest {
 protected:
  /// The ink in a cell that shows a view and nothing else.
  double inkIn(Cell each, const CellView& view) const {
    CellWidget* cell = m_board->cellWidget(each);
    cell->setView(view);
    return inkOf(cell->grab().toImage(), lightTheme().notes);
  }
  double inkOfText(int pixelSize, const QString& text = "8") const {
    QImage picture(120, 40, QImage::Format_RGB32);
    picture.fill(lightTheme().panel);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    QFont font = m_board->font();
    font.setPixelSize(pixelSize);
    painter.setFont(font);
    painter.setPen(lightTheme().notes);
    painter.drawText(10, 30, text);
    painter.end();
    return inkOf(picture, lightTheme().notes);
  }
};

/// The position of a glyph between pixels changes its ink by some per cent, one pixel more of height by about
/// twenty.
TEST_F(NoteSizeTest, NotesAreOfOneSizeOnABoardAndLargeEnoughInTheSmallestWindow) {
  constexpr double kSame = 0.9;
  CellView view;
  view.notes = {Digit(8)};
  for (const QSize size :
       {QSize(560, 420), QSize(600, 450), QSize(640, 500), QSize(760, 560), QSize(1020, 720)}) {
    m_window->resize(size);
    QTest::qWait(1);
    double least = inkIn(cellAt(1, 1), view);
    double most = least;
    for (const Cell each : allCells()) {
      const double ink = inkIn(each, view);
      least = std::min(least, ink);
      most = std::max(most, ink);
    }
    EXPECT_GE(least, kSame * most) << size.width();
    EXPECT_GE(least, kSame * inkOfText(9)) << size.width();
  }
}

TEST_F(NoteSizeTest, CentreNotesAreOfOneSizeHoweverManyThereAre) {
  constexpr double kSame = 0.9;
  for (const QSize size : {QSize(560, 420), QSize(640, 500), QSize(1020, 720)}) {
    m_window->resize(size);
    QTest::qWait(1);
    CellView one;
    one.centreNotes = {Digit(8)};
    const int pixels = std::max(9, qRound(BoardGeometry::kCentreFont * cell(1, 1)->width()) - 1);
    QString text;
    CellView view;
    for (const Digit digit : allDigits()) {
      view.centreNotes.add(digit);
      text += QChar(digit.toChar());
      // A centre note has the colour of texts, and inkIn() measures in that of notes.
      const double scale = inkIn(cellAt(1, 1), one) / inkOfText(pixels);
      EXPECT_GE(scale, kSame) << size.width();
      EXPECT_GE(inkIn(cellAt(1, 1), view), kSame * scale * inkOfText(pixels, text))
          << size.width() << ' ' << digit.value();
    }
  }
}

}  // namespace
}  // namespace sudoku
