// What a program needs to rate a puzzle and to say what the next step is.
#include <iostream>
#include <string>

#include <sudoku/sudoku.h>

int main(int argc, char** argv) {
  if (argc != 2) {
    std::cerr << "usage: consumer PUZZLE\n";
    return 2;
  }
  const auto givens = sudoku::parseLine(argv[1]);
  if (!givens) {
    std::cerr << givens.error().reason << '\n';
    return 1;
  }
  const auto puzzle = sudoku::toPuzzle(*givens);
  if (!puzzle) {
    std::cerr << "not just one solution\n";
    return 1;
  }
  if (const auto rating = sudoku::rateByExplainer(*puzzle)) std::cout << toText(*rating) << '\n';
  if (const auto step = sudoku::nextStep(sudoku::positionOf(puzzle->givens)))
    std::cout << sudoku::toNotation(*step) << '\n';
}
