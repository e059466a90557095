#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/making/boardgenerator.h>

#include "process.h"
#include "samples.h"

namespace sudoku::cli {
namespace {

TEST(CliBoardTest, PrintsCompleteBoards) {
  const Finished finished = run({"board", "-n", "50"});
  EXPECT_EQ(finished.status, 0);
  EXPECT_EQ(finished.errors, "");
  const auto boards = gridsOf(finished.output);
  EXPECT_EQ(boards.size(), 50);
  for (const Grid& board : boards) EXPECT_TRUE(isSolved(board));
}

TEST(CliBoardTest, MakesBoardsByEachMethod) {
  const std::vector<Arguments> methods = {{"backtracking"},
                                          {"transform"},
                                          {"transform-fresh"},
                                          {"random-clues"},
                                          {"random-clues", "--clues", "9"},
                                          {"diagonal"}};
  std::set<std::string> outputs;
  for (const Arguments& method : methods) {
    Arguments arguments = {"board", "-n", "20", "--seed", "3", "--method"};
    arguments.insert(arguments.end(), method.begin(), method.end());
    const Finished finished = run(arguments);
    EXPECT_EQ(finished.status, 0);
    const auto boards = gridsOf(finished.output);
    EXPECT_EQ(boards.size(), 20);
    for (const Grid& board : boards) EXPECT_TRUE(isSolved(board));
    outputs.insert(finished.output);
  }
  EXPECT_EQ(outputs.size(), methods.size());
  EXPECT_EQ(
      outputs.count(
          run({"board", "-n", "20", "--seed", "3", "--method", "random-clues", "--clues", "11"}).output),
      1)
      << "eleven is the default";
}

/// The rows of a board, sorted inside each band.
std::vector<std::string> sortedRows(const std::string& board) {
  std::vector<std::string> rows;
  for (std::size_t row = 0; row < 9; ++row) rows.push_back(board.substr(row * 9, 9));
  for (auto band = rows.begin(); band != rows.end(); band += 3) std::sort(band, band + 3);
  return rows;
}

std::string transposed(const std::string& board) {
  std::string result = board;
  for (std::size_t cell = 0; cell < board.size(); ++cell) result[cell % 9 * 9 + cell / 9] = board[cell];
  return result;
}

TEST(CliBoardTest, MakesOneKindOfMovesAlone) {
  std::set<std::string> plain;
  std::set<std::vector<std::string>> bands;
  for (const Grid& stored : storedBoards()) {
    plain.insert(toLine(stored));
    bands.insert(sortedRows(toLine(stored)));
  }
  const auto made = [](const std::string& moves) {
    return linesOf(
        run({"board", "-n", "20", "--seed", "2", "--method", "transform", "--moves", moves}).output);
  };
  for (const std::string& board : made("transpose")) EXPECT_EQ(plain.count(transposed(board)), 1) << board;
  for (const std::string& board : made("transpose,transpose")) EXPECT_EQ(plain.count(board), 1) << board;
  for (const std::string& board : made("rows")) EXPECT_EQ(bands.count(sortedRows(board)), 1) << board;
  for (const std::string& board : made("columns")) EXPECT_EQ(bands.count(sortedRows(board)), 0) << board;
}

TEST(CliBoardTest, PrintsOneBoardByItself) {
  EXPECT_EQ(linesOf(run({"board", "--method", "backtracking"}).output).size(), 1);
}

TEST(CliBoardTest, MeansTheSameBoardsByASeed) {
  const std::string boards = run({"board", "-n", "20", "--seed", "7"}).output;
  EXPECT_EQ(run({"board", "-n20", "--seed=7"}).output, boards);
  EXPECT_NE(run({"board", "-n", "20", "--seed", "8"}).output, boards);
  const auto lines = linesOf(boards);
  EXPECT_EQ(std::set<std::string>(lines.begin(), lines.end()).size(), 20);
}

}  // namespace
}  // namespace sudoku::cli
