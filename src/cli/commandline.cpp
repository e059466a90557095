#include "commandline.h"

#include <CLI/App.hpp>
#include <CLI/Config.hpp>
#include <CLI/Formatter.hpp>
#include <cstddef>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>

#include "parser.h"
#include "version/versiontext.h"

namespace sudoku::cli {
namespace {

constexpr const char* kName = "sudoku-cli";

constexpr const char* kFooter =
    "Puzzles are read from the files named, or from standard input (no file, or -): one a line, 81 cells of\n"
    "1-9, and . or 0 for an empty one. What follows behind a blank or comma is ignored; so are empty lines "
    "and\n"
    "lines that start with #.\n\n"
    "Exit status: 0 all well, 1 some puzzle could not be done, 2 wrong usage.\n"
    "'sudoku-cli COMMAND --help' tells more, with examples.";

/// Formats help without CLI11's remarks on how the options depend on each other, since the descriptions of
/// the options explain that.
class HelpFormatter : public CLI::Formatter {
 public:
  std::string make_option_opts(const CLI::Option* option) const override {
    return option->get_type_size() == 0 ? "" : ' ' + option->get_type_name();
  }
};

/// The reason for a usage error without a valid command: CLI11 reports a missing command even if a word is in
/// its place, which may be misspelt.
std::string reasonForNoCommand(const CLI::App& app) {
  const auto words = app.remaining();
  return words.empty() ? "a command is missing"
                       : "'" + words.front() + "' is neither a command nor an option";
}

/// The reason of a usage error: CLI11's own text, except where that text tells little to a reader without
/// CLI11's manual.
std::string reasonOf(const CLI::App& app, const CLI::ParseError& error) {
  const auto commands = app.get_subcommands();
  std::string text = error.what();
  if (commands.empty()) return error.get_name() == "RequiredError" ? reasonForNoCommand(app) : text;
  if (error.get_name() == "ExcludesError") {
    constexpr std::string_view kExcludes = " excludes ";
    const std::size_t verb = text.find(kExcludes);
    return text.substr(0, verb) + " cannot go with " + text.substr(verb + kExcludes.size());
  }
  if (error.get_name() == "ArgumentMismatch") {
    const std::string name = text.substr(0, text.find(':'));
    return name + ": write it once, as '" + name + ' ' + commands.front()->get_option(name)->get_type_name() +
           "'";
  }
  return text;
}

/// The help or the version, whichever the user has asked for.
CommandLine tellAbout(const CLI::App& app, const CLI::ParseError& asked) {
  std::ostringstream text;
  app.exit(asked, text, text);
  CommandLine answer;
  answer.said.output = text.str();
  return answer;
}

CommandLine explainUsage(const CLI::App& app, const CLI::ParseError& error) {
  // A request for help or the version comes as an "error" of status 0.
  if (error.get_exit_code() == 0) return tellAbout(app, error);
  std::string command = kName;
  for (const CLI::App* chosen : app.get_subcommands()) command += ' ' + chosen->get_name();
  CommandLine wrong;
  wrong.status = ExitStatus::Usage;
  wrong.said.messages =
      std::string(kName) + ": " + reasonOf(app, error) + " (see '" + command + " --help')\n";
  return wrong;
}

}  // namespace

CommandLine readCommandLine(int argumentCount, const char* const* arguments) {
  CLI::App app("Solve, count, make, compare and convert Sudoku puzzles", kName);
  app.formatter(std::make_shared<HelpFormatter>());
  app.set_version_flag("--version", versionText(kName), "Print the version");
  app.require_subcommand(1);
  app.get_formatter()->label("SUBCOMMAND", "COMMAND");
  app.footer(kFooter);
  CommandLine chosen;
  for (const Command& command : kCommands) {
    CLI::App& subcommand = *app.add_subcommand(command.name, command.summary)->group("Commands");
    Parser parser(subcommand);
    subcommand.final_callback([&chosen, action = command.setUp(parser)] { chosen.action = action; });
  }
  try {
    app.parse(argumentCount, arguments);
  } catch (const CLI::ParseError& error) {
    return explainUsage(app, error);
  }
  return chosen;
}

}  // namespace sudoku::cli
