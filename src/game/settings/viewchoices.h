#pragma once

#include <QString>

namespace sudoku {

/// What the player has chosen about the looks of the game. Plain data; each has a key of its own in the
/// settings.
struct ViewChoices {
  bool marksConflicts = true;
  bool marksPeers = true;        ///< the houses of the selected cell
  bool marksSameDigit = true;    ///< the chosen digit where it stands
  bool marksSameInNotes = true;  ///< and where it is noted
  bool showsPlaces = false;      ///< the numbers of rows and columns
  bool showsClock = true;
  bool calculatorOrder = false;  ///< 7, 8 and 9 in the upper row of the pad
  bool leftHanded = false;       ///< the panel at the left
  bool animates = true;
  bool largeTargets = false;  ///< all that can be pressed is large enough for a finger
  int digitPercent = 100;     ///< the size of digits: kLeastDigitPercent to kMostDigitPercent
  QString digitFamily;        ///< their font; empty: that of the desktop

  friend bool operator==(const ViewChoices&, const ViewChoices&) = default;
};

inline constexpr int kLeastDigitPercent = 80;
inline constexpr int kMostDigitPercent = 130;

}  // namespace sudoku
