#include <cassert>

#include <sudoku/making/boardgenerator.h>

#include "boards.h"

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

Grid makeBoard(BoardMethod method, std::span<const TransformKind> moves, Random& random) {
  assert(isTransformed(method));
  Grid board = method == BoardMethod::Transform ? boards::stored(random) : boards::backtracking(random);
  for (const TransformKind kind : moves) board = transformed(board, randomTransformation(kind, random));
  return board;
}

}  // namespace sudoku
