#include "parser.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <utility>

namespace sudoku::cli {

const Option& Option::required() const {
  m_option->required();
  return *this;
}

void Option::needs(const Option& other) const {
  m_option->needs(other.m_option);
}

void Option::excludes(const Option& other) const {
  m_option->excludes(other.m_option);
}

void Option::allowOnlyIf(std::function<bool()> allows, std::string otherwise) const {
  // `allows` may be called while options are parsed, because CLI11 checks and reads the options one by one in
  // the order of their declaration.
  m_option->check([allows = std::move(allows), otherwise = std::move(otherwise)](const std::string&) {
    return allows() ? std::string() : otherwise;
  });
}

void Parser::explain(const std::string& text) {
  m_app.footer(text);
}

Option Parser::addFlag(const std::string& name, bool& value, const std::string& description) {
  return Option(*m_app.add_flag(name, value, description));
}

Option Parser::addText(const std::string& name, std::string& value, const std::string& description) {
  return Option(*m_app.add_option(name, value, description)->type_name(""));
}

Option Parser::addTexts(const std::string& name, std::vector<std::string>& values,
                        const std::string& description) {
  return Option(*m_app.add_option(name, values, description)->type_name(""));
}

Option Parser::addPair(const std::string& name, std::vector<std::string>& values,
                       const std::string& description, const std::string& kind) {
  return Option(*m_app.add_option(name, values, description)->expected(2)->type_name(kind));
}

Option Parser::addValue(const std::string& name, std::function<void(const std::string&)> read,
                        const std::string& description, const std::string& kind) {
  const auto readOrRefuse = [name, read = std::move(read)](const std::string& text) {
    try {
      read(text);
    } catch (const BadValue& error) {
      throw CLI::ValidationError(name, error.what());
    }
  };
  return Option(*m_app.add_option_function<std::string>(name, readOrRefuse, description)->type_name(kind));
}

}  // namespace sudoku::cli
