#include "clashwords.h"

#include "game/language/numbers.h"
#include "phrases.h"

namespace sudoku {
namespace {

QString clashText(const QString& pattern, const Clash& clash) {
  return toPlainText(Phrases::fill(pattern, {{"house", Phrases::house(clash.house, Role::Words)},
                                             {"count", Numbers::inWords(clash.cells.size())},
                                             {"digit", Phrases::digit(clash.digit)}}));
}

}  // namespace

QString ClashWords::of(const Clash& clash) {
  return clashText(tr("{house} has {count} {digit}s.", "one digit, more than once", clash.cells.size()),
                   clash);
}

QString ClashWords::ofFullBoard(const Clash& clash) {
  return clashText(tr("Every cell is filled, but {house} has {count} {digit}s.", nullptr, clash.cells.size()),
                   clash);
}

}  // namespace sudoku
