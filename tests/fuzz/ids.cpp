#include <string_view>

#include <sudoku/making/puzzleid.h>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {

void readIds(std::string_view input) {
  if (const auto id = parsePuzzleId(input)) {
    const auto again = parsePuzzleId(toText(*id));
    require(again && *again == *id);
  }
  if (const auto grid = parsePackedId(input)) require(toPackedId(*grid) == input);
}

}  // namespace sudoku::fuzz
