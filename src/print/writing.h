#pragma once

#include <stop_token>
#include <vector>

#include "options.h"

namespace sudoku::print {

/// Whether the program may write to this file (see outputPlace() in base/outputfile.h), or to standard
/// output. If not, prints the reason on standard error.
bool mayWrite(const QString& output);

/// Writes puzzles as pages or pictures, as the options say, and shows the progress on a terminal. With
/// several puzzles, the file names of pictures are numbered. A file that cannot be written completely stays
/// as it was. Precondition: `puzzles` is not empty, and an application object exists.
ExitStatus writePuzzles(const Options& options, const std::vector<PaperPuzzle>& puzzles,
                        const std::stop_token& stop);

}  // namespace sudoku::print
