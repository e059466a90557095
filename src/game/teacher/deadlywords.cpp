#include <algorithm>

#include "conclusions.h"
#include "reasonwords.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;

}  // namespace

Sentence ReasonWords::swappable(CellSet cells, DigitSet digits) const {
  const QString count = Phrases::number(cells.size());
  return Phrases::fill(
      tr("If {cells} held only {digits}, these could be swapped, and there would be two solutions."),
      {{"cells",
        Phrases::phrase(cells.size() == 4 ? tr("the %1 corners").arg(count) : tr("the %1 cells").arg(count),
                        Role::Pattern, cells, digits)},
       {"digits", Phrases::digits(digits)}});
}

Sentence ReasonWords::extended(const DigitCells& set) const {
  return Phrases::fill(tr("With {cells} that makes a locked set: it uses up {digits}."),
                       {{"cells", Phrases::cells(set.cells, Role::SetB, set.digits)},
                        {"digits", Phrases::digits(set.digits)}});
}

/// What else the cells may hold has to stand in one of them.
ReasonWords::Sentences ReasonWords::afterSwappable(CellSet cells, DigitSet digits,
                                                   const std::optional<DigitCells>& set) const {
  CellSet withMore;
  DigitSet more;
  for (const Cell cell : cells& m_position.candidates.openCells())
    if (const DigitSet others = candidatesAt(cell) - digits; !others.isEmpty()) {
      withMore.add(cell);
      more = more | others;
    }
  Sentences sentences;
  if (withMore.hasOne())
    sentences.push_back(Phrases::fill(tr("Only {cell} keeps that away, so it must be something else."),
                                      {{"cell", Phrases::cells(withMore, Role::Fin, more)}}));
  else if (!set && more.size() == 1)
    sentences.push_back(Phrases::fill(
        tr("So one of {cells} must be {digit}, and what sees them all cannot."),
        {{"cells", Phrases::cells(withMore, Role::Fin, more)}, {"digit", Phrases::digits(more)}}));
  else
    sentences.push_back(Phrases::fill(tr("So one of {cells} must be something else: {digits}."),
                                      {{"cells", Phrases::cells(withMore, Role::Fin, more)},
                                       {"digits", Phrases::digits(more, Joint::Or)}}));
  if (set) sentences.push_back(extended(*set));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Rectangle& rectangle) const {
  CellSet corners;
  for (const Cell corner : rectangle.corners) corners.add(corner);
  const DigitSet digits = {rectangle.digits[0], rectangle.digits[1]};
  Sentences sentences = {
      Phrases::fill(tr("{corners} lie in two rows, two columns and just two boxes."),
                    {{"corners", Phrases::phrase(tr("These four corners"), Role::Pattern, corners, digits)}}),
      swappable(corners, digits)};
  const DigitSet gone = digitsOf(m_step.eliminations);
  const DigitSet kept = digits - gone;
  switch (m_step.technique) {
    case Technique::Uniqueness4:
    case Technique::Uniqueness6:
      sentences.push_back(Phrases::fill(
          m_step.technique == Technique::Uniqueness4
              ? tr("Two corners of a house are its only places for {digit}, so one of them is {digit}.")
              : tr("In these rows or columns the {digit} has no other places than the corners."),
          {{"digit", Phrases::digits(kept.isEmpty() ? gone : kept)}}));
      sentences.push_back(Phrases::fill(tr("One more {digit} in them would leave just the swap."),
                                        {{"digit", Phrases::digits(gone)}}));
      break;
    case Technique::HiddenRectangle:
      sentences.push_back(Phrases::fill(
          tr("Suppose {cells} is {digit}. Its row and its column then have one place left for {other}."),
          {{"cells", Phrases::cells(cellsOf(m_step.eliminations), Role::Eliminated, gone)},
           {"digit", Phrases::digits(gone)},
           {"other", Phrases::digits(kept.isEmpty() ? digits : kept)}}));
      sentences.push_back(Phrases::fill(
          tr("These are corners too. The last corner then is {digit}, and just the swap is left."),
          {{"digit", Phrases::digits(gone)}}));
      break;
    case Technique::AvoidableRectangle1:
    case Technique::AvoidableRectangle2:
      sentences.push_back(
          Phrases::fill(tr("No corner is a given, so nothing would tell the two solutions apart.")));
      if (const CellSet open = corners & m_position.candidates.openCells(); open.size() > 1)
        sentences.push_back(Phrases::fill(
            tr("So one of {cells} must be {digit}."),
            {{"cells", Phrases::cells(open, Role::Fin, gone)}, {"digit", Phrases::digits(gone, Joint::Or)}}));
      break;
    default:
      for (Sentence& sentence : afterSwappable(corners, digits, rectangle.set))
        sentences.push_back(std::move(sentence));
  }
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::UniqueLoop& loop) const {
  Sentences sentences = {
      Phrases::fill(tr("{cells} form a ring: each sees the next, and every house has two of them or none."),
                    {{"cells", Phrases::phrase(tr("These %1 cells").arg(Phrases::number(loop.cells.size())),
                                               Role::Pattern, loop.cells, loop.digits)}}),
      swappable(loop.cells, loop.digits)};
  for (Sentence& sentence : afterSwappable(loop.cells, loop.digits, loop.set))
    sentences.push_back(std::move(sentence));
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::BugPlusOne& bug) const {
  return {Phrases::fill(tr("Every empty cell but {cell} has just two candidates."),
                        {{"cell", Phrases::cells({bug.cell}, Role::Fin)}}),
          Phrases::fill(
              tr("Without its {digit}, every digit would have two places in each house."),
              {{"digit", Phrases::phrase(Phrases::digit(bug.digit), Role::Placed, {bug.cell}, {bug.digit})}}),
          Phrases::fill(
              tr("All pairs could then be swapped together, and there would be two solutions or none.")),
          Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Bug& bug) const {
  Sentences sentences = {
      Phrases::fill(tr("Nearly every empty cell has two candidates; only {cells} have more."),
                    {{"cells", Phrases::cells(bug.cells, Role::Fin, bug.digits)}}),
      Phrases::fill(
          tr("Without {digits} there, all pairs could be swapped, and there would be two solutions or none."),
          {{"digits", Phrases::digits(bug.digits)}}),
      Phrases::fill(tr("So one of {cells} is {digits}."),
                    {{"cells", Phrases::cells(bug.cells, Role::Fin, bug.digits)},
                     {"digits", Phrases::digits(bug.digits, Joint::Or)}})};
  if (bug.set) sentences.push_back(extended(*bug.set));
  if (m_step.technique == Technique::BugType4)
    sentences.push_back(
        Phrases::fill(tr("The other takes the digit that both share, which has to stand in one of them.")));
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

}  // namespace sudoku
