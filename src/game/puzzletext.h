#pragma once

#include <string>
#include <vector>

#include <QByteArray>
#include <QString>

#include <sudoku/formats.h>

/// Texts of puzzles from outside and to outside: files, the clipboard, what is dropped onto the board. May be
/// called from any thread.
namespace sudoku {

/// A text that was read.
struct PuzzleText {
  QString source;       ///< what to call it: a file's name without its folder, or some words
  QString path = {};    ///< of the file; empty if it is none
  QString number = {};  ///< the puzzle's, if the text is no more than an id with one (puzzleid.h)
  /// Why the text itself cannot be had, translated; empty if all is well.
  QString failure = {};
  std::vector<ReadPuzzle> puzzles = {};  ///< nothing just where there is a failure
};

/// The puzzles of a text in UTF-8, or the puzzle that it is the id of. Texts larger than any collection that
/// people keep are refused.
PuzzleText readPuzzleText(const QByteArray& text, const QString& source);

/// The puzzles of a file.
PuzzleText readPuzzleFile(const QString& path);

/// Puts a text in place of a file, or leaves the file as it is and says why, translated. Empty if all is
/// well.
QString writePuzzleFile(const QString& path, const std::string& text);

}  // namespace sudoku
