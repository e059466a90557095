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

DrawnMarks onCandidates(const DrawnMarks& marks, const std::array<DigitSet, kCellCount>& candidates) {
  const auto digitsOf = [&candidates](Cell cell) {
    return candidates[static_cast<std::size_t>(cell.index())];
  };
  DrawnMarks rest;
  for (const Cell cell : marks.colours.cells()) {
    CandidateColours colours = marks.colours.at(cell);
    colours.keepOnly(digitsOf(cell));
    rest.colours.put(cell, colours);
  }
  for (const CandidateLink& link : marks.links)
    if (digitsOf(link.first.cell).contains(link.first.digit) &&
        digitsOf(link.second.cell).contains(link.second.digit))
      rest.links.push_back(link);
  return rest;
}

}  // namespace sudoku
