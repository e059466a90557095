#include "puzzlelink.h"

#include "qrcode.h"

namespace sudoku {

QString linkOf(const Grid& givens) {
  return "https://sudokuexchange.com/play/?s=" + QString::fromLatin1(qrText(givens));
}

}  // namespace sudoku
