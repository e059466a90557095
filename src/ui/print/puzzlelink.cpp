#include "puzzlelink.h"

namespace sudoku {

QString linkHost() {
  return "sudokuexchange.com";
}

QString linkOf(const Grid& givens) {
  QString link = "https://" + linkHost() + "/play/?s=";
  // Empty cells are 0: a QR code packs digits more densely than other characters.
  for (const auto value : givens.values()) link += QChar(u'0' + value);
  return link;
}

}  // namespace sudoku
