#pragma once

#include <stop_token>
#include <vector>

#include "options.h"

namespace sudoku::print {

/// Checks whether a file may be written under a name (see base/outputfile.h), or standard output. If not,
/// says why on standard error.
bool mayWrite(const QString& output);

/// Writes puzzles as the options say, with their pages counted on a terminal. Several pictures get numbers in
/// the names of their files. A file that cannot be written, or not to its end, stays as it was. Precondition:
/// there are puzzles, and an application object.
ExitStatus writePuzzles(const Options& options, const std::vector<PaperPuzzle>& puzzles,
                        const std::stop_token& stop);

}  // namespace sudoku::print
