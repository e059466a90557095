#include <algorithm>

#include "game/language/joined.h"
#include "game/language/numbers.h"
#include "reasonwords.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;

/// The most cells of a set, or of what is crossed out, that are listed by name.
constexpr int kNamedCells = 4;

/// The letter by which sentences name a set of cells, such as an almost locked set: `A` for index 0, `B` for
/// 1.
QString letter(std::size_t index) {
  return {QChar(static_cast<char16_t>(u'A' + index))};
}

/// What the name of a set of cells refers to.
Sentence markedSet(const DigitCells& set, std::size_t index) {
  return Phrases::marked(setRole(index), set.cells, set.digits);
}

}  // namespace

Sentence ReasonWords::almostLocked(const DigitCells& set, std::size_t index) const {
  constexpr int kCellsWithDigits = 5;
  const Sentence name = markedSet(set, index);
  const int count = set.cells.size();
  if (set.cells.hasOne())
    //: Such as: Set A is r1c5: one cell with two digits, 4 and 7.
    return Phrases::fill(tr("{set: Set {letter}} is {cells}: one cell with two digits, {digits}."),
                         {{"set", name},
                          {"letter", letter(index)},
                          {"cells", Phrases::cells(set.cells, setRole(index))},
                          {"digits", Phrases::digits(set.digits)}});
  if (set.cells.size() > kCellsWithDigits) {
    //: Such as: Set A is r1c1, r1c2, r1c4, r1c6, r1c8 and r1c9, with 1, 2, 4, 5, 6, 7 and 9.
    Sentence all = Phrases::fill(tr("{set: Set {letter}} is {cells}, with {digits}."),
                                 {{"set", name},
                                  {"letter", letter(index)},
                                  {"cells", Phrases::cells(set.cells, setRole(index))},
                                  {"digits", Phrases::digits(set.digits)}});
    if (Phrases::wordCount(all) <= Phrases::kMostWords) return all;
    //: Such as: Set A is six cells with seven digits: 1, 2, 4, 5, 6, 7 and 9.
    return Phrases::fill(
        tr("{set: Set {letter}} is {count} cells with {more} digits: {digits}.", nullptr, count),
        {{"set", name},
         {"letter", letter(index)},
         {"count", Numbers::inWords(count)},
         {"more", Numbers::inWords(set.digits.size())},
         {"digits", Phrases::digits(set.digits)}});
  }
  //: Such as: Set A is r1c1, r1c2 and r1c4: three cells with four digits, 1, 2, 4 and 5.
  return Phrases::fill(
      tr("{set: Set {letter}} is {cells}: {count} cells with {more} digits, {digits}.", nullptr, count),
      {{"set", name},
       {"letter", letter(index)},
       {"count", Numbers::inWords(count)},
       {"more", Numbers::inWords(set.digits.size())},
       {"cells", Phrases::cells(set.cells, setRole(index))},
       {"digits", Phrases::digits(set.digits)}});
}

ReasonWords::Sentences ReasonWords::operator()(const reason::AlsXz& sets) const {
  Sentences sentences = {almostLocked(sets.a, 0), almostLocked(sets.b, 1)};
  const Sentence common =
      Phrases::phrase(Phrases::digits(sets.common), Role::Shared, sets.a.cells | sets.b.cells, sets.common);
  if (sets.common.size() > 1) {
    sentences.push_back(Phrases::fill(
        tr("All their {one}s see each other, and so do their {other}s: each can be in one set alone."),
        {{"one", Phrases::digit(sets.common.first())},
         {"other", Phrases::digit((sets.common - DigitSet{sets.common.first()}).first())}}));
    sentences.push_back(Phrases::fill(
        tr("A set can lack only one digit. So each lacks just one of {digits}."), {{"digits", common}}));
    sentences.push_back(
        Phrases::fill(tr("Every other digit of a set is in it, and one of the sets has each of {digits}."),
                      {{"digits", common}}));
    return sentences;
  }
  const QString shared = Phrases::digits(sets.shared);
  // English has another article before eight.
  sentences.push_back(Phrases::fill(
      sets.common.first().value() == 8
          //: Such as: All their 8s see each other, so only one set can have an 8.
          ? tr("All their {digit}s see each other, so only one set can have an {one}.", "the digit is 8")
          //: Such as: All their 7s see each other, so only one set can have a 7.
          : tr("All their {digit}s see each other, so only one set can have a {one}."),
      {{"digit", common}, {"one", Phrases::digit(sets.common.first())}}));
  sentences.push_back(Phrases::fill(tr("The set without it needs all its other digits, {digits} too."),
                                    {{"digits", shared}}));
  sentences.push_back(bothSets(sets.a, 0, sets.b, 1, sets.shared));
  return sentences;
}

/// Says that one of two almost locked sets has the digit, and that each eliminated candidate sees all places
/// of the digit in both.
Sentence ReasonWords::bothSets(const DigitCells& one, std::size_t oneIndex, const DigitCells& other,
                               std::size_t otherIndex, DigitSet digits) const {
  const CellSet gone = cellsOf(m_step.eliminations);
  if (digits.size() > 1)
    //: Such as: So set A or set B has each of 4 and 7. What is crossed out sees all their places.
    return Phrases::fill(tr("So {one: set {a}} or {other: set {b}} has each of {digits}. What is crossed out "
                            "sees all their places."),
                         {{"one", markedSet(one, oneIndex)},
                          {"a", letter(oneIndex)},
                          {"other", markedSet(other, otherIndex)},
                          {"b", letter(otherIndex)},
                          {"digits", Phrases::digits(digits)}});
  return Phrases::fill(
      gone.size() <= kNamedCells
          //: Such as: So set A or set B has 7, and r1c5 and r2c6 see every 7 of both. Count of the cells.
          ? tr("So {one: set {a}} or {other: set {b}} has {digits}, and {cells} see every {digits} of both.",
               nullptr, gone.size())
          //: Such as: So set A or set B has 7, and five cells see every 7 of both.
          : tr("So {one: set {a}} or {other: set {b}} has {digits}, and {cells: {count} cells} see every "
               "{digits} of both.",
               nullptr, gone.size()),
      {{"one", markedSet(one, oneIndex)},
       {"a", letter(oneIndex)},
       {"other", markedSet(other, otherIndex)},
       {"b", letter(otherIndex)},
       {"digits", Phrases::digits(digits)},
       {"count", Numbers::inWords(gone.size())},
       {"cells", Phrases::cells(gone, Role::Eliminated, digits)}});
}

ReasonWords::Sentences ReasonWords::operator()(const reason::AlsXyWing& wing) const {
  const auto linking = [&](const DigitCells& set) {
    return Phrases::phrase(Phrases::digits(restricted(wing.pivot, set) & wing.common), Role::Shared,
                           wing.pivot.cells | set.cells, wing.common);
  };
  const auto sharedWith = [&](const DigitCells& set, std::size_t index) {
    return Phrases::fill(
        //: Such as: Only one of set C and set A can have 4: all these see each other.
        tr("Only one of {c: set C} and {set: set {letter}} can have {digits}: all these see each other."),
        {{"c", markedSet(wing.pivot, 2)},
         {"set", markedSet(set, index)},
         {"letter", letter(index)},
         {"digits", linking(set)}});
  };
  return {almostLocked(wing.a, 0), almostLocked(wing.b, 1), almostLocked(wing.pivot, 2),
          sharedWith(wing.a, 0), sharedWith(wing.b, 1),
          //: Such as: Set C can lack only one digit, so A loses 4 or B 3: the loser needs 2 and 7.
          Phrases::fill(
              tr("Set C can lack only one digit, so A loses {a} or B {b}: the loser needs {digits}."),
              {{"a", linking(wing.a)}, {"b", linking(wing.b)}, {"digits", Phrases::digits(wing.shared)}}),
          bothSets(wing.a, 0, wing.b, 1, wing.shared)};
}

/// The restricted common digits of two almost locked sets: digits whose places in the first set see all their
/// places in the second.
DigitSet ReasonWords::restricted(const DigitCells& one, const DigitCells& other) const {
  DigitSet digits;
  for (const Digit digit : one.digits& other.digits) {
    const CellSet places = m_position.candidates.cellsOf(digit);
    const CellSet mine = one.cells & places;
    const CellSet theirs = other.cells & places;
    const bool seeEachOther =
        std::all_of(mine.begin(), mine.end(), [&](Cell cell) { return (theirs - peersOf(cell)).isEmpty(); });
    if (seeEachOther && !mine.isEmpty() && !theirs.isEmpty()) digits.add(digit);
  }
  return digits;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::AlsChain& chain) const {
  constexpr std::size_t kTold = 4;
  const DigitSet gone = digitsOf(m_step.eliminations);
  const std::size_t last = chain.sets.size() - 1;
  Sentences sentences;
  for (std::size_t index = 0; index <= last; ++index)
    if (index < kTold - 1 || index == last) sentences.push_back(almostLocked(chain.sets[index], index));
  sentences.push_back(Phrases::fill(
      tr("Two neighbours share a digit whose places all see each other: one lacks it, and needs all "
         "its other digits.")));
  // One sentence tells of several almost locked sets of the chain: each loses the digit that the set before
  // it needs.
  for (std::size_t first = 0; first < chain.common.size(); first += kTold) {
    Sentence links;
    for (std::size_t index = first; index < std::min(first + kTold, chain.common.size()); ++index) {
      const Sentence link = Phrases::fill(
          //: An item of a list, such as: B loses 4
          tr("{next} loses {digits}", "an item of a list"),
          {{"digits",
            Phrases::phrase(Phrases::digits(chain.common[index], Joint::Or), Role::Shared,
                            chain.sets[index].cells | chain.sets[index + 1].cells, chain.common[index])},
           {"next", letter(index + 1)}},
          Phrases::Start::Inside);
      if (!links.empty()) links.push_back(Phrase{Joined::listSeparator()});
      links.insert(links.end(), link.begin(), link.end());
    }
    const QString start =
        first > 0 ? tr("Then {links}.")
        : gone.size() > 1
            //: Such as: If A lacks one of 6 and 7, B loses 5, C loses 8. A can lack only one.
            ? tr("If A lacks one of {digits}, {links}.")
            : tr("If A has no {digits}, {links}.");
    sentences.push_back(Phrases::fill(start, {{"digits", Phrases::digits(gone)}, {"links", links}}));
  }
  sentences.push_back(bothSets(chain.sets.front(), 0, chain.sets.back(), last, gone));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::DeathBlossom& blossom) const {
  DigitSet stem;
  for (const Digit digit : blossom.digits) stem.add(digit);
  const DigitSet gone = digitsOf(m_step.eliminations);
  Sentences sentences = {Phrases::fill(tr("{stem} is {digits}. Each of these empties a set of its digit."),
                                       {{"stem", Phrases::cells({blossom.stem}, Role::Cover, stem)},
                                        {"digits", Phrases::digits(stem, Joint::Or)}})};
  for (std::size_t index = 0; index < blossom.petals.size(); ++index) {
    const DigitCells& petal = blossom.petals[index];
    const int count = petal.cells.size();
    sentences.push_back(Phrases::fill(
        count <= kNamedCells
            //: Such as: If it is 4, r1c5 and r2c6, set A, can have no 4 and need 7. Count of the cells.
            ? tr("If it is {digit}, {cells}, {set: set {letter}}, can have no {digit} and need {gone}.",
                 nullptr, count)
            //: Such as: If it is 4, five cells, set A, can have no 4 and need 7.
            : tr("If it is {digit}, {cells: {count} cells}, {set: set {letter}}, can have no {digit} and "
                 "need {gone}.",
                 nullptr, count),
        {{"digit", Phrases::digit(blossom.digits[index])},
         {"set", markedSet(petal, index)},
         {"letter", letter(index)},
         {"gone", Phrases::digits(gone)},
         {"count", Numbers::inWords(count)},
         {"cells", Phrases::cells(petal.cells, setRole(index), petal.digits)}}));
  }
  sentences.push_back(Phrases::fill(
      gone.size() > 1
          //: Such as: So one of the sets has each of 4 and 7. What is crossed out sees all their places.
          ? tr("So one of the sets has each of {digits}. What is crossed out sees all their places.")
          : tr("So one of the sets has {digit}. What is crossed out sees all these places."),
      {{"digit", Phrases::digits(gone)}, {"digits", Phrases::digits(gone)}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::SueDeCoq& sets) const {
  const House line = *commonHouse(sets.meeting.cells | sets.inLine.cells);
  const House box = House::box(sets.meeting.cells.first().box());
  const CellSet all = sets.meeting.cells | sets.inLine.cells | sets.inBox.cells;
  const auto usedUp = [&](House house, DigitSet digits) {
    return Phrases::fill(
        //: Such as: 4 and 7 lie within row 3, so no other cell there can have them. Count of the digits.
        tr("{digits} lie within {house}, so no other cell there can have them.", nullptr, digits.size()),
        {{"digits", Phrases::digits(digits)}, {"house", Phrases::house(house, Role::Cover)}});
  };
  const DigitSet digits = sets.meeting.digits | sets.inLine.digits | sets.inBox.digits;
  return {Phrases::fill(tr("{cells} lie in both {line} and {box}."),
                        {{"cells", Phrases::cells(sets.meeting.cells, Role::Pattern, sets.meeting.digits)},
                         {"line", Phrases::house(line, Role::Cover)},
                         {"box", Phrases::house(box, Role::Cover)}}),
          Phrases::fill(tr("They can hold {digits}."), {{"digits", Phrases::digits(sets.meeting.digits)}}),
          Phrases::fill(tr("In {line}, {cells} can hold only {digits}."),
                        {{"line", Phrases::house(line, Role::Cover)},
                         {"cells", Phrases::cells(sets.inLine.cells, Role::SetA, sets.inLine.digits)},
                         {"digits", Phrases::digits(sets.inLine.digits)}}),
          Phrases::fill(tr("In {box}, {cells} can hold only {digits}."),
                        {{"box", Phrases::house(box, Role::Cover)},
                         {"cells", Phrases::cells(sets.inBox.cells, Role::SetB, sets.inBox.digits)},
                         {"digits", Phrases::digits(sets.inBox.digits)}}),
          Phrases::fill(tr("No digit fits twice in these {count} cells, and there are {count} digits: each "
                           "is in them once.",
                           nullptr, all.size()),
                        {{"count", Phrases::phrase(Numbers::inWords(all.size()), Role::Pattern, all)}}),
          usedUp(line, digits - (sets.inBox.digits - sets.inLine.digits)),
          usedUp(box, digits - (sets.inLine.digits - sets.inBox.digits))};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::AlignedExclusion& exclusion) const {
  if (exclusion.cells.size() == 2 && m_step.eliminations.size() == 1)
    if (Sentences sentences = excludedWith(exclusion, m_step.eliminations.front()); !sentences.empty())
      return sentences;
  CellSet excluders;
  for (const DigitCells& set : exclusion.excluders) excluders |= set.cells;
  return {Phrases::fill(tr("Go through all that {cells} can hold together."),
                        {{"cells", Phrases::cells(exclusion.cells, Role::Pattern)}}),
          Phrases::fill(tr("Some combinations put a digit twice into a house.")),
          Phrases::fill(tr("Others take the last candidate from {cells}."),
                        {{"cells", Phrases::cells(excluders, Role::SetB, {}, Joint::Or)}}),
          Phrases::fill(tr("None of the combinations that remain has what is crossed out."))};
}

/// Explains why the second of two cells is left without a digit if the first has the digit `gone`. Nothing if
/// the explanation would be too long.
ReasonWords::Sentences ReasonWords::excludedWith(const reason::AlignedExclusion& exclusion,
                                                 const Candidate& gone) const {
  constexpr int kMostDigits = 5;
  const Cell other = (exclusion.cells - CellSet{gone.cell}).first();
  if (candidatesAt(other).size() > kMostDigits) return {};
  Sentences sentences = {Phrases::fill(tr("Suppose {cell} is {digit}."),
                                       {{"cell", Phrases::cells({gone.cell}, Role::Eliminated, {gone.digit})},
                                        {"digit", Phrases::digit(gone.digit)}})};
  const Sentence otherName = Phrases::cells({other}, Role::Pattern, candidatesAt(other));
  for (const Digit digit : candidatesAt(other)) {
    if (digit == gone.digit && peersOf(other).contains(gone.cell)) {
      sentences.push_back(
          Phrases::fill(tr("{other} cannot be {digit} too: {cell} sees it."),
                        {{"other", otherName},
                         {"digit", Phrases::digit(digit)},
                         {"cell", Phrases::cells({gone.cell}, Role::Eliminated, {gone.digit})}}));
      continue;
    }
    const auto excluder =
        std::find_if(exclusion.excluders.begin(), exclusion.excluders.end(), [&](const DigitCells& set) {
          const CellSet ones = set.cells;
          return (set.digits - DigitSet{gone.digit, digit}).size() < ones.size() &&
                 (set.digits & DigitSet{gone.digit, digit}).size() > 0;
        });
    if (excluder == exclusion.excluders.end()) return {};
    sentences.push_back(
        //: Such as: r1c5 cannot be 4: r2c5 and r3c5 would have too few candidates left. Count of the latter;
        //: of one cell say that it would have none left.
        Phrases::fill(tr("{other} cannot be {digit}: {cells} would have too few candidates left.", nullptr,
                         excluder->cells.size()),
                      {{"other", otherName},
                       {"digit", Phrases::digit(digit)},
                       {"cells", Phrases::cells(excluder->cells, Role::SetB, excluder->digits)}}));
  }
  sentences.push_back(Phrases::fill(tr("Nothing is left for {other}, so what was supposed is wrong."),
                                    {{"other", otherName}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Template& pattern) const {
  const QString digit = Phrases::digit(pattern.digit);
  const Sentence all =
      Phrases::fill(tr("Go through all ways to place the nine {digit}s on the board."), {{"digit", digit}});
  if (m_step.placements.empty())
    return {all, Phrases::fill(tr("None of them uses the cells that are crossed out."))};
  //: Such as: Some cells have a 3 in each of them. `Them` are the ways to place nine 3s.
  return {all, Phrases::fill(tr("Some cells have a {digit} in each of them."), {{"digit", digit}})};
}

}  // namespace sudoku
