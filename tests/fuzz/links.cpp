#include <array>
#include <string>
#include <string_view>
#include <vector>

#include <sudoku/formats/formats.h>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {

void readLinks(std::string_view input) {
  // The fuzzer need not find these beginnings by itself.
  static constexpr std::array<std::string_view, 6> kBeginnings = {
      "https://f-puzzles.com/?load=",
      "https://sudokupad.app/fpuz",
      "https://app.crackingthecryptic.com/sudoku/?puzzleid=fpuzzles",
      "https://sudokuexchange.com/play/?s=",
      "3x3:",
      "#"};
  Bytes numbers(input);
  const auto beginning = kBeginnings[static_cast<std::size_t>(numbers.below(kBeginnings.size()))];
  for (const auto& [line, puzzle] :
       readPuzzles(std::string(beginning).append(input.substr(input.empty() ? 0 : 1)))) {
    require(line >= 1);
    if (!puzzle) require(!reasonOf(puzzle.error()).empty());
  }
}

}  // namespace sudoku::fuzz
