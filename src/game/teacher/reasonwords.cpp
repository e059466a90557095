#include "reasonwords.h"

#include <algorithm>
#include <utility>

#include "conclusions.h"
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
      Phrases::fill(tr("So it goes into {cell}."),
                    {{"cell", Phrases::phrase(tr("this cell"), Role::Placed, {cell}, {digit})}})};
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
      Phrases::fill(tr("Look at {cell} with its row, its column and its box."),
                    {{"cell", Phrases::phrase(tr("this cell"), Role::Placed, {cell}, {digit})}}),
      Phrases::fill(tr("{digits} stand there already."),
                    {{"digits", Phrases::phrase(tr("%1 other digits").arg(Phrases::number(seen.size())),
                                                Role::Source, sources)}})};
  if (!ruledOut.isEmpty())
    sentences.push_back(Phrases::fill(tr("It cannot be {digits}, as was found before."),
                                      {{"digits", Phrases::digits(ruledOut, Joint::Or)}}));
  sentences.push_back(Phrases::fill(tr("Only the {digit} is left for it."),
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
    const QString points =
        sources.hasOne()
            ? tr("One %1").arg(digit.value())
            : tr("%1 %2s", "how many of a digit").arg(Phrases::number(sources.size())).arg(digit.value());
    sentences.push_back(
        Phrases::fill(sources.hasOne() ? tr("{digits} points into it.") : tr("{digits} point into it."),
                      {{"digits", Phrases::phrase(points, Role::Source, sources, {digit})}}));
    sentences.push_back(Phrases::fill(
        closed.hasOne() ? tr("No row, column or box has two, so {cells} is closed.")
                        : tr("No row, column or box has two, so {cells} are closed."),
        {{"cells", Phrases::phrase(Phrases::cellCount(closed), Role::Closed, closed, {digit})}}));
  }
  if (!lost.isEmpty())
    sentences.push_back(
        Phrases::fill(tr("{cells} cannot have it, as was found before."),
                      {{"cells", Phrases::phrase(Phrases::cellCount(lost), Role::Closed, lost, {digit})}}));
  sentences.push_back(Phrases::fill(tr("{cell} is left, and the {digit} goes there."),
                                    {{"cell", Phrases::phrase(tr("One cell"), Role::Placed, {cell}, {digit})},
                                     {"digit", Phrases::digit(digit)}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::LockedCandidates& locked) const {
  const QString digit = Phrases::digit(locked.digit);
  return {Phrases::fill(
              tr("{from} needs a {digit}, and has {places} for it."),
              {{"from", Phrases::house(locked.from, Role::Base)},
               {"digit", digit},
               {"places", Phrases::phrase(tr("only %1 places").arg(Phrases::number(locked.cells.size())),
                                          Role::Pattern, locked.cells, {locked.digit})}}),
          Phrases::fill(
              locked.cells.size() == 2 ? tr("Both lie in {in} too.") : tr("All of them lie in {in} too."),
              {{"in", Phrases::house(locked.in, Role::Cover)}}),
          Phrases::fill(tr("Whichever of them it is, that is the {digit} of {in} as well."),
                        {{"digit", digit}, {"in", Phrases::name(locked.in)}}),
          Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Subset& subset) const {
  const bool isHidden = m_step.technique == Technique::HiddenPair ||
                        m_step.technique == Technique::HiddenTriple ||
                        m_step.technique == Technique::HiddenQuadruple;
  if (isHidden) return hiddenSubset(subset);
  const int size = subset.cells.size();
  const QString digits = Phrases::digits(subset.digits);
  return {Phrases::fill(tr("In {house}, {cells} have no candidates but {digits}."),
                        {{"house", Phrases::house(subset.house, Role::Cover)},
                         {"cells", Phrases::cells(subset.cells, Role::Pattern, subset.digits)},
                         {"digits", digits}}),
          Phrases::fill(size == 2 ? tr("Two cells take two digits, one each, either way round.")
                                  : tr("{count} cells take {count} digits, one each, in some order."),
                        {{"count", Phrases::number(size)}}),
          Phrases::fill(tr("So {digits} are used up: no other cell of {houses} can have them."),
                        {{"digits", digits}, {"houses", Phrases::houses(housesOfAll(subset), Role::Cover)}}),
          Conclusions::so(m_step)};
}

/// The house of a subset, and any other that its cells lie in and that something goes from.
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
  return {Phrases::fill(tr("In {house} the digits {digits} have only {places}: {cells}."),
                        {{"house", Phrases::house(subset.house, Role::Cover)},
                         {"digits", Phrases::digits(subset.digits)},
                         {"places", tr("%1 places").arg(Phrases::number(size))},
                         {"cells", Phrases::cells(subset.cells, Role::Pattern, subset.digits)}}),
          Phrases::fill(tr("{count} digits need {count} cells, so they fill just these."),
                        {{"count", Phrases::number(size)}}),
          Phrases::fill(tr("No other digit fits in there.")), Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Fish& fish) const {
  if (!fish.fins.empty() || !fish.endoFins.empty()) {
    Sentences sentences = spoiledFish(fish);
    sentences.push_back(
        Phrases::fill(tr("If a fin is {digit}, no cell that sees all fins can be {digit} too."),
                      {{"digit", Phrases::digit(fish.digit)}}));
    sentences.push_back(Conclusions::eitherWay(m_step));
    return sentences;
  }
  const auto size = static_cast<int>(fish.base.size());
  const QString digit = Phrases::digit(fish.digit);
  return {
      Phrases::fill(tr("{base} have {places} for their {digit}s."),
                    {{"base", Phrases::houses(fish.base, Role::Base)},
                     {"places", Phrases::phrase(tr("only %1 places").arg(Phrases::number(fish.body.size())),
                                                Role::Pattern, fish.body, {fish.digit})},
                     {"digit", digit}}),
      Phrases::fill(tr("All of these stand in {cover}."),
                    {{"cover", Phrases::houses(fish.cover, Role::Cover)}}),
      Phrases::fill(tr("{count} {bases} need {count} {digit}s, so each of the {covers} gets one from them."),
                    {{"bases", Phrases::kindOf(fish.base)},
                     {"count", Phrases::number(size)},
                     {"digit", digit},
                     {"covers", Phrases::kindOf(fish.cover)}}),
      Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::spoiledFish(const reason::Fish& fish) const {
  CellSet fins = toSet(fish.fins) | toSet(fish.endoFins);
  if (fish.siamese) fins |= toSet(fish.siamese->fins);
  Sentences sentences = {
      Phrases::fill(tr("{base} would make {fish} with {cover}."),
                    {{"base", Phrases::houses(fish.base, Role::Base)},
                     {"fish", TechniqueWords::fish(fish.base.size())},
                     {"cover", Phrases::houses(fish.cover, Role::Cover)}}),
      Phrases::fill(tr("Nearly all their {digit}s are in {places} where these meet."),
                    {{"digit", Phrases::digit(fish.digit)},
                     {"places", Phrases::phrase(tr("the %1 places").arg(Phrases::number(fish.body.size())),
                                                Role::Pattern, fish.body, {fish.digit})}})};
  if (fish.siamese)
    sentences.push_back(Phrases::fill(tr("With {cover} they would make another one."),
                                      {{"cover", Phrases::houses(fish.siamese->cover, Role::Cover)}}));
  sentences.push_back(fins.hasOne()
                          ? Phrases::fill(tr("One place spoils it, the fin {fins}."),
                                          {{"fins", Phrases::cells(fins, Role::Fin, {fish.digit})}})
                          : Phrases::fill(tr("{count} places spoil it, the fins {fins}."),
                                          {{"count", Phrases::number(fins.size())},
                                           {"fins", Phrases::cells(fins, Role::Fin, {fish.digit})}}));
  sentences.push_back(Phrases::fill(
      tr("If no fin is {digit}, the pattern holds, and {cover} have their {digit}s in it."),
      {{"digit", Phrases::digit(fish.digit)}, {"cover", tr("the %1").arg(Phrases::kindOf(fish.cover))}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::SingleDigitPattern& pattern) const {
  const auto lineOf = [&](std::size_t index) {
    return *commonHouse({pattern.ends[index], pattern.connection[index]});
  };
  const DigitSet digits = {pattern.digit};
  const QString digit = Phrases::digit(pattern.digit);
  Sentences sentences = {
      Phrases::fill(tr("{lines} have only two places each for a {digit}."),
                    {{"lines", Phrases::houses({lineOf(0), lineOf(1)}, Role::Base)}, {"digit", digit}}),
      Phrases::fill(tr("{feet} share {house}, so at most one of them is {digit}."),
                    {{"feet", Phrases::cells(toSet(pattern.connection), Role::Pattern, digits)},
                     {"house", Phrases::house(*commonHouse(toSet(pattern.connection)), Role::Cover)},
                     {"digit", digit}}),
      Phrases::fill(tr("So at least one of the far ends is: {ends}."),
                    {{"ends", Phrases::cells(toSet(pattern.ends), Role::Pattern, digits, Joint::Or)}})};
  if (pattern.otherEnds)
    sentences.push_back(Phrases::fill(tr("With {digit} the same is true of {ends}."),
                                      {{"digit", Phrases::digit(secondDigit(m_step, pattern.digit))},
                                       {"ends", Phrases::cells(toSet(*pattern.otherEnds), Role::Pattern,
                                                               {secondDigit(m_step, pattern.digit)})}}));
  sentences.push_back(pattern.otherEnds
                          ? Phrases::fill(tr("What sees both ends of a pair cannot be their digit too."))
                          : Conclusions::seesEach(m_step));
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::EmptyRectangle& rectangle) const {
  const DigitSet digits = {rectangle.digit};
  const QString digit = Phrases::digit(rectangle.digit);
  const auto [near, far] = rectangle.pair;
  Sentences sentences = {
      Phrases::fill(tr("In {box} all {digit}s lie on a cross of one row and one column: {cells}."),
                    {{"box", Phrases::house(rectangle.box, Role::Cover)},
                     {"digit", digit},
                     {"cells", Phrases::phrase(tr("%1 places").arg(Phrases::number(rectangle.inBox.size())),
                                               Role::Pattern, rectangle.inBox, digits)}}),
      Phrases::fill(tr("{line} has only two places for its {digit}: {near} and {far}."),
                    {{"line", Phrases::house(*commonHouse({near, far}), Role::Base)},
                     {"digit", digit},
                     {"near", Phrases::cells({near}, Role::Off, digits)},
                     {"far", Phrases::cells({far}, Role::On, digits)}}),
      Phrases::fill(
          tr("If {far} is not {digit}, {near} is, and the box keeps only the other arm of its cross."),
          {{"far", Phrases::cells({far}, Role::On, digits)},
           {"digit", digit},
           {"near", Phrases::cells({near}, Role::Off, digits)}})};
  if (rectangle.otherPair)
    sentences.push_back(
        Phrases::fill(tr("The same is true of {pair}."),
                      {{"pair", Phrases::cells(toSet(*rectangle.otherPair), Role::On, digits)}}));
  sentences.push_back(Conclusions::eitherWay(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Wing& wing) const {
  const QString digit = Phrases::digit(wing.digit);
  const bool isXyz = wing.pivotDigits.contains(wing.digit);
  // Each pincer has the digit that goes, and one of the pivot's.
  const auto ownDigit = [&](Cell pincer) {
    const DigitSet own = (candidatesAt(pincer) & wing.pivotDigits) - DigitSet{wing.digit};
    return own.isEmpty() ? wing.digit : own.first();
  };
  Sentences sentences = {Phrases::fill(
      tr("{pivot} is {digits}."), {{"pivot", Phrases::cells({wing.pivot}, Role::Pattern, wing.pivotDigits)},
                                   {"digits", Phrases::digits(wing.pivotDigits, Joint::Or)}})};
  for (const Cell pincer : wing.pincers)
    sentences.push_back(Phrases::fill(tr("If it is {own}, {pincer} must be {digit}."),
                                      {{"own", Phrases::digit(ownDigit(pincer))},
                                       {"pincer", Phrases::cells({pincer}, Role::On, {wing.digit})},
                                       {"digit", digit}}));
  sentences.push_back(
      isXyz ? Phrases::fill(tr("Otherwise it is {digit} itself. So one of the three always is {digit}."),
                            {{"digit", digit}})
            : Phrases::fill(tr("So at least one of these two is {digit}."), {{"digit", digit}}));
  sentences.push_back(Conclusions::seesEach(m_step));
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::WWing& wing) const {
  const QString link = Phrases::digit(wing.link);
  return {
      Phrases::fill(tr("{twins} are twins: each is {digits}."),
                    {{"twins", Phrases::cells(toSet(wing.cells), Role::Pattern)},
                     {"digits", Phrases::digits({wing.digit, wing.link}, Joint::Or)}}),
      Phrases::fill(tr("In {house} the {link} has only two places, {places}."),
                    {{"house", Phrases::house(*commonHouse(toSet(wing.places)), Role::Cover)},
                     {"link", link},
                     {"places", Phrases::cells(toSet(wing.places), Role::Shared, {wing.link}, Joint::Or)}}),
      Phrases::fill(tr("Each of these sees one twin. So at least one twin is not {link}, and is {digit}."),
                    {{"link", link}, {"digit", Phrases::digit(wing.digit)}}),
      Phrases::fill(
          m_step.eliminations.size() == 1 ? tr("{cells} sees both twins.") : tr("{cells} see both twins."),
          {{"cells", Phrases::cells(cellsOf(m_step.eliminations), Role::Eliminated, {wing.digit})}}),
      Conclusions::so(m_step)};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Coloring& coloring) const {
  if (coloring.colorings.size() > 1) return twoColorings(coloring);
  const auto& [one, other] = coloring.colorings.front();
  const DigitSet digits = {coloring.digit};
  const QString digit = Phrases::digit(coloring.digit);
  Sentences sentences = {
      Phrases::fill(tr("Where a house has just two places for {digit}, one of them is right."),
                    {{"digit", digit}}),
      Phrases::fill(tr("Joined, such pairs make two groups: {one} and {other}."),
                    {{"one", Phrases::phrase(Phrases::cellCount(one), Role::ClassOne, one, digits)},
                     {"other", Phrases::phrase(Phrases::cellCount(other), Role::ClassTwo, other, digits)}}),
      Phrases::fill(tr("Either all cells of the first are {digit}, or all of the second."),
                    {{"digit", digit}})};
  sentences.push_back(
      m_step.technique == Technique::SimpleColorsTrap
          ? Phrases::fill(tr("What sees both groups sees a {digit} either way."), {{"digit", digit}})
          : Phrases::fill(tr("Two cells of one group see each other, so that group is wrong.")));
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

ReasonWords::Sentences ReasonWords::twoColorings(const reason::Coloring& coloring) const {
  const DigitSet digits = {coloring.digit};
  const QString digit = Phrases::digit(coloring.digit);
  const auto groups = [&](const std::array<CellSet, 2>& pair, Role oneRole, Role otherRole) {
    return Phrases::fill(
        tr("Of two groups, {one} and {other}, one is right."),
        {{"one", Phrases::phrase(Phrases::cellCount(pair[0]), oneRole, pair[0], digits)},
         {"other", Phrases::phrase(Phrases::cellCount(pair[1]), otherRole, pair[1], digits)}});
  };
  Sentences sentences = {
      Phrases::fill(tr("Pairs of places for {digit}, joined, make two groups twice."), {{"digit", digit}}),
      groups(coloring.colorings[0], Role::ClassOne, Role::ClassTwo),
      groups(coloring.colorings[1], Role::ClassThree, Role::ClassFour)};
  sentences.push_back(
      m_step.technique == Technique::MultiColors1
          ? Phrases::fill(
                tr("Two groups, one of each pair, see each other. So one of the other two is right."))
          : Phrases::fill(tr("One group sees both of the other pair, so it cannot be right.")));
  sentences.push_back(Conclusions::so(m_step));
  return sentences;
}

}  // namespace sudoku
