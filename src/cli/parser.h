#pragma once

#include <functional>
#include <stdexcept>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
}  // namespace CLI

/// What a command says of its options. CLI11, which reads them, is known to parser.cpp and main.cpp alone:
/// its headers are slow to compile.
namespace sudoku::cli {

/// Thrown by what reads a value: what is wrong with it, for a usage error.
class BadValue : public std::runtime_error {
 public:
  using std::runtime_error::runtime_error;
};

/// One option that has been declared; copies mean the same one.
class Option {
 public:
  explicit Option(CLI::Option& option) : m_option(&option) {}

  /// Makes it a usage error to leave it out.
  const Option& required() const;
  /// Makes it a usage error to name it without the other.
  void needs(const Option& other) const;
  /// Makes it a usage error to name both.
  void excludes(const Option& other) const;
  /// Makes it a usage error to name it, unless `allows` says yes once the options that were declared before
  /// it have been read.
  void allowOnlyIf(std::function<bool()> allows, std::string otherwise) const;

 private:
  CLI::Option* m_option;
};

/// Takes the declarations of one command. A name that begins with `-` is that of an option, any other stands
/// for an argument in its place; what is read into outlives the parsing.
class Parser {
 public:
  explicit Parser(CLI::App& app) : m_app(app) {}

  /// What the help says behind the list of options.
  void explain(const std::string& text);

  Option addFlag(const std::string& name, bool& value, const std::string& description);
  Option addText(const std::string& name, std::string& value, const std::string& description);
  Option addTexts(const std::string& name, std::vector<std::string>& values, const std::string& description);
  Option addPair(const std::string& name, std::vector<std::string>& values, const std::string& description,
                 const std::string& kind);
  /// A value that `read` understands, or throws BadValue. `kind` stands behind the name in the help.
  Option addValue(const std::string& name, std::function<void(const std::string&)> read,
                  const std::string& description, const std::string& kind);

 private:
  CLI::App& m_app;
};

}  // namespace sudoku::cli
