#pragma once

#include <string>
#include <vector>

#include <sudoku/making/recipe.h>

#include "parser.h"

/// The options that say how boards and puzzles are made. Each function returns the options that it has
/// declared.
namespace sudoku::cli {

/// Declares an option with the given name for the method of making boards, and `--clues`.
std::vector<Option> addBoardMethod(Parser& parser, const std::string& name, BoardMethod& method);

/// Declares `--board`, `--clues`, `--dig`, `--order`, `--symmetry` and `--givens`. `namesDig` becomes true if
/// `--dig` is named.
std::vector<Option> addRecipe(Parser& parser, Recipe& recipe, bool& namesDig);

}  // namespace sudoku::cli
