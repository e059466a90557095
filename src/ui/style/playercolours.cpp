#include "playercolours.h"

#include <array>

#include <sudoku/play/gamestate.h>

#include "theme.h"

namespace sudoku {
namespace {

using ColourLooks = std::array<RoleLook, kColourCount>;

RoleLook colourLook(QRgb fill, QRgb texture, Texture kind, QRgb line) {
  RoleLook look;
  look.fill = fill;
  look.textureColour = texture;
  look.texture = kind;
  look.line = line;
  return look;
}

// The values of the pictures' page; edges are stronger, for the pad.
const ColourLooks& lightColours() {
  static const ColourLooks looks = {
      colourLook(0xfbdfe1, 0xf8d0d2, Texture::Plain, 0xc9505a),
      colourLook(0xfcecc3, 0xf6d892, Texture::Hatch, 0x9a7010),
      colourLook(0xdff3d7, 0xc2e4b4, Texture::Dots, 0x4a8a34),
      colourLook(0xd6f1f3, 0xb2e2e6, Texture::BackHatch, 0x1f7f88),
      colourLook(0xdfe8fd, 0xcbd9fa, Texture::Lines, 0x4570c8),
      colourLook(0xece2fa, 0xe1d3f6, Texture::CrossHatch, 0x8058b8),
  };
  return looks;
}

const ColourLooks& darkColours() {
  static const ColourLooks looks = {
      colourLook(0x492830, 0x6a343c, Texture::Plain, 0xe08089),
      colourLook(0x41371b, 0x54441a, Texture::Hatch, 0xcfa548),
      colourLook(0x253c23, 0x2e4e27, Texture::Dots, 0x86c070),
      colourLook(0x183b41, 0x1c4d53, Texture::BackHatch, 0x58bac4),
      colourLook(0x24375d, 0x2c4577, Texture::Lines, 0x86aaf0),
      colourLook(0x3a2c50, 0x533a71, Texture::CrossHatch, 0xb898e0),
  };
  return looks;
}

/// The textures alone, stronger; the plain one becomes a frame.
ColourLooks highContrastColours() {
  ColourLooks looks = lightColours();
  for (RoleLook& look : looks) {
    look.textureColour = look.textureColour.darker(120);
    look.fill = look.texture == Texture::Plain ? look.textureColour : QColor(Qt::white);
  }
  return looks;
}

}  // namespace

const RoleLook& playerColourLook(Digit colour, const Theme& theme) {
  static const ColourLooks highContrast = highContrastColours();
  if (theme.isHighContrast) return highContrast.at(static_cast<std::size_t>(colour.index()));
  return (isDark(theme) ? darkColours() : lightColours()).at(static_cast<std::size_t>(colour.index()));
}

}  // namespace sudoku
