#include "steptext.h"

#include <algorithm>
#include <string_view>
#include <vector>

namespace sudoku::cli {
namespace {

void add(std::string& text, std::vector<Candidate> candidates, std::string_view sign) {
  std::sort(candidates.begin(), candidates.end(), [](const Candidate& a, const Candidate& b) {
    return a.cell == b.cell ? a.digit < b.digit : a.cell < b.cell;
  });
  for (const auto [cell, digit] : candidates) {
    if (!text.empty()) text += ' ';
    text += 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1);
    text += sign;
    text += digit.toChar();
  }
}

}  // namespace

std::string toLine(const Step& step) {
  std::string conclusions;
  add(conclusions, step.placements, "=");
  add(conclusions, step.eliminations, "<>");
  const TechniqueInfo& info = infoOf(step.technique);
  return std::string(info.name) + '\t' + std::to_string(info.score) + '\t' + conclusions + '\t' +
         toNotation(step);
}

}  // namespace sudoku::cli
