#include "options.h"

#include <charconv>
#include <random>
#include <system_error>

namespace sudoku::cli {
namespace {

constexpr std::uint64_t kMaxJobs = 1024;

}  // namespace

void addRunOptions(Parser& parser, RunOptions& options) {
  addNumber(parser, "--jobs", options.jobs, "Threads to work with; the results are the same [1]",
            {1, kMaxJobs});
  parser.addFlag("--progress", options.progress, "Count the puzzles done, if standard error is a terminal");
}

Option addLineOptions(Parser& parser, LineOptions& options) {
  const Option files =
      parser.addTexts("FILE", options.files, "Files of one puzzle a line; none, or -: standard input");
  addRunOptions(parser, options.run);
  return files;
}

Option addNumber(Parser& parser, const std::string& name, std::uint64_t& value,
                 const std::string& description, Range range) {
  const auto read = [range, &value](const std::string& text) {
    std::uint64_t number = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    if (error != std::errc() || stop != end || number < range.least || number > range.most)
      throw BadValue("'" + text + "' is no number from " + std::to_string(range.least) + " to " +
                     std::to_string(range.most));
    value = number;
  };
  return parser.addValue(name, read, description, "N");
}

Option addSeed(Parser& parser, std::uint64_t& seed) {
  std::random_device device;
  seed = std::uint64_t{device()} << 32U | device();
  return addNumber(parser, "--seed", seed, "The same seed gives the same results [a random one]");
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
