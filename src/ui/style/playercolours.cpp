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

// Each colour has a texture whose colour differs from that of the fill by at least 12 (CIE 1976 colour
// difference), even for colour-blind people. The last argument is a stronger colour, for the edge of the
// button that chooses the colour.
const ColourLooks& lightColours() {
  static const ColourLooks looks = {
      colourLook(0xfef0f2, 0xffc0c1, Texture::Uprights, 0xc9505a),
      colourLook(0xfdf2da, 0xeccd84, Texture::Hatch, 0x9a7010),
      colourLook(0xedfae7, 0xbada99, Texture::Dots, 0x4a8a34),
      colourLook(0xeafbfb, 0x98dbe4, Texture::BackHatch, 0x1f7f88),
      colourLook(0xe6eeff, 0xb7d1fc, Texture::Lines, 0x4570c8),
      colourLook(0xf4eafe, 0xebc1ff, Texture::CrossHatch, 0x8058b8),
  };
  return looks;
}

const ColourLooks& darkColours() {
  static const ColourLooks looks = {
      colourLook(0x37181d, 0x762d3c, Texture::Uprights, 0xe08089),
      colourLook(0x312611, 0x57430d, Texture::Hatch, 0xcfa548),
      colourLook(0x1b2a15, 0x324d19, Texture::Dots, 0x86c070),
      colourLook(0x002d31, 0x004e57, Texture::BackHatch, 0x58bac4),
      colourLook(0x17293e, 0x21467a, Texture::Lines, 0x86aaf0),
      colourLook(0x2b2237, 0x503c70, Texture::CrossHatch, 0xb898e0),
  };
  return looks;
}

/// Copies the colours that the player can give to cells, with other colours for their textures and `ground`
/// for all fills.
ColourLooks withTextures(ColourLooks looks, const QColor& ground,
                         const std::array<QRgb, kColourCount>& textures) {
  for (std::size_t index = 0; index < looks.size(); ++index) {
    looks[index].fill = ground;
    looks[index].textureColour = textures[index];
  }
  return looks;
}

const ColourLooks& highContrastColours(bool isDark) {
  static const ColourLooks light =
      withTextures(lightColours(), Qt::white, {0xff98a8, 0xd6b163, 0x8dc47a, 0x09c9d4, 0x84b9ff, 0xc9a7f7});
  static const ColourLooks dark =
      withTextures(darkColours(), Qt::black, {0x902b43, 0x664c00, 0x255b19, 0x00595f, 0x00538c, 0x5d4289});
  return isDark ? dark : light;
}

}  // namespace

const RoleLook& playerColourLook(Digit colour, const Theme& theme) {
  const bool dark = isDark(theme);
  const ColourLooks& looks = theme.isHighContrast ? highContrastColours(dark)
                             : dark               ? darkColours()
                                                  : lightColours();
  return looks.at(static_cast<std::size_t>(colour.index()));
}

const RoleLook& paperColourLook(Digit colour) {
  return highContrastColours(false).at(static_cast<std::size_t>(colour.index()));
}

}  // namespace sudoku
