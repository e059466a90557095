#pragma once

#include <cstdint>
#include <optional>

#include <QDir>
#include <QString>
#include <QStringList>

#include "game/control/gamecontroller.h"

namespace sudoku {

/// A request to export all games to a file or import the games of a file, without a window.
struct ExchangeRequest {
  enum class Kind : std::uint8_t {
    Export,  ///< write all games into the file
    Import,  ///< import the games of the file
  };
  Kind kind;
  QString path;
};

/// The outcome of reading the command line, which happens before any window or display is needed; options of
/// Qt are left to Qt. Has a request for the window, or a request to do without a window; without either, the
/// program ends at once with the exit status, because help, version or an error has been printed.
struct Arguments {
  std::optional<StartRequest> request = {};
  int exitStatus = 0;
  std::optional<ExchangeRequest> exchange = {};
};

/// Reads the command line. Prints help and version to standard output, errors to standard error. Relative
/// paths start in `directory`.
Arguments readArguments(const QStringList& arguments, const QDir& directory = QDir::current());

}  // namespace sudoku
