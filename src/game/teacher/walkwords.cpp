#include "walkwords.h"

#include <iterator>
#include <set>
#include <vector>

#include <QStringList>

#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;
using Start = Phrases::Start;
using Rule = WalkStep::Rule;

/// The most cells of an almost locked set that are listed by name.
constexpr int kNamedSetCells = 4;
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

Sentence WalkWords::nodeCells(const ChainNode& node) {
  if (node.kind == ChainNode::Kind::AlmostLockedSet && node.cells.size() > kNamedSetCells)
    return Phrases::phrase(tr("the set of %1 cells").arg(Phrases::number(node.cells.size())), Role::Off,
                           node.cells);
  Sentence cells = cellsOfNode(node);
  if (node.kind == ChainNode::Kind::AlmostLockedSet)
    return Phrases::fill(tr("the set {cells}", "in the middle of a sentence"), {{"cells", cells}},
                         Start::Inside);
  if (node.cells.hasOne()) return cells;
  return Phrases::fill(node.isOn ? tr("one of {cells}", "in the middle of a sentence")
                                 : tr("none of {cells}", "in the middle of a sentence"),
                       {{"cells", cells}}, Start::Inside);
}

Sentence WalkWords::stated(const ChainNode& node) {
  const bool isNegated = !node.isOn && node.kind == ChainNode::Kind::Group && !node.cells.hasOne();
  return Phrases::fill(node.isOn || isNegated ? tr("{cells} is {digit}", "in the middle of a sentence")
                                              : tr("{cells} is not {digit}", "in the middle of a sentence"),
                       {{"cells", nodeCells(node)}, {"digit", Phrases::digit(node.digit)}}, Start::Inside);
}

Sentence WalkWords::supposed(const ChainNode& node) {
  return Phrases::fill(tr("Suppose {node}."), {{"node", stated(node)}});
}

Sentence WalkWords::sentence(const WalkStep& step) const {
  const QString digit = Phrases::digit(step.node.digit);
  switch (step.rule) {
    case Rule::Supposed:
      if (!step.goal) return supposed(step.node);
      return Phrases::fill(tr("For the {digit} of {cells}: suppose {node} too."),
                           {{"digit", Phrases::digit(step.goal->digit)},
                            {"cells", cellsOfNode(*step.goal)},
                            {"node", stated(step.node)}});
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
          step.node.cells.hasOne()
              ? tr("{cells} sees every place for {digit} in this set, so it is not {digit}.")
              : tr("{cells} see every place for {digit} in this set, so they are not {digit}."),
          {{"cells", cellsOfNode(step.node)}, {"digit", digit}});
    case Rule::Refuted:
      return refuted(step);
    case Rule::Cases:
      return cases(step);
    case Rule::Recalled: {
      const QString steps = numbersOf(step.premises);
      if (steps.isEmpty()) return Phrases::fill(tr("As before, {node}."), {{"node", stated(step.node)}});
      return Phrases::fill(tr("As in {steps}, {node}."), {{"steps", steps}, {"node", stated(step.node)}});
    }
    case Rule::EachCase:
      return Phrases::fill(tr("In each of these cases {node}."), {{"node", stated(step.node)}});
    case Rule::LockedDigit:
    case Rule::NakedSet:
    case Rule::HiddenSet:
    case Rule::XWing:
      return byPattern(step);
    case Rule::Together:
      return Phrases::fill(tr("So {node}."), {{"node", stated(step.node)}});
    case Rule::Again:
      break;
  }
  const QString steps = numbersOf(step.premises);
  if (steps.isEmpty())
    return Phrases::fill(tr("So if {start}, {node}, as before."),
                         {{"start", stated(m_steps[step.start].node)}, {"node", stated(step.node)}});
  return Phrases::fill(
      tr("So if {start}, {node}, as in {steps}."),
      {{"start", stated(m_steps[step.start].node)}, {"node", stated(step.node)}, {"steps", steps}});
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
  if (links.size() == 1) return tr("step %1", "in the middle of a sentence").arg(parts.front());
  if (parts.size() > kNamedRuns)
    return tr("steps from %1 on", "in the middle of a sentence").arg(*links.begin());
  return tr("steps %1", "in the middle of a sentence").arg(Phrases::listed(parts, Joint::And));
}

Sentence WalkWords::cases(const WalkStep& step) const {
  const Sentence goal = Phrases::fill(
      tr("the {digit} of {cells}", "in the middle of a sentence"),
      {{"digit", Phrases::digit(step.node.digit)}, {"cells", cellsOfNode(step.node)}}, Start::Inside);
  const Sentence places = Phrases::cells(step.cells, Role::Pattern, step.digits, Joint::Or);
  if (step.cells.hasOne() && step.digits.size() == 1)
    return Phrases::fill(tr("Cases for {goal}: {cell} is {digit}, or it is not."),
                         {{"goal", goal}, {"cell", places}, {"digit", Phrases::digits(step.digits)}});
  if (step.cells.hasOne())
    return Phrases::fill(
        tr("Cases for {goal}: {cell} is {digits}."),
        {{"goal", goal}, {"cell", places}, {"digits", Phrases::digits(step.digits, Joint::Or)}});
  return Phrases::fill(tr("Cases for {goal}: in {house} the {digit} is in {places}."),
                       {{"goal", goal},
                        {"house", Phrases::house(step.house, Role::Cover)},
                        {"digit", Phrases::digits(step.digits)},
                        {"places", places}});
}

Sentence WalkWords::seesDigit(const WalkStep& step) const {
  const ChainNode& source = premise(step).node;
  const QString kind = Phrases::kindOf({step.house});
  const Sentence house = {Phrase{kind, Role::Cover, sudoku::cellsOf(step.house), {}, {step.house}}};
  const Sentence given =
      Phrases::fill(tr("{source} is {digit}", "in the middle of a sentence"),
                    {{"source", nodeCells(source)}, {"digit", Phrases::digit(source.digit)}}, Start::Inside);
  return Phrases::fill(step.node.cells.hasOne()
                           ? (source.cells.hasOne() ? tr("{given}, so {cells}, in its {house}, is not.")
                                                    : tr("{given}, so {cells}, in their {house}, is not."))
                           : (source.cells.hasOne() ? tr("{given}, so {cells}, in its {house}, are not.")
                                                    : tr("{given}, so {cells}, in their {house}, are not.")),
                       {{"given", given}, {"cells", cellsOfNode(step.node)}, {"house", house}});
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
  const Sentence house = Phrases::house(step.house, Role::Cover);
  const CellSet gone = placesIn(step.house, digit) - step.node.cells;
  if (gone.size() > kNamedPlaces)
    return Phrases::fill(
        tr("In {house} all other places for {digit} are gone, so it is in {cells}."),
        {{"house", house}, {"digit", Phrases::digit(digit)}, {"cells", cellsOfNode(step.node, Joint::Or)}});
  return Phrases::fill(gone.hasOne() ? tr("In {house}, {gone} is not {digit}, so {cells} is.")
                                     : tr("In {house}, {gone} are not {digit}, so {cells} is."),
                       {{"house", house},
                        {"gone", Phrases::cells(gone, Role::Off, {digit})},
                        {"digit", Phrases::digit(digit)},
                        {"cells", cellsOfNode(step.node, Joint::Or)}});
}

Sentence WalkWords::lacksDigit(const WalkStep& step) const {
  DigitSet digits;
  for (const Cell cell : step.node.cells) digits = digits | m_position.candidates.at(cell);
  return Phrases::fill(tr("So {set} has no {digit}, and needs each of {others}."),
                       {{"set", nodeCells(step.node)},
                        {"digit", Phrases::digit(step.node.digit)},
                        {"others", Phrases::digits(digits - DigitSet{step.node.digit})}});
}

Sentence WalkWords::refuted(const WalkStep& step) const {
  const ChainNode& end = premise(step).node;
  const Sentence so = stated(step.node);
  if (step.premises.size() == 2 && end.cells.hasOne())
    return Phrases::fill(tr("{end} cannot be {digit} and not {digit}, so {node}."),
                         {{"end", cellsOfNode(end)}, {"digit", Phrases::digit(end.digit)}, {"node", so}});
  if (end.cells == step.node.cells && end.digit == step.node.digit)
    return Phrases::fill(tr("That is the opposite of what was supposed, so {node}."), {{"node", so}});
  ChainNode known = end;
  known.isOn = !end.isOn;
  return Phrases::fill(tr("But {known}, as was told before, so {node}."),
                       {{"known", stated(known)}, {"node", so}});
}

Sentence WalkWords::byPattern(const WalkStep& step) const {
  const QString digit = Phrases::digit(step.node.digit);
  const Sentence cell = cellsOfNode(step.node);
  const Sentence cells = Phrases::cells(step.cells, Role::Pattern, step.digits);
  const Sentence kind = {
      Phrase{Phrases::kindOf({step.house}), Role::Cover, sudoku::cellsOf(step.house), {}, {step.house}}};
  switch (step.rule) {
    case Rule::LockedDigit:
      return Phrases::fill(
          step.cells.hasOne()
              ? tr("In {from} the {digit} is left only in {cells}, so {cell}, in its {kind}, is not.")
              : tr("In {from} the {digit} is left only in {cells}, so {cell}, in their {kind}, is not."),
          {{"from", Phrases::houses(step.from, Role::Base)},
           {"digit", digit},
           {"cells", Phrases::cells(step.cells, Role::Pattern, {step.node.digit}, Joint::Or)},
           {"cell", cell},
           {"kind", kind}});
    case Rule::NakedSet:
      return Phrases::fill(
          step.cells.hasOne()
              ? tr("{cells} has only {digits} left, so {cell}, in its {kind}, is not {digit}.")
              : tr("{cells} have only {digits} left, so {cell}, in their {kind}, is not {digit}."),
          {{"cells", cells},
           {"digits", Phrases::digits(step.digits)},
           {"cell", cell},
           {"kind", kind},
           {"digit", digit}});
    case Rule::HiddenSet:
      return Phrases::fill(
          step.cells.hasOne()
              ? tr("In {house}, {digits} is left only in {cells}, so {cell} is not {digit}.")
              : tr("In {house}, {digits} are left only in {cells}, so {cell} is not {digit}."),
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
