#include <string_view>

#include <sudoku/proof/prooftext.h>

namespace sudoku::proof {
namespace {

std::string toText(Cell cell) {
  return {'r', static_cast<char>('1' + cell.row()), 'c', static_cast<char>('1' + cell.column())};
}

std::string toText(const Sector& sector) {
  if (const Cell* const cell = std::get_if<Cell>(&sector)) return toText(*cell);
  if (const auto* const lemma = std::get_if<LemmaIndex>(&sector))
    return std::string("#").append(std::to_string(lemma->value + 1));
  const auto& [digit, house] = std::get<Places>(sector);
  constexpr std::string_view kLetters = "rcb";
  return {digit.toChar(), kLetters[static_cast<std::size_t>(house.kind())],
          static_cast<char>('1' + house.number())};
}

std::string toText(const std::vector<Weighted>& sectors) {
  std::string text;
  for (const auto& [sector, weight] : sectors) {
    text += toText(sector);
    if (weight != 1) text.append("*").append(std::to_string(weight));
    text += ' ';
  }
  return text;
}

std::string toText(const Count& count) {
  std::string text = "count ";
  text.append(toText(count.truths)).append("/ ").append(toText(count.links));
  text.pop_back();
  return text;
}

std::string toText(const Line& line) {
  std::string text = toText(line.literal).append(" by ");
  if (const auto* const count = std::get_if<Count>(&line.by))
    return text.append("(").append(toText(*count)).append(")");
  return text.append(toText(std::get<Sector>(line.by)));
}

std::string toText(const Split& split) {
  std::string text = "split";
  if (const auto* const sector = std::get_if<Sector>(&split.over)) text.append(" ").append(toText(*sector));
  if (const auto* const literal = std::get_if<Literal>(&split.over))
    text.append(" ").append(toText(*literal));
  for (const Branch& branch : split.branches) {
    text += " {";
    if (branch.assumed) text.append(" ").append(toText(*branch.assumed)).append(":");
    for (std::size_t index = 0; index < branch.lines.size(); ++index)
      text.append(index > 0 ? ", " : " ").append(toText(branch.lines[index]));
    text += " }";
  }
  return text;
}

std::string toText(const Swap& swap) {
  std::string text = "swap";
  for (const auto& [cell, digits] : swap.cells) {
    text.append(" ").append(toText(cell)).append(":");
    for (const Digit digit : digits) text += digit.toChar();
  }
  return text;
}

/// The image of the cell in a row and column, which is in another row and column, or the other way round.
Cell imageOf(const Map& map, int row, int column) {
  return map.cells[static_cast<std::size_t>(Cell::at(row, column).index())];
}

std::string toText(const Map& map) {
  const bool isTransposed = imageOf(map, 0, 0).row() != imageOf(map, 0, 1).row();
  std::string text = isTransposed ? "map transposed rows " : "map rows ";
  const auto append = [&](int value) { text += static_cast<char>('1' + value); };
  for (int line = 0; line < 9; ++line)
    append(isTransposed ? imageOf(map, 0, line).row() : imageOf(map, line, 0).row());
  text += " columns ";
  for (int line = 0; line < 9; ++line)
    append(isTransposed ? imageOf(map, line, 0).column() : imageOf(map, 0, line).column());
  text += " digits ";
  for (const Digit digit : map.digits) text += digit.toChar();
  return text;
}

}  // namespace

std::string toText(const Literal& literal) {
  return toText(literal.candidate.cell) + (literal.isTrue ? "=" : "<>") + literal.candidate.digit.toChar();
}

std::string toText(const Lemma& lemma) {
  std::string text = lemma.claim == Lemma::Claim::Each ? "each" : "any";
  for (const Literal& literal : lemma.literals) text.append(" ").append(toText(literal));
  return text.append(" ").append(std::visit([](const auto& ground) { return toText(ground); }, lemma.ground));
}

}  // namespace sudoku::proof
