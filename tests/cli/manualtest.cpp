#include <gtest/gtest.h>
#include <iterator>
#include <map>
#include <regex>
#include <string>

#include "helptext.h"
#include "samples.h"

/// Tests that the manual page knows all commands, options and values of the tool, and no others.
namespace sudoku::cli {
namespace {

/// The text of the manual page without roff's marks; lines and headings stay.
std::string manual() {
  const std::string text = readResource("man/sudoku-cli.1");
  return std::regex_replace(text, std::regex("\\\\-"), "-");
}

/// The part of a text from a heading to the next heading of its kind or above.
std::string section(const std::string& text, const std::string& heading) {
  const std::size_t start = text.find('\n' + heading + '\n');
  EXPECT_NE(start, std::string::npos) << heading;
  if (start == std::string::npos) return {};
  const std::string rest = text.substr(start + heading.size() + 1);
  std::smatch next;
  return std::regex_search(rest, next, std::regex("\n\\.S[HS]")) ? next.prefix().str() : rest;
}

/// The options that have a paragraph of their own, each with the text of the paragraph.
std::map<std::string, std::string> paragraphsOf(const std::string& section) {
  static const std::regex option(R"(\n\.TP\n\.(?:B|BI|BR) ([^\n]*)\n)");
  std::map<std::string, std::string> paragraphs;
  for (std::sregex_iterator match(section.begin(), section.end(), option), end; match != end; ++match) {
    const auto next = std::next(match);
    const auto stop = next == end ? section.end() : (*next)[0].first;
    for (const std::string& word : wordsOf((*match)[1]))
      if (word.starts_with('-')) paragraphs[word] = std::string((*match)[0].second, stop);
  }
  return paragraphs;
}

TEST(CliManualTest, HasASectionForEachCommand) {
  const std::string text = manual();
  Words sections;
  const std::regex heading("\n\\.SS ([a-z]+)");
  for (std::sregex_iterator match(text.begin(), text.end(), heading), end; match != end; ++match)
    sections.insert((*match)[1]);
  const auto commands = helpCommands();
  EXPECT_EQ(sections, Words(commands.begin(), commands.end()));
}

TEST(CliManualTest, ExplainsEachOption) {
  const std::string text = manual();
  for (const std::string& command : helpCommands()) {
    const auto paragraphs = paragraphsOf(section(text, ".SS " + command));
    Options options = helpOptions(command);
    if (options.erase("--jobs") > 0) options.erase("--progress");
    Words explained;
    for (const auto& [option, paragraph] : paragraphs) explained.insert(option);
    EXPECT_EQ(explained, namesOf(options)) << command;
  }
}

TEST(CliManualTest, NamesEachValue) {
  const std::string text = manual();
  const auto methods = paragraphsOf(section(text, ".SS board"));
  for (const std::string& command : helpCommands()) {
    const auto paragraphs = paragraphsOf(section(text, ".SS " + command));
    for (const auto& [option, values] : helpOptions(command)) {
      // The manual describes the board methods only once.
      const auto& source = option == "--board" ? methods : paragraphs;
      const auto found = source.find(option == "--board" ? "--method" : option);
      const std::string paragraph = found == source.end() ? "" : found->second;
      for (const std::string& value : values)
        EXPECT_TRUE(std::regex_search(paragraph, std::regex("(^|\n)\\.BR? " + value + "(\n| |$)")))
            << command << ' ' << option << ' ' << value;
    }
  }
}

TEST(CliManualTest, ExplainsTheSharedOptions) {
  const auto paragraphs = paragraphsOf(section(manual(), ".SH OPTIONS"));
  Words explained;
  for (const auto& [option, paragraph] : paragraphs) explained.insert(option);
  EXPECT_EQ(explained, (Words{"--help", "--jobs", "--progress", "--version", "-h"}));
}

TEST(CliManualTest, SaysWhichCommandsShareOptions) {
  const std::string options = section(manual(), ".SH OPTIONS");
  const std::string shared = options.substr(options.find("These are common to"));
  const std::string names = shared.substr(0, shared.find("\n.TP"));
  for (const std::string& command : helpCommands()) {
    const bool isNamed = std::regex_search(names, std::regex("\n\\.BR? " + command + "( |\n)"));
    EXPECT_EQ(isNamed, helpOptions(command).contains("--jobs")) << command;
  }
}

}  // namespace
}  // namespace sudoku::cli
