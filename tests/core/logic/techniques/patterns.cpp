#include "patterns.h"

#include <algorithm>
#include <gtest/gtest.h>
#include <regex>

#include <sudoku/logic/notation.h>
#include <sudoku/logic/stepfinder.h>

namespace sudoku {
namespace {

std::string nameOf(const Restriction& restriction) {
  const auto [cell, digit] = restriction.candidate;
  return 'r' + std::to_string(cell.row() + 1) + 'c' + std::to_string(cell.column() + 1) +
         (restriction.isPlaced ? "=" : "<>") + digit.toChar();
}

/// Calls `use` with each match of an expression in a text.
template <typename Use>
void forEachMatch(const std::string& text, const char* expression, const Use& use) {
  const std::regex pattern(expression);
  for (std::sregex_iterator match(text.begin(), text.end(), pattern), end; match != end; ++match) use(*match);
}

std::vector<Candidate> candidatesOf(const std::vector<Restriction>& restrictions, bool arePlaced) {
  std::vector<Candidate> candidates;
  for (const Restriction& restriction : restrictions)
    if (restriction.isPlaced == arePlaced) candidates.push_back(restriction.candidate);
  std::sort(candidates.begin(), candidates.end());
  return candidates;
}

std::vector<Restriction> without(std::vector<Restriction> restrictions, const Restriction& lifted) {
  const auto end = std::remove_if(restrictions.begin(), restrictions.end(), [&](const Restriction& each) {
    return each.candidate == lifted.candidate && each.isPlaced == lifted.isPlaced;
  });
  EXPECT_NE(end, restrictions.end()) << nameOf(lifted) << " is no restriction";
  restrictions.erase(end, restrictions.end());
  return restrictions;
}

std::string notationsOf(const std::vector<Step>& steps) {
  std::string text;
  for (const Step& step : steps) text += toNotation(step) + '\n';
  return text;
}

/// The conclusions of a notation: what stands behind the arrow, or behind the colon where there is none.
std::string_view conclusionsIn(std::string_view notation) {
  const std::size_t arrow = notation.find("=> ");
  return arrow == std::string_view::npos ? notation.substr(notation.find(": ") + 2)
                                         : notation.substr(arrow + 3);
}

}  // namespace

std::vector<Restriction> restrictionsIn(std::string_view text) {
  std::vector<Restriction> restrictions;
  const std::string items(text);
  std::size_t length = 0;
  forEachMatch(items, "([rc,1-9]+)(=|<>)([1-9]+)(, |$)", [&](const std::smatch& item) {
    length += static_cast<std::size_t>(item.length());
    forEachMatch(item[1].str(), "r([1-9]+)c([1-9]+)", [&](const std::smatch& cells) {
      for (const char row : cells[1].str())
        for (const char column : cells[2].str())
          for (const char digit : item[3].str())
            restrictions.push_back(
                {{Cell::at(row - '1', column - '1'), Digit(digit - '0')}, item[2].str() == "="});
    });
  });
  EXPECT_EQ(length, text.size()) << text;
  return restrictions;
}

Position positionWith(const std::vector<Restriction>& restrictions) {
  Position position = positionOf(Grid());
  for (const auto& [candidate, isPlaced] : restrictions) {
    if (isPlaced) {
      position.board.set(candidate.cell, candidate.digit);
      position.candidates.place(candidate.cell, candidate.digit);
    } else {
      position.candidates.eliminate(candidate.cell, candidate.digit);
    }
  }
  return position;
}

void expectPattern(const Pattern& pattern) {
  SCOPED_TRACE(pattern.notation);
  const std::vector<Restriction> restrictions = restrictionsIn(pattern.position);
  const std::vector<Step> steps = allSteps(positionWith(restrictions), pattern.technique);
  ASSERT_FALSE(steps.empty());
  EXPECT_EQ(toNotation(steps.front()), pattern.notation) << notationsOf(steps);
  const std::vector<Restriction> conclusions = restrictionsIn(conclusionsIn(pattern.notation));
  for (const Step& step : steps) {
    EXPECT_EQ(step.technique, pattern.technique) << toNotation(step);
    EXPECT_EQ(step.placements, candidatesOf(conclusions, true)) << toNotation(step);
    EXPECT_EQ(step.eliminations, candidatesOf(conclusions, false)) << toNotation(step);
  }
  const std::vector<Restriction> needed = restrictionsIn(pattern.needed.value_or(pattern.position));
  EXPECT_FALSE(needed.empty());
  for (const Restriction& lifted : needed) {
    const std::vector<Step> found = allSteps(positionWith(without(restrictions, lifted)), pattern.technique);
    EXPECT_TRUE(found.empty()) << "without " << nameOf(lifted) << ": " << notationsOf(found);
  }
}

void expectNone(Technique technique, std::string_view position) {
  const std::vector<Step> steps = allSteps(positionWith(restrictionsIn(position)), technique);
  EXPECT_TRUE(steps.empty()) << position << ": " << notationsOf(steps);
}

std::string nextIn(std::string_view position) {
  const auto step = nextStep(positionWith(restrictionsIn(position)));
  return step ? toNotation(*step) : "";
}

}  // namespace sudoku
