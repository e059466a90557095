#include <string_view>

#include <sudoku/making/puzzleid.h>

#include "bytes.h"
#include "targets.h"

namespace sudoku::fuzz {

void readIds(std::string_view bytes) {
  if (const auto id = parsePuzzleId(bytes)) {
    const auto again = parsePuzzleId(toText(*id));
    require(again && *again == *id);
  }
  if (const auto grid = parsePackedId(bytes)) require(toPackedId(*grid) == bytes);
}

}  // namespace sudoku::fuzz
