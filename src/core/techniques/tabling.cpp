#include "finders.h"
namespace sudoku::techniques {
void findNiceLoops(Search&) {}
void findGroupedNiceLoops(Search&) {}
void findForcingChains(Search&) {}
void findForcingNets(Search&) {}
}
