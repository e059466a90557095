#include <utility>

#include "clausewords.h"
#include "game/language/numbers.h"
#include "reasonwords.h"
#include "stepparts.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

CellSet finsOf(const reason::Fish& fish) {
  return toSet(fish.fins) | toSet(fish.endoFins);
}

CellSet startsOf(const std::vector<Chain>& chains) {
  CellSet starts;
  for (const Chain& chain : chains) starts |= chain.front().cells;
  return starts;
}

}  // namespace

ReasonWords::Sentences ReasonWords::operator()(const reason::Fish& fish) const {
  if (fish.siamese) return siameseFish(fish, *fish.siamese);
  const QString digit = Phrases::digit(fish.digit);
  if (const CellSet fins = finsOf(fish); !fins.isEmpty()) {
    Sentences sentences = spoiledFish(fish);
    const CellSet gone = cellsOf(m_step.eliminations);
    const Sentence victims =
        gone.size() <= 4 ? Phrases::cells(gone, Role::Eliminated, {fish.digit})
                         : Phrases::phrase(Phrases::cellCount(gone), Role::Eliminated, gone, {fish.digit});
    sentences.push_back(
        Phrases::fill(tr("If a fin is {digit}, {cells} cannot be {digit} either: all fins see this.",
                         "count of the fins", fins.size()),
                      {{"digit", digit}, {"cells", victims}}));
    return sentences;
  }
  Sentences sentences = bareFish(fish);
  const Sentences twice = inTwoCovers(fish);
  sentences.insert(sentences.end(), twice.begin(), twice.end());
  return sentences;
}

/// Explains a fish without fins.
ReasonWords::Sentences ReasonWords::bareFish(const reason::Fish& fish) const {
  const QString digit = Phrases::digit(fish.digit);
  const auto base = Phrases::houses(fish.base, Role::Base);
  const auto cover = Phrases::houses(fish.cover, Role::Cover);
  const Sentence places = Phrases::marked(Role::Pattern, fish.body, {fish.digit});
  const int count = fish.body.size();
  const QString inWords = Numbers::inWords(count);
  Sentences sentences = {
      //: Such as: Rows 3 and 7 have only four places for their 5s, all in columns 2 and 6.
      Phrases::fill(
          tr("{base} have {places: only {count} places} for their {digit}s, all in {cover}.", nullptr, count),
          {{"base", base}, {"places", places}, {"count", inWords}, {"digit", digit}, {"cover", cover}})};
  const bool areNamed = HouseNames::canName(fish.base) && HouseNames::canName(fish.cover);
  if (areNamed && Phrases::wordCount(sentences.front()) <= Phrases::kMostWords) {
    //: Such as: No house has two 5s, so columns 2 and 6 have theirs there, in the places said before.
    sentences.push_back(Phrases::fill(tr("No house has two {digit}s, so {cover} have theirs there."),
                                      {{"cover", cover}, {"digit", digit}}));
    return sentences;
  }
  return {//: Such as: Rows 3 and 7 have only four places for their 5s.
          Phrases::fill(tr("{base} have {places: only {count} places} for their {digit}s.", nullptr, count),
                        {{"base", base}, {"places", places}, {"count", inWords}, {"digit", digit}}),
          areNamed
              ? Phrases::fill(tr("All of these stand in {cover}."), {{"cover", cover}})
              //: These are the places for a digit in some houses, of which no sentence says which they are.
              : Phrases::fill(tr("All of these stand in {cover: as many other houses}."), {{"cover", cover}}),
          //: Such as: No house has two 5s, so these houses have theirs there, in the places said before.
          Phrases::fill(tr("No house has two {digit}s, so {cover: these houses} have theirs there."),
                        {{"cover", cover}, {"digit", digit}})};
}

/// Explains why places of a fish itself go: each lies in two of the cover houses.
ReasonWords::Sentences ReasonWords::inTwoCovers(const reason::Fish& fish) const {
  CellSet own;
  for (const House house : fish.base) own |= cellsOf(house);
  own &= cellsOf(m_step.eliminations);
  if (own.isEmpty()) return {};
  //: Such as: r2c2 is in two of these. As 1 it would use up both, with too few left for the other 1s.
  //: `These` are rows, columns or boxes, as many as the places have to fill.
  return {Phrases::fill(tr("{cells} is in two of these. As {digit} it would use up both, with too few left "
                           "for the other {digit}s.",
                           "count of the cells", own.size()),
                        {{"cells", Phrases::cells(own, Role::Eliminated, {fish.digit})},
                         {"digit", Phrases::digit(fish.digit)}})};
}

ReasonWords::Sentences ReasonWords::spoiledFish(const reason::Fish& fish) const {
  const CellSet fins = finsOf(fish);
  const QString digit = Phrases::digit(fish.digit);
  const Sentence names = Phrases::cells(fins, Role::Fin, {fish.digit});
  const auto cover = Phrases::houses(fish.cover, Role::Cover);
  Sentences sentences = {Phrases::fill(tr("Look at the {digit}s in {base}."),
                                       {{"digit", digit}, {"base", Phrases::houses(fish.base, Role::Base)}})};
  Sentence named =  //: Such as: All but r1c5 and r2c5, the fins, stand in columns 2 and 6.
      Phrases::fill(tr("All but {fins}, the fins, stand in {cover}.", "count of the fins", fins.size()),
                    {{"fins", names}, {"cover", cover}});
  if (Phrases::wordCount(named) <= Phrases::kMostWords) {
    sentences.push_back(std::move(named));
  } else {
    sentences.push_back(  //: Such as: All but five cells stand in columns 2, 6 and 8.
        Phrases::fill(tr("All but {count} cells stand in {cover}.", nullptr, fins.size()),
                      {{"count", Numbers::inWords(fins.size())}, {"cover", cover}}));
    sentences.push_back(Phrases::fill(tr("The fins: {fins}."), {{"fins", names}}));
  }
  const QString name = TechniqueWords::withoutFins(m_step.technique, fish.base.size());
  sentences.push_back(
      Phrases::fill(name == TechniqueWords::fish(2)
                        ? tr("If no fin is {digit}, the others make an {fish}, in {places: the blue discs}.",
                             "count of the fins; the fish is an X-Wing", fins.size())
                        : tr("If no fin is {digit}, the others make a {fish}, in {places: the blue discs}.",
                             "count of the fins", fins.size()),
                    {{"digit", digit},
                     {"fish", name},
                     {"places", Phrases::marked(Role::Pattern, fish.body, {fish.digit})}}));
  sentences.push_back(Phrases::fill(tr("Then no other cell of {cover} can be {digit}."),
                                    {{"digit", digit}, {"cover", cover}}));
  const Sentences twice = inTwoCovers(fish);
  sentences.insert(sentences.end(), twice.begin(), twice.end());
  return sentences;
}

/// Explains a Siamese fish: two sets of cover houses for the same base houses, each set with its own fins.
ReasonWords::Sentences ReasonWords::siameseFish(const reason::Fish& fish,
                                                const reason::Fish::Twin& twin) const {
  const QString digit = Phrases::digit(fish.digit);
  const auto one = [&](const QString& pattern, const std::vector<House>& cover, CellSet fins) {
    return Phrases::fill(pattern, {{"base", Phrases::houses(fish.base, Role::Base)},
                                   {"digit", digit},
                                   {"cover", Phrases::houses(cover, Role::Cover)},
                                   {"fins", Phrases::cells(fins, Role::Fin, {fish.digit})}});
  };
  return {one(tr("In {base} the {digit}s stand in {cover}, but for {fins}."), fish.cover, finsOf(fish)),
          one(tr("Or they stand in {cover}, but for {fins}."), twin.cover, toSet(twin.fins)),
          Phrases::fill(tr("Take each of these with its fins, its extra places.")),
          Phrases::fill(fish.base.size() == 2 ? tr("If no fin is {digit}, it is an {fish}, and its columns, "
                                                   "rows or boxes have their {digit}s in it.",
                                                   "the fish is an X-Wing")
                                              : tr("If no fin is {digit}, it is a {fish}, and its columns, "
                                                   "rows or boxes have their {digit}s in it."),
                        {{"digit", digit}, {"fish", TechniqueWords::fish(fish.base.size())}}),
          Phrases::fill(tr("If a fin is {digit}, no cell that sees its fins can be {digit} either."),
                        {{"digit", digit}})};
}

ReasonWords::Sentences ReasonWords::operator()(const reason::KrakenFish& kraken) const {
  constexpr std::size_t kMostCases = 2;
  Sentences sentences = spoiledFish(kraken.fish);
  if (m_step.technique == Technique::KrakenFish2 && kraken.chains.size() > 1)
    sentences.push_back(
        Phrases::fill(tr("So one of {starts} is {digit}."),
                      {{"starts", Phrases::cells(startsOf(kraken.chains), Role::On, {kraken.fish.digit})},
                       {"digit", Phrases::digit(kraken.fish.digit)}}));
  if (kraken.chains.size() <= kMostCases)
    for (const Chain& chain : kraken.chains) sentences.push_back(caseEnd(chain));
  else
    sentences.push_back(Phrases::fill(tr("From each of them links lead to this: {end}."),
                                      {{"end", ClauseWords::stated(kraken.chains.front().back())}}));
  return sentences;
}

}  // namespace sudoku
