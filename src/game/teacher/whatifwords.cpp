#include "whatifwords.h"

#include "game/language/numbers.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;
using Start = Phrases::Start;

Sentence cellOf(const Candidate& candidate, Role role) {
  return Phrases::cells({candidate.cell}, role, {candidate.digit});
}

}  // namespace

Sentence WhatIfWords::cells(CellSet cells, Role role, DigitSet digits, Detail detail) {
  if (cells.size() <= (detail == Detail::All ? 4 : 2)) return Phrases::cells(cells, role, digits);
  return Phrases::phrase(Phrases::cellCount(cells), role, cells, digits);
}

Phrases::Inflected WhatIfWords::houses(const std::vector<House>& houses, Role role, Detail detail) {
  const bool areMany = detail == Detail::Least && houses.size() > 2;
  return Phrases::houses(houses, role, areMany ? HouseNames::Naming::Number : HouseNames::Naming::Each);
}

Sentence WhatIfWords::supposed(const Literal& literal) {
  const auto& [candidate, isOn] = literal;
  return Phrases::fill(
      isOn ? tr("Suppose {cell} is {digit}.") : tr("Suppose {cell} is not {digit}."),
      {{"cell", cellOf(candidate, isOn ? Role::On : Role::Off)}, {"digit", Phrases::digit(candidate.digit)}});
}

Sentence WhatIfWords::supposedRight(const Candidate& entry) {
  return Phrases::fill(tr("Suppose the {digit} in {cell} were right."),
                       {{"cell", cellOf(entry, Role::On)}, {"digit", Phrases::digit(entry.digit)}});
}

Sentence WhatIfWords::supposedToo(const Literal& literal) {
  const auto& [candidate, isOn] = literal;
  return Phrases::fill(
      isOn ? tr("Try it: suppose {cell} is {digit} too.")
           : tr("Try it: suppose {cell} is not {digit} either."),
      {{"cell", cellOf(candidate, isOn ? Role::On : Role::Off)}, {"digit", Phrases::digit(candidate.digit)}});
}

Sentence WhatIfWords::gone(const std::vector<Candidate>& candidates, Detail detail) {
  const CellSet cellsGone = cellsOf(candidates);
  const DigitSet digits = digitsOf(candidates);
  if (detail == Detail::Least)
    //: A clause within a sentence, such as: … so five candidates go.
    return Phrases::fill(
        tr("{candidates: {count} candidates} go", nullptr, static_cast<int>(candidates.size())),
        {{"candidates", Phrases::marked(Role::Off, cellsGone, digits)},
         {"count", Numbers::inWords(static_cast<int>(candidates.size()))}},
        Start::Inside);
  //: A clause within a sentence, such as: … so r1c5 and r2c5 are not 4 or 7. Count of the cells.
  return Phrases::fill(tr("{cells} are not {digits}", nullptr, cellsGone.size()),
                       {{"cells", cells(cellsGone, Role::Off, digits, detail)},
                        {"digits", Phrases::digits(digits, Joint::Nor)}},
                       Start::Inside);
}

Sentence WhatIfWords::event(const WhatIfEvent& event) {
  if (event.placed.empty()) return removed(event);
  return event.removed.empty() ? placed(event) : both(event);
}

Sentence WhatIfWords::placed(const WhatIfEvent& event) {
  const Candidate& found = event.placed.front();
  const QString digit = Phrases::digit(found.digit);
  if (event.rule == PlainRule::LastCandidate)
    return Phrases::fill(tr("{cell} has no other candidate left, so it is {digit}."),
                         {{"cell", cellOf(found, Role::On)}, {"digit", digit}});
  return Phrases::fill(tr("{house} has one place left for {digit}: {cell}."),
                       {{"house", Phrases::house(event.houses.front(), Role::Cover)},
                        {"digit", digit},
                        {"cell", cellOf(found, Role::On)}});
}

Sentence WhatIfWords::removed(const WhatIfEvent& event) {
  for (const Detail detail : {Detail::All, Detail::Some})
    if (Sentence sentence = removed(event, detail); Phrases::wordCount(sentence) <= Phrases::kMostWords)
      return sentence;
  return removed(event, Detail::Least);
}

Sentence WhatIfWords::removed(const WhatIfEvent& event, Detail detail) {
  const QString digits = Phrases::digits(event.digits);
  const Sentence gone = WhatIfWords::gone(event.removed, detail);
  switch (event.rule) {
    case PlainRule::CellFilled:
      return Phrases::fill(tr("{cell} is {digit}, so it is not {others}."),
                           {{"cell", Phrases::cells(event.cells, Role::On, event.digits)},
                            {"digit", digits},
                            {"others", Phrases::digits(digitsOf(event.removed), Joint::Nor)}});
    case PlainRule::LockedCells:
      return Phrases::fill(tr("{cells} have only {digits} left, so {gone}."),
                           {{"cells", cells(event.cells, Role::Pattern, event.digits, detail)},
                            {"digits", digits},
                            {"gone", gone}});
    case PlainRule::LockedDigits:
      return Phrases::fill(tr("In {house} only {cells} are left for {digits}, so {gone}."),
                           {{"house", Phrases::houses(event.houses, Role::Cover)},
                            {"cells", cells(event.cells, Role::Pattern, event.digits, detail)},
                            {"digits", digits},
                            {"gone", gone}});
    case PlainRule::LockedHouses:
      //: Such as: Rows 3 and 7 have their 4s in columns 2 and 6, so five candidates go. Count of the former
      //: houses.
      return Phrases::fill(tr("{houses} have their {digit}s in {covers}, so {gone}.", nullptr,
                              static_cast<int>(event.houses.size())),
                           {{"houses", houses(event.houses, Role::Base, detail)},
                            {"digit", digits},
                            {"covers", houses(event.covers, Role::Cover, detail)},
                            {"gone", gone}});
    default:
      return Phrases::fill(
          tr("Then {house} has its {digit}, so {gone}."),
          {{"house", Phrases::houses(event.houses, Role::Cover)}, {"digit", digits}, {"gone", gone}});
  }
}

Sentence WhatIfWords::both(const WhatIfEvent& event) {
  const Candidate& found = event.placed.front();
  const Sentence cell = cellOf(found, Role::On);
  const QString source = Phrases::digits(event.digits);
  if (event.rule == PlainRule::LastCandidate)
    return Phrases::fill(tr("Then {house} has its {digit}, so {cell} can only be {other}."),
                         {{"house", Phrases::house(event.houses.front(), Role::Cover)},
                          {"digit", source},
                          {"cell", cell},
                          {"other", Phrases::digit(found.digit)}});
  const auto house = Phrases::house(event.houses.back(), Role::Cover);
  if (event.houses.size() == 1)
    return Phrases::fill(tr("{filled} is {digit}, so in {house} only {cell} is left for {other}."),
                         {{"filled", Phrases::cells(event.cells, Role::On, event.digits)},
                          {"digit", source},
                          {"house", house},
                          {"cell", cell},
                          {"other", Phrases::digit(found.digit)}});
  return Phrases::fill(tr("Then {first} has its {digit}, so in {house} only {cell} is left for it."),
                       {{"first", Phrases::house(event.houses.front(), Role::Cover)},
                        {"digit", source},
                        {"house", house},
                        {"cell", cell}});
}

Sentence WhatIfWords::takenBack(const Literal& trial, const Break& end) {
  const auto& [candidate, isOn] = trial;
  const Sentence so = Phrases::fill(
      isOn ? tr("{cell} is not {digit}", "in the middle of a sentence")
           : tr("{cell} is {digit}", "in the middle of a sentence"),
      {{"cell", cellOf(candidate, isOn ? Role::Off : Role::On)}, {"digit", Phrases::digit(candidate.digit)}},
      Start::Inside);
  switch (end.kind) {
    case Break::Kind::Cell:
      return Phrases::fill(tr("Now {cell} has no candidate left, so {so}."),
                           {{"cell", Phrases::cells({end.cell}, Role::Cover)}, {"so", so}});
    case Break::Kind::House:
      return Phrases::fill(tr("Now {house} has no place left for {digit}, so {so}."),
                           {{"house", Phrases::house(end.house, Role::Cover)},
                            {"digit", Phrases::digit(end.digit)},
                            {"so", so}});
    case Break::Kind::TwoWays:
      break;
  }
  return Phrases::fill(tr("Now there would be two solutions, so {so}."), {{"so", so}});
}

Sentence WhatIfWords::end(const Break& end, const std::optional<DeadlyScope>& deadly) {
  switch (end.kind) {
    case Break::Kind::Cell:
      return Phrases::fill(tr("{cell} has no candidate left."),
                           {{"cell", Phrases::cells({end.cell}, Role::Cover)}});
    case Break::Kind::House:
      return Phrases::fill(
          tr("{house} has no place left for {digit}."),
          {{"house", Phrases::house(end.house, Role::Cover)}, {"digit", Phrases::digit(end.digit)}});
    case Break::Kind::TwoWays:
      break;
  }
  if (deadly->digits.isEmpty())
    return Phrases::fill(tr("Now {cells: all open cells} have two candidates each: swap them all, and there "
                            "are two solutions or none."),
                         {{"cells", Phrases::marked(Role::Cover, deadly->cells)}});
  return Phrases::fill(
      //: Such as: Now these four cells hold only 4 and 7: swap them, and there is a second solution.
      tr("Now {cells: these {count} cells} hold only {digits}: swap them, and there is a second solution.",
         nullptr, deadly->cells.size()),
      {{"cells", Phrases::marked(Role::Cover, deadly->cells, deadly->digits)},
       {"count", Numbers::inWords(deadly->cells.size())},
       {"digits", Phrases::digits(deadly->digits)}});
}

}  // namespace sudoku
