#include "reasonwords.h"

#include <algorithm>
#include <utility>

#include "conclusions.h"
#include "game/language/numbers.h"
#include "stepparts.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;

Sentence digitPhrase(Digit digit, Role role, CellSet cells) {
  return Phrases::phrase(Phrases::digit(digit), role, cells, {digit});
}

}  // namespace

CellSet ReasonWords::openPlaces(House house, Digit digit) const {
  return m_position.candidates.cellsOf(digit) & m_position.candidates.openCells() & cellsOf(house);
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Single& single) const {
  if (m_step.technique == Technique::FullHouse) return fullHouse(single);
  return single.house ? hiddenSingle(single, *single.house) : nakedSingle(single);
}

ReasonWords::Sentences ReasonWords::fullHouse(const reason::Single& single) const {
  const auto [cell, digit] = single.candidate;
  const CellSet open = m_position.candidates.openCells();
  const auto houses = housesOf(cell);
  const auto* const full = std::find_if(houses.begin(), houses.end(),
                                        [&](House house) { return (open & cellsOf(house)).hasOne(); });
  const House house = full == houses.end() ? houses.front() : *full;
  return {
      Phrases::fill(tr("{house} has only one empty cell."), {{"house", Phrases::house(house, Role::Cover)}}),
      Phrases::fill(tr("Of the digits 1 to 9 just the {digit} is missing there."),
                    {{"digit", digitPhrase(digit, Role::Placed, {cell})}}),
      Phrases::fill(
          tr("So {cell: this cell} must be {digit}."),
          {{"cell", Phrases::marked(Role::Placed, {cell}, {digit})}, {"digit", Phrases::digit(digit)}})};
}

ReasonWords::Sentences ReasonWords::nakedSingle(const reason::Single& single) const {
  const auto [cell, digit] = single.candidate;
  DigitSet seen;
  CellSet sources;
  for (const Cell peer : peersOf(cell))
    if (const auto other = m_position.board.at(peer); other && !seen.contains(*other)) {
      seen.add(*other);
      sources.add(peer);
    }
  const DigitSet ruledOut = DigitSet::all() - seen - DigitSet{digit};
  Sentences sentences = {
      Phrases::fill(tr("Look at {cell: this cell} with its row, its column and its box."),
                    {{"cell", Phrases::marked(Role::Placed, {cell}, {digit})}}),
      Phrases::fill(
          tr("{digits: {count} different digits} stand there already.", nullptr, seen.size()),
          {{"digits", Phrases::marked(Role::Source, sources)}, {"count", Numbers::inWords(seen.size())}})};
  if (!ruledOut.isEmpty())
    sentences.push_back(Phrases::fill(tr("It cannot be {digits}, as was found before."),
                                      {{"digits", Phrases::digits(ruledOut, Joint::Nor)}}));
  sentences.push_back(Phrases::fill(tr("Only the {digit} is left, so it must be {digit}."),
                                    {{"digit", digitPhrase(digit, Role::Placed, {cell})}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::hiddenSingle(const reason::Single& single, House house) const {
  const auto [cell, digit] = single.candidate;
  const CellSet others = (cellsOf(house) & m_position.candidates.openCells()) - CellSet{cell};
  CellSet sources;
  CellSet closed;
  for (const Cell source : m_position.board.cellsWith(digit))
    if (const CellSet reached = peersOf(source) & others; !reached.isEmpty()) {
      sources.add(source);
      closed |= reached;
    }
  const CellSet lost = others - closed;
  Sentences sentences = {
      Phrases::fill(tr("{house} still needs its {digit}."),
                    {{"house", Phrases::house(house, Role::Cover)}, {"digit", Phrases::digit(digit)}})};
  if (!sources.isEmpty()) {
    //: Such as: Two 7s point into it. `It` is a row, column or box.
    sentences.push_back(
        Phrases::fill(tr("{digits: {count} {digit}s} point into it.", nullptr, sources.size()),
                      {{"digits", Phrases::marked(Role::Source, sources, {digit})},
                       {"count", Numbers::inWords(sources.size())},
                       {"digit", Phrases::digit(digit)}}));
    //: Such as: No row, column or box has two 7s, so four cells are closed.
    sentences.push_back(
        Phrases::fill(tr("No row, column or box has two {digit}s, so {cells: {count} cells} are closed.",
                         nullptr, closed.size()),
                      {{"digit", Phrases::digit(digit)},
                       {"cells", Phrases::marked(Role::Closed, closed, {digit})},
                       {"count", Numbers::inWords(closed.size())}}));
  }
  if (!lost.isEmpty())
    sentences.push_back(Phrases::fill(tr("In {cells} it was crossed out before."),
                                      {{"cells", Phrases::cells(lost, Role::Closed, {digit})}}));
  sentences.push_back(Phrases::fill(
      tr("{cell: One cell} is left, so it must be {digit}."),
      {{"cell", Phrases::marked(Role::Placed, {cell}, {digit})}, {"digit", Phrases::digit(digit)}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::LockedCandidates& locked) const {
  const QString digit = Phrases::digit(locked.digit);
  const int places = locked.cells.size();
  // English has another article before eight.
  return {Phrases::fill(locked.digit.value() == 8
                            //: Such as: Row 3 needs an 8, and has only two places for it.
                            ? tr("{from} needs an {digit}, and has {places: only {count} places} for it.",
                                 "the digit is 8", places)
                            //: Such as: Row 3 needs a 7, and has only two places for it.
                            : tr("{from} needs a {digit}, and has {places: only {count} places} for it.",
                                 nullptr, places),
                        {{"from", Phrases::house(locked.from, Role::Base)},
                         {"digit", digit},
                         {"places", Phrases::marked(Role::Pattern, locked.cells, {locked.digit})},
                         {"count", Numbers::inWords(places)}}),
          Phrases::fill(
              locked.cells.size() == 2 ? tr("Both lie in {in} too.") : tr("All of them lie in {in} too."),
              {{"in", Phrases::house(locked.in, Role::Cover)}}),
          Phrases::fill(tr("Whichever of them it is, that is the {digit} of {in} as well."),
                        {{"digit", digit}, {"in", Phrases::house(locked.in, Role::Words)}})};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Subset& subset) const {
  const bool isHidden = m_step.technique == Technique::HiddenPair ||
                        m_step.technique == Technique::HiddenTriple ||
                        m_step.technique == Technique::HiddenQuadruple;
  if (isHidden) return hiddenSubset(subset);
  const QString digits = Phrases::digits(subset.digits);
  return {Phrases::fill(tr("In {house}, {cells} have no candidates but {digits}."),
                        {{"house", Phrases::house(subset.house, Role::Cover)},
                         {"cells", Phrases::cells(subset.cells, Role::Pattern, subset.digits)},
                         {"digits", digits}}),
          Phrases::fill(shareOf(subset), {{"count", Numbers::inWords(subset.cells.size())}}),
          Phrases::fill(tr("So {digits} are used up: no other cell of {houses} can have them."),
                        {{"digits", digits}, {"houses", Phrases::houses(housesOfAll(subset), Role::Cover)}})};
}

/// How the cells of a naked subset share out its digits. In a proof that places no digits a cell may have
/// just one of them.
QString ReasonWords::shareOf(const reason::Subset& subset) const {
  const bool isOpen = std::all_of(subset.cells.begin(), subset.cells.end(), [&](Cell cell) {
    return (m_position.candidates.at(cell) & subset.digits).size() > 1;
  });
  if (subset.cells.size() == 2)
    return isOpen ? tr("Two cells take two digits, one each, either way round.")
                  : tr("Two cells take two digits, one each.");
  return isOpen
             ? tr("{count} cells take {count} digits, one each, in some order.", nullptr, subset.cells.size())
             : tr("{count} cells take {count} digits, one each.", nullptr, subset.cells.size());
}

/// The house of a subset, and any second house that contains all its cells and in which the subset eliminates
/// a candidate.
std::vector<House> ReasonWords::housesOfAll(const reason::Subset& subset) const {
  std::vector<House> houses = {subset.house};
  const CellSet gone = cellsOf(m_step.eliminations);
  for (const House house : housesOf(subset.cells.first()))
    if (house != subset.house && (subset.cells - cellsOf(house)).isEmpty() &&
        !(gone & cellsOf(house)).isEmpty())
      houses.push_back(house);
  return houses;
}

ReasonWords::Sentences ReasonWords::hiddenSubset(const reason::Subset& subset) const {
  const int size = subset.cells.size();
  return {Phrases::fill(
              tr("In {house} the digits {digits} have together only {count} places: {cells}.", nullptr, size),
              {{"house", Phrases::house(subset.house, Role::Cover)},
               {"digits", Phrases::digits(subset.digits)},
               {"count", Numbers::inWords(size)},
               {"cells", Phrases::cells(subset.cells, Role::Pattern, subset.digits)}}),
          Phrases::fill(tr("{count} digits need {count} cells, so they fill just these.", nullptr, size),
                        {{"count", Numbers::inWords(size)}}),
          Phrases::fill(tr("No other digit fits in any of them."))};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Wing& wing) const {
  const QString digit = Phrases::digit(wing.digit);
  const Sentence pivot = Phrases::cells({wing.pivot}, Role::Cover, wing.pivotDigits);
  Sentences sentences = {
      Phrases::fill(tr("{pivot}, the pivot, is {digits}."),
                    {{"pivot", pivot}, {"digits", Phrases::digits(wing.pivotDigits, Joint::Or)}})};
  for (const Cell pincer : wing.pincers) {
    const DigitSet own = candidatesAt(pincer) - DigitSet{wing.digit};
    sentences.push_back(
        Phrases::fill(tr("{pincer} has only {digits}: if {pivot} is {own}, {pincer} is {digit}."),
                      {{"pincer", Phrases::cells({pincer}, Role::Pattern, candidatesAt(pincer))},
                       {"digits", Phrases::digits(candidatesAt(pincer))},
                       {"pivot", pivot},
                       {"own", Phrases::digits(own)},
                       {"digit", digit}}));
  }
  CellSet ends = toSet(wing.pincers);
  if (wing.pivotDigits.contains(wing.digit)) ends.add(wing.pivot);
  if (wing.pivotDigits.contains(wing.digit))
    sentences.push_back(
        Phrases::fill(tr("Or {pivot} is {digit} itself."), {{"pivot", pivot}, {"digit", digit}}));
  sentences.push_back(
      Phrases::fill(tr("So at least one of {ends} is {digit}."),
                    {{"ends", Phrases::cells(ends, Role::Pattern, {wing.digit})}, {"digit", digit}}));
  sentences.push_back(ends.size() == 2 ? Conclusions::seesBoth(m_step) : Conclusions::seesAllThree(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::WWing& wing) const {
  const QString link = Phrases::digit(wing.link);
  const auto twin = [&](std::size_t index) {
    return Phrases::cells({wing.cells[index]}, Role::Pattern, {wing.digit, wing.link});
  };
  const auto place = [&](std::size_t index) {
    return Phrases::cells({wing.places[index]}, Role::Shared, {wing.link});
  };
  return {
      Phrases::fill(tr("{one} and {other} are twins: each is {digits}."),
                    {{"one", twin(0)},
                     {"other", twin(1)},
                     {"digits", Phrases::digits({wing.digit, wing.link}, Joint::Or)}}),
      Phrases::fill(tr("In {house} the {link} is in {places}."),
                    {{"house", Phrases::house(*commonHouse(toSet(wing.places)), Role::Cover)},
                     {"link", link},
                     {"places", Phrases::cells(toSet(wing.places), Role::Shared, {wing.link}, Joint::Or)}}),
      Phrases::fill(
          tr("If {place} is {link}, {twin}, which it sees, is {digit}."),
          {{"place", place(0)}, {"link", link}, {"twin", twin(0)}, {"digit", Phrases::digit(wing.digit)}}),
      Phrases::fill(
          tr("If {place} is {link}, {twin}, which it sees, is {digit}."),
          {{"place", place(1)}, {"link", link}, {"twin", twin(1)}, {"digit", Phrases::digit(wing.digit)}}),
      Phrases::fill(tr("So {one} or {other} is {digit}."),
                    {{"one", twin(0)}, {"other", twin(1)}, {"digit", Phrases::digit(wing.digit)}}),
      Conclusions::seesBoth(m_step)};
}

}  // namespace sudoku
