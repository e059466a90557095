#include <algorithm>
#include <utility>

#include "candidategrid.h"
#include "formatcode.h"
#include "rows.h"

namespace sudoku::formats {
namespace {

constexpr std::size_t kCellDigits = 2;
constexpr std::size_t kEntryDigits = 1;
constexpr std::size_t kEliminationDigits = 3;

/// Whether a line is an action of SimpleSudoku: `I388` puts a digit into a cell, `E78007` eliminates a
/// candidate.
bool isAction(std::string_view line) {
  return line.size() > 1 && (line[0] == 'I' || line[0] == 'E') && line[1] >= '0' && line[1] <= '9';
}

class SimpleSudokuReader {
 public:
  explicit SimpleSudokuReader(const Text& text) : m_rows(text) {}

  bool ignores(Word line) const { return m_rows.ignores(line); }
  bool canStart(Word line) const { return !isAction(line.text); }
  bool startsNext(Word line) const { return m_rows.isFull() && !isAction(line.text); }

  std::optional<ParseError> read(Word line) {
    if (!isAction(line.text)) return m_rows.read(line);
    if (auto error = m_rows.missing(line.place)) return error;
    const Word action = trimmed(line);
    const bool isEntry = action.text.front() == 'I';
    const auto cell = toNumber(action.text.substr(1, kCellDigits), kCellCount - 1);
    if (!cell || action.text.size() <= kCellDigits)
      return errorAt(action.placeOf(1), ParseFault::NoCellNumber);
    const Word number = action.from(1 + kCellDigits);
    const auto digit = toNumber(number.text, kDigitCount);
    if (number.text.size() != (isEntry ? kEntryDigits : kEliminationDigits) || !digit || *digit == 0)
      return errorAt(number.place, isEntry ? ParseFault::NoDigit : ParseFault::NoCandidateNumber);
    if (!isEntry) {
      m_gone.push_back({Cell(*cell), Digit(*digit)});
      m_places.push_back(action.place);
      return std::nullopt;
    }
    if (!m_entries.isEmpty(Cell(*cell)) || !m_rows.grid().isEmpty(Cell(*cell)))
      return errorAt(action.place, ParseFault::FilledAlready, {.cell = Cell(*cell)});
    m_entries.set(Cell(*cell), Digit(*digit));
    return std::nullopt;
  }

  Result<PuzzleRecord, ParseError> finish(Place end) const {
    if (auto error = m_rows.missing(end)) return *std::move(error);
    Draft draft = m_rows.draft();
    for (const Cell cell : m_entries.filledCells()) draft.enter(cell, *m_entries.at(cell));
    if (const auto last = noteWhatIsLeft(draft.record, m_gone))
      return errorAt(m_places[*last], ParseFault::NoCandidateLeft, {.cell = m_gone[*last].cell});
    return finished(std::move(draft));
  }

 private:
  RowReader m_rows;
  Grid m_entries;
  std::vector<Candidate> m_gone;
  std::vector<Place> m_places;  // the place in the text of each eliminated candidate
};

bool sniffSimpleSudoku(const Text& text) {
  return looksLikeRow(text.first) &&
         std::ranges::any_of(text.lines, [](const Word& line) { return isAction(line.text); });
}

std::string twoDigits(Cell cell) {
  return {static_cast<char>('0' + cell.index() / 10), static_cast<char>('0' + cell.index() % 10)};
}

std::string toSimpleSudoku(const PuzzleRecord& puzzle) {
  std::string text = "*-----------*\n";
  const std::string cells = toLine(puzzle.givens);
  for (std::size_t begin = 0; begin < cells.size(); begin += 9) {
    for (std::size_t box = 0; box < 9; box += 3) text += '|' + cells.substr(begin + box, 3);
    text += "|\n";
    if (begin == 18 || begin == 45) text += "|---+---+---|\n";
  }
  text += "*-----------*\n";
  std::string actions;
  for (const Cell cell : puzzle.board.filledCells() - puzzle.givens.filledCells())
    actions += 'I' + twoDigits(cell) + puzzle.board.at(cell)->toChar() + '\n';
  for (const auto [cell, digit] : goneFrom(puzzle.board, candidatesOf(puzzle)))
    actions += 'E' + twoDigits(cell) + "00" + digit.toChar() + '\n';
  return actions.empty() ? text : text + '\n' + actions;
}

}  // namespace

const FormatCode kSimpleSudoku{sniffSimpleSudoku, readBlocks<SimpleSudokuReader>, addBlock<toSimpleSudoku>};

}  // namespace sudoku::formats
