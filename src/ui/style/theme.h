#pragma once

#include <QColor>
#include <QPalette>

namespace sudoku {

/// Every colour of the window. Texts have a contrast of at least 4.5:1 against all they are painted on (a
/// test computes it); no state is told by colour alone.
struct Theme {
  /// Whether this is a theme of high contrast: fills then say nothing; edges, hatches and shapes do, twice as
  /// strong.
  bool isHighContrast = false;

  QColor window;
  QColor text;
  QColor mutedText;

  QColor panel;     ///< ground of box panels, groups, buttons
  QColor line;      ///< edges of groups and lines between what belongs together
  QColor edge;      ///< edges of controls and box panels: 3:1 on panels and on the window
  QColor cellLine;  ///< lines between cells: 2:1, in high contrast 3:1
  QColor hover;     ///< ground of a button under the pointer
  QColor accent;    ///< primary buttons, edges of what is on, the selection ring
  QColor onAccent;  ///< text on accent
  QColor onFill;    ///< ground of what is on: a checked button, several selected cells
  QColor onText;

  QColor given;
  QColor own;
  QColor revealed;  ///< digits shown to a player who gave up
  QColor notes;

  QColor rightFill;
  QColor rightText;
  QColor wrongFill;
  QColor wrongStripe;  ///< stripes across the fill of a wrong cell, so that it is told without its hue
  QColor wrongText;
  QColor conflictFill;
  QColor conflictLine;
  QColor hintFill;
  QColor hintText;
  QColor sameFill;
  QColor peerFill;
};

const Theme& lightTheme();
const Theme& darkTheme();
const Theme& highContrastTheme();
const Theme& highContrastDarkTheme();

/// The palette for the widgets that Qt paints.
QPalette paletteOf(const Theme& theme);

/// The contrast of two colours by WCAG 2.1, from 1 to 21 (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
double contrastRatio(const QColor& a, const QColor& b);

}  // namespace sudoku
