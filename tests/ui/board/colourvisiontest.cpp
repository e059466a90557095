#include <algorithm>
#include <array>
#include <cmath>
#include <gtest/gtest.h>
#include <string>
#include <utility>
#include <vector>

#include <QImage>
#include <QPainter>

#include <sudoku/play/gamestate.h>

#include "ui/board/cellpainter.h"
#include "ui/style/playercolours.h"
#include "ui/style/theme.h"

namespace sudoku {
namespace {

using Triple = std::array<double, 3>;
using Matrix = std::array<Triple, 3>;

/// What is seen without one kind of cones, in linear RGB: Machado, Oliveira and Fernandes, "A
/// Physiologically-based Model for Simulation of Color Vision Deficiency", 2009, severity 1.
constexpr Matrix kEveryColour = {{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
constexpr Matrix kProtanopia = {
    {{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}};
constexpr Matrix kDeuteranopia = {
    {{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}};
constexpr Matrix kTritanopia = {
    {{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}};
struct Vision {
  const char* name;
  const Matrix* matrix;
};
constexpr std::array kVisions = {Vision{"every colour", &kEveryColour}, Vision{"protanopia", &kProtanopia},
                                 Vision{"deuteranopia", &kDeuteranopia}, Vision{"tritanopia", &kTritanopia}};

Triple product(const Matrix& matrix, const Triple& v) {
  Triple result{};
  for (std::size_t row = 0; row < 3; ++row)
    result[row] = matrix[row][0] * v[0] + matrix[row][1] * v[1] + matrix[row][2] * v[2];
  return result;
}

double linear(int channel) {
  const double value = channel / 255.0;
  return value <= 0.04045 ? value / 12.92 : std::pow((value + 0.055) / 1.055, 2.4);
}

/// CIE L*a*b* of a colour as it is seen, D65.
Triple labOf(QRgb colour, const Matrix& vision) {
  constexpr Matrix kToXyz = {{{0.4124, 0.3576, 0.1805}, {0.2126, 0.7152, 0.0722}, {0.0193, 0.1192, 0.9505}}};
  constexpr Triple kWhite = {0.9505, 1, 1.089};
  Triple seen = product(vision, {linear(qRed(colour)), linear(qGreen(colour)), linear(qBlue(colour))});
  for (double& channel : seen) channel = std::clamp(channel, 0.0, 1.0);
  Triple f = product(kToXyz, seen);
  for (std::size_t index = 0; index < 3; ++index) {
    const double t = f[index] / kWhite[index];
    f[index] = t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116;
  }
  return {116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])};
}

double difference(QRgb a, QRgb b, const Matrix& vision) {
  if (a == b) return 0;
  const Triple first = labOf(a, vision);
  const Triple second = labOf(b, vision);
  return std::hypot(first[0] - second[0], first[1] - second[1], first[2] - second[2]);
}

/// Whether two pictures can be told apart at a glance: a little all over, or much at one place. A difference
/// of 2.3 is just seen (Mahy and others, 1994).
bool canTellApart(const QImage& a, const QImage& b, const Matrix& vision) {
  constexpr double kSeen = 3;
  constexpr double kPlain = 12;
  int seen = 0;
  int plain = 0;
  for (int y = 0; y < a.height(); ++y)
    for (int x = 0; x < a.width(); ++x) {
      const double delta = difference(a.pixel(x, y), b.pixel(x, y), vision);
      seen += delta >= kSeen ? 1 : 0;
      plain += delta >= kPlain ? 1 : 0;
    }
  const int area = a.width() * a.height();
  return seen * 2 >= area || plain * 100 >= area;
}

struct State {
  std::string name;
  CellView view;
};

QImage paint(const CellView& view, const Theme& theme) {
  constexpr int kSide = 60;
  QImage image(kSide, kSide, QImage::Format_RGB32);
  image.fill(theme.panel);
  QPainter painter(&image);
  painter.setRenderHint(QPainter::Antialiasing);
  CellPainter(painter, QRectF(0, 0, kSide, kSide), theme, QFont("DejaVu Sans")).paint(view, false);
  return image;
}

void expectAllApart(const std::vector<State>& states, const Theme& theme) {
  std::vector<QImage> images;
  images.reserve(states.size());
  for (const State& state : states) images.push_back(paint(state.view, theme));
  for (std::size_t first = 0; first < states.size(); ++first)
    for (std::size_t second = first + 1; second < states.size(); ++second)
      for (const Vision& vision : kVisions)
        EXPECT_TRUE(canTellApart(images[first], images[second], *vision.matrix))
            << states[first].name << " and " << states[second].name << ", " << vision.name;
}

class ColourVisionTest : public testing::TestWithParam<const Theme*> {
 protected:
  static const Theme& theme() { return *GetParam(); }
};

INSTANTIATE_TEST_SUITE_P(Themes, ColourVisionTest,
                         testing::Values(&lightTheme(), &darkTheme(), &highContrastTheme()));

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
  if (!theme().isHighContrast)  // there the selection's ring alone says it
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
  if (!theme().isHighContrast)  // there the selection's ring alone says it
    add("peer", [](CellView& view) { view.peer = true; });
  add("selected", [](CellView& view) { view.selected = true; });
  add("two candidates", [](CellView& view) { view.twoCandidates = true; });
  expectAllApart(states, theme());
}

TEST_P(ColourVisionTest, ThePlayersColoursDiffer) {
  std::vector<State> states = {{"without", {}}};
  for (const Digit colour : allColours()) {
    states.push_back({"colour " + std::to_string(colour.value()), {}});
    states.back().view.colours = {colour};
  }
  expectAllApart(states, theme());
}

TEST(ColourVisionModelTest, WhiteStaysWhite) {
  for (const Vision& vision : kVisions)
    EXPECT_LT(difference(qRgb(255, 255, 255), qRgb(254, 254, 254), *vision.matrix), 1) << vision.name;
}

TEST(ColourVisionModelTest, RedAndGreenComeCloser) {
  const QRgb red = qRgb(200, 60, 60);
  const QRgb green = qRgb(60, 140, 60);
  for (const Matrix* vision : {&kProtanopia, &kDeuteranopia})
    EXPECT_LT(difference(red, green, *vision), difference(red, green, kEveryColour) / 2);
}

}  // namespace
}  // namespace sudoku
