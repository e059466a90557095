#pragma once

#include <optional>

#include <QDir>
#include <QStringList>

#include "game/gamecontroller.h"

namespace sudoku {

/// Judges the command line before any window or display is needed; options of Qt are left to Qt. What to
/// start with; or nothing, when all is said (help, version, or what is wrong), with the exit status.
struct Arguments {
  std::optional<StartRequest> request;
  int exitStatus = 0;
};

/// Prints help and version to standard output, what is wrong to standard error. Relative paths start in the
/// directory.
Arguments readArguments(const QStringList& arguments, const QDir& directory = QDir::current());

}  // namespace sudoku
