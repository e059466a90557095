#include "helptext.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <iterator>
#include <regex>
#include <sstream>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

/// The lines of a help text between a heading and the next empty line.
std::vector<std::string> paragraph(const Arguments& arguments, const std::string& heading) {
  const auto lines = linesOf(run(arguments).output);
  const auto found = std::find(lines.begin(), lines.end(), heading);
  EXPECT_NE(found, lines.end()) << heading;
  if (found == lines.end()) return {};
  return {found + 1, std::find(found, lines.end(), "")};
}

/// The values in a type such as `easy|medium|…`, which ends in `,...` if several may follow each other.
Words valuesOf(std::string type) {
  if (type.find('|') == std::string::npos) return {};
  type = type.substr(0, type.find(','));
  std::replace(type.begin(), type.end(), '|', ' ');
  return wordsOf(type);
}

}  // namespace

std::vector<std::string> helpCommands() {
  std::vector<std::string> commands;
  for (const std::string& line : paragraph({"--help"}, "Commands:"))
    commands.push_back(line.substr(2, line.find(' ', 2) - 2));
  return commands;
}

Options helpOptions(const std::string& command) {
  // In the help an option's name is followed by its type, and after several blanks by the description.
  static const std::regex option("  (-[^ ]+)(?: ([^ ].*?))?(?: {2,}.*)?");
  Options options;
  std::smatch match;
  for (const std::string& line : paragraph({command, "--help"}, "Options:"))
    if (std::regex_match(line, match, option) && match[1] != "-h,--help")
      options[match[1]] = valuesOf(match[2]);
  return options;
}

Words namesOf(const Options& options) {
  Words names;
  for (const auto& [name, values] : options) names.insert(name);
  return names;
}

std::string readResource(const std::string& name) {
  std::ifstream file(SUDOKU_RESOURCES "/" + name);
  EXPECT_TRUE(file.is_open()) << name;
  return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

Words wordsOf(const std::string& text) {
  std::istringstream stream(text);
  return {std::istream_iterator<std::string>(stream), std::istream_iterator<std::string>()};
}

}  // namespace sudoku::cli
