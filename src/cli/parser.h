#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// Declares the options of a command. Only parser.cpp and commandline.cpp include CLI11, which reads the
/// options, because its headers are slow to compile.
namespace sudoku::cli {

/// The error of functions that read an option's value: its text tells what is wrong with the value.
class BadValue : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// A declared option of a command. Copies refer to the same option.
class Option {
 public:
  explicit Option(CLI::Option& option) : m_option(&option) {}

  /// Makes it a usage error to leave the option out.
  const Option& required() const;
  /// Makes it a usage error to give this option without the option `other`.
  void needs(const Option& other) const;
  /// Makes it a usage error to give this option together with the option `other`.
  void excludes(const Option& other) const;
  /// Makes it a usage error, reported as `otherwise`, to give this option unless `allows` returns true.
  /// `allows` may use the values of all options declared before this one.
  void allowOnlyIf(std::function<bool()> allows, std::string otherwise) const;

 private:
  CLI::Option* m_option;
};

/// Declares the options of one command. A name that begins with `-` is the name of an option, any other name
/// stands for a positional argument. Variables that values are read into must outlive the parsing.
class Parser {
 public:
  explicit Parser(CLI::App& app) : m_app(app) {}

  /// Adds a text below the list of options in the help.
  void explain(const std::string& text);

  Option addFlag(const std::string& name, bool& value, const std::string& description);
  Option addText(const std::string& name, std::string& value, const std::string& description);
  Option addTexts(const std::string& name, std::vector<std::string>& values, const std::string& description);
  Option addPair(const std::string& name, std::vector<std::string>& values, const std::string& description,
                 const std::string& kind);
  /// Declares an option whose value is passed to `read`, which throws BadValue if the value is wrong. `kind`
  /// is the placeholder for the value in the help.
  Option addValue(const std::string& name, std::function<void(const std::string&)> read,
                  const std::string& description, const std::string& kind);

 private:
  CLI::App& m_app;
};

}  // namespace sudoku::cli
