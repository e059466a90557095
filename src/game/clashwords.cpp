#include "clashwords.h"

#include "teacher/phrases.h"

namespace sudoku {

QString ClashWords::of(const Clash& clash) {
  return toPlainText(Phrases::fill(tr("{house} has {count} {digit}s.", "one digit, more than once"),
                                   {{"house", Phrases::house(clash.house, Role::Words)},
                                    {"count", Phrases::number(clash.cells.size())},
                                    {"digit", Phrases::digit(clash.digit)}}));
}

}  // namespace sudoku
