#include "app/arguments.h"

#include <QDir>
#include <QStringList>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {

void readArguments(std::string_view input) {
  Bytes bytes(input);
  QStringList arguments = {"sudoku"};
  while (!bytes.isAtEnd() && arguments.size() < 8) {
    const auto line = bytes.line();
    const QString argument = QString::fromUtf8(line.data(), static_cast<qsizetype>(line.size()));
    // The machine's own files are no business of the fuzzer.
    if (argument.contains('/')) return;
    arguments += argument;
  }
  const Arguments read = sudoku::readArguments(arguments, QDir("/nonexistent"));
  require(read.exitStatus >= 0 && read.exitStatus <= 2);
  require(!(read.request && read.exchange));
}

}  // namespace sudoku::fuzz
