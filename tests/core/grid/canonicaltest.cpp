#include <algorithm>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/canonical.h>
#include <sudoku/grid/transform.h>
#include <sudoku/making/boardgenerator.h>
#include <sudoku/making/puzzlemaker.h>

namespace sudoku {
namespace {

/// The 1,296 orders of three bands and the lines in them.
std::vector<LineOrder> allLineOrders() {
  std::vector<LineOrder> orders;
  LineOrder order = {0, 1, 2, 3, 4, 5, 6, 7, 8};
  do {
    bool keepsBands = true;
    for (std::size_t band = 0; band < 9; band += 3)
      keepsBands =
          keepsBands && order[band] / 3 == order[band + 1] / 3 && order[band] / 3 == order[band + 2] / 3;
    if (keepsBands) orders.push_back(order);
  } while (std::next_permutation(order.begin(), order.end()));
  return orders;
}

/// The definition word by word: each way to place the columns under each top row, the rest sorted.
std::pair<std::string, std::string> leastForm(const Puzzle& puzzle, const std::vector<LineOrder>& orders) {
  std::pair<std::string, std::string> least;
  for (const bool transposed : {false, true}) {
    Transformation across;
    across.transposed = transposed;
    const Puzzle view = transformed(puzzle, across);
    for (const LineOrder& columns : orders) {
      for (std::uint8_t top = 0; top < 9; ++top) {
        std::string relabelled(10, '.');
        for (std::size_t place = 0; place < 9; ++place)
          relabelled[static_cast<std::size_t>(view.solution.at(Cell::at(top, columns[place]))->value())] =
              static_cast<char>('1' + place);
        std::vector<std::vector<std::pair<std::string, std::string>>> bands(3);
        for (int row = 0; row < 9; ++row) {
          std::pair<std::string, std::string> text;
          for (const std::uint8_t column : columns) {
            const Cell cell = Cell::at(row, column);
            const char digit = relabelled[static_cast<std::size_t>(view.solution.at(cell)->value())];
            text.first += digit;
            text.second += view.givens.isEmpty(cell) ? '.' : digit;
          }
          bands[static_cast<std::size_t>(row / 3)].push_back(text);
        }
        for (auto& band : bands) std::sort(band.begin(), band.end());
        std::sort(bands.begin(), bands.end());
        std::pair<std::string, std::string> form;
        for (const auto& band : bands) {
          for (const auto& row : band) {
            form.first += row.first;
            form.second += row.second;
          }
        }
        if (least.first.empty() || form < least) least = form;
      }
    }
  }
  return least;
}

Puzzle asPuzzle(const Grid& board) {
  return {board, board};
}

/// Puzzles of every symmetry, on boards without and with many automorphisms.
std::vector<Puzzle> somePuzzles(int count) {
  std::vector<Puzzle> puzzles;
  Random random(31);
  for (int number = 0; number < count; ++number) {
    const auto& symmetries = Names<Symmetry>::kNames;
    const Symmetry symmetry = symmetries[static_cast<std::size_t>(number) % symmetries.size()].value;
    const BoardMethod board = number % 4 == 0 ? BoardMethod::Transform : BoardMethod::Diagonal;
    puzzles.push_back(makePuzzle({{.board = board, .symmetry = symmetry}, random.next()}));
  }
  return puzzles;
}

/// The board with the most automorphisms: each row is the one above moved on by three, or by one at a band.
Grid mostSymmetricBoard() {
  Grid board;
  for (const Cell cell : allCells())
    board.set(cell, Digit((cell.row() % 3 * 3 + cell.row() / 3 + cell.column()) % 9 + 1));
  return board;
}

TEST(CanonicalTest, IsTheLeastOfAllForms) {
  const auto orders = allLineOrders();
  ASSERT_EQ(orders.size(), 1296U);
  std::vector<Puzzle> puzzles = somePuzzles(6);
  puzzles.push_back(asPuzzle(storedBoards()[0]));
  puzzles.push_back(asPuzzle(mostSymmetricBoard()));
  puzzles.push_back(makePuzzle({{.symmetry = Symmetry::Full}, 5}));
  for (const Puzzle& puzzle : puzzles) {
    const Puzzle form = canonicalForm(puzzle);
    const auto expected = leastForm(puzzle, orders);
    EXPECT_EQ(toLine(form.solution), expected.first);
    EXPECT_EQ(toLine(form.givens), expected.second);
  }
}

TEST(CanonicalTest, IsTheSameForAllIsomorphs) {
  Random random(32);
  std::vector<Puzzle> puzzles = somePuzzles(46);
  puzzles.push_back(asPuzzle(storedBoards()[0]));
  puzzles.push_back(asPuzzle(mostSymmetricBoard()));
  for (const int emptyRow : {0, 4}) {
    Puzzle puzzle = asPuzzle(mostSymmetricBoard());
    for (int column = 0; column < 9; ++column) puzzle.givens.clear(Cell::at(emptyRow, column));
    puzzles.push_back(puzzle);
  }
  for (const Puzzle& puzzle : puzzles) {
    const Puzzle form = canonicalForm(puzzle);
    EXPECT_EQ(canonicalForm(form), form);
    for (int isomorph = 0; isomorph < 40; ++isomorph)
      ASSERT_EQ(canonicalForm(transformed(puzzle, randomTransformation(random))), form)
          << toLine(puzzle.givens);
  }
}

TEST(CanonicalTest, DiffersForDifferentPuzzles) {
  std::set<std::string> forms;
  for (const Puzzle& puzzle : somePuzzles(300)) forms.insert(toLine(canonicalForm(puzzle).givens));
  EXPECT_EQ(forms.size(), 300U);
}

TEST(CanonicalTest, TellsPuzzlesOnOneBoardApart) {
  Random random(33);
  const Puzzle puzzle = makePuzzle({{}, 3});
  Puzzle other = puzzle;
  other.givens.set(puzzle.givens.emptyCells().first(),
                   puzzle.solution.at(puzzle.givens.emptyCells().first()));
  EXPECT_TRUE(isSamePuzzle(puzzle, transformed(puzzle, randomTransformation(random))));
  EXPECT_FALSE(isSamePuzzle(puzzle, other));
  EXPECT_EQ(canonicalForm(puzzle).solution, canonicalForm(other).solution);
}

TEST(CanonicalTest, StoredBoardsAreIsomorphs) {
  for (const Grid& board : storedBoards())
    EXPECT_TRUE(isSamePuzzle(asPuzzle(board), asPuzzle(storedBoards()[0])));
  EXPECT_FALSE(isSamePuzzle(asPuzzle(mostSymmetricBoard()), asPuzzle(storedBoards()[0])));
}

}  // namespace
}  // namespace sudoku
