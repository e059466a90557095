#include "pieces.h"

namespace sudoku::formats {

Pieces<SeparatorCutter> split(Word word, char separator) {
  return Pieces(SeparatorCutter(word, separator));
}

Pieces<BlankCutter> wordsOf(Word word, std::string_view blanks) {
  return Pieces(BlankCutter(word, blanks));
}

}  // namespace sudoku::formats
