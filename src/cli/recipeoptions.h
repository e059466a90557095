#pragma once

#include <string>
#include <vector>

#include <sudoku/recipe.h>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// The options that say how boards and puzzles are made. Each function returns what it has declared.
namespace sudoku::cli {

/// Declares an option of that name for the method of making boards, and `--clues`.
std::vector<CLI::Option*> addBoardMethod(CLI::App& app, const std::string& name, BoardMethod& method);

/// Declares `--board`, `--clues`, `--dig`, `--order`, `--symmetry` and `--givens`.
std::vector<CLI::Option*> addRecipe(CLI::App& app, Recipe& recipe);

}  // namespace sudoku::cli
