#include "walkwords.h"

#include <iterator>
#include <set>
#include <vector>

#include <QStringList>

#include "clausewords.h"
#include "game/language/joined.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;
using Start = Phrases::Start;
using Rule = WalkStep::Rule;

/// The most places for a digit that are listed by name.
constexpr int kNamedPlaces = 3;
/// The most items in a list of step numbers such as `steps 3 to 7 and 12`; a longer list becomes `steps from
/// 3 on`.
constexpr int kNamedRuns = 5;

Role roleOf(const ChainNode& node) {
  return node.isOn ? Role::On : Role::Off;
}

Sentence cellsOfNode(const ChainNode& node, Joint joint = Joint::And) {
  return Phrases::cells(node.cells, roleOf(node), {node.digit}, joint);
}

/// The two lines of an X-wing that cross the two in which the digit has only two places.
std::vector<House> linesAcross(const WalkStep& step) {
  const bool areRows = step.from.front().kind() == House::Kind::Row;
  std::set<int> numbers;
  for (const Cell cell : step.cells) numbers.insert(areRows ? cell.column() : cell.row());
  std::vector<House> lines;
  lines.reserve(numbers.size());
  for (const int number : numbers) lines.push_back(areRows ? House::column(number) : House::row(number));
  return lines;
}

}  // namespace

Sentence WalkWords::supposed(const ChainNode& node) {
  return Phrases::fill(tr("Suppose {node}."), {{"node", ClauseWords::stated(node)}});
}

Sentence WalkWords::sentence(const WalkStep& step) const {
  const QString digit = Phrases::digit(step.node.digit);
  switch (step.rule) {
    case Rule::Supposed:
      if (!step.goal) return supposed(step.node);
      return Phrases::fill(tr("For the {digit} of {cells}: suppose {node} too."),
                           {{"digit", Phrases::digit(step.goal->digit)},
                            {"cells", cellsOfNode(*step.goal)},
                            {"node", ClauseWords::stated(step.node)}});
    case Rule::SeesDigit:
      return seesDigit(step);
    case Rule::CellFilled:
      return Phrases::fill(tr("{cell} is {other}, so it is not {digit}."),
                           {{"cell", cellsOfNode(premise(step).node)},
                            {"other", Phrases::digit(premise(step).node.digit)},
                            {"digit", digit}});
    case Rule::LastCandidate:
      return lastCandidate(step);
    case Rule::LastPlace:
      return lastPlace(step);
    case Rule::LacksDigit:
      return lacksDigit(step);
    case Rule::SeesSet:
      return Phrases::fill(
          //: Such as: r1c5 and r2c5 see every place for 7 in this set, so they are not 7. Count of the cells.
          tr("{cells} see every place for {digit} in this set, so they are not {digit}.", nullptr,
             step.node.cells.size()),
          {{"cells", cellsOfNode(step.node)}, {"digit", digit}});
    case Rule::Refuted:
      return refuted(step);
    case Rule::Cases:
      return cases(step);
    case Rule::Recalled:
      return recalled(step);
    case Rule::EachCase:
      return Phrases::fill(tr("In each of these cases {node}."), {{"node", ClauseWords::stated(step.node)}});
    case Rule::LockedDigit:
    case Rule::NakedSet:
    case Rule::HiddenSet:
    case Rule::XWing:
      return byPattern(step);
    case Rule::Together:
      return Phrases::fill(tr("So {node}."), {{"node", ClauseWords::stated(step.node)}});
    case Rule::Again:
      break;
  }
  return again(step);
}

Sentence WalkWords::recalled(const WalkStep& step) const {
  const auto node = ClauseWords::stated(step.node);
  const QString steps = numbersOf(step.premises);
  if (steps.isEmpty()) return Phrases::fill(tr("As before, {node}."), {{"node", node}});
  //: Such as: As in steps 3 and 4, r1c5 is 7.
  return Phrases::fill(tr("As {steps}, {node}."), {{"steps", steps}, {"node", node}});
}

Sentence WalkWords::again(const WalkStep& step) const {
  const auto start = ClauseWords::stated(m_steps[step.start].node);
  const auto node = ClauseWords::stated(step.node);
  const QString steps = numbersOf(step.premises);
  if (steps.isEmpty())
    return Phrases::fill(tr("So if {start}, {node}, as before."), {{"start", start}, {"node", node}});
  //: Such as: So if r2c5 is 4, r1c5 is 7, as in steps 3 and 4.
  return Phrases::fill(tr("So if {start}, {node}, as {steps}."),
                       {{"start", start}, {"node", node}, {"steps", steps}});
}

QString WalkWords::numbersOf(const std::vector<std::size_t>& steps) const {
  std::set<int> links;
  for (const std::size_t step : steps)
    if (const int link = m_steps[step].link; link > 0) links.insert(link);
  if (links.empty()) return {};
  QStringList parts;
  for (auto first = links.begin(); first != links.end();) {
    auto last = first;
    while (std::next(last) != links.end() && *std::next(last) == *last + 1) ++last;
    const bool isLong = *last > *first + 1;
    parts += isLong ? tr("%1 to %2", "steps").arg(*first).arg(*last) : QString::number(*first);
    first = isLong ? std::next(last) : std::next(first);
  }
  if (links.size() == 1) return tr("in step %1", "in the middle of a sentence").arg(parts.front());
  if (parts.size() > kNamedRuns)
    return tr("in steps from %1 on", "in the middle of a sentence").arg(*links.begin());
  return tr("in steps %1", "in the middle of a sentence").arg(Joined::allOf(parts));
}

Sentence WalkWords::cases(const WalkStep& step) const {
  const Sentence goal = cellsOfNode(step.node);
  const QString sought = Phrases::digit(step.node.digit);
  const Sentence places = Phrases::cells(step.cells, Role::Pattern, step.digits, Joint::Or);
  if (step.cells.hasOne() && step.digits.size() == 1)
    //: Such as: Cases for the 7 of r1c5: r2c5 is 4, or it is not.
    return Phrases::fill(
        tr("Cases for the {sought} of {goal}: {cell} is {digit}, or it is not."),
        {{"goal", goal}, {"sought", sought}, {"cell", places}, {"digit", Phrases::digits(step.digits)}});
  if (step.cells.hasOne())
    return Phrases::fill(
        //: Such as: Cases for the 7 of r1c5: r2c5 is 4 or 6.
        tr("Cases for the {sought} of {goal}: {cell} is {digits}."),
        {{"goal", goal},
         {"sought", sought},
         {"cell", places},
         {"digits", Phrases::digits(step.digits, Joint::Or)}});
  //: Such as: Cases for the 7 of r1c5: in row 3 the 4 is in r3c1 or r3c2.
  return Phrases::fill(tr("Cases for the {sought} of {goal}: in {house} the {digit} is in {places}."),
                       {{"goal", goal},
                        {"sought", sought},
                        {"house", Phrases::house(step.house, Role::Cover)},
                        {"digit", Phrases::digits(step.digits)},
                        {"places", places}});
}

Sentence WalkWords::seesDigit(const WalkStep& step) const {
  const ChainNode& source = premise(step).node;
  ChainNode given = source;
  given.isOn = true;
  const bool isOne = source.cells.hasOne();
  const int count = step.node.cells.size();
  QString pattern;
  switch (step.house.kind()) {
    case House::Kind::Row:
      //: Such as: r1c5 is 7, so r1c8 and r1c9, in its row, are not. Count of the latter cells.
      pattern = isOne ? tr("{given}, so {cells}, in {house: its row}, are not.", nullptr, count)
                      //: Such as: One of r1c5 and r1c6 is 7, so r1c8 and r1c9, in their row, are not.
                      : tr("{given}, so {cells}, in {house: their row}, are not.", nullptr, count);
      break;
    case House::Kind::Column:
      pattern = isOne ? tr("{given}, so {cells}, in {house: its column}, are not.", nullptr, count)
                      : tr("{given}, so {cells}, in {house: their column}, are not.", nullptr, count);
      break;
    case House::Kind::Box:
      pattern = isOne ? tr("{given}, so {cells}, in {house: its box}, are not.", nullptr, count)
                      : tr("{given}, so {cells}, in {house: their box}, are not.", nullptr, count);
      break;
  }
  return Phrases::fill(pattern, {{"given", ClauseWords::stated(given)},
                                 {"cells", cellsOfNode(step.node)},
                                 {"house", Phrases::house(step.house, Role::Cover)}});
}

Sentence WalkWords::lastCandidate(const WalkStep& step) const {
  const Cell cell = step.node.cells.first();
  const DigitSet others = m_position.candidates.at(cell) - DigitSet{step.node.digit};
  const Sentence name = cellsOfNode(step.node);
  if (others.size() == 1)
    return Phrases::fill(tr("{cell} has only {digits}: it is not {other}, so it is {digit}."),
                         {{"cell", name},
                          {"digits", Phrases::digits(m_position.candidates.at(cell))},
                          {"other", Phrases::digits(others)},
                          {"digit", Phrases::digit(step.node.digit)}});
  return Phrases::fill(
      tr("{cell} is none of {others}, so it is {digit}."),
      {{"cell", name}, {"others", Phrases::digits(others)}, {"digit", Phrases::digit(step.node.digit)}});
}

Sentence WalkWords::lastPlace(const WalkStep& step) const {
  const Digit digit = step.node.digit;
  const auto house = Phrases::house(step.house, Role::Cover);
  const CellSet gone = placesIn(step.house, digit) - step.node.cells;
  if (gone.size() > kNamedPlaces)
    return Phrases::fill(
        tr("In {house} all other places for {digit} are gone, so it is in {cells}."),
        {{"house", house}, {"digit", Phrases::digit(digit)}, {"cells", cellsOfNode(step.node, Joint::Or)}});
  //: Such as: In row 3, r3c1 and r3c2 are not 7, so r3c5 is. Count of the former cells.
  return Phrases::fill(tr("In {house}, {gone} are not {digit}, so {cells} is.", nullptr, gone.size()),
                       {{"house", house},
                        {"gone", Phrases::cells(gone, Role::Off, {digit})},
                        {"digit", Phrases::digit(digit)},
                        {"cells", cellsOfNode(step.node, Joint::Or)}});
}

Sentence WalkWords::lacksDigit(const WalkStep& step) const {
  DigitSet digits;
  for (const Cell cell : step.node.cells) digits = digits | m_position.candidates.at(cell);
  return Phrases::fill(tr("So {set} has no {digit}, and needs each of {others}."),
                       {{"set", ClauseWords::set(step.node)},
                        {"digit", Phrases::digit(step.node.digit)},
                        {"others", Phrases::digits(digits - DigitSet{step.node.digit})}});
}

Sentence WalkWords::refuted(const WalkStep& step) const {
  const ChainNode& end = premise(step).node;
  const auto so = ClauseWords::stated(step.node);
  if (step.premises.size() == 2 && end.cells.hasOne())
    return Phrases::fill(tr("{end} cannot be {digit} and not {digit}, so {node}."),
                         {{"end", cellsOfNode(end)}, {"digit", Phrases::digit(end.digit)}, {"node", so}});
  if (end.cells == step.node.cells && end.digit == step.node.digit)
    return Phrases::fill(tr("That is the opposite of what was supposed, so {node}."), {{"node", so}});
  ChainNode known = end;
  known.isOn = !end.isOn;
  return Phrases::fill(tr("But {known}, as was told before, so {node}."),
                       {{"known", ClauseWords::stated(known)}, {"node", so}});
}

QString WalkWords::lockedDigit(House::Kind kind, int count) {
  switch (kind) {
    case House::Kind::Row:
      //: Such as: In the top left box the 7 is left only in r1c1 or r1c2, so r1c8, in their row, is not.
      //: Count of the former cells.
      return tr("In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their row}, is not.",
                nullptr, count);
    case House::Kind::Column:
      return tr("In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their column}, is not.",
                nullptr, count);
    case House::Kind::Box:
      break;
  }
  return tr("In {from} the {digit} is left only in {cells}, so {cell}, in {kind: their box}, is not.",
            nullptr, count);
}

QString WalkWords::nakedSet(House::Kind kind, int count) {
  switch (kind) {
    case House::Kind::Row:
      //: Such as: r1c1 and r1c2 have only 4 and 7 left, so r1c8, in their row, is not 7. Count of the former
      //: cells.
      return tr("{cells} have only {digits} left, so {cell}, in {kind: their row}, is not {digit}.", nullptr,
                count);
    case House::Kind::Column:
      return tr("{cells} have only {digits} left, so {cell}, in {kind: their column}, is not {digit}.",
                nullptr, count);
    case House::Kind::Box:
      break;
  }
  return tr("{cells} have only {digits} left, so {cell}, in {kind: their box}, is not {digit}.", nullptr,
            count);
}

Sentence WalkWords::byPattern(const WalkStep& step) const {
  const QString digit = Phrases::digit(step.node.digit);
  const Sentence cell = cellsOfNode(step.node);
  const Sentence cells = Phrases::cells(step.cells, Role::Pattern, step.digits);
  const auto kind = Phrases::house(step.house, Role::Cover);
  const int count = step.cells.size();
  switch (step.rule) {
    case Rule::LockedDigit:
      return Phrases::fill(
          lockedDigit(step.house.kind(), count),
          {{"from", Phrases::houses(step.from, Role::Base)},
           {"digit", digit},
           {"cells", Phrases::cells(step.cells, Role::Pattern, {step.node.digit}, Joint::Or)},
           {"cell", cell},
           {"kind", kind}});
    case Rule::NakedSet:
      return Phrases::fill(nakedSet(step.house.kind(), count), {{"cells", cells},
                                                                {"digits", Phrases::digits(step.digits)},
                                                                {"cell", cell},
                                                                {"kind", kind},
                                                                {"digit", digit}});
    case Rule::HiddenSet:
      return Phrases::fill(
          //: Such as: In row 3, 4 and 7 are left only in r3c1 and r3c2, so r3c1 is not 5. Count of the
          //: digits.
          tr("In {house}, {digits} are left only in {cells}, so {cell} is not {digit}.", nullptr, count),
          {{"house", Phrases::house(step.house, Role::Cover)},
           {"digits", Phrases::digits(step.digits)},
           {"cells", cells},
           {"cell", cell},
           {"digit", digit}});
    default:
      break;
  }
  return Phrases::fill(tr("In {from} the {digit} is left only in {across}, so {cell} is not."),
                       {{"from", Phrases::houses(step.from, Role::Base)},
                        {"digit", digit},
                        {"across", Phrases::houses(linesAcross(step), Role::Cover)},
                        {"cell", cell}});
}

}  // namespace sudoku
