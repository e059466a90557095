#include <string_view>

#include <sudoku/making/boardgenerator.h>

namespace sudoku {
namespace {

constexpr Grid gridOf(std::string_view digits) {
  Grid grid;
  for (const Cell cell : allCells())
    grid.set(cell, Digit(digits[static_cast<std::size_t>(cell.index())] - '0'));
  return grid;
}

}  // namespace

const std::array<Grid, 4>& storedBoards() {
  static constexpr std::array kBoards = {
      gridOf("123456789456789123789123456214365897365897214897214365531642978642978531978531642"),
      gridOf("394517628517628394628394517935471286471286935286935471143759862759862143862143759"),
      gridOf("761984235984235761235761984679148352148352679352679148817496523496523817523817496"),
      gridOf("715436298436298715298715436174563982563982174982174563357641829641829357829357641")};
  return kBoards;
}

}  // namespace sudoku
