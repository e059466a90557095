#pragma once

#include <cstdint>
#include <optional>

#include <QString>
#include <QStringList>

#include "ui/print/paperdocument.h"
#include "ui/print/paperwork.h"

namespace sudoku::print {

enum class ExitStatus : std::uint8_t { Fine = 0, SomeFailed = 1, Usage = 2 };

enum class FileKind : std::uint8_t { Pdf, Svg, Png };

/// What the options ask the program to do.
struct Options {
  QStringList files;  ///< files to read puzzles from; `-` is standard input
  /// Book of new puzzles to make and print; empty if puzzles are read from files.
  std::optional<BookRequest> book;
  PaperOptions paper;
  QString output;  ///< file to write; `-` is standard output
  FileKind kind = FileKind::Pdf;
  int pictureSide = 0;  ///< width and height of a picture in pixels
};

/// The options; or only an exit status if the program is to end because help, version or an error has been
/// printed.
struct ReadOptions {
  std::optional<Options> options;
  ExitStatus status = ExitStatus::Fine;
};

/// Reads the command line. Prints help and version to standard output, errors to standard error.
ReadOptions readOptions(const QStringList& arguments);

/// Writes one line to standard error.
void complain(const QString& text);

/// Writes bytes to standard output. A closed pipe is no error; any other failure is reported.
ExitStatus writeOut(const QByteArray& bytes);

}  // namespace sudoku::print
