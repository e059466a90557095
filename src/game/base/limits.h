#pragma once

#include <cstddef>

#include <QtGlobal>

#include <sudoku/formats/limits.h>
#include <sudoku/grid/cell.h>

/// The limits on what the game reads, in one place; those of text formats are in sudoku/formats/limits.h, and
/// the manual (sudoku.6) tells what a player may meet. What is beyond them is refused with a message, or cut
/// if it is a name, so that no file, clipboard or other program, however it behaves, takes all memory or
/// time.
namespace sudoku {

// Puzzles in files, on the clipboard, or dropped onto the board.

/// The most bytes of a text that is read. All 49,158 known puzzles with 17 givens take 4 MB.
inline constexpr qint64 kMaxTextSize = qint64{8} * 1024 * 1024;
/// The most puzzles kept of a text: as many as the largest text has lines of 81 cells.
inline constexpr qsizetype kMostPuzzles = kMaxTextSize / (kCellCount + 1) + 1;
/// The most faults of a text that are told one by one; further ones are counted.
inline constexpr qsizetype kMostFaults = 100;
/// A text of this many characters or more cannot be a puzzle id.
inline constexpr qsizetype kMaxIdSize = 128;
/// The most bytes kept of the title or the level that a text gives a puzzle: more than a line of a list
/// shows.
inline constexpr std::size_t kLongestLabel = 200;
/// The longest clipboard text, in characters, that is examined for a puzzle without being asked.
inline constexpr qsizetype kMostOffered = 4000;

// Collections of puzzles.

/// The most puzzles that a collection can have.
inline constexpr int kMostInCollection = 1'000'000;
/// The size in bytes of the largest file that is imported as a whole.
inline constexpr qint64 kMostWholeBytes = qint64{24} * 1024 * 1024;
/// The size in bytes of the largest file with one puzzle a line, which is imported in pieces.
inline constexpr qint64 kMostListBytes = qint64{512} * 1024 * 1024;

// Games: files of exports, and the database.

/// The most bytes that a value of a file may have, such as a game; the longest game needs only a fraction of
/// that.
inline constexpr qsizetype kMostValueBytes = qsizetype{32} * 1024 * 1024;
/// The longest name of a game or of a position, and the longest tag, in UTF-16 code units.
inline constexpr qsizetype kLongestName = 1000;
/// The longest time that a clock shows, in milliseconds.
inline constexpr qint64 kLongestTimeMs = kLongestElapsed.count();
/// The most bytes read of the file of ready puzzles: far more than two puzzles of each level need.
inline constexpr qint64 kMostSpareBytes = 65'536;

// Settings.

/// The most keyboard shortcuts of a command.
inline constexpr qsizetype kMostKeys = 4;
/// The most characters in the text of a shortcut.
inline constexpr qsizetype kMostKeyLength = 40;

// What a second start of the program says to the first.

inline constexpr qsizetype kMostHandoverBytes = 262'144;
inline constexpr qsizetype kMostArguments = 64;
/// The most connections that are open at a time; further callers wait.
inline constexpr std::size_t kMostCallers = 64;
/// Milliseconds within which a caller has to complete its request.
inline constexpr int kMostCallMs = 2000;

}  // namespace sudoku
