#include <sudoku/play/candidatemarks.h>

namespace sudoku {

DigitSet CandidateColours::digits() const {
  DigitSet coloured;
  for (const Digit digit : DigitSet::all())
    if (of(digit)) coloured.add(digit);
  return coloured;
}

DigitSet CandidateColours::withColour(Digit colour) const {
  DigitSet coloured;
  for (const Digit digit : DigitSet::all())
    if (of(digit) == colour) coloured.add(digit);
  return coloured;
}

void CandidateColours::keepOnly(DigitSet digits) {
  for (const Digit digit : DigitSet::all() - digits) set(digit, std::nullopt);
}

}  // namespace sudoku
