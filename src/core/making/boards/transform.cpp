#include <array>
#include <cstddef>
#include <string_view>

#include <sudoku/grid/transform.h>
#include <sudoku/making/boardgenerator.h>

#include "boards.h"

namespace sudoku {
namespace {

/// The four boards that the matrix transformation method starts from. They are isomorphs.
constexpr std::array<std::string_view, 4> kStored = {
    "123456789456789123789123456214365897365897214897214365531642978642978531978531642",
    "394517628517628394628394517935471286471286935286935471143759862759862143862143759",
    "761984235984235761235761984679148352148352679352679148817496523496523817523817496",
    "715436298436298715298715436174563982563982174982174563357641829641829357829357641"};

constexpr Grid gridOf(std::string_view digits) {
  Grid grid;
  for (const Cell cell : allCells())
    grid.set(cell, Digit(digits[static_cast<std::size_t>(cell.index())] - '0'));
  return grid;
}

}  // namespace

const std::array<Grid, 4>& storedBoards() {
  static constexpr std::array<Grid, 4> kBoards = {gridOf(kStored[0]), gridOf(kStored[1]), gridOf(kStored[2]),
                                                  gridOf(kStored[3])};
  return kBoards;
}

namespace boards {

const Grid& stored(Random& random) {
  return storedBoards()[random.below(storedBoards().size())];
}

Grid transform(Random& random) {
  const Grid& board = stored(random);
  return transformed(board, randomTransformation(random));
}

Grid transformFresh(Random& random) {
  const Grid fresh = backtracking(random);
  return transformed(fresh, randomTransformation(random));
}

}  // namespace boards
}  // namespace sudoku
