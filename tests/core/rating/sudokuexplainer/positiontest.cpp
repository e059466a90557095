#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <optional>
#include <sstream>
#include <stop_token>
#include <string>
#include <vector>

#include <sudoku/rating/explainer.h>

#include "../../testgrids.h"
#include "logic/chains/chainhints.h"
#include "logic/chains/chaintechniques.h"
#include "rating/sudokuexplainer/finders.h"
#include "rating/sudokuexplainer/hintsearch.h"

namespace sudoku {
namespace {

using explainer::Hint;
using explainer::OptionPosition;

/// The position of a board without the candidates that have gone: digit, row and column of each.
OptionPosition positionOf(const std::string& board, const std::string& gone) {
  OptionPosition position(gridOf(board));
  std::istringstream words(gone);
  for (std::string word; words >> word;)
    position.eliminate(explainer::candidateOf(Cell::at(word[1] - '1', word[2] - '1').index(), word[0] - '1'));
  return position;
}

std::string textOf(int cell) {
  return 'r' + std::to_string(cell / 9 + 1) + 'c' + std::to_string(cell % 9 + 1);
}

std::string textOf(const Hint& hint) {
  ExplainerStep step;
  step.technique = hint.technique;
  step.nesting = hint.nesting;
  const int tenths = static_cast<int>((hint.rating + 0.05) * 10);
  std::string text =
      std::to_string(tenths / 10) + '.' + std::to_string(tenths % 10) + '\t' + nameOf(step) + '\t';
  if (hint.cell >= 0) text += textOf(hint.cell) + '=' + std::to_string(hint.digit + 1) + ' ';
  for (const Cell cell : allCells())
    if (cell.index() != hint.cell)
      for (const int digit : explainer::Bits(hint.removals[explainer::at(cell.index())]))
        text += textOf(cell.index()) + "<>" + std::to_string(digit + 1) + ' ';
  text.pop_back();
  return text;
}

std::string textOf(const std::optional<Hint>& hint) {
  return hint ? textOf(*hint) : "none";
}

using Fields = std::vector<std::string>;

/// Calls `use` with the fields of each line of a file of test data; the last field has all that is left.
/// Gives how many lines there are.
template <typename Use>
int forEachLine(const std::string& name, std::size_t fieldCount, Use use) {
  std::ifstream in(SUDOKU_TEST_DATA "/" + name);
  int count = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line.front() == '#') continue;
    std::istringstream text(line);
    Fields fields(fieldCount);
    for (std::size_t i = 0; i + 1 < fieldCount; ++i) std::getline(text, fields[i], '\t');
    std::getline(text, fields.back());
    use(fields);
    ++count;
  }
  return count;
}

/// A rule of a technique may be wrong and all of the long paths right, as few come to where it matters: so
/// positions are looked at.
TEST(ExplainerPositionTest, FindsTheNextStep) {
  const int count = forEachLine("explainer-positions.txt", 3, [](const Fields& fields) {
    const auto hint = explainer::HintSearch(std::stop_token()).next(positionOf(fields[0], fields[1]));
    EXPECT_EQ(textOf(hint), fields[2]) << fields[0];
  });
  EXPECT_GE(count, 25);
}

/// Some rules no search for the next step comes to, as an easier step is open wherever they matter: but a
/// finder may be asked alone.
TEST(ExplainerPositionTest, EachFinderAlone) {
  const std::map<std::string, explainer::Finder> finders = {
      {"Unique Loop", explainer::findUniqueLoop},
      {"BUG", explainer::findBug},
      {"Aligned Pair Exclusion", explainer::findAlignedExclusion<2>},
      {"Aligned Triplet Exclusion", explainer::findAlignedExclusion<3>},
  };
  const int count = forEachLine("explainer-finders.txt", 4, [&finders](const Fields& fields) {
    EXPECT_EQ(textOf(finders.at(fields[0])(positionOf(fields[1], fields[2]))), fields[3]) << fields[1];
  });
  EXPECT_GE(count, 10);
}

std::string textOf(const explainer::ChainHint& chains) {
  Hint hint;
  hint.technique = explainer::techniqueOf(chains.kind);
  hint.rating = chains.rating;
  if (chains.placed >= 0) {
    hint.cell = explainer::cellOf(chains.placed);
    hint.digit = explainer::digitOf(chains.placed);
  }
  for (const auto& [cell, digits] : chains.removals) hint.removals[explainer::at(cell)] = digits;
  std::string text = textOf(hint);
  std::replace(text.begin(), text.end(), '\t', ' ');
  return text.insert(text.find(' '),
                     ' ' + std::to_string(chains.complexity) + '/' + std::to_string(chains.sortKey));
}

/// Which of several steps is kept, and what stands behind it, hardly shows in the next step.
TEST(ExplainerPositionTest, EachSearchAlone) {
  using explainer::ChainHints;
  using explainer::ChainTechnique;
  const std::map<std::string, ChainTechnique> techniques = {
      {"Simple", ChainTechnique::Simple},           {"Dynamic", ChainTechnique::Dynamic},
      {"DynamicPlus", ChainTechnique::DynamicPlus}, {"Nested2", ChainTechnique::Nested2},
      {"Nested4", ChainTechnique::Nested4},         {"Nested5", ChainTechnique::Nested5}};
  const int count = forEachLine("explainer-chains.txt", 4, [&techniques](const Fields& fields) {
    const std::size_t space = fields[0].find(' ');
    ChainHints hints(fields[0].substr(0, space) == "best" ? ChainHints::Keep::Best
                                                          : ChainHints::Keep::BestOfEachEffect);
    explainer::ChainTechniques(std::stop_token())
        .of(techniques.at(fields[0].substr(space + 1)))
        .search(positionOf(fields[1], fields[2]), nullptr, hints);
    std::string found;
    for (const explainer::ChainHint& hint : hints.takeSorted())
      found += (found.empty() ? "" : "; ") + textOf(hint);
    EXPECT_EQ(found, fields[3]) << fields[1];
  });
  EXPECT_GE(count, 17);
}

}  // namespace
}  // namespace sudoku
