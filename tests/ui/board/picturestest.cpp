#include <algorithm>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "picturechecks.h"
#include "ui/board/scenepainter.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

/// A third of the references: one of most techniques, with links and without.
std::vector<support::Reference> sample() {
  std::vector<support::Reference> chosen;
  for (std::size_t at = 0; at < support::references().size(); at += 3)
    chosen.push_back(support::references()[at]);
  return chosen;
}

TEST(PicturesTest, CoverNoDigit) {
  for (const support::Reference& reference : sample())
    for (const int side : support::kBoardSides) support::expectDigitsAreFree(reference, side);
}

TEST(PicturesTest, StayInsideOfTheBoard) {
  for (const support::Reference& reference : sample()) {
    support::expectStaysInside(reference, support::kBoardSides.front(), lightTheme());
    support::expectStaysInside(reference, support::kBoardSides.front(), darkTheme());
  }
}

/// Numbers on links and letters of sets may not cover each other.
TEST(PicturesTest, BadgesDoNotCoverEachOther) {
  for (const support::Reference& reference : support::references()) {
    const bool hasLetters = pictureOf(reference.step, reference.position).cells.size() > 1;
    if (hasLetters) support::expectBadgesAreApart(reference, support::kBoardSides.front());
  }
  for (const support::Reference& reference : sample())
    support::expectBadgesAreApart(reference, support::kBoardSides.front());
}

TEST(PicturesTest, TheSelectionHasNoColourThatMeansSomething) {
  for (const Theme* theme : {&lightTheme(), &darkTheme(), &highContrastTheme(), &highContrastDarkTheme()}) {
    BoardScene scene;
    scene.selected = Cell::at(4, 4);
    scene.hasFocus = true;
    const BoardGeometry geometry({450, 450});
    QImage image(450, 450, QImage::Format_RGB32);
    QPainter painter(&image);
    ScenePainter(scene, geometry, QApplication::font()).paint(painter, scene, *theme);
    const QRect area = geometry.cell(*scene.selected);
    EXPECT_EQ(image.pixelColor(area.center().x(), area.top() + 1), theme->text);
  }
}

}  // namespace
}  // namespace sudoku
