#pragma once

#include <stop_token>
#include <string>

#include <QByteArray>
#include <QList>
#include <QString>

#include <sudoku/formats/formats.h>

#include "game/base/limits.h"

/// Functions to read and write texts of puzzles: files, the clipboard, text dropped onto the board. May be
/// called from any thread.
namespace sudoku {

/// A text that was read, with its puzzles. Copies share the large data.
struct PuzzleText {
  /// Name of the text in messages: a file's name without its folder, or a description.
  QString source;
  QString path = {};      ///< path of the file; empty if the text is not from a file
  QString puzzleId = {};  ///< the puzzle id if the text is only an id (see puzzleid.h)
  /// Why the text cannot be read, in the player's language; empty if it can be.
  QString failure = {};
  /// The first kMostPuzzles puzzles and the first kMostFaults errors about invalid ones, in the order of the
  /// text. Of what the text says about a puzzle (PuzzleLabel), only the time played and the beginning of
  /// title and level are kept. Empty if reading failed or was stopped.
  QList<ReadPuzzle> puzzles = {};
  qsizetype morePuzzles = 0;  ///< number of further puzzles that are not in the list
  qsizetype moreFaults = 0;   ///< number of further errors that are not in the list
};

/// How far a text is read: to its first puzzle, or to its end.
enum class Extent { FirstPuzzle, AllPuzzles };

/// The UTF-8 text of what the player has pasted or dropped: digits of other scripts, such as the Arabic or
/// Devanagari ones, become those from 0 to 9, and full-width signs those of ASCII.
QByteArray pastedText(const QString& text);

/// Reads the puzzles of a UTF-8 text, or the puzzle whose id the text is. Refuses texts of more than
/// kMaxTextSize bytes. Once `stop` is requested, returns the puzzles read so far.
PuzzleText readPuzzleText(const QByteArray& text, const QString& source, Extent extent = Extent::AllPuzzles,
                          const std::stop_token& stop = {});

/// Reads the puzzles of an ordinary file. Refuses directories, devices and pipes, and any file whose content
/// is not available at once.
PuzzleText readPuzzleFile(const QString& path, Extent extent = Extent::AllPuzzles,
                          const std::stop_token& stop = {});

/// Replaces the content of a file by a text. Returns an empty string on success; otherwise the file stays as
/// it is, and the result says why, in the player's language.
QString writePuzzleFile(const QString& path, const std::string& text);

}  // namespace sudoku
