#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <initializer_list>

#include <QApplication>
#include <QImage>
#include <QPainter>

#include "leastcontrast.h"
#include "themes.h"
#include "ui/style/rolelook.h"
#include "ui/style/rolemark.h"

namespace sudoku {
namespace {

constexpr std::array kRoles = {
    Role::Pattern, Role::Base,       Role::Cover,    Role::Shared,     Role::Fin,       Role::Source,
    Role::Closed,  Role::Eliminated, Role::Placed,   Role::On,         Role::Off,       Role::Strong,
    Role::Weak,    Role::ClassOne,   Role::ClassTwo, Role::ClassThree, Role::ClassFour, Role::SetA,
    Role::SetB,    Role::SetC,       Role::SetD,     Role::Gone,       Role::Taker};
static_assert(kRoles.size() == static_cast<std::size_t>(Role::SetD));

class RoleLookTest : public testing::TestWithParam<NamedTheme> {
 protected:
  static const Theme& theme() { return GetParam().theme(); }
  static bool isOneOf(Role role, std::initializer_list<Role> roles) {
    return std::find(roles.begin(), roles.end(), role) != roles.end();
  }
  /// Whether a role is that of links, which are lines, so that no digit stands on them.
  static bool isLink(Role role) { return isOneOf(role, {Role::Strong, Role::Weak}); }
  static int number(Role role) { return static_cast<int>(role); }

  /// A picture of a symbol in the middle of an area three times as wide.
  static QImage paintSymbol(const RoleSymbol& symbol) {
    QImage image(3 * kSide, 3 * kSide, QImage::Format_RGB32);
    image.fill(theme().panel);
    QPainter painter(&image);
    paintRoleSymbol(painter, QRectF(kSide, kSide, kSide, kSide), symbol, theme(), QApplication::font());
    return image;
  }
  static QImage blank() { return paintSymbol({Role::Words}); }

  static constexpr int kSide = 32;
};

INSTANTIATE_TEST_SUITE_P(All, RoleLookTest, testing::ValuesIn(kThemes));

TEST_P(RoleLookTest, TextsStandOutFromFillsAndTheirTextures) {
  for (const Role role : kRoles) {
    const RoleLook& look = roleLook(role, theme());
    for (const QColor& ground : {look.fill, look.textureColour})
      EXPECT_GE(contrastRatio(look.text, ground), kLeastTextContrast) << number(role);
    if (isLink(role)) continue;
    EXPECT_GE(contrastRatio(look.onMark, look.mark), kLeastTextContrast) << number(role);
  }
}

TEST_P(RoleLookTest, DigitsStandOutFromFillsAndTheirTextures) {
  for (const Role role : kRoles) {
    const RoleLook& look = roleLook(role, theme());
    for (const QColor& ground : {look.fill, look.textureColour}) {
      EXPECT_GE(contrastRatio(theme().given, ground), kLeastTextContrast) << number(role);
      EXPECT_GE(contrastRatio(notesOnFill(theme()), ground), kLeastTextContrast) << number(role);
    }
  }
}

TEST_P(RoleLookTest, LinesStandOut) {
  for (const Role role : kRoles) {
    const RoleLook& look = roleLook(role, theme());
    for (const QColor& ground : {look.fill, theme().panel})
      EXPECT_GE(contrastRatio(look.line, ground), kLeastLineContrast) << number(role);
  }
  for (const bool isStrong : {true, false})
    EXPECT_GE(contrastRatio(linkColour(isStrong, theme()), theme().panel), kLeastLineContrast);
}

TEST_P(RoleLookTest, NoTwoRolesOfOneHueLookTheSame) {
  // Pattern, Source, On and Set A all mark what a step rests on, and may look alike.
  for (const Role a : kRoles) {
    for (const Role b : kRoles) {
      const RoleLook& one = roleLook(a, theme());
      const RoleLook& other = roleLook(b, theme());
      if (a >= b || one.line == other.line || isLink(a) || isLink(b)) continue;
      // Chains, placed digits and digits that take others never are in one picture with two pairs of classes.
      if (isOneOf(b, {Role::ClassThree, Role::ClassFour}) &&
          isOneOf(a, {Role::Off, Role::Placed, Role::Taker}))
        continue;
      const bool differs = one.shape != other.shape || one.texture != other.texture ||
                           one.edge != other.edge || one.shape == MarkShape::Disc;
      EXPECT_TRUE(differs) << number(a) << ' ' << number(b);
    }
  }
}

TEST_P(RoleLookTest, EveryRoleHasASymbolThatStaysInItsSquare) {
  for (const Role role : kRoles) {
    const QImage image = paintSymbol({.role = role, .digit = Digit(8)});
    EXPECT_NE(image, blank()) << number(role);
    const QRect inside(kSide - 1, kSide - 1, kSide + 2, kSide + 2);
    int beside = 0;
    for (int y = 0; y < image.height(); ++y)
      for (int x = 0; x < image.width(); ++x)
        if (!inside.contains(x, y) && image.pixelColor(x, y) != theme().panel) ++beside;
    EXPECT_EQ(beside, 0) << number(role);
  }
}

TEST_P(RoleLookTest, SymbolsShowTheirDigitOrLetter) {
  for (const Role role : {Role::Pattern, Role::Eliminated, Role::Fin, Role::Shared, Role::ClassTwo})
    EXPECT_NE(paintSymbol({.role = role, .digit = Digit(1)}), paintSymbol({.role = role, .digit = Digit(8)}));
  EXPECT_NE(paintSymbol({.role = Role::SetA}), paintSymbol({.role = Role::SetA, .letter = 'E'}));
  EXPECT_EQ(paintSymbol({.role = Role::SetB}), paintSymbol({.role = Role::SetB, .letter = 'B'}));
  EXPECT_NE(paintSymbol({.role = Role::Base, .houses = House::Kind::Row}),
            paintSymbol({.role = Role::Base, .houses = House::Kind::Column}));
}

}  // namespace
}  // namespace sudoku
