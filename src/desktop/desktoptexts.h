#pragma once

#include <QString>
#include <QStringList>

namespace sudoku {

/// What desktops say about the program, in one language. Plain data.
struct DesktopTexts {
  QString kind;      ///< what the program is: a logic game
  QString summary;   ///< in at most 35 characters in English
  QString keywords;  ///< words to search for, each with a semicolon behind it
  QString newGame;   ///< actions of the menu's entry
  QString goOn;
  QString daily;
  QStringList paragraphs;  ///< of the description; the list of features stands before the last
  QStringList features;
  QStringList captions;  ///< of the pictures, in their order
  QString puzzleFile;    ///< a kind of file, with a place `%1` for the name of its format

  /// In the language whose catalogue is installed.
  static DesktopTexts now();
};

}  // namespace sudoku
