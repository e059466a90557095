#include "steptext.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include <sudoku/logic/notation.h>

namespace sudoku::cli {
namespace {

std::string nameOf(Cell cell) {
  return 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1);
}

std::string nameOf(House house) {
  constexpr std::array<std::string_view, 3> kKinds = {"row ", "column ", "box "};
  return std::string(kKinds[static_cast<std::size_t>(house.kind())]) + std::to_string(house.number() + 1);
}

void add(std::string& text, std::vector<Candidate> candidates, std::string_view sign) {
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.cell == b.cell ? a.digit < b.digit : a.cell < b.cell;
  });
  for (const auto [cell, digit] : candidates) {
    if (!text.empty()) text += ' ';
    text += nameOf(cell);
    text += sign;
    text += digit.toChar();
  }
}

}  // namespace

std::string toLine(const ThreeStep& step) {
  std::string placement;
  add(placement, {{step.cell, step.digit}}, "=");
  return std::string(sudoku::nameOf(step.kind)) + '\t' + placement;
}

std::string toLine(const Step& step) {
  std::string conclusions;
  add(conclusions, step.placements, "=");
  add(conclusions, step.eliminations, "<>");
  const TechniqueInfo& info = infoOf(step.technique);
  return std::string(info.name) + '\t' + std::to_string(info.score) + '\t' + conclusions + '\t' +
         toNotation(step);
}

std::string toText(const Contradiction& contradiction) {
  using Kind = Contradiction::Kind;
  const std::string cell = nameOf(contradiction.cell);
  const std::string digit(1, contradiction.digit.toChar());
  switch (contradiction.kind) {
    case Kind::Clash:
      return cell + " and " + nameOf(contradiction.other) + " both hold " + digit;
    case Kind::NoCandidate:
      return cell + " has no candidates";
    case Kind::NoPlace:
      return nameOf(contradiction.house) + " has no place for " + digit;
    case Kind::WrongEntry:
      return cell + " is wrong: the solution has " + digit + " there";
    case Kind::LostCandidate:
      return cell + " has lost its " + digit;
    case Kind::NoSolution:
      break;
  }
  return "no solution";
}

}  // namespace sudoku::cli
