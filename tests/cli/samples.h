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

/// Two fives in the first row.
std::string clashing();
/// No clash, but no digit for r1c9.
std::string unsolvable();
/// The puzzle without its first row: many solutions.
std::string ambiguous();

std::string emptyGrid();

/// A text with a line feed behind it.
std::string line(std::string_view text);

/// The lines of a text, without their line feeds.
std::vector<std::string> linesOf(std::string_view text);

/// The grids at the start of the lines of a text, all of which have to hold one.
std::vector<Grid> gridsOf(std::string_view text);

/// A text of puzzles, comments and things that are wrong, of that many lines.
std::string mixedLines(int count);

/// A file with a name, gone with its owner.
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
