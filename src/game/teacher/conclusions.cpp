#include "conclusions.h"

#include <algorithm>
#include <map>
#include <utility>

#include "game/language/joined.h"
#include "phrases.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Start = Phrases::Start;

/// The most cells that can be the subject of a sentence, as in `So r1c5 and r2c1 cannot be 5.`; more cells
/// are listed at the end of the sentence.
constexpr int kSubjectCells = 4;
/// The most words that a list within one sentence may have.
constexpr int kListWords = 15;

/// The number of cases that the reason of the step distinguishes (`either … or …`); 1 if it distinguishes
/// none.
std::size_t casesOf(const Step& step) {
  if (const auto* const fish = std::get_if<reason::Fish>(&step.reason))
    return fish->fins.empty() && fish->endoFins.empty() ? 1 : 2;
  if (const auto* const proof = std::get_if<reason::Proof>(&step.reason))
    return proof->chains.front().front() == proof->chains.back().front() ? 1 : proof->chains.size();
  if (const auto* const kraken = std::get_if<reason::KrakenFish>(&step.reason))
    return kraken->chains.size() + 1;
  return std::holds_alternative<reason::EmptyRectangle>(step.reason) ? 2 : 1;
}

/// Cells that lose the same digits.
struct Group {
  DigitSet digits;
  CellSet cells;
};

std::vector<Group> groupsOf(const std::vector<Candidate>& candidates) {
  std::map<Cell, DigitSet> digitsOfCells;
  for (const auto& [cell, digit] : candidates) digitsOfCells[cell].add(digit);
  std::vector<Group> groups;
  for (const auto& lost : digitsOfCells) {
    // At most as many cells are put together as can be listed in one sentence.
    const auto known = std::find_if(groups.begin(), groups.end(), [&](const Group& group) {
      return group.digits == lost.second && group.cells.size() < kListWords - 2;
    });
    if (known == groups.end())
      groups.push_back({lost.second, {lost.first}});
    else
      known->cells.add(lost.first);
  }
  return groups;
}

/// The number of words in a list such as `4 and 8`, including the `and`.
int wordsOf(int items) {
  return items + (items > 1 ? 1 : 0);
}

}  // namespace

Sentence Conclusions::seesBoth(const Step& step) {
  const CellSet cells = cellsOf(step.eliminations);
  return  //: Such as: r1c5 and r2c5 see both. Count of the cells.
      Phrases::fill(tr("{cells} see both.", nullptr, cells.size()),
                    {{"cells", Phrases::cells(cells, Role::Eliminated, digitsOf(step.eliminations))}});
}

Sentence Conclusions::seesAllThree(const Step& step) {
  const CellSet cells = cellsOf(step.eliminations);
  return Phrases::fill(tr("{cells} see all three.", nullptr, cells.size()),
                       {{"cells", Phrases::cells(cells, Role::Eliminated, digitsOf(step.eliminations))}});
}

std::vector<Sentence> Conclusions::of(const Step& step) {
  if (!step.placements.empty()) return {placed(step)};
  return crossedOut(step);
}

Sentence Conclusions::placed(const Step& step) {
  const DigitSet digits = digitsOf(step.placements);
  const std::size_t cases = casesOf(step);
  const int count = cellsOf(step.placements).size();
  //: Such as: So r1c5 must be 7. Count of the cells.
  return Phrases::fill(cases == 1   ? tr("So {cells} must be {digits}.", nullptr, count)
                       : cases == 2 ? tr("Either way {cells} must be {digits}.", nullptr, count)
                                    : tr("In each case {cells} must be {digits}.", nullptr, count),
                       {{"cells", Phrases::cells(cellsOf(step.placements), Role::Placed, digits)},
                        {"digits", Phrases::digits(digits, Phrases::Joint::Or)}});
}

std::vector<Sentence> Conclusions::crossedOut(const Step& step) {
  const std::vector<Group> groups = groupsOf(step.eliminations);
  const std::size_t cases = casesOf(step);
  const int first = groups.front().cells.size();
  if (groups.size() == 1 && first <= kSubjectCells)
    //: Such as: So r1c5 and r2c5 cannot be 4 or 7. Count of the cells.
    return {Phrases::fill(
        cases == 1   ? tr("So {cells} cannot be {digits}.", nullptr, first)
        : cases == 2 ? tr("Either way {cells} cannot be {digits}.", nullptr, first)
                     : tr("In each case {cells} cannot be {digits}.", nullptr, first),
        {{"cells", Phrases::cells(groups.front().cells, Role::Eliminated, groups.front().digits)},
         {"digits", Phrases::digits(groups.front().digits, Phrases::Joint::Nor)}})};
  std::vector<Sentence> sentences;
  Sentence list;
  int words = 0;
  const auto end = [&] {
    if (list.empty()) return;
    const QString pattern = !sentences.empty() ? tr("Crossed out too: {list}.")
                            : cases == 1       ? tr("So these are crossed out: {list}.")
                                               : tr("In each case these are crossed out: {list}.");
    sentences.push_back(Phrases::fill(pattern, {{"list", std::exchange(list, {})}}));
    words = 0;
  };
  for (const Group& group : groups) {
    const int more = wordsOf(group.digits.size()) + 1 + wordsOf(group.cells.size());
    if (words + more > kListWords) end();
    words += more;
    const Sentence item =
        //: An item of a list of what is crossed out, such as: 4 and 7 in r1c5
        Phrases::fill(tr("{digits} in {cells}", "an item of a list"),
                      {{"digits", Phrases::digits(group.digits)},
                       {"cells", Phrases::cells(group.cells, Role::Eliminated, group.digits)}},
                      Start::Inside);
    if (!list.empty()) list.push_back(Phrase{Joined::listSeparator()});
    list.insert(list.end(), item.begin(), item.end());
  }
  end();
  return sentences;
}

}  // namespace sudoku
