#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// Declarations of a command's options. CLI11, which reads the options, is included by parser.cpp and
/// main.cpp alone: its headers are slow to compile.
namespace sudoku::cli {

/// Thrown by functions that read a value: says what is wrong with the value, for a usage error.
class BadValue : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// One declared option; copies stand for the same option.
class Option {
 public:
  explicit Option(CLI::Option& option) : m_option(&option) {}

  /// Makes it a usage error to leave the option out.
  const Option& required() const;
  /// Makes it a usage error to name this option without the other one.
  void needs(const Option& other) const;
  /// Makes it a usage error to name this option together with the other one.
  void excludes(const Option& other) const;
  /// Makes it a usage error to name the option, with the text `otherwise`, unless `allows` returns true once
  /// the options declared before have been read.
  void allowOnlyIf(std::function<bool()> allows, std::string otherwise) const;

 private:
  CLI::Option* m_option;
};

/// Takes the declarations of one command. A name that begins with `-` is that of an option, any other name
/// stands for a positional argument. The variables that values are read into outlive the parsing.
class Parser {
 public:
  explicit Parser(CLI::App& app) : m_app(app) {}

  /// Adds a text behind the list of options in the help.
  void explain(const std::string& text);

  Option addFlag(const std::string& name, bool& value, const std::string& description);
  Option addText(const std::string& name, std::string& value, const std::string& description);
  Option addTexts(const std::string& name, std::vector<std::string>& values, const std::string& description);
  Option addPair(const std::string& name, std::vector<std::string>& values, const std::string& description,
                 const std::string& kind);
  /// Declares an option whose value is given to `read`, which throws BadValue if the value is wrong. `kind`
  /// stands behind the name in the help.
  Option addValue(const std::string& name, std::function<void(const std::string&)> read,
                  const std::string& description, const std::string& kind);

 private:
  CLI::App& m_app;
};

}  // namespace sudoku::cli
