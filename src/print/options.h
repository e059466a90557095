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

/// What the program was asked to do.
struct Options {
  QStringList files;                ///< to read puzzles from; `-` is standard input
  std::optional<BookRequest> book;  ///< made in place of files
  PaperOptions paper;
  QString output;  ///< a file; `-` is standard output
  FileKind kind = FileKind::Pdf;
  int pictureSide = 0;  ///< in pixels
};

/// The options, or nothing when all is said (help, version, or what is wrong), with the exit status.
struct ReadOptions {
  std::optional<Options> options;
  ExitStatus status = ExitStatus::Fine;
};

/// Prints help and version to standard output, what is wrong to standard error.
ReadOptions readOptions(const QStringList& arguments);

/// One line on standard error.
void complain(const QString& text);

/// Writes it to standard output. Gone readers miss nothing; any other trouble is complained about.
ExitStatus writeOut(const QByteArray& bytes);

}  // namespace sudoku::print
