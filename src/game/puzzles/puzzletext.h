#pragma once

#include <stop_token>
#include <string>

#include <QByteArray>
#include <QList>
#include <QString>

#include <sudoku/formats/formats.h>

/// Reads and writes texts of puzzles: files, the clipboard, what is dropped onto the board. May be called
/// from any thread.
namespace sudoku {

/// The most bytes of a text that is read. All 49,158 known puzzles of 17 givens take 4 MB.
inline constexpr qint64 kMaxTextSize = qint64{8} * 1024 * 1024;
/// The most puzzles kept of a text: as many lines of 81 cells as fit into the largest text.
inline constexpr qsizetype kMostPuzzles = kMaxTextSize / (kCellCount + 1) + 1;
inline constexpr qsizetype kMostFaults = 100;

/// A text that was read. Copies share the large data.
struct PuzzleText {
  QString source;         ///< name of the text for messages: a file's name without its folder, or some words
  QString path = {};      ///< path of the file; empty if the text comes from elsewhere
  QString puzzleId = {};  ///< the puzzle id, if the text is nothing but an id (puzzleid.h)
  /// Why the text cannot be read, in the player's language; empty if all is well.
  QString failure = {};
  /// The first kMostPuzzles puzzles and the first kMostFaults faults, in the order of the text. Labels keep
  /// the time played and the start of title and level. Empty exactly if there is a failure.
  QList<ReadPuzzle> puzzles = {};
  qsizetype morePuzzles = 0;  ///< number of further puzzles that are not in the list
  qsizetype moreFaults = 0;   ///< number of further faults that are not in the list
};

/// How far a text is read: to its first puzzle, or to its end.
enum class Extent { FirstPuzzle, AllPuzzles };

/// Reads the puzzles of a UTF-8 text, or the puzzle whose id the text is. Texts larger than any collection
/// that people keep are refused. Once asked to stop, soon gives what it has, which may be nothing.
PuzzleText readPuzzleText(const QByteArray& text, const QString& source, Extent extent = Extent::AllPuzzles,
                          const std::stop_token& stop = {});

/// Reads the puzzles of an ordinary file. Anything else is refused, and so is a file whose content would have
/// to be waited for.
PuzzleText readPuzzleFile(const QString& path, Extent extent = Extent::AllPuzzles,
                          const std::stop_token& stop = {});

/// Replaces a file by a text. Empty if all is well; otherwise the file stays as it is, and the function says
/// why, in the player's language.
QString writePuzzleFile(const QString& path, const std::string& text);

}  // namespace sudoku
