#include "puzzlelink.h"

namespace sudoku {

QString linkHost() {
  return "sudokuexchange.com";
}

QString linkOf(const Grid& givens) {
  QString link = "https://" + linkHost() + "/play/?s=";
  // Empty cells are written as 0, since a QR code stores digits in less room than other characters.
  for (const auto value : givens.values()) link += QChar(u'0' + value);
  return link;
}

}  // namespace sudoku
