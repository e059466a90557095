#pragma once

#include <string>

namespace sudoku {

/// A program's name, its version, and in parentheses the first twelve digits of the commit that it was built
/// from; `changed` stands there if the sources were others. Without the parentheses if the commit is not
/// known.
std::string versionText(const std::string& program);

}  // namespace sudoku
