#pragma once

#include <stop_token>
#include <string>

#include <QByteArray>
#include <QList>
#include <QString>

#include <sudoku/formats/formats.h>

/// Texts of puzzles from outside and to outside: files, the clipboard, what is dropped onto the board. May be
/// called from any thread.
namespace sudoku {

/// The largest text that is read, in bytes. All 49,158 known puzzles of 17 givens take 4 MB.
inline constexpr qint64 kMaxTextSize = qint64{8} * 1024 * 1024;
/// As many lines of 81 cells as fit into one.
inline constexpr qsizetype kMostPuzzles = kMaxTextSize / (kCellCount + 1) + 1;
inline constexpr qsizetype kMostFaults = 100;

/// A text that was read. Copies share what takes memory.
struct PuzzleText {
  QString source;         ///< what to call it: a file's name without its folder, or some words
  QString path = {};      ///< of the file; empty if it is none
  QString puzzleId = {};  ///< if the text is no more than an id that makes its puzzle (puzzleid.h)
  /// Why the text itself cannot be had, translated; empty if all is well.
  QString failure = {};
  /// The first kMostPuzzles puzzles and the first kMostFaults things that are none, in the order of the text.
  /// Labels keep the time played and the start of title and level. Empty just where there is a failure.
  QList<ReadPuzzle> puzzles = {};
  qsizetype morePuzzles = 0;  ///< how many are not among them
  qsizetype moreFaults = 0;   ///< how many things that are no puzzles are not among them
};

/// How far a text is read.
enum class Extent { FirstPuzzle, AllPuzzles };

/// The puzzles of a text in UTF-8, or the puzzle that it is the id of. Texts larger than any collection that
/// people keep are refused. Once asked to stop, gives soon what it has, which may be nothing.
PuzzleText readPuzzleText(const QByteArray& text, const QString& source, Extent extent = Extent::AllPuzzles,
                          const std::stop_token& stop = {});

/// The puzzles of an ordinary file; anything else is refused, and so is a file that would have to be waited
/// for.
PuzzleText readPuzzleFile(const QString& path, Extent extent = Extent::AllPuzzles,
                          const std::stop_token& stop = {});

/// Puts a text in place of a file, or leaves the file as it is and says why, translated. Empty if all is
/// well.
QString writePuzzleFile(const QString& path, const std::string& text);

}  // namespace sudoku
