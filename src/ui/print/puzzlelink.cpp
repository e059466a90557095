#include "puzzlelink.h"

namespace sudoku {

QString linkHost() {
  return "sudokuexchange.com";
}

QString linkOf(const Grid& givens) {
  QString link = "https://" + linkHost() + "/play/?s=";
  // All digits: a code holds them in less room than others.
  for (const auto value : givens.values()) link += QChar(u'0' + value);
  return link;
}

}  // namespace sudoku
