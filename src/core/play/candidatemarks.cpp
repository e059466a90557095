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

CandidateColours ColouredCandidates::at(Cell cell) const {
  const auto place =
      std::find_if(m_cells.begin(), m_cells.end(), [cell](const auto& entry) { return entry.first == cell; });
  return place == m_cells.end() ? CandidateColours() : place->second;
}

void ColouredCandidates::put(Cell cell, const CandidateColours& colours) {
  const auto place =
      std::find_if(m_cells.begin(), m_cells.end(), [cell](const auto& entry) { return entry.first >= cell; });
  const bool isThere = place != m_cells.end() && place->first == cell;
  if (isThere && colours.isEmpty())
    m_cells.erase(place);
  else if (isThere)
    place->second = colours;
  else if (!colours.isEmpty())
    m_cells.insert(place, {cell, colours});
}

void ColouredCandidates::set(Candidate candidate, std::optional<Digit> colour) {
  CandidateColours colours = at(candidate.cell);
  colours.set(candidate.digit, colour);
  put(candidate.cell, colours);
}

CellSet ColouredCandidates::cells() const {
  CellSet cells;
  for (const auto& [cell, colours] : m_cells) cells.add(cell);
  return cells;
}

}  // namespace sudoku
