#include "numbers.h"

namespace sudoku {

QString Numbers::inWords(int number) {
  // Languages whose number words depend on what is counted translate them by figures.
  switch (number) {
    case 0:
      return tr("no", "how many");
    case 1:
      return tr("one", "how many");
    case 2:
      return tr("two", "how many");
    case 3:
      return tr("three", "how many");
    case 4:
      return tr("four", "how many");
    case 5:
      return tr("five", "how many");
    case 6:
      return tr("six", "how many");
    case 7:
      return tr("seven", "how many");
    case 8:
      return tr("eight", "how many");
    case 9:
      return tr("nine", "how many");
    default:
      return QString::number(number);
  }
}

}  // namespace sudoku
