#include <algorithm>

#include <sudoku/making/puzzleid.h>

namespace sudoku {
namespace {

constexpr int kLongestRun = 26;

bool isRun(char character) {
  return character >= 'a' && character <= 'z';
}

std::string runOf(int emptyCells) {
  std::string letters;
  for (; emptyCells > 0; emptyCells -= kLongestRun)
    letters += static_cast<char>('a' + std::min(emptyCells, kLongestRun) - 1);
  return letters;
}

}  // namespace

std::string toPackedId(const Grid& givens) {
  std::string text = "p";
  int run = 0;
  for (const Cell cell : allCells()) {
    const auto digit = givens.at(cell);
    if (!digit) {
      ++run;
      continue;
    }
    text += runOf(run) + digit->toChar();
    run = 0;
  }
  return text + runOf(run);
}

std::optional<Grid> parsePackedId(std::string_view text) {
  if (!text.starts_with('p')) return std::nullopt;
  Grid grid;
  int index = 0;
  for (const char character : text.substr(1)) {
    if (index >= kCellCount) return std::nullopt;
    if (character >= '1' && character <= '9')
      grid.set(Cell(index++), Digit(character - '0'));
    else if (isRun(character))
      index += character - 'a' + 1;
    else
      return std::nullopt;
  }
  // One puzzle has one id: runs cut up in another way, too short or too long, are not accepted.
  return toPackedId(grid) == text ? std::optional(grid) : std::nullopt;
}

}  // namespace sudoku
