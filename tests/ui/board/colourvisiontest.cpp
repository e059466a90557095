#include <algorithm>
#include <functional>
#include <gtest/gtest.h>
#include <map>
#include <string>
#include <vector>

#include <QImage>
#include <QPainter>

#include <sudoku/play/gamestate.h>

#include "../style/themes.h"
#include "cellviews.h"
#include "colourvision.h"
#include "ui/board/cellpainter.h"

namespace sudoku {
namespace {

/// Whether two pictures can be told apart at a glance: by a little difference all over, or by much at one
/// place.
bool canTellApart(const std::vector<Triple>& a, const std::vector<Triple>& b) {
  std::size_t seen = 0;
  std::size_t plain = 0;
  for (std::size_t pixel = 0; pixel < a.size(); ++pixel) {
    if (a[pixel] == b[pixel]) continue;
    const double delta = difference(a[pixel], b[pixel]);
    seen += delta >= kSeen ? 1 : 0;
    plain += delta >= kPlain ? 1 : 0;
  }
  return seen * 2 >= a.size() || plain * 100 >= a.size();
}

constexpr double kLeastPattern = 0.1;  // part of a cell's pixels

struct State {
  std::string name;
  CellView view;
};

QImage paint(const CellView& view, const Theme& theme, int side = 60) {
  QImage image(side, side, QImage::Format_RGB32);
  image.fill(theme.panel);
  QPainter painter(&image);
  CellPainter(painter, QRectF(0, 0, side, side), theme, QFont("DejaVu Sans")).paint(view, false);
  return image;
}

void expectAllApart(const std::vector<State>& states, const Theme& theme) {
  for (const Vision& vision : kVisions) {
    std::vector<std::vector<Triple>> pictures;
    pictures.reserve(states.size());
    for (const State& state : states) pictures.push_back(seenAs(paint(state.view, theme), vision));
    for (std::size_t first = 0; first < states.size(); ++first)
      for (std::size_t second = first + 1; second < states.size(); ++second)
        EXPECT_TRUE(canTellApart(pictures[first], pictures[second]))
            << states[first].name << " and " << states[second].name << ", " << vision.name;
  }
}

/// The commonest colour of a picture.
QRgb groundOf(const QImage& image) {
  std::map<QRgb, int> counts;
  for (int y = 0; y < image.height(); ++y)
    for (int x = 0; x < image.width(); ++x) ++counts[image.pixel(x, y)];
  const auto fewer = [](const auto& a, const auto& b) { return a.second < b.second; };
  return std::max_element(counts.begin(), counts.end(), fewer)->first;
}

/// For each pixel whether it plainly differs from the ground of the picture: what is left to see if only form
/// tells.
std::vector<bool> formOf(const QImage& image, const Vision& vision) {
  const Triple ground = seenAs(groundOf(image), vision);
  const std::vector<Triple> pixels = seenAs(image, vision);
  std::vector<bool> form(pixels.size());
  std::transform(pixels.begin(), pixels.end(), form.begin(),
                 [&](const Triple& pixel) { return difference(pixel, ground) >= kPlain; });
  return form;
}

double shareOf(const std::vector<bool>& form) {
  return static_cast<double>(std::count(form.begin(), form.end(), true)) / static_cast<double>(form.size());
}

/// The part of all pixels in which the forms of two pictures differ.
double formDifference(const std::vector<bool>& a, const std::vector<bool>& b) {
  std::vector<bool> differs(a.size());
  std::transform(a.begin(), a.end(), b.begin(), differs.begin(), std::not_equal_to<>());
  return shareOf(differs);
}

class ColourVisionTest : public testing::TestWithParam<NamedTheme> {
 protected:
  static const Theme& theme() { return GetParam().theme(); }

  /// Everything that the fill or the edge of an empty cell can say, without the player's colours.
  static std::vector<State> grounds() {
    return {{"empty", {}},
            {"right", viewOf(CellView::Mark::Right)},
            {"wrong", viewOf(CellView::Mark::Wrong)},
            {"conflict", viewOf({&CellView::conflict})},
            {"possible", possibleView(Digit(5))},
            {"selected with others", viewOf({&CellView::inSelection})},
            {"peer", viewOf({&CellView::peer})},
            {"same digit", sameDigitView(Digit(5))}};
  }
};

INSTANTIATE_TEST_SUITE_P(Themes, ColourVisionTest, testing::ValuesIn(kThemes));

TEST_P(ColourVisionTest, StatesOfAFilledCellDiffer) {
  CellView own;
  own.digit = Digit(5);
  std::vector<State> states = {{"own", own}};
  const auto add = [&](const char* name, auto change) {
    states.push_back({name, own});
    change(states.back().view);
  };
  add("given", [](CellView& view) { view.given = true; });
  add("right", [](CellView& view) { view.mark = CellView::Mark::Right; });
  add("wrong", [](CellView& view) { view.mark = CellView::Mark::Wrong; });
  add("conflict", [](CellView& view) { view.conflict = true; });
  add("highlighted", [](CellView& view) { view.highlighted = view.digit; });
  if (!theme().isHighContrast)  // in high contrast the selection's ring alone says it
    add("peer", [](CellView& view) { view.peer = true; });
  add("selected", [](CellView& view) { view.selected = true; });
  add("tried", [](CellView& view) { view.tried = true; });
  expectAllApart(states, theme());
}

TEST_P(ColourVisionTest, StatesOfAnEmptyCellDiffer) {
  std::vector<State> states = {{"empty", {}}};
  const auto add = [&](const char* name, auto change) {
    states.push_back({name, {}});
    change(states.back().view);
  };
  add("possible", [](CellView& view) { view.possible = Digit(5); });
  add("note", [](CellView& view) { view.notes = {Digit(5)}; });
  add("highlighted note", [](CellView& view) {
    view.notes = {Digit(5)};
    view.highlighted = Digit(5);
  });
  if (!theme().isHighContrast)  // in high contrast the selection's ring alone says it
    add("peer", [](CellView& view) { view.peer = true; });
  add("selected", [](CellView& view) { view.selected = true; });
  add("two candidates", [](CellView& view) { view.twoCandidates = true; });
  expectAllApart(states, theme());
}

/// Wrong cells have coarse stripes, and right ones have none.
TEST_P(ColourVisionTest, RightIsToldFromWrongByFormAlone) {
  constexpr double kLeastStriped = 1.0 / 3;
  for (const int side : {30, 66, 110}) {
    // The area below the tick or the cross.
    const QRect area(side / 10, side * 3 / 10, side * 8 / 10, side * 6 / 10);
    const QImage right = paint(viewOf(CellView::Mark::Right), theme(), side).copy(area);
    const QImage wrong = paint(viewOf(CellView::Mark::Wrong), theme(), side).copy(area);
    for (const Vision& vision : kVisions) {
      EXPECT_GE(shareOf(formOf(wrong, vision)), kLeastStriped) << vision.name << ' ' << side;
      EXPECT_EQ(shareOf(formOf(right, vision)), 0) << vision.name << ' ' << side;
    }
  }
}

TEST_P(ColourVisionTest, StripesAreDarkerThanTheFillOnLightAndDarkGrounds) {
  if (theme().isHighContrast) return;  // high contrast has no fill
  EXPECT_LT(theme().wrongStripe.lightness(), theme().wrongFill.lightness());
}

TEST_P(ColourVisionTest, EveryColourHasAPattern) {
  for (const int side : {36, 66})
    for (const Digit colour : allColours())
      for (const Vision& vision : kVisions)
        EXPECT_GE(shareOf(formOf(paint(colouredView({colour}), theme(), side), vision)), kLeastPattern)
            << colour.value() << ' ' << vision.name << ' ' << side;
}

TEST_P(ColourVisionTest, ColoursAreToldFromEveryStateAndFromEachOther) {
  std::vector<State> states = grounds();
  for (const Digit colour : allColours())
    states.push_back({"colour " + std::to_string(colour.value()), colouredView({colour})});
  std::vector<QImage> images;
  images.reserve(states.size());
  for (const State& state : states) images.push_back(paint(state.view, theme()));
  for (const Vision& vision : kVisions) {
    std::vector<std::vector<bool>> forms;
    forms.reserve(images.size());
    for (const QImage& image : images) forms.push_back(formOf(image, vision));
    for (std::size_t second = grounds().size(); second < states.size(); ++second)
      for (std::size_t first = 0; first < second; ++first)
        EXPECT_TRUE(difference(groundOf(images[first]), groundOf(images[second]), vision) >= kPlain ||
                    formDifference(forms[first], forms[second]) >= kLeastPattern)
            << states[first].name << " and " << states[second].name << ", " << vision.name;
  }
}

/// In high contrast only the selection reaches the corners of a cell, and the same digit has a circle.
TEST_P(ColourVisionTest, TheSelectionIsToldFromTheSameDigitByItsForm) {
  if (!theme().isHighContrast) return;
  constexpr int kCorner = 14;
  const QImage empty = paint({}, theme(), 66);
  const auto cornerInk = [&](const CellView& view) {
    const QImage image = paint(view, theme(), 66);
    int inked = 0;
    for (int y = 0; y < kCorner; ++y)
      for (int x = 0; x < kCorner; ++x) inked += image.pixel(x, y) != empty.pixel(x, y) ? 1 : 0;
    return inked;
  };
  EXPECT_EQ(cornerInk(sameDigitView(Digit(5))), 0);
  EXPECT_GE(cornerInk(viewOf({&CellView::selected}, Digit(5))), 50);
  EXPECT_GT(cornerInk(viewOf({&CellView::selected, &CellView::inSelection}, Digit(5))),
            1.5 * cornerInk(viewOf({&CellView::inSelection}, Digit(5))));
}

TEST(ColourVisionModelTest, WhiteStaysWhite) {
  for (const Vision& vision : kVisions)
    EXPECT_LT(difference(qRgb(255, 255, 255), qRgb(254, 254, 254), vision), 1) << vision.name;
}

TEST(ColourVisionModelTest, RedAndGreenComeCloser) {
  const QRgb red = qRgb(200, 60, 60);
  const QRgb green = qRgb(60, 140, 60);
  const auto& [everyColour, protanopia, deuteranopia, tritanopia] = kVisions;
  for (const Vision* vision : {&protanopia, &deuteranopia})
    EXPECT_LT(difference(red, green, *vision), difference(red, green, everyColour) / 2);
  EXPECT_GT(difference(red, green, tritanopia), difference(red, green, everyColour) / 2);
}

}  // namespace
}  // namespace sudoku
