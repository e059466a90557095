#include <sudoku/boardgenerator.h>

#include "boards/boards.h"

namespace sudoku {

Grid makeBoard(BoardMethod method, Random& random) {
  switch (method) {
    case BoardMethod::Backtracking:
      return boards::backtracking(random);
    case BoardMethod::Transform:
      return boards::transform(random);
    case BoardMethod::TransformFresh:
      return boards::transformFresh(random);
    case BoardMethod::RandomClues9:
      return boards::randomClues(9, random);
    case BoardMethod::RandomClues11:
      return boards::randomClues(11, random);
    case BoardMethod::Diagonal:
      return boards::diagonal(random);
  }
  return {};
}

}  // namespace sudoku
