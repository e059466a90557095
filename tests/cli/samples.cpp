#include "samples.h"

#include <array>
#include <cstddef>
#include <gtest/gtest.h>
#include <unistd.h>

#include <sudoku/formats/formats.h>

#include "process.h"

namespace sudoku::cli {

std::string clashing() {
  return "55" + std::string(79, '.');
}

std::string unsolvable() {
  std::string text = emptyGrid();
  text.replace(0, 8, "12345678");
  text[17] = '9';  // r2c9 sees r1c9, the only place of the nine in row 1
  return text;
}

std::string ambiguous() {
  return std::string(9, '.') + std::string(kPuzzle.substr(9));
}

std::string emptyGrid() {
  std::string text(81, '.');
  return text;
}

std::string line(std::string_view text) {
  return std::string(text) + '\n';
}

std::vector<std::string> linesOf(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = text.find('\n');
    lines.emplace_back(text.substr(0, end));
    text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
  }
  return lines;
}

std::vector<Grid> gridsOf(std::string_view text) {
  std::vector<Grid> grids;
  for (const std::string& line : linesOf(text)) {
    const auto grid = parseLine(line);
    EXPECT_TRUE(grid) << line;
    if (grid) grids.push_back(*grid);
  }
  return grids;
}

std::string mixedLines(int count) {
  const std::array<std::string, 8> samples = {
      std::string(kPuzzle), "# a comment", clashing(), std::string(kSolution), unsolvable(), "", "12x",
      emptyGrid()};
  std::string text;
  for (int number = 0; number < count; ++number)
    text += line(samples[static_cast<std::size_t>(number * number % 31 % 8)]);
  return text;
}

TemporaryFile::TemporaryFile(std::string_view contents)
    : m_name(testing::TempDir() + "sudoku-cli-test-XXXXXX") {
  const Descriptor file(mkstemp(m_name.data()));
  file.write(contents);
}

TemporaryFile::~TemporaryFile() {
  unlink(m_name.c_str());
}

}  // namespace sudoku::cli
