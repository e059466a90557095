#pragma once

#include <string>
#include <vector>

#include <sudoku/making/recipe.h>

#include "parser.h"

/// The options that define how boards and puzzles are made. Each function returns the options that it has
/// declared.
namespace sudoku::cli {

/// Declares an option, with the given name, for the method of making boards, and the option `--clues`.
std::vector<Option> addBoardMethod(Parser& parser, const std::string& name, BoardMethod& method);

/// Declares `--board`, `--clues`, `--dig`, `--order`, `--symmetry` and `--givens`. `namesDig` becomes true
/// when the user gives `--dig`.
std::vector<Option> addRecipe(Parser& parser, Recipe& recipe, bool& namesDig);

}  // namespace sudoku::cli
