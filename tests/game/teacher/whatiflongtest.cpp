#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <set>
#include <string>
#include <vector>

#include <sudoku/formats/libraryline.h>
#include <sudoku/formats/librarysteps.h>
#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>

#include "game/teacher/whatif.h"
#include "plainwords.h"
#include "references.h"
#include "whatifchecker.h"

namespace sudoku {
namespace {

void expectSound(const Position& position, const Step& step) {
  for (const auto& concluded : {step.placements, step.eliminations})
    for (const Candidate& conclusion : concluded) {
      const WhatIf told = whatIf(step, position, conclusion);
      EXPECT_EQ(support::faultOf(told, position, step), "") << toNotation(step);
      for (const WhatIf::Event& event : told.events) support::expectPlain(event.words, toNotation(step));
    }
}

Position positionOfLine(const std::string& text) {
  return positionOf(toRecord(*parseLibraryLine(text)));
}

// The most steps looked at of a line, as some positions have thousands of steps of a kind.
constexpr std::size_t kMostOfALine = 50;

TEST(WhatIfLongTest, EveryLineOfTheLibraryEndsInAContradictionOrTwoWays) {
  std::ifstream file(SUDOKU_TEST_DATA "/techniques.txt");
  ASSERT_TRUE(file.is_open());
  for (std::string text; std::getline(file, text);) {
    const auto line = parseLibraryLine(text);
    if (!line) continue;
    const auto steps = librarySteps(*line);
    if (!steps) continue;
    const std::size_t every = steps->size() / kMostOfALine + 1;
    for (std::size_t index = 0; index < steps->size(); index += every)
      expectSound(positionOfLine(text), (*steps)[index]);
  }
}

// Positions of generated puzzles with steps that the library of references does not have.
const std::vector<std::string>& otherPositions() {
  // Long lines stand in two parts. NOLINTBEGIN(bugprone-suspicious-missing-comma)
  static const std::vector<std::string> lines = {
      ":0000:x:.4..7..+5+373+5.8..6+9.1.6+53.+4+7.+725+9.3+8+639....+5+74.....7+9+21....1.+49.....4673..8...."
      "6+1.::::",
      ":0000:x:.4..7..+5+373+5+48..6+9.1+96+53.+4+7+1+725+9+43+8+639....+5+74..+4..7+9+21....1.+49.+9.+1."
      "4673.+48....6+1.:"
      "271 673 274 874:::",
      ":0000:x:+15.+9438...+4+36..19+52..5..+3.......+6..3....+39.7..3....9.6..13.+4+7+5.4+85.9.6+3.+372.+65+"
      "4.+9::::",
      ":0000:x:7.3+81+2.4..4.+756.2.2.+5..4.+78179+4+25....+8+6+1+7.+4.+2.+2+4.+6871....+5..2.7.3+26.7....5+"
      "7+28..3.:"
      "932 337 937 672:::",
      ":0000:x:4..+7..9+8..+8.+95+4.6.9..68.4.........5.1......+9.85.+4..612+63+81....9.+94..6+178.+17+8.9..+"
      "6:"
      "221 327 329 333 241 745 746 749 755 756 395:::",
      ":0000:x:+35.+746.1.+6+1+72+8.43..8....7.6..+689+4.7......76.474........+7...82.1.9..+7+2...2+63.5+1..+"
      "7:"
      "938 253 263 867 967 269 369 569 474 478 578 481 581 483 583 384 887 588 888 889:::",
      ":0000:x:6..5.9..+739.+1.7+56.5+728..+1.+9+4..2.579.2.5+7+9.41.+73+9+6...5..2.+9+5.3.4..+34..9..9..+3.."
      "+6..:"
      "218 818 145 849 859 865 866 285 295:::",
      ":0000:x:.5+9.+364.2+46.2+5..9.73+28+4+9...+2+8+3.....59.+632+5..8+5.7..8.+2.+6+9+4+583+21+7.+75.9+2..."
      ".2.......:"
      "747 748:::",
      ":0000:x:.......8..35.2..79...7.....1.9.....7.7..125..58..7..4...6.5..1..5..4..3.4....76..::::",
      ":0000:x:.5.9....7.7..3..4.8..7..2..92.1.........87...78...9..5.67.9.3....8....6.2..8....1:111 285 348 "
      "476 482 613 627 645 665:::",
      ":0000:x:6...5.3......9......83....79..175684.6.283...85..6.....1........8...74.1.7.81..9.:238 263 363 "
      "413 421 423 431 463 913 967 969:::",
      ":0000:x:.5...8..7....3..4.8..7..2...2..7.....4618....7....9..5....913...9.....6.2..8....1:111 113 133 "
      "143 259 278 338 349 351 574 581 596 614 867 879 917:::"};
  // NOLINTEND(bugprone-suspicious-missing-comma)
  return lines;
}

/// Techniques that have steps here: all of the registry but one. A fish of seven lines that needs none of the
/// easier techniques is not known.
std::set<Technique> techniquesWithSteps() {
  const auto techniques = allTechniques();
  std::set<Technique> all(techniques.begin(), techniques.end());
  all.erase(Technique::Leviathan);
  return all;
}

TEST(WhatIfLongTest, EveryTechniqueOfTheRegistryEndsInAContradictionOrTwoWays) {
  std::set<Technique> rest = techniquesWithSteps();
  for (const support::Reference& reference : support::allReferences()) rest.erase(reference.step.technique);
  const std::set<Technique> wanted = rest;
  for (const std::string& line : otherPositions()) {
    const Position position = positionOfLine(line);
    for (const Technique technique : wanted) {
      // The deepest chains take minutes in a position where they are not needed.
      if (technique == Technique::NestedNestedForcingChains && !rest.contains(technique)) continue;
      const std::vector<Step> steps = allSteps(position, technique);
      const std::size_t every = steps.size() / kMostOfALine + 1;
      for (std::size_t index = 0; index < steps.size(); index += every) expectSound(position, steps[index]);
      if (!steps.empty()) rest.erase(technique);
    }
  }
  for (const Technique technique : rest) ADD_FAILURE() << infoOf(technique).name;
}

}  // namespace
}  // namespace sudoku
