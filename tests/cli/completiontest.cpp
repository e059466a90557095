#include <algorithm>
#include <gtest/gtest.h>
#include <iterator>
#include <regex>
#include <string>

#include "helptext.h"
#include "process.h"
#include "samples.h"

/// Tests that the shells' completions know all commands, options and values of the tool, and no others.
namespace sudoku::cli {
namespace {

std::string joined(const Words& words) {
  std::string text;
  for (const std::string& word : words) text += word + ' ';
  return text;
}

Words commands() {
  const auto names = helpCommands();
  return {names.begin(), names.end()};
}

/// The words that bash would offer for the last word of a command line.
Words offeredByBash(Arguments words) {
  const std::string script =
      "source '" SUDOKU_RESOURCES
      "/completions/sudoku-cli.bash'; compopt() { :; }; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); "
      "_sudoku_cli; printf '%s\\n' \"${COMPREPLY[@]}\"";
  words.insert(words.begin(), {"-c", script, "bash", "sudoku-cli"});
  const Finished finished = run(words, {}, "bash");
  EXPECT_EQ(finished.errors, "");
  return wordsOf(finished.output);
}

class CliBashCompletionTest : public testing::Test {
 protected:
  void SetUp() override {
    if (run({"-c", "((BASH_VERSINFO[0] >= 4))"}, {}, "bash").status != 0)
      GTEST_SKIP() << "completion needs bash 4";
  }
};

TEST_F(CliBashCompletionTest, OffersCommands) {
  Words expected = commands();
  EXPECT_EQ(offeredByBash({"c"}), (Words{"canon", "check", "convert", "count"}));
  expected.insert({"--help", "--version"});
  EXPECT_EQ(offeredByBash({""}), expected);
}

TEST_F(CliBashCompletionTest, OffersTheOptionsOfEachCommandAndTheirValues) {
  for (const std::string& command : helpCommands()) {
    const Options options = helpOptions(command);
    Words expected = namesOf(options);
    expected.insert("--help");
    if (expected.erase("-n") > 0) {
      EXPECT_EQ(offeredByBash({command, "-n"}), Words{"-n"});
    }
    EXPECT_EQ(offeredByBash({command, "--"}), expected) << command;
    for (const auto& [option, values] : options) {
      if (values.empty()) continue;
      EXPECT_EQ(offeredByBash({command, option, ""}), values) << command << ' ' << option;
      EXPECT_EQ(offeredByBash({command, option, "="}), values) << command << ' ' << option;
      const std::string& first = *values.begin();
      EXPECT_TRUE(offeredByBash({command, option, "=", first}).contains(first)) << command << ' ' << option;
    }
  }
}

TEST_F(CliBashCompletionTest, GoesOnBehindTheCommaOfAList) {
  EXPECT_EQ(offeredByBash({"generate", "--with", "id,s"}), Words{"id,solution"});
  EXPECT_EQ(offeredByBash({"board", "--moves", "rows,ba"}), Words{"rows,bands"});
}

/// The options in lines of a completion file, each with the words that are offered for it.
Options optionsIn(const std::string& text, const std::regex& option, const std::regex& values) {
  Options options;
  for (const std::string& line : linesOf(text)) {
    std::smatch match;
    if (!std::regex_search(line, match, option)) continue;
    const std::string name = match[1];
    std::smatch offered;
    options[name.size() == 1 ? '-' + name : "--" + name] =
        std::regex_search(line, offered, values) ? wordsOf(offered[1]) : Words();
  }
  return options;
}

void expectSameOptions(const Options& written, const std::string& command) {
  const Options expected = helpOptions(command);
  EXPECT_EQ(namesOf(written), namesOf(expected)) << command;
  for (const auto& [option, values] : expected) {
    const auto found = written.find(option);
    if (found == written.end()) continue;
    EXPECT_EQ(joined(found->second), joined(values)) << command << ' ' << option;
  }
}

/// A text of a shell script in which the value of a variable has replaced the variable.
std::string withVariable(const std::string& text, const std::string& name, const std::regex& assignment) {
  std::smatch match;
  EXPECT_TRUE(std::regex_search(text, match, assignment)) << name;
  return std::regex_replace(text, std::regex("\\$" + name), match[1].str());
}

TEST(CliFishCompletionTest, KnowsCommandsOptionsAndValues) {
  const std::string text =
      withVariable(readResource("completions/sudoku-cli.fish"), "boards", std::regex("set -l boards '(.*)'"));
  Words offered;
  const std::regex command("-n __fish_use_subcommand -a ([a-z]+)");
  for (std::sregex_iterator match(text.begin(), text.end(), command), end; match != end; ++match)
    offered.insert((*match)[1]);
  EXPECT_EQ(offered, commands());
  for (const std::string& name : commands()) {
    std::string lines;
    for (const std::string& each : linesOf(text))
      if (std::regex_search(each, std::regex(R"(-n "\$any [a-z ]*\b)" + name + "\\b"))) lines += line(each);
    expectSameOptions(optionsIn(lines, std::regex(" -[ls] ([a-z]+)"),
                                std::regex(R"( -a ['"](?:\(__sudoku_cli_list )?([^'")]+))")),
                      name);
  }
}

/// The part of the zsh function for a command, shared options included.
std::string zshBranch(const std::string& text, const std::string& command) {
  std::smatch branch;
  EXPECT_TRUE(std::regex_search(
      text, branch, std::regex("\n +(?:[a-z]+ \\| )*" + command + "(?: \\| [a-z]+)*\\)\n([^;]*)\n +;;")))
      << command;
  std::string part = branch[1];
  std::smatch run;
  EXPECT_TRUE(std::regex_search(text, run, std::regex("\n  run=\\(\n([^)]*)\n  \\)")));
  if (part.find("$run") != std::string::npos) part += '\n' + run[1].str();
  return part;
}

TEST(CliZshCompletionTest, KnowsCommandsOptionsAndValues) {
  const std::string text =
      withVariable(readResource("completions/_sudoku-cli"), "boards", std::regex("boards='(.*)'"));
  Words offered;
  const std::regex command("\n +([a-z]+)\\\\:\"");
  for (std::sregex_iterator match(text.begin(), text.end(), command), end; match != end; ++match)
    offered.insert((*match)[1]);
  EXPECT_EQ(offered, commands());
  for (const std::string& name : commands())
    expectSameOptions(optionsIn(zshBranch(text, name), std::regex("['\"]--?([a-z]+)=?\\["),
                                std::regex(":(?:\\(|_values -s , [a-z]+ )([^')\"]+)")),
                      name);
}

}  // namespace
}  // namespace sudoku::cli
