#pragma once

#include <QString>

namespace sudoku {

/// What the player has chosen about the looks of the game. Plain data; each field is stored in the settings
/// file.
struct ViewChoices {
  bool marksConflicts = true;
  bool marksPeers = true;        ///< shades the row, column and box of the selected cell
  bool marksSameDigit = true;    ///< marks the cells that contain the digit that the player has chosen
  bool marksSameInNotes = true;  ///< marks the notes of the digit that the player has chosen
  bool showsPlaces = false;      ///< shows the numbers of rows and columns beside the board
  bool showsClock = true;
  bool calculatorOrder = false;  ///< puts 7, 8 and 9 in the top row of the number pad
  bool leftHanded = false;       ///< puts the panel of numbers and buttons at the left of the board
  bool animates = true;
  bool largeTargets = false;  ///< makes buttons and other controls large enough for a finger
  int digitPercent = 100;     ///< size of the digits in percent: kLeastDigitPercent to kMostDigitPercent
  QString digitFamily;        ///< font family of the digits; empty for the desktop's font

  friend bool operator==(const ViewChoices&, const ViewChoices&) = default;
};

inline constexpr int kLeastDigitPercent = 80;
inline constexpr int kMostDigitPercent = 130;

}  // namespace sudoku
