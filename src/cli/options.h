#pragma once

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/naming.h>

#include "work.h"

/// The kinds of options that the commands share.
namespace sudoku::cli {

/// Declares `--jobs` and `--progress`.
void addRunOptions(CLI::App& app, RunOptions& options);

/// Declares the files, `--jobs` and `--progress`.
void addLineOptions(CLI::App& app, LineOptions& options);

/// What a number may be.
struct Range {
  std::uint64_t least = 0;
  std::uint64_t most = std::numeric_limits<std::uint64_t>::max();
};

/// An option that takes a number, written in decimal digits.
CLI::Option* addNumber(CLI::App& app, const std::string& name, std::uint64_t& value,
                       const std::string& description, Range range = {});

/// Declares `--seed`. Without it the seed is one that nobody can know beforehand, drawn here.
CLI::Option* addSeed(CLI::App& app, std::uint64_t& seed);

/// Makes it a usage error to name the option, unless `allows` says yes once the options that were declared
/// before it have been read.
void allowOnlyIf(CLI::Option& option, std::function<bool()> allows, std::string otherwise);

/// Calls `read` with the words between the commas of a text, or with the text if it has no comma.
void forEachWord(std::string_view text, const std::function<void(std::string_view)>& read);

/// `easy|medium|…`
template <typename Enum>
std::string namesOf() {
  std::string names;
  for (const auto& entry : Names<Enum>::kNames) {
    if (!names.empty()) names += '|';
    names += entry.name;
  }
  return names;
}

/// The value with that name. Throws a usage error if there is none.
template <typename Enum>
Enum toNamed(const std::string& option, std::string_view name) {
  if (const auto value = fromName<Enum>(name)) return *value;
  throw CLI::ValidationError(option, "'" + std::string(name) + "' is none of " + namesOf<Enum>());
}

/// An option that takes one of the names of an enumeration. Value: the enumeration, or an optional of it.
template <typename Enum, typename Value>
CLI::Option* addNamed(CLI::App& app, const std::string& name, Value& value, const std::string& description) {
  const auto read = [name, &value](const std::string& text) { value = toNamed<Enum>(name, text); };
  return app.add_option_function<std::string>(name, read, description)->type_name(namesOf<Enum>());
}

/// An option that takes some of the names of an enumeration, with commas between them.
template <typename Enum>
CLI::Option* addNamedList(CLI::App& app, const std::string& name, std::vector<Enum>& values,
                          const std::string& description) {
  const auto read = [name, &values](const std::string& text) {
    forEachWord(text, [&](std::string_view word) { values.push_back(toNamed<Enum>(name, word)); });
  };
  return app.add_option_function<std::string>(name, read, description)->type_name(namesOf<Enum>() + ",...");
}

}  // namespace sudoku::cli
