#include <algorithm>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <QImage>
#include <QPainter>

#include <sudoku/play/gamestate.h>

#include "../style/leastcontrast.h"
#include "../style/themes.h"
#include "cellviews.h"
#include "ui/board/boardgeometry.h"
#include "ui/board/boxpanel.h"
#include "ui/board/cellpainter.h"
#include "ui/style/sizedfont.h"

namespace sudoku {
namespace {

constexpr int kCellPixels = 132;  // side of a cell in pixels, twice as large as in the window, so that thin
                                  // strokes have a pixel of their pure colour

struct CellState {
  std::string name;
  CellView view;
};

QFont digitFont() {
  return {"DejaVu Sans"};
}

QImage cellPicture(const CellView& view, const Theme& theme, int side = kCellPixels, double scale = 1,
                   bool hasFocus = true) {
  QImage image(side, side, QImage::Format_RGB32);
  image.fill(theme.panel);
  QPainter painter(&image);
  CellPainter(painter, QRectF(0, 0, side, side), theme, digitFont(), {.scale = scale}).paint(view, hasFocus);
  return image;
}

/// The colours of a frame round an area, 2 to 5 pixels from it, that take more pixels than a few strokes.
std::vector<QColor> groundsRound(const QImage& image, const QRect& area) {
  constexpr double kLeastShare = 0.06;
  const QRect outer = area.adjusted(-5, -5, 5, 5) & image.rect();
  const QRect inner = area.adjusted(-2, -2, 2, 2);
  std::map<QRgb, int> counts;
  int all = 0;
  for (int y = outer.top(); y <= outer.bottom(); ++y) {
    for (int x = outer.left(); x <= outer.right(); ++x) {
      if (inner.contains(x, y)) continue;
      ++counts[image.pixel(x, y)];
      ++all;
    }
  }
  std::vector<QColor> grounds;
  for (const auto& [colour, count] : counts)
    if (count >= kLeastShare * all) grounds.emplace_back(colour);
  return grounds;
}

/// The contrast of the strongest ink in an area against that colour of the ground round it which is nearest
/// to the ink.
double contrastOfInk(const QImage& image, const QRect& area) {
  const std::vector<QColor> grounds = groundsRound(image, area);
  double most = 1;
  for (int y = area.top(); y <= area.bottom(); ++y) {
    for (int x = area.left(); x <= area.right(); ++x) {
      double least = 21;
      for (const QColor& ground : grounds)
        least = std::min(least, contrastRatio(image.pixelColor(x, y), ground));
      most = std::max(most, least);
    }
  }
  return grounds.empty() ? 1 : most;
}

/// The area that a digit covers in a cell, whose side is the unit of the lettering's size.
QRect inkOf(Lettering lettering, Digit digit, const QPointF& offset) {
  const QPointF centre(kCellPixels / 2.0, kCellPixels / 2.0);
  const QString text(QChar(digit.toChar()));
  lettering.size *= kCellPixels;
  const SizedFont font(digitFont(), lettering);
  return font.outline(font.start(centre + offset, text), text).boundingRect().toAlignedRect();
}

/// The contrast of ink against what is below it: for each colour of the ground the greatest contrast of a
/// pixel of ink, and of these the least. A colour with few pixels is an edge of another one.
double contrastOverGrounds(const QImage& with, const QImage& without, const QRect& area) {
  constexpr double kLeastShare = 0.06;
  std::map<QRgb, std::pair<int, double>> grounds;
  int all = 0;
  for (int y = area.top(); y <= area.bottom(); ++y) {
    for (int x = area.left(); x <= area.right(); ++x) {
      if (with.pixel(x, y) == without.pixel(x, y)) continue;
      auto& [count, most] = grounds[without.pixel(x, y)];
      most = std::max(most, contrastRatio(with.pixelColor(x, y), without.pixelColor(x, y)));
      ++count;
      ++all;
    }
  }
  double least = all == 0 ? 1 : 21;
  for (const auto& [colour, ground] : grounds)
    if (ground.first >= kLeastShare * all) least = std::min(least, ground.second);
  return least;
}

/// The contrast of a mark against the same cell without the mark.
double contrastOfMark(const CellView& with, const CellView& without, const Theme& theme,
                      bool hasFocus = true) {
  const QImage marked = cellPicture(with, theme, kCellPixels, 1, hasFocus);
  return contrastOverGrounds(marked, cellPicture(without, theme, kCellPixels, 1, hasFocus), marked.rect());
}

/// Every state of a cell's ground, whatever stands on it.
std::vector<CellState> grounds() {
  std::vector<CellState> states = {{"plain", {}},
                                   {"conflict", viewOf({&CellView::conflict})},
                                   {"selected with others", viewOf({&CellView::inSelection})},
                                   {"peer", viewOf({&CellView::peer})},
                                   {"selected", viewOf({&CellView::selected})}};
  for (const Digit colour : allColours())
    states.push_back({"colour " + std::to_string(colour.value()), colouredView({colour})});
  states.push_back({"two colours", colouredView({Digit(1), Digit(5)})});
  return states;
}

/// Every state of a cell with a digit.
std::vector<CellState> filledStates() {
  std::vector<CellState> states;
  for (const bool isGiven : {false, true}) {
    for (const CellState& ground : grounds()) {
      for (const bool isSame : {false, true}) {
        states.push_back(
            {ground.name + (isGiven ? " given" : " own") + (isSame ? " same" : ""), ground.view});
        CellView& view = states.back().view;
        view.digit = Digit(8);
        view.given = isGiven;
        if (isSame) view.highlighted = view.digit;
      }
    }
  }
  states.push_back({"tried", viewOf({&CellView::tried}, Digit(8))});
  states.push_back({"revealed", viewOf({&CellView::revealed}, Digit(8))});
  states.push_back({"right", viewOf(CellView::Mark::Right, Digit(8))});
  states.push_back({"wrong", viewOf(CellView::Mark::Wrong, Digit(8))});
  return states;
}

class CellStatesTest : public testing::TestWithParam<NamedTheme> {
 protected:
  static const Theme& theme() { return GetParam().theme(); }
};

INSTANTIATE_TEST_SUITE_P(Themes, CellStatesTest, testing::ValuesIn(kThemes));

TEST_P(CellStatesTest, DigitsStandOutInEveryState) {
  for (const CellState& state : filledStates()) {
    const QRect ink = inkOf({BoardGeometry::kDigitFont, state.view.given, state.view.revealed}, Digit(8), {});
    EXPECT_GE(contrastOfInk(cellPicture(state.view, theme()), ink), kLeastTextContrast) << state.name;
  }
}

TEST_P(CellStatesTest, NotesStandOutInEveryState) {
  for (CellState state : grounds()) {
    const QImage bare = cellPicture(state.view, theme());
    state.view.notes = {Digit(2), Digit(6), Digit(8)};
    state.view.highlighted = Digit(6);
    const QImage image = cellPicture(state.view, theme());
    for (const Digit digit : state.view.notes) {
      const QRect ink = inkOf({BoardGeometry::kNoteFont, digit == Digit(6)}, digit,
                              BoardGeometry::noteOffset(digit, kCellPixels));
      EXPECT_GE(contrastOverGrounds(image, bare, ink), kLeastTextContrast)
          << state.name << ' ' << digit.value();
    }
    state.view.inSlots = true;
    state.view.centreNotes = {Digit(4)};
    const QImage withCentre = cellPicture(state.view, theme());
    for (const Digit digit : {Digit(2), Digit(8)}) {
      const QRect ink =
          inkOf({BoardGeometry::kSlotFont, false}, digit, BoardGeometry::slotOffset(digit, kCellPixels));
      EXPECT_GE(contrastOverGrounds(withCentre, bare, ink), kLeastTextContrast)
          << state.name << " slot " << digit.value();
    }
    const QRect centre = inkOf({BoardGeometry::kCentreFont, false}, Digit(4), {});
    EXPECT_GE(contrastOverGrounds(withCentre, bare, centre), kLeastTextContrast) << state.name << " centre";
  }
}

TEST_P(CellStatesTest, WhatHintsShowStandsOut) {
  const QImage possible = cellPicture(possibleView(Digit(5)), theme());
  EXPECT_GE(contrastOfInk(possible, inkOf({BoardGeometry::kNoteFont, true}, Digit(5), {})),
            kLeastTextContrast);
  const QImage noted = cellPicture(possibleView(Digit(5), {Digit(1)}), theme());
  const QRect note =
      inkOf({BoardGeometry::kNoteFont, false}, Digit(1), BoardGeometry::noteOffset(Digit(1), kCellPixels));
  EXPECT_GE(contrastOverGrounds(noted, possible, note), kLeastTextContrast);
}

TEST_P(CellStatesTest, MarksStandOutOnEveryGround) {
  for (const CellState& ground : grounds()) {
    CellView filled = ground.view;
    filled.digit = Digit(8);
    for (const auto& [name, mark] :
         {std::pair("selected", &CellView::selected), {"tried", &CellView::tried}}) {
      // In high contrast the ring of the selection takes the place of the edge.
      const bool isInPlace = theme().isHighContrast && filled.inSelection && mark == &CellView::selected;
      if (filled.*mark || isInPlace) continue;
      CellView marked = filled;
      marked.*mark = true;
      EXPECT_GE(contrastOfMark(marked, filled, theme()), kLeastLineContrast) << ground.name << ' ' << name;
      EXPECT_GE(contrastOfMark(marked, filled, theme(), false), kLeastLineContrast)
          << ground.name << ' ' << name << " without the keyboard";
    }
    CellView two = ground.view;
    two.twoCandidates = true;
    EXPECT_GE(contrastOfMark(two, ground.view, theme()), kLeastLineContrast) << ground.name;
  }
}

TEST_P(CellStatesTest, TickAndCrossStandOut) {
  for (const CellView::Mark mark : {CellView::Mark::Right, CellView::Mark::Wrong}) {
    const QRect corner(qRound(0.76 * kCellPixels), qRound(0.1 * kCellPixels), qRound(0.15 * kCellPixels),
                       qRound(0.15 * kCellPixels));
    EXPECT_GE(contrastOfInk(cellPicture(viewOf(mark, Digit(1)), theme()), corner), kLeastTextContrast);
  }
}

/// The line of a conflict has to stand out also on cells that are marked wrong or right.
TEST_P(CellStatesTest, TheLineOfAConflictStandsOut) {
  for (const CellView::Mark mark : {CellView::Mark::None, CellView::Mark::Right, CellView::Mark::Wrong}) {
    const QRect line(qRound(0.28 * kCellPixels), qRound(0.855 * kCellPixels), qRound(0.44 * kCellPixels),
                     qRound(0.05 * kCellPixels));
    CellView view = viewOf(mark, Digit(1));
    view.conflict = true;
    const QImage image = cellPicture(view, theme());
    EXPECT_GE(contrastOfInk(image, line), kLeastLineContrast) << static_cast<int>(mark);
  }
}

/// On the frame of a tried digit the dots of the conflict's line would not be seen as dots.
TEST_P(CellStatesTest, TheLineOfAConflictKeepsOffTheFrameOfWhatIsTried) {
  const CellView tried = viewOf({&CellView::tried}, Digit(8));
  CellView clash = tried;
  clash.conflict = true;
  const QImage framed = cellPicture(tried, theme());
  const QImage dotted = cellPicture(clash, theme());
  int dots = 0;
  for (int y = kCellPixels / 2; y < kCellPixels; ++y)
    for (int x = kCellPixels / 4; x < 3 * kCellPixels / 4; ++x) {
      const bool isDot = dotted.pixelColor(x, y) == theme().conflictLine;
      const bool wasFrame = framed.pixelColor(x, y) == theme().accent;
      EXPECT_FALSE(isDot && wasFrame) << x << ' ' << y;
      dots += isDot ? 1 : 0;
    }
  EXPECT_GT(dots, 0);
}

/// For each pixel whether it belongs to the dots that mark a cell with two candidates.
std::vector<bool> placeOfDots(CellView view, const Theme& theme, int side, double scale) {
  const QImage before = cellPicture(view, theme, side, scale);
  view.twoCandidates = true;
  const QImage after = cellPicture(view, theme, side, scale);
  std::vector<bool> dots;
  for (int y = 0; y < side; ++y)
    for (int x = 0; x < side; ++x) dots.push_back(before.pixel(x, y) != after.pixel(x, y));
  return dots;
}

TEST_P(CellStatesTest, TheDotsOfTwoCandidatesStandInOnePlaceAndCoverNoNote) {
  for (const int side : {26, 36, 48, 66, 110}) {
    for (const double scale : {0.8, 1.0, 1.15, 1.5}) {
      const std::vector<bool> alone = placeOfDots({}, theme(), side, scale);
      EXPECT_GT(std::count(alone.begin(), alone.end(), true), 0);
      for (const bool inSlots : {false, true}) {
        CellView view;
        view.notes = allDigits();
        view.highlighted = Digit(1);
        view.inSlots = inSlots;
        if (inSlots) view.centreNotes = view.notes;
        const std::string where =
            std::to_string(side) + " px at " + std::to_string(scale) + (inSlots ? " in slots" : "");
        EXPECT_EQ(placeOfDots(view, theme(), side, scale), alone) << where;
        const QImage notes = cellPicture(view, theme(), side, scale);
        for (int y = 0; y < side; ++y) {
          for (int x = 0; x < side; ++x) {
            if (!alone[static_cast<std::size_t>(y) * static_cast<std::size_t>(side) +
                       static_cast<std::size_t>(x)])
              continue;
            EXPECT_EQ(notes.pixelColor(x, y), theme().panel) << where << ' ' << x << ' ' << y;
          }
        }
      }
    }
  }
}

TEST_P(CellStatesTest, BoxesAndCellsAreToldApartByLines) {
  constexpr double kLeastCellLine = 2;
  showIn(theme());
  QWidget window;
  window.resize(260, 260);
  BoxPanel panel(0, &window);
  panel.setGeometry(20, 20, 220, 220);
  QImage picture(window.size(), QImage::Format_RGB32);
  picture.fill(theme().window);
  window.render(&picture, {}, {}, QWidget::DrawChildren);
  const QRect first = BoardGeometry::cellInPanel(panel.size(), 0).translated(panel.pos());
  const QRgb edge = picture.pixel(panel.x(), first.center().y());
  for (const QColor& ground : {theme().window, theme().panel})
    EXPECT_GE(contrastRatio(QColor(edge), ground), kLeastLineContrast);
  const QColor line = picture.pixelColor(first.right() + 1, first.center().y());
  EXPECT_GE(contrastRatio(line, theme().panel), theme().isHighContrast ? kLeastLineContrast : kLeastCellLine);
  // The edge is sharper but not heavier: one pixel inside there is no line.
  EXPECT_EQ(picture.pixelColor(panel.x() + 1, first.center().y()), theme().panel);
  EXPECT_EQ(picture.pixelColor(first.right() + 2, first.center().y()), theme().panel);
}

}  // namespace
}  // namespace sudoku
