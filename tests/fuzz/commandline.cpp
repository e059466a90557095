#include "cli/commandline.h"

#include <string>
#include <vector>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {

void readCommandLine(std::string_view input) {
  std::vector<std::string> words = {"sudoku-cli"};
  Bytes bytes(input);
  while (!bytes.isAtEnd() && words.size() < 12) words.emplace_back(bytes.line());
  std::vector<const char*> arguments;
  arguments.reserve(words.size());
  for (const std::string& word : words) arguments.push_back(word.c_str());
  const cli::CommandLine read = cli::readCommandLine(static_cast<int>(arguments.size()), arguments.data());
  const bool isUsage = read.status == cli::ExitStatus::Usage;
  // Whatever is written says something: an action, help, or one line on what is wrong.
  require(read.action ? !isUsage && read.said.output.empty() : isUsage == read.said.output.empty());
  require(isUsage == !read.said.messages.empty());
  require(read.said.messages.empty() || read.said.messages.back() == '\n');
}

}  // namespace sudoku::fuzz
