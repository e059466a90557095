#pragma once

#include <array>
#include <functional>

#include "output.h"
#include "parser.h"

/// The commands of sudoku-cli, each defined in its own file under commands/.
namespace sudoku::cli {

/// What a command does once its options have been read.
using Action = std::function<ExitStatus()>;

// Functions that set up one command each: they declare the options of the command on a parser, and return
// what the command does once the options are read.
Action setUpBoard(Parser& parser);
Action setUpCanon(Parser& parser);
Action setUpCheck(Parser& parser);
Action setUpConvert(Parser& parser);
Action setUpCount(Parser& parser);
Action setUpGenerate(Parser& parser);
Action setUpPath(Parser& parser);
Action setUpPrint(Parser& parser);
Action setUpRate(Parser& parser);
Action setUpSolve(Parser& parser);
Action setUpSteps(Parser& parser);
Action setUpVerify(Parser& parser);

struct Command {
  const char* name;
  const char* summary;
  Action (*setUp)(Parser&);
};

inline constexpr std::array kCommands = {
    Command{"solve", "Solve puzzles", setUpSolve},
    Command{"count", "Count the solutions of puzzles", setUpCount},
    Command{"generate", "Make puzzles", setUpGenerate},
    Command{"board", "Make complete boards", setUpBoard},
    Command{"canon", "Give puzzles their canonical form, or tell whether two are isomorphs", setUpCanon},
    Command{"rate", "Rate puzzles", setUpRate},
    Command{"path", "Solve puzzles by logic and tell every step", setUpPath},
    Command{"steps", "Tell every step that is open in a position", setUpSteps},
    Command{"verify", "Check the proofs of steps", setUpVerify},
    Command{"check", "Judge a partly filled grid against the solution of its puzzle", setUpCheck},
    Command{"convert", "Read puzzles in any format and write them in another", setUpConvert},
    Command{"print", "Print puzzles as grids to read", setUpPrint},
};

}  // namespace sudoku::cli
