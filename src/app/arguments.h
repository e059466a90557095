#pragma once

#include <cstdint>
#include <optional>

#include <QDir>
#include <QString>
#include <QStringList>

#include "game/control/gamecontroller.h"

namespace sudoku {

/// What to do with all games and a file, without a window.
struct ExchangeRequest {
  enum class Kind : std::uint8_t {
    Export,  ///< write them into the file
    Import,  ///< take in those of the file
  };
  Kind kind;
  QString path;
};

/// Judges the command line before any window or display is needed; options of Qt are left to Qt. What to
/// start with, or what to do without a window; or neither, when all is said (help, version, or what is
/// wrong), with the exit status.
struct Arguments {
  std::optional<StartRequest> request = {};
  int exitStatus = 0;
  std::optional<ExchangeRequest> exchange = {};
};

/// Prints help and version to standard output, what is wrong to standard error. Relative paths start in the
/// directory.
Arguments readArguments(const QStringList& arguments, const QDir& directory = QDir::current());

}  // namespace sudoku
