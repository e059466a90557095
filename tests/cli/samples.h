#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <sudoku/grid/grid.h>

/// Texts that the tests of the command line share.
namespace sudoku::cli {

inline constexpr std::string_view kPuzzle =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
inline constexpr std::string_view kSolution =
    "534678912672195348198342567859761423426853791713924856961537284287419635345286179";

/// A grid with two fives in the first row.
std::string clashing();
/// A grid without a clash, but with no digit left for r1c9.
std::string unsolvable();
/// The sample puzzle without its first row: it has many solutions.
std::string ambiguous();

std::string emptyGrid();

/// A text with a line feed behind it.
std::string line(std::string_view text);

/// The lines of a text, without their line feeds.
std::vector<std::string> linesOf(std::string_view text);

/// The grids at the start of the lines of a text. Every line has to have one.
std::vector<Grid> gridsOf(std::string_view text);

/// A text with a number of lines: puzzles, comments and faults.
std::string mixedLines(int count);

/// A temporary file with a name, which is removed with its owner.
class TemporaryFile {
 public:
  explicit TemporaryFile(std::string_view contents);
  ~TemporaryFile();
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;

  const std::string& name() const { return m_name; }

 private:
  std::string m_name;
};

}  // namespace sudoku::cli
