#include "theme.h"

#include <algorithm>
#include <cmath>

namespace sudoku {
namespace {

double relativeLuminance(const QColor& colour) {
  const auto linear = [](double part) {
    return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(colour.redF()) + 0.7152 * linear(colour.greenF()) + 0.0722 * linear(colour.blueF());
}

}  // namespace

const Theme& lightTheme() {
  static const Theme theme{
      .window = 0xf4f6fa,
      .text = 0x1c2333,
      .mutedText = 0x5a6478,
      .panel = 0xffffff,
      .line = 0xd5dbe8,
      .edge = 0x828ca1,
      .cellLine = 0xadb5c5,
      .hover = 0xeef2fb,
      .accent = 0x2f6fe0,
      .onAccent = 0xffffff,
      .onFill = 0xdfe9fd,
      .onText = 0x1b4fa8,
      .given = 0x1c2333,
      .own = 0x1b4fb0,
      .revealed = 0x8a3c00,
      .notes = 0x545f73,
      .rightFill = 0xcdeed6,
      .rightText = 0x14602c,
      .wrongFill = 0xfcdedd,
      .wrongStripe = 0xf0aeb0,
      .wrongText = 0x96161d,
      .conflictFill = 0xfdf0ee,
      .conflictLine = 0xc9252d,
      .hintFill = 0xfff1c9,
      .hintText = 0x6b4a00,
      .sameFill = 0xcfdcfb,
      .peerFill = 0xebf0fa,
  };
  return theme;
}

const Theme& darkTheme() {
  static const Theme theme{
      .window = 0x14171c,
      .text = 0xe6eaf2,
      .mutedText = 0xa3acbd,
      .panel = 0x20242c,
      .line = 0x3a414e,
      .edge = 0x6b7485,
      .cellLine = 0x4f5766,
      .hover = 0x2a303a,
      .accent = 0x6ea0ff,
      .onAccent = 0x0d1524,
      .onFill = 0x263a5e,
      .onText = 0xa9c8ff,
      .given = 0xf1f4fa,
      .own = 0x8ab6ff,
      .revealed = 0xffb46e,
      .notes = 0xa9b2c3,
      .rightFill = 0x1f4229,
      .rightText = 0x9be8ae,
      .wrongFill = 0x652b34,
      .wrongStripe = 0x2f1217,
      .wrongText = 0xffb9bd,
      .conflictFill = 0x35262b,
      .conflictLine = 0xff7d84,
      .hintFill = 0x4a3a10,
      .hintText = 0xffd978,
      .sameFill = 0x304468,
      .peerFill = 0x2b313c,
  };
  return theme;
}

const Theme& highContrastTheme() {
  static const Theme theme{
      .isHighContrast = true,
      .window = 0xffffff,
      .text = Qt::black,
      .mutedText = 0x26292f,
      .panel = 0xffffff,
      .line = Qt::black,
      .edge = Qt::black,
      .cellLine = 0x595959,
      .hover = 0xe4e4e4,
      .accent = 0x0b3a8c,
      .onAccent = 0xffffff,
      .onFill = 0xffffff,
      .onText = 0x0b3a8c,
      .given = Qt::black,
      .own = 0x0b3a8c,
      .revealed = 0x7a2e00,
      .notes = 0x1a1a1a,
      .rightFill = 0xffffff,
      .rightText = 0x0a4a1b,
      .wrongFill = 0xffffff,
      .wrongStripe = 0xeeb2b4,
      .wrongText = 0x8a0010,
      .conflictFill = 0xffffff,
      .conflictLine = 0x8a0010,
      .hintFill = 0xffffff,
      .hintText = Qt::black,
      .sameFill = 0xffffff,
      .peerFill = 0xffffff,
  };
  return theme;
}

const Theme& highContrastDarkTheme() {
  static const Theme theme{
      .isHighContrast = true,
      .window = Qt::black,
      .text = Qt::white,
      .mutedText = 0xd6d9e0,
      .panel = Qt::black,
      .line = Qt::white,
      .edge = Qt::white,
      .cellLine = 0xa6a6a6,
      .hover = 0x2e2e2e,
      .accent = 0x9ecbff,
      .onAccent = Qt::black,
      .onFill = Qt::black,
      .onText = 0x9ecbff,
      .given = Qt::white,
      .own = 0x9ecbff,
      .revealed = 0xffc48c,
      .notes = 0xe6e6e6,
      .rightFill = Qt::black,
      .rightText = 0x9af0b0,
      .wrongFill = Qt::black,
      .wrongStripe = 0x6e1a22,
      .wrongText = 0xffa8ae,
      .conflictFill = Qt::black,
      .conflictLine = 0xffa8ae,
      .hintFill = Qt::black,
      .hintText = Qt::white,
      .sameFill = Qt::black,
      .peerFill = Qt::black,
  };
  return theme;
}

QPalette paletteOf(const Theme& theme) {
  QPalette palette;
  palette.setColor(QPalette::Window, theme.window);
  palette.setColor(QPalette::WindowText, theme.text);
  palette.setColor(QPalette::Base, theme.panel);
  palette.setColor(QPalette::AlternateBase, theme.hover);
  palette.setColor(QPalette::Text, theme.text);
  palette.setColor(QPalette::PlaceholderText, theme.mutedText);
  palette.setColor(QPalette::Button, theme.panel);
  palette.setColor(QPalette::ButtonText, theme.text);
  palette.setColor(QPalette::BrightText, theme.wrongText);
  palette.setColor(QPalette::ToolTipBase, theme.panel);
  palette.setColor(QPalette::ToolTipText, theme.text);
  palette.setColor(QPalette::Highlight, theme.accent);
  palette.setColor(QPalette::HighlightedText, theme.onAccent);
  palette.setColor(QPalette::Link, theme.own);
  palette.setColor(QPalette::LinkVisited, theme.own);
  palette.setColor(QPalette::Light, theme.hover);
  palette.setColor(QPalette::Midlight, theme.cellLine);
  palette.setColor(QPalette::Mid, theme.edge);
  palette.setColor(QPalette::Dark, theme.mutedText);
  palette.setColor(QPalette::Shadow, theme.line);
  for (const auto role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
    palette.setColor(QPalette::Disabled, role, theme.mutedText);
  return palette;
}

double contrastRatio(const QColor& a, const QColor& b) {
  const double first = relativeLuminance(a);
  const double second = relativeLuminance(b);
  const auto [darker, lighter] = std::minmax(first, second);
  return (lighter + 0.05) / (darker + 0.05);
}

}  // namespace sudoku
