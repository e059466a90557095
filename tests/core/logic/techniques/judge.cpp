#include "judge.h"

#include <fstream>

#include <sudoku/formats/librarysteps.h>
#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>

namespace sudoku {
namespace {

std::string withoutExtra(const std::string& line) {
  return line.substr(0, line.rfind(':'));
}

}  // namespace

std::string judge(std::string_view text) {
  const auto line = parseLibraryLine(text);
  if (!line) return toText(line.error());
  const auto steps = librarySteps(*line);
  if (!steps) return "no such technique";
  LibraryLine plain = *line;
  plain.variant.clear();
  const std::string wanted = toText(plain);
  const std::string start = ':' + plain.technique + ':' + plain.digits + ':';
  const Position position = positionOf(toRecord(*line));
  bool isFound = false;
  for (const Step& step : *steps) {
    const std::string found = toText(toLibraryLine(position, step));
    if (!found.starts_with(start)) continue;
    if (line->variant == "x") return "found " + toNotation(step);
    if (found == wanted)
      isFound = true;
    else if (!isFound || withoutExtra(found) != withoutExtra(wanted))
      return "found besides: " + toNotation(step);
  }
  return isFound || line->variant == "x" ? "" : "not found";
}

Verdict judgeFile(const std::string& file) {
  std::ifstream lines(file);
  Verdict verdict;
  for (std::string line; std::getline(lines, line);) {
    if (isBlankOrComment(line)) continue;
    ++verdict.lines;
    const std::string reason = judge(line);
    if (reason.empty()) continue;
    ++verdict.failed;
    verdict.reasons.append(line).append("\n  ").append(reason).append("\n");
  }
  return verdict;
}

}  // namespace sudoku
