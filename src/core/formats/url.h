#pragma once

#include <optional>
#include <string>

#include "text.h"

/// The parts of web addresses.
namespace sudoku::formats {

/// The value of a parameter, what stands behind `?name=` or `&name=`; still with its escapes.
std::optional<Word> parameterOf(Word url, std::string_view name);

/// The text with each `%41` made the byte that it stands for. What is no such escape stays as it is.
std::string unescaped(std::string_view text);

}  // namespace sudoku::formats
