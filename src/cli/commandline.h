#pragma once

#include "commands.h"
#include "output.h"

namespace sudoku::cli {

/// What a command line asks for: an action, or an answer without one.
struct CommandLine {
  Action action;                         ///< what its command does; empty if `said` is all that is to be done
  Report said;                           ///< help, the version, or what is wrong with the command line
  ExitStatus status = ExitStatus::Done;  ///< that of the process, if there is no action
};

/// Reads a command line, of which the first argument is the program's name. Opens no file, and writes
/// nothing.
CommandLine readCommandLine(int argumentCount, const char* const* arguments);

}  // namespace sudoku::cli
