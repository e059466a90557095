#pragma once

#include <QColor>
#include <QPalette>

namespace sudoku {

/// All colours of the window. Text has a contrast of at least 4.5:1 against every background on which it is
/// painted (which a test computes). No state is shown by colour alone.
struct Theme {
  /// Whether the theme has high contrast: fills have no meaning then; edges, hatches and shapes tell things
  /// apart, and are twice as strong.
  bool isHighContrast = false;

  QColor window;
  QColor text;
  QColor mutedText;

  QColor panel;  ///< background of boxes of the board, groups and buttons
  QColor line;   ///< edges of groups, and lines inside groups
  /// Edges of controls and of the board's boxes, with a contrast of 3:1 to panels and to the window.
  QColor edge;
  QColor cellLine;  ///< lines between cells, with a contrast of 2:1; in high contrast 3:1
  QColor hover;     ///< background of a button under the pointer
  QColor accent;    ///< default buttons, edges of checked controls, the ring of the selected cell
  QColor onAccent;  ///< text on the accent colour
  QColor onFill;    ///< background of checked buttons, and of cells selected together
  QColor onText;

  QColor given;
  QColor own;
  QColor revealed;  ///< digits of the solution that are shown after the player gave up
  QColor notes;

  QColor rightFill;
  QColor rightText;
  QColor wrongFill;
  /// Stripes over the fill of a wrong cell, so that it can be recognised without its hue.
  QColor wrongStripe;
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

/// The palette for widgets that Qt itself paints.
QPalette paletteOf(const Theme& theme);

/// The contrast of two colours by WCAG 2.1, from 1 to 21 (https://www.w3.org/TR/WCAG21/#dfn-contrast-ratio).
double contrastRatio(const QColor& a, const QColor& b);

}  // namespace sudoku
