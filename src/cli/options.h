#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/grid/naming.h>

#include "parser.h"
#include "work.h"

/// The kinds of options that several commands have.
namespace sudoku::cli {

/// Declares `--jobs` and `--progress`.
void addRunOptions(Parser& parser, RunOptions& options);

/// Declares the file arguments, `--jobs` and `--progress`; returns the option for the files.
Option addLineOptions(Parser& parser, LineOptions& options);

/// The least and the greatest allowed value of a number.
struct Range {
  std::uint64_t least = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

/// Declares an option that takes a number in decimal digits.
Option addNumber(Parser& parser, const std::string& name, std::uint64_t& value,
                 const std::string& description, Range range = {});

/// Declares `--seed`. Sets `seed` to a random number, which is used if the option is not given.
Option addSeed(Parser& parser, std::uint64_t& seed);

/// Calls `read` with each word of a text that commas separate; a text without a comma is one word.
void forEachWord(std::string_view text, const std::function<void(std::string_view)>& read);

/// The names of an enumeration as `easy|medium|…`.
template <typename Enum>
std::string namesOf() {
  std::string names;
  for (const auto& entry : Names<Enum>::kNames) {
    if (!names.empty()) names += '|';
    names += entry.name;
  }
  return names;
}

/// The enumerator with a name. Throws BadValue if there is none.
template <typename Enum>
Enum toNamed(std::string_view name) {
  if (const auto value = fromName<Enum>(name)) return *value;
  throw BadValue("'" + std::string(name) + "' is none of " + namesOf<Enum>());
}

/// Declares an option that takes one of the names of an enumeration. `Value` is the enumeration, or an
/// optional of it.
template <typename Enum, typename Value>
Option addNamed(Parser& parser, const std::string& name, Value& value, const std::string& description) {
  const auto read = [&value](const std::string& text) { value = toNamed<Enum>(text); };
  return parser.addValue(name, read, description, namesOf<Enum>());
}

/// Declares an option that takes one or more names of an enumeration, separated by commas.
template <typename Enum>
Option addNamedList(Parser& parser, const std::string& name, std::vector<Enum>& values,
                    const std::string& description) {
  const auto read = [&values](const std::string& text) {
    forEachWord(text, [&](std::string_view word) { values.push_back(toNamed<Enum>(word)); });
  };
  return parser.addValue(name, read, description, namesOf<Enum>() + ",...");
}

}  // namespace sudoku::cli
