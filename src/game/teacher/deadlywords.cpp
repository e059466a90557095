#include <algorithm>
#include <vector>

#include "game/language/numbers.h"
#include "reasonwords.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;

/// Goes on along a ring through cells that are left, each of which sees the one before. Returns whether the
/// last sees the first.
bool closeRing(std::vector<Cell>& ring, CellSet left) {
  const CellSet seen = peersOf(ring.back());
  if (left.isEmpty()) return seen.contains(ring.front());
  for (const Cell next : seen& left) {
    CellSet rest = left;
    rest.remove(next);
    ring.push_back(next);
    if (closeRing(ring, rest)) return true;
    ring.pop_back();
  }
  return false;
}

/// The cells of a ring as one meets them going round, from the first.
std::vector<Cell> alongRing(CellSet cells) {
  std::vector<Cell> ring = {cells.first()};
  CellSet left = cells;
  left.remove(cells.first());
  closeRing(ring, left);
  return ring;
}

}  // namespace

ReasonWords::Sentences ReasonWords::swappable(CellSet cells, DigitSet digits) const {
  //: Such as: If all four held only 4 and 7, these could be swapped … Count of the cells.
  return {Phrases::fill(
              tr("If {cells: all {count}} held only {digits}, these could be swapped: every row, column and "
                 "box would stay right.",
                 nullptr, cells.size()),
              {{"cells", Phrases::marked(Role::Pattern, cells, digits)},
               {"count", Numbers::inWords(cells.size())},
               {"digits", Phrases::digits(digits)}}),
          Phrases::fill(tr("That would be a second solution. But a Sudoku has only one."))};
}

Sentence ReasonWords::extended(const DigitCells& set) const {
  return Phrases::fill(tr("With {cells} that makes a locked set: it uses up {digits}."),
                       {{"cells", Phrases::cells(set.cells, Role::SetB, set.digits)},
                        {"digits", Phrases::digits(set.digits)}});
}

/// Says that one of the cells has to hold a digit outside the deadly pattern, since otherwise the two digits
/// of the pattern could be swapped.
ReasonWords::Sentences ReasonWords::afterSwappable(CellSet cells, DigitSet digits,
                                                   const std::optional<DigitCells>& set) const {
  CellSet withMore;
  DigitSet more;
  for (const Cell cell : cells& m_position.candidates.openCells())
    if (const DigitSet others = candidatesAt(cell) - digits; !others.isEmpty()) {
      withMore.add(cell);
      more = more | others;
    }
  const Sentence names = Phrases::cells(withMore, Role::Fin, more);
  if (withMore.hasOne())
    return {Phrases::fill(tr("Only {cell} can prevent that, so it must be {digits}."),
                          {{"cell", names}, {"digits", Phrases::digits(more, Joint::Or)}})};
  if (!set && more.size() == 1)
    return {Phrases::fill(tr("So one of {cells} must be {digit}."),
                          {{"cells", names}, {"digit", Phrases::digits(more)}}),
            withMore.size() == 2 ? Phrases::fill(tr("No cell that sees both can be {digit}."),
                                                 {{"digit", Phrases::digits(more)}})
                                 : Phrases::fill(tr("No cell that sees all of these can be {digit}."),
                                                 {{"digit", Phrases::digits(more)}})};
  Sentences sentences = {Phrases::fill(tr("So one of {cells} must be something else: {digits}."),
                                       {{"cells", names}, {"digits", Phrases::digits(more, Joint::Or)}})};
  if (set) sentences.push_back(extended(*set));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Rectangle& rectangle) const {
  const CellSet corners = toSet(rectangle.corners);
  const DigitSet digits = {rectangle.digits[0], rectangle.digits[1]};
  Sentences sentences = {
      Phrases::fill(tr("{corners} lie in two rows, two columns and just two boxes."),
                    {{"corners", Phrases::cells(corners, Role::Pattern, digits)}}),
  };
  Sentences rest = swappable(corners, digits);
  sentences.insert(sentences.end(), rest.begin(), rest.end());
  switch (m_step.technique) {
    case Technique::Uniqueness4:
    case Technique::Uniqueness6:
      rest = strongCorners(rectangle);
      break;
    case Technique::HiddenRectangle:
      rest = hiddenRectangle(rectangle);
      break;
    case Technique::AvoidableRectangle1:
    case Technique::AvoidableRectangle2:
      rest = avoidable(rectangle);
      break;
    default:
      rest = afterSwappable(corners, digits, rectangle.set);
  }
  sentences.insert(sentences.end(), rest.begin(), rest.end());
  return sentences;
}

/// Says that two corners of a possible unique rectangle are the only places for a digit in one or two houses.
ReasonWords::Sentences ReasonWords::strongCorners(const reason::Rectangle& rectangle) const {
  const CellSet corners = toSet(rectangle.corners);
  const DigitSet digits = {rectangle.digits[0], rectangle.digits[1]};
  const DigitSet gone = digitsOf(m_step.eliminations);
  const Digit strong = (m_step.technique == Technique::Uniqueness6 ? gone : digits - gone).first();
  std::vector<House> houses;
  for (const House house : allHouses()) {
    const CellSet places = openPlaces(house, strong);
    if (places.size() == 2 && (places - corners).isEmpty() && house.kind() != House::Kind::Box)
      houses.push_back(house);
  }
  const CellSet lost = cellsOf(m_step.eliminations);
  if (m_step.technique == Technique::Uniqueness6)
    return {
        Phrases::fill(tr("In {houses} the {digit} has no places but these corners."),
                      {{"houses", Phrases::houses(houses, Role::Cover)}, {"digit", Phrases::digit(strong)}}),
        Phrases::fill(tr("If {one} were {digit}, {other} would be too, and the others {rest}."),
                      {{"one", Phrases::cells({lost.first()}, Role::Eliminated, gone)},
                       {"digit", Phrases::digit(strong)},
                       {"other", Phrases::cells(lost - CellSet{lost.first()}, Role::Eliminated, gone)},
                       {"rest", Phrases::digits(digits - gone)}}),
        Phrases::fill(tr("All four corners would hold {digits} alone."),
                      {{"digits", Phrases::digits(digits)}})};
  // Two corners of the unique rectangle that share a house and have candidates besides the two digits of the
  // rectangle.
  CellSet two;
  for (const Cell corner : corners)
    if (!(candidatesAt(corner) - digits).isEmpty()) two.add(corner);
  const auto isTheirs = [&](House house) {
    return openPlaces(house, strong) == two && (two - cellsOf(house)).isEmpty();
  };
  const auto houses27 = allHouses();
  const auto* const house = std::find_if(houses27.begin(), houses27.end(), isTheirs);
  return {Phrases::fill(
              tr("In {house} the {digit} is in {cells}."),
              {{"house", Phrases::house(house == houses27.end() ? *commonHouse(lost) : *house, Role::Cover)},
               {"digit", Phrases::digit(strong)},
               {"cells", Phrases::cells(two, Role::Fin, {strong}, Joint::Or)}}),
          Phrases::fill(tr("If one of these two were {digit}, the other would be {other}."),
                        {{"digit", Phrases::digits(gone)}, {"other", Phrases::digit(strong)}}),
          Phrases::fill(tr("{others} have only {digits}, so all four would hold these alone."),
                        {{"others", Phrases::cells(corners - two, Role::Pattern, digits)},
                         {"digits", Phrases::digits(digits)}})};
}

ReasonWords::Sentences ReasonWords::hiddenRectangle(const reason::Rectangle& rectangle) const {
  const DigitSet digits = {rectangle.digits[0], rectangle.digits[1]};
  const Candidate gone = m_step.eliminations.front();
  const DigitSet other = digits - DigitSet{gone.digit};
  Cell inRow = gone.cell;
  Cell inColumn = gone.cell;
  Cell last = gone.cell;
  for (const Cell corner : rectangle.corners) {
    if (corner == gone.cell) continue;
    if (corner.row() == gone.cell.row())
      inRow = corner;
    else if (corner.column() == gone.cell.column())
      inColumn = corner;
    else
      last = corner;
  }
  return {
      Phrases::fill(tr("Suppose {cell} is {digit}."),
                    {{"cell", Phrases::cells({gone.cell}, Role::Eliminated, {gone.digit})},
                     {"digit", Phrases::digit(gone.digit)}}),
      Phrases::fill(
          tr("Then {row} has its {other} in {inRow}, and {column} in {inColumn}: no other place is left."),
          {{"row", Phrases::house(House::row(gone.cell.row()), Role::Cover)},
           {"other", Phrases::digits(other)},
           {"inRow", Phrases::cells({inRow}, Role::Fin, other)},
           {"column", Phrases::house(House::column(gone.cell.column()), Role::Cover)},
           {"inColumn", Phrases::cells({inColumn}, Role::Fin, other)}}),
      Phrases::fill(
          tr("{last} has only {digits}, so it is {digit}, and all four corners hold {digits} alone."),
          {{"last", Phrases::cells({last}, Role::Pattern, digits)},
           {"digit", Phrases::digit(gone.digit)},
           {"digits", Phrases::digits(digits)}})};
}

ReasonWords::Sentences ReasonWords::avoidable(const reason::Rectangle& rectangle) const {
  const DigitSet gone = digitsOf(m_step.eliminations);
  Sentences sentences = {
      Phrases::fill(tr("No corner is a given, so nothing would tell the two solutions apart."))};
  const CellSet open = toSet(rectangle.corners) & m_position.candidates.openCells();
  if (open.size() > 1)
    sentences.push_back(Phrases::fill(
        tr("So one of {cells} must be {digit}, and no cell that sees both can be."),
        {{"cells", Phrases::cells(open, Role::Fin, gone)}, {"digit", Phrases::digits(gone, Joint::Or)}}));
  else
    sentences.push_back(Phrases::fill(
        tr("With {digit} in {cell} just the swap would be left."),
        {{"digit", Phrases::digits(gone)}, {"cell", Phrases::cells(open, Role::Eliminated, gone)}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::UniqueLoop& loop) const {
  Sentences sentences = {
      Phrases::fill(tr("{cells} form a ring."),
                    {{"cells", Phrases::inOrder(alongRing(loop.cells), Role::Pattern, loop.digits)}}),
      Phrases::fill(tr("Each sees the next, and every row, column and box has two of them or none.")),
  };
  const Sentences swap = swappable(loop.cells, loop.digits);
  sentences.insert(sentences.end(), swap.begin(), swap.end());
  const Sentences rest = afterSwappable(loop.cells, loop.digits, loop.set);
  sentences.insert(sentences.end(), rest.begin(), rest.end());
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::BugPlusOne& bug) const {
  return {
      Phrases::fill(tr("Every empty cell but {cell} has just two candidates."),
                    {{"cell", Phrases::cells({bug.cell}, Role::Fin)}}),
      Phrases::fill(
          tr("Without its {digit}, every digit would have two places in each house."),
          {{"digit", Phrases::phrase(Phrases::digit(bug.digit), Role::Fin, {bug.cell}, {bug.digit})}}),
      Phrases::fill(
          tr("Any solution could then be turned into a second, by the other candidate in every empty cell.")),
      Phrases::fill(tr("A Sudoku has one solution, so {cell} is {digit}."),
                    {{"cell", Phrases::cells({bug.cell}, Role::Fin, {bug.digit})},
                     {"digit", Phrases::digit(bug.digit)}})};
}

/// Says which digit both cells of a BUG of type 4 have in common, and why the other cell takes it.
Sentence ReasonWords::takenByTheOther(const reason::Bug& bug) const {
  DigitSet shared = DigitSet::all();
  for (const Cell cell : bug.cells) shared = shared & candidatesAt(cell);
  const Digit digit = (shared - bug.digits - digitsOf(m_step.eliminations)).first();
  const auto houses = housesOf(bug.cells.first());
  const auto* const house = std::find_if(houses.begin(), houses.end(),
                                         [&](House each) { return openPlaces(each, digit) == bug.cells; });
  //: Such as: In row 3 only these two can be 6, so the other is 6. One of them is another digit, as said
  //: before.
  return Phrases::fill(tr("In {house} only {cells: these two} can be {digit}, so the other is {digit}."),
                       {{"house", Phrases::house(*house, Role::Cover)},
                        {"cells", Phrases::marked(Role::Fin, bug.cells, {digit})},
                        {"digit", Phrases::digit(digit)}});
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Bug& bug) const {
  Sentences sentences = {
      Phrases::fill(tr("Nearly every empty cell has two candidates; only {cells} have more."),
                    {{"cells", Phrases::cells(bug.cells, Role::Fin, bug.digits)}}),
      Phrases::fill(
          tr("Without {digits} there, the other candidate in every empty cell would make a second solution."),
          {{"digits", Phrases::digits(bug.digits)}}),
      Phrases::fill(tr("So one of {cells} is {digits}."),
                    {{"cells", Phrases::cells(bug.cells, Role::Fin, bug.digits)},
                     {"digits", Phrases::digits(bug.digits, Joint::Or)}})};
  if (bug.set) sentences.push_back(extended(*bug.set));
  if (m_step.technique == Technique::BugType4) sentences.push_back(takenByTheOther(bug));
  return sentences;
}

}  // namespace sudoku
