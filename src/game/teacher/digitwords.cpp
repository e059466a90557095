#include <algorithm>
#include <array>
#include <set>

#include "conclusions.h"
#include "reasonwords.h"
#include "stepparts.h"

namespace sudoku {
namespace {

using Joint = Phrases::Joint;

/// Two cells that see each other, one from each set; nothing if there are none.
std::optional<std::array<Cell, 2>> pairAcross(CellSet one, CellSet other) {
  for (const Cell cell : one)
    if (const CellSet seen = peersOf(cell) & other; !seen.isEmpty()) return std::array{cell, seen.first()};
  return std::nullopt;
}

constexpr std::array<std::array<Role, 2>, 2> kClassRoles = {
    {{Role::ClassOne, Role::ClassTwo}, {Role::ClassThree, Role::ClassFour}}};

/// A cell of one of the two sides of a colouring.
Sentence cellOfClass(const reason::Coloring& coloring, Cell cell, std::size_t pair, std::size_t side) {
  return Phrases::cells({cell}, kClassRoles[pair][side], {coloring.digit});
}

}  // namespace

ReasonWords::Sentences ReasonWords::operator()(const reason::SingleDigitPattern& pattern) const {
  const auto lineOf = [&](std::size_t index) {
    return *commonHouse({pattern.ends[index], pattern.connection[index]});
  };
  const Digit second = secondDigit(m_step, pattern.digit);
  const QString digit = Phrases::digit(pattern.digit);
  Sentences sentences = {
      // English has another article before eight.
      Phrases::fill(pattern.digit.value() == 8
                        //: Such as: Rows 3 and 7 have only two places each for an 8.
                        ? tr("{lines} have only two places each for an {digit}.", "the digit is 8")
                        //: Such as: Rows 3 and 7 have only two places each for a 4.
                        : tr("{lines} have only two places each for a {digit}."),
                    {{"lines", Phrases::houses({lineOf(0), lineOf(1)}, Role::Base)}, {"digit", digit}}),
      Phrases::fill(tr("{feet} share {house}, so at most one of them is {digit}."),
                    {{"feet", Phrases::cells(toSet(pattern.connection), Role::Pattern, {pattern.digit})},
                     {"house", Phrases::house(*commonHouse(toSet(pattern.connection)), Role::Cover)},
                     {"digit", digit}}),
      //: Such as: So at least one of the two lines has its 3 at its other end: r2c7 or r9c2.
      Phrases::fill(tr("So at least one of the two lines has its {digit} at its other end: {ends}."),
                    {{"ends", Phrases::cells(toSet(pattern.ends), Role::Pattern, {pattern.digit}, Joint::Or)},
                     {"digit", digit}})};
  if (!pattern.otherEnds) {
    sentences.push_back(Conclusions::seesBoth(m_step));
    return sentences;
  }
  const auto& others = *pattern.otherEnds;
  const std::array<Cell, 2> feet = connectionOfOthers(pattern);
  sentences.push_back(Phrases::fill(
      second == pattern.digit
          ? tr("So have {lines}, with the ends {ends}.")
          //: Such as: The 8s of row 2 and column 8 do the same, with the ends r2c2 and r5c8.
          : tr("The {digit}s of {lines} do the same, with the ends {ends}."),
      {{"digit", Phrases::digit(second)},
       {"lines", Phrases::houses({*commonHouse({others[0], feet[0]}), *commonHouse({others[1], feet[1]})},
                                 Role::Base)},
       {"ends", Phrases::cells(toSet(others), Role::Pattern, {second})}}));
  //: A kite is the pattern of two lines that was told before.
  sentences.push_back(Phrases::fill(tr("A cell that sees both ends of one kite cannot have its digit.")));
  return sentences;
}

ReasonWords::Sentences ReasonWords::operator()(const reason::EmptyRectangle& rectangle) const {
  Sentences sentences = emptyRectangle(rectangle, rectangle.pair);
  if (rectangle.otherPair) {
    const Sentences others = emptyRectangle(rectangle, *rectangle.otherPair);
    // The second half of a dual empty rectangle mostly has the same cross, which is not told again.
    const auto arms = [&](const std::array<Cell, 2>& pair) {
      const CrossArms both = armsOf(rectangle, pair);
      return std::set{both.near, both.other};
    };
    const bool isSame = arms(rectangle.pair) == arms(*rectangle.otherPair);
    if (isSame) {
      sentences.insert(sentences.end(), others.begin() + 1, others.end());
    } else {
      sentences.insert(sentences.end(), others.begin(), others.begin() + 2);
      const House line = armsOf(rectangle, *rectangle.otherPair).other;
      const CellSet closed = cellsOf(m_step.eliminations) & cellsOf(line);
      //: Such as: Just so, both cases close r5c3. The two cases for another cell were told before.
      sentences.push_back(
          Phrases::fill(tr("Just so, both cases close {cells}."),
                        {{"cells", Phrases::cells(closed, Role::Eliminated, {rectangle.digit})}}));
    }
  }
  return sentences;
}

ReasonWords::Sentences ReasonWords::emptyRectangle(const reason::EmptyRectangle& rectangle,
                                                   const std::array<Cell, 2>& pair) const {
  const DigitSet digits = {rectangle.digit};
  const QString digit = Phrases::digit(rectangle.digit);
  const CrossArms arms = armsOf(rectangle, pair);
  const Sentence near = Phrases::cells({pair[0]}, Role::Off, digits);
  const Sentence far = Phrases::cells({pair[1]}, Role::Pattern, digits);
  const auto box = Phrases::house(rectangle.box, Role::Cover);
  const auto other = Phrases::partOf(arms.other, Role::Pattern, arms.otherCells, digits);
  const Sentence closed =
      Phrases::cells(cellsOf(m_step.eliminations) & cellsOf(arms.other), Role::Eliminated, digits);
  return {Phrases::fill(tr("In {box} every {digit} is in {near} or {other}."),
                        {{"box", box},
                         {"digit", digit},
                         {"near", Phrases::partOf(arms.near, Role::Off, arms.nearCells, digits)},
                         {"other", other}}),
          Phrases::fill(tr("{line} has only two places for its {digit}: {near} and {far}."),
                        {{"line", Phrases::house(*commonHouse({pair[0], pair[1]}), Role::Base)},
                         {"digit", digit},
                         {"near", near},
                         {"far", far}}),
          Phrases::fill(tr("If {far} is {digit}, it closes {cells}."),
                        {{"far", far}, {"digit", digit}, {"cells", closed}}),
          Phrases::fill(
              tr("Else {near} is {digit}, and {box} has its {digit} in {other}, which closes {cells} too."),
              {{"near", near}, {"box", box}, {"digit", digit}, {"other", other}, {"cells", closed}})};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::Coloring& coloring) const {
  if (coloring.colorings.size() > 1) return twoColorings(coloring);
  const auto& [one, other] = coloring.colorings.front();
  const DigitSet digits = {coloring.digit};
  const QString digit = Phrases::digit(coloring.digit);
  Sentences sentences = {
      Phrases::fill(tr("Where a house has just two places for {digit}, one of them is right."),
                    {{"digit", digit}}),
      Phrases::fill(tr("Joined, such pairs take turns in two colours. Green: {cells}."),
                    {{"cells", Phrases::cells(one, Role::ClassOne, digits)}}),
      Phrases::fill(tr("Brown: {cells}."), {{"cells", Phrases::cells(other, Role::ClassTwo, digits)}}),
      Phrases::fill(tr("Either every green one is {digit}, or every brown one."), {{"digit", digit}})};
  const Sentences ends = m_step.technique == Technique::SimpleColorsTrap ? trap(coloring) : wrap(coloring);
  sentences.insert(sentences.end(), ends.begin(), ends.end());
  return sentences;
}

ReasonWords::Sentences ReasonWords::trap(const reason::Coloring& coloring) const {
  constexpr std::size_t kMostCells = 3;
  const auto& [one, other] = coloring.colorings.front();
  const DigitSet digits = {coloring.digit};
  if (m_step.eliminations.size() > kMostCells)
    return {
        Phrases::fill(tr("These cells see a green and a brown one each: {cells}."),
                      {{"cells", Phrases::cells(cellsOf(m_step.eliminations), Role::Eliminated, digits)}})};
  Sentences sentences;
  for (const Candidate& gone : m_step.eliminations)
    sentences.push_back(Phrases::fill(
        tr("{cell} sees {one}, which is green, and {other}, which is brown."),
        {{"cell", Phrases::cells({gone.cell}, Role::Eliminated, digits)},
         {"one", Phrases::cells({(peersOf(gone.cell) & one).first()}, Role::ClassOne, digits)},
         {"other", Phrases::cells({(peersOf(gone.cell) & other).first()}, Role::ClassTwo, digits)}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::wrap(const reason::Coloring& coloring) const {
  const auto& [one, other] = coloring.colorings.front();
  const bool isFirst = pairAcross(one, one).has_value();
  const auto [cell, seen] = *pairAcross(isFirst ? one : other, isFirst ? one : other);
  const Role role = isFirst ? Role::ClassOne : Role::ClassTwo;
  return {
      Phrases::fill(isFirst ? tr("{cells}, both green, share {house}: only one of them could be {digit}.")
                            : tr("{cells}, both brown, share {house}: only one of them could be {digit}."),
                    {{"cells", Phrases::cells({cell, seen}, role, {coloring.digit})},
                     {"house", Phrases::house(*commonHouse({cell, seen}), Role::Cover)},
                     {"digit", Phrases::digit(coloring.digit)}}),
      Phrases::fill(isFirst ? tr("So no green one is {digit}, and every brown one is.")
                            : tr("So no brown one is {digit}, and every green one is."),
                    {{"digit", Phrases::digit(coloring.digit)}})};
}

ReasonWords::Sentences ReasonWords::twoColorings(const reason::Coloring& coloring) const {
  const DigitSet digits = {coloring.digit};
  Sentences sentences = {
      Phrases::fill(tr("Where a house has just two places for {digit}, one of them is right."),
                    {{"digit", Phrases::digit(coloring.digit)}})};
  const ClassNames patterns = {
      {{tr("Either the green discs are right: {cells}."), tr("Or the brown squares are: {cells}.")},
       {tr("And either the green rings are: {cells}."), tr("Or the brown frames are: {cells}.")}}};
  for (const std::size_t pair : {0U, 1U})
    for (const std::size_t side : {0U, 1U})
      sentences.push_back(Phrases::fill(
          patterns[pair][side],
          {{"cells", Phrases::cells(coloring.colorings[pair][side], kClassRoles[pair][side], digits)}}));
  const Sentences conclusion =
      m_step.technique == Technique::MultiColors1 ? clashAcross(coloring) : clashWithBoth(coloring);
  sentences.insert(sentences.end(), conclusion.begin(), conclusion.end());
  return sentences;
}

ReasonWords::Sentences ReasonWords::clashAcross(const reason::Coloring& coloring) const {
  const ClassNames names = classNames();
  for (const std::size_t a : {0U, 1U})
    for (const std::size_t b : {0U, 1U}) {
      const auto clash = pairAcross(coloring.colorings[0][a], coloring.colorings[1][b]);
      if (!clash) continue;
      const CellSet gone = cellsOf(m_step.eliminations);
      return {//: Such as: The green disc r1c5 and the brown frame r2c5 see each other: at most one of them is
              //: right.
              Phrases::fill(tr("{one} {a} and {other} {b} see each other: at most one of them is right."),
                            {{"one", className(0, a)},
                             {"a", cellOfClass(coloring, (*clash)[0], 0, a)},
                             {"other", className(1, b)},
                             {"b", cellOfClass(coloring, (*clash)[1], 1, b)}}),
              //: Such as: So the green discs or the brown frames are right, and r1c5 and r2c6 see one of
              //: each. Count
              //: of the cells.
              Phrases::fill(
                  tr("So {ones} or {others} are right, and {cells} see one of each.", nullptr, gone.size()),
                  {{"ones", names[0][1 - a]},
                   {"others", names[1][1 - b]},
                   {"cells", Phrases::cells(gone, Role::Eliminated, {coloring.digit})}})};
    }
  return {};
}

ReasonWords::Sentences ReasonWords::clashWithBoth(const reason::Coloring& coloring) const {
  for (const std::size_t pair : {0U, 1U})
    for (const std::size_t side : {0U, 1U}) {
      const CellSet group = coloring.colorings[pair][side];
      const auto first = pairAcross(group, coloring.colorings[1 - pair][0]);
      const auto second = pairAcross(group, coloring.colorings[1 - pair][1]);
      if (!first || !second) continue;
      const bool isOneCell = (*first)[0] == (*second)[0];
      return {Phrases::fill(
                  isOneCell
                      //: Such as: The green disc r1c5 sees the green ring r1c8 and the brown frame r4c5.
                      ? tr("{one} {a} sees {ring} {b} and {frame} {d}.")
                      //: Such as: The green disc r1c5 sees the green ring r1c8, the green disc r7c2 the
                      //: brown frame r4c2.
                      : tr("{one} {a} sees {ring} {b}, {one} {c} {frame} {d}."),
                  {{"one", className(pair, side)},
                   {"a", cellOfClass(coloring, (*first)[0], pair, side)},
                   {"ring", className(1 - pair, 0)},
                   {"b", cellOfClass(coloring, (*first)[1], 1 - pair, 0)},
                   {"c", cellOfClass(coloring, (*second)[0], pair, side)},
                   {"frame", className(1 - pair, 1)},
                   {"d", cellOfClass(coloring, (*second)[1], 1 - pair, 1)}}),
              //: Such as: One of these two is right, so the green discs are wrong.
              Phrases::fill(tr("One of these two is right, so {ones} are wrong."),
                            {{"ones", classNames()[pair][side]}})};
    }
  return {};
}

ReasonWords::ClassNames ReasonWords::classNames() {
  return {{{tr("the green discs", "subject"), tr("the brown squares", "subject")},
           {tr("the green rings", "subject"), tr("the brown frames", "subject")}}};
}

Phrases::Inflected ReasonWords::className(std::size_t pair, std::size_t side) {
  const ClassNames plain = {{{tr("the green disc", "plain"), tr("the brown square", "plain")},
                             {tr("the green ring", "plain"), tr("the brown frame", "plain")}}};
  const ClassNames object = {{{tr("the green disc", "object"), tr("the brown square", "object")},
                              {tr("the green ring", "object"), tr("the brown frame", "object")}}};
  return [subject = plain[pair][side], sees = object[pair][side]](QStringView form) -> Sentence {
    return {Phrase{HouseNames::formOf(form) == HouseNames::Form::Object ? sees : subject}};
  };
}

}  // namespace sudoku
