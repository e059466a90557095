#include "options.h"

#include <charconv>
#include <random>
#include <system_error>
#include <utility>

namespace sudoku::cli {
namespace {

constexpr std::uint64_t kMaxJobs = 1024;

}  // namespace

void addRunOptions(CLI::App& app, RunOptions& options) {
  addNumber(app, "--jobs", options.jobs, "Threads to work with; the results are the same [1]", {1, kMaxJobs});
  app.add_flag("--progress", options.progress, "Count the puzzles done, if standard error is a terminal");
}

void addLineOptions(CLI::App& app, LineOptions& options) {
  app.add_option("FILE", options.files, "Files of one puzzle a line; none, or -: standard input")
      ->type_name("");
  addRunOptions(app, options.run);
}

CLI::Option* addNumber(CLI::App& app, const std::string& name, std::uint64_t& value,
                       const std::string& description, Range range) {
  const auto read = [name, range, &value](const std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || number < range.least || number > range.most)
      throw CLI::ValidationError(name, "'" + text + "' is no number from " + std::to_string(range.least) +
                                           " to " + std::to_string(range.most));
    value = number;
  };
  return app.add_option_function<std::string>(name, read, description)->type_name("N");
}

CLI::Option* addSeed(CLI::App& app, std::uint64_t& seed) {
  std::random_device device;
  seed = std::uint64_t{device()} << 32U | device();
  return addNumber(app, "--seed", seed, "The same seed gives the same results [a random one]");
}

void allowOnlyIf(CLI::Option& option, std::function<bool()> allows, std::string otherwise) {
  // CLI11 checks and reads the options one by one in the order of their declaration.
  option.check([allows = std::move(allows), otherwise = std::move(otherwise)](const std::string&) {
    return allows() ? std::string() : otherwise;
  });
}

void forEachWord(std::string_view text, const std::function<void(std::string_view)>& read) {
  for (;;) {
    const std::size_t comma = text.find(',');
    read(text.substr(0, comma));
    if (comma == std::string_view::npos) return;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace sudoku::cli
