#include "references.h"

#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <utility>

#include <sudoku/formats/libraryline.h>
#include <sudoku/formats/librarysteps.h>

namespace sudoku::support {
namespace {

constexpr int kMostOfATechnique = 2;

bool isFinnedMutantFish(Technique technique) {
  return technique == Technique::FinnedMutantJellyfish || technique == Technique::FinnedMutantSquirmbag;
}

std::vector<Reference> findReferences(bool areFinnedMutants) {
  std::vector<Reference> found;
  std::map<Technique, int> counts;
  std::ifstream file(SUDOKU_TEST_DATA "/techniques.txt");
  EXPECT_TRUE(file.is_open());
  for (std::string text; std::getline(file, text);) {
    const auto line = parseLibraryLine(text);
    const auto technique = line ? techniqueNamed(line->technique) : std::nullopt;
    if (!technique || isFinnedMutantFish(*technique) != areFinnedMutants ||
        counts[*technique] >= kMostOfATechnique)
      continue;
    const auto steps = librarySteps(*line);
    if (!steps) continue;
    Position position{line->givens, line->board, Candidates(line->board)};
    for (const auto& [cell, digit] : line->deleted) position.candidates.eliminate(cell, digit);
    for (const Step& step : *steps)
      if (counts[step.technique]++ < kMostOfATechnique) found.push_back({text, position, step});
  }
  return found;
}

}  // namespace

const std::vector<Reference>& references() {
  static const std::vector<Reference> found = findReferences(false);
  return found;
}

std::vector<Reference> allReferences() {
  std::vector<Reference> all = references();
  for (Reference& mutant : findReferences(true)) all.push_back(std::move(mutant));
  return all;
}

}  // namespace sudoku::support
