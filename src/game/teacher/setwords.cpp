#include "conclusions.h"
#include "reasonwords.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;

/// `A`, `B` …
QString letter(std::size_t index) {
  return {QChar(static_cast<char16_t>(u'A' + index))};
}

/// `set A`.
Sentence setPhrase(const DigitCells& set, std::size_t index, const QString& text) {
  return Phrases::phrase(text.arg(letter(index)), setRole(index), set.cells, set.digits);
}

}  // namespace

Sentence ReasonWords::almostLocked(const DigitCells& set, std::size_t index) const {
  const int size = set.cells.size();
  return Phrases::fill(size == 1 ? tr("{set} has one cell and two digits: {digits}.")
                                 : tr("{set} has {cells} cells and {count} digits: {digits}."),
                       {{"set", setPhrase(set, index, tr("Set %1"))},
                        {"cells", Phrases::number(size)},
                        {"count", Phrases::number(set.digits.size())},
                        {"digits", Phrases::digits(set.digits)}});
}

ReasonWords::Sentences ReasonWords::operator()(const reason::AlsXz& sets) const {
  Sentences sentences = {almostLocked(sets.a, 0), almostLocked(sets.b, 1)};
  if (sets.common.size() > 1) {
    sentences.push_back(
        Phrases::fill(tr("Of {digits} each can be in only one of the sets, as all of them see each other."),
                      {{"digits", Phrases::phrase(Phrases::digits(sets.common), Role::Shared,
                                                  sets.a.cells | sets.b.cells, sets.common)}}));
    sentences.push_back(
        Phrases::fill(tr("So each set loses one of them, keeps the other, and uses all its other digits.")));
    sentences.push_back(Conclusions::so(m_step));
    return sentences;
  }
  sentences.push_back(
      Phrases::fill(tr("Their {digit}s all see each other, so only one set can have a {digit}."),
                    {{"digit", Phrases::phrase(Phrases::digits(sets.common), Role::Shared,
                                               sets.a.cells | sets.b.cells, sets.common)}}));
  sentences.push_back(Phrases::fill(tr("The set without it must use all its other digits, {digits} too."),
                                    {{"digits", Phrases::digits(sets.shared)}}));
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::AlsXyWing& wing) const {
  return {almostLocked(wing.pivot, 2),
          Phrases::fill(
              tr("It shares {digits} with {a} and {b}, one with each. Only one of two sets can have it."),
              {{"a", setPhrase(wing.a, 0, tr("set %1"))},
               {"b", setPhrase(wing.b, 1, tr("set %1"))},
               {"digits",
                Phrases::phrase(Phrases::digits(wing.common), Role::Shared, wing.pivot.cells, wing.common)}}),
          Phrases::fill(tr("Set C can do without only one of them, so it takes one from A or from B.")),
          Phrases::fill(tr("The set that loses it must use all its other digits, {digits} too."),
                        {{"digits", Phrases::digits(wing.shared)}}),
          Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::AlsChain& chain) const {
  const DigitSet gone = digitsOf(m_step.eliminations);
  const std::size_t last = chain.sets.size() - 1;
  return {Phrases::fill(tr("{count} sets, each with one digit more than cells, lead from {first} to {last}."),
                        {{"count", Phrases::number(static_cast<int>(chain.sets.size()))},
                         {"first", setPhrase(chain.sets.front(), 0, tr("set %1"))},
                         {"last", setPhrase(chain.sets.back(), last, tr("set %1"))}}),
          Phrases::fill(tr("Each shares a digit with the next that only one of the two can have.")),
          Phrases::fill(
              tr("With no {digit} in the first, each takes a digit from the next. So the last has {digit}."),
              {{"digit", Phrases::digits(gone, Joint::Or)}}),
          Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::DeathBlossom& blossom) const {
  DigitSet stem;
  for (const Digit digit : blossom.digits) stem.add(digit);
  const DigitSet gone = digitsOf(m_step.eliminations);
  Sentences sentences = {Phrases::fill(tr("{stem} is {digits}, and there is a set for each of these."),
                                       {{"stem", Phrases::cells({blossom.stem}, Role::Pattern, stem)},
                                        {"digits", Phrases::digits(stem, Joint::Or)}})};
  for (std::size_t index = 0; index < blossom.petals.size(); ++index)
    sentences.push_back(
        Phrases::fill(tr("If it is {digit}, {set} loses its {digit} and must use all its other digits."),
                      {{"digit", Phrases::digit(blossom.digits[index])},
                       {"set", setPhrase(blossom.petals[index], index, tr("set %1"))}}));
  sentences.push_back(
      Phrases::fill(tr("So one of the sets has a {digit}."), {{"digit", Phrases::digits(gone, Joint::Or)}}));
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::SueDeCoq& sets) const {
  return {Phrases::fill(tr("{cells} lie where a box and a line meet. Together they can hold {digits}."),
                        {{"cells", Phrases::cells(sets.meeting.cells, Role::Pattern, sets.meeting.digits)},
                         {"digits", Phrases::digits(sets.meeting.digits)}}),
          Phrases::fill(tr("In the same line, {cells} can be only {digits}."),
                        {{"cells", Phrases::cells(sets.inLine.cells, Role::SetA, sets.inLine.digits)},
                         {"digits", Phrases::digits(sets.inLine.digits, Joint::Or)}}),
          Phrases::fill(tr("In the same box, {cells} can be only {digits}."),
                        {{"cells", Phrases::cells(sets.inBox.cells, Role::SetB, sets.inBox.digits)},
                         {"digits", Phrases::digits(sets.inBox.digits, Joint::Or)}}),
          Phrases::fill(
              tr("The line's digits fit only into cells of the line, the box's only into those of the box.")),
          Phrases::fill(tr("So none can come twice, and as many digits as cells are used up there.")),
          Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::AlignedExclusion& exclusion) const {
  CellSet excluders;
  for (const DigitCells& set : exclusion.excluders) excluders |= set.cells;
  return {Phrases::fill(tr("Go through all that {cells} can hold together."),
                        {{"cells", Phrases::cells(exclusion.cells, Role::Pattern)}}),
          Phrases::fill(tr("Some combinations put a digit twice into a house.")),
          Phrases::fill(tr("Others take the last candidate from {cells}."),
                        {{"cells", Phrases::cells(excluders, Role::SetB, {}, Joint::Or)}}),
          Phrases::fill(tr("Some digits are in none of the combinations that remain.")),
          Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Template& pattern) const {
  const QString digit = Phrases::digit(pattern.digit);
  return {
      Phrases::fill(tr("Go through all ways to place the nine {digit}s on the board."), {{"digit", digit}}),
      m_step.placements.empty() ? Phrases::fill(tr("None of them uses the cells that are crossed out."))
                                : Phrases::fill(tr("All of them use the same cells here.")),
      Conclusions::so(m_step)};
}

}  // namespace sudoku
