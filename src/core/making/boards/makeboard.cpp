#include <cassert>

#include <sudoku/making/boardgenerator.h>

#include "boards.h"
#include "filling.h"

namespace sudoku {
namespace {

Grid backtracking(Random& random) {
  return *boards::fillInReadingOrder(boards::Filling(), random, boards::kUnbounded);
}

/// The board that a transforming method starts from.
Grid untransformed(BoardMethod method, Random& random) {
  return method == BoardMethod::Transform ? storedBoards()[random.below(storedBoards().size())]
                                          : backtracking(random);
}

}  // namespace

Grid makeBoard(BoardMethod method, Random& random) {
  switch (method) {
    case BoardMethod::Backtracking:
      return backtracking(random);
    case BoardMethod::RandomClues9:
      return boards::randomClues(9, random);
    case BoardMethod::RandomClues11:
      return boards::randomClues(11, random);
    case BoardMethod::Diagonal:
      return boards::diagonal(random);
    case BoardMethod::Transform:
    case BoardMethod::TransformFresh:
      break;
  }
  const Grid board = untransformed(method, random);
  return transformed(board, randomTransformation(random));
}

Grid makeBoard(BoardMethod method, std::span<const TransformKind> moves, Random& random) {
  assert(isTransformed(method));
  Grid board = untransformed(method, random);
  for (const TransformKind kind : moves) board = transformed(board, randomTransformation(kind, random));
  return board;
}

}  // namespace sudoku
