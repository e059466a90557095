#include <utility>

#include "reasonwords.h"
#include "stepparts.h"
#include "techniquewords.h"
#include "walkwords.h"

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
    sentences.push_back(Phrases::fill(
        fins.hasOne() ? tr("If the fin is {digit}, {cells} cannot be {digit} either: the fin sees this.")
                      : tr("If a fin is {digit}, {cells} cannot be {digit} either: all fins see this."),
        {{"digit", digit}, {"cells", victims}}));
    return sentences;
  }
  const Sentence base = Phrases::houses(fish.base, Role::Base);
  const Sentence cover = Phrases::houses(fish.cover, Role::Cover);
  const Sentence places = Phrases::phrase(tr("only %1 places").arg(Phrases::number(fish.body.size())),
                                          Role::Pattern, fish.body, {fish.digit});
  Sentences sentences = {
      Phrases::fill(tr("{base} have {places} for their {digit}s, all in {cover}."),
                    {{"base", base}, {"places", places}, {"digit", digit}, {"cover", cover}})};
  if (Phrases::wordCount(sentences.front()) > Phrases::kMostWords)
    sentences = {Phrases::fill(tr("{base} have {places} for their {digit}s."),
                               {{"base", base}, {"places", places}, {"digit", digit}}),
                 Phrases::fill(tr("All of these stand in {cover}."), {{"cover", cover}})};
  sentences.push_back(Phrases::fill(tr("No house has two {digit}s, so {cover} get one each."),
                                    {{"cover", cover}, {"digit", digit}}));
  return sentences;
}

ReasonWords::Sentences ReasonWords::spoiledFish(const reason::Fish& fish) const {
  const CellSet fins = finsOf(fish);
  const QString digit = Phrases::digit(fish.digit);
  const Sentence names = Phrases::cells(fins, Role::Fin, {fish.digit});
  const Sentence cover = Phrases::houses(fish.cover, Role::Cover);
  Sentences sentences = {Phrases::fill(tr("Look at the {digit}s in {base}."),
                                       {{"digit", digit}, {"base", Phrases::houses(fish.base, Role::Base)}})};
  Sentence named = Phrases::fill(fins.hasOne() ? tr("All but {fins}, the fin, stand in {cover}.")
                                               : tr("All but {fins}, the fins, stand in {cover}."),
                                 {{"fins", names}, {"cover", cover}});
  if (Phrases::wordCount(named) <= Phrases::kMostWords) {
    sentences.push_back(std::move(named));
  } else {
    sentences.push_back(Phrases::fill(tr("All but {count} stand in {cover}."),
                                      {{"count", Phrases::cellCount(fins)}, {"cover", cover}}));
    sentences.push_back(Phrases::fill(tr("The fins: {fins}."), {{"fins", names}}));
  }
  sentences.push_back(Phrases::fill(
      fins.hasOne() ? tr("If the fin is not {digit}, the others make {fish}, in {places}.")
                    : tr("If no fin is {digit}, the others make {fish}, in {places}."),
      {{"digit", digit},
       {"fish", TechniqueWords::fish(fish.base.size())},
       {"places", Phrases::phrase(tr("the blue discs"), Role::Pattern, fish.body, {fish.digit})}}));
  sentences.push_back(Phrases::fill(tr("Then no other cell of {cover} can be {digit}."),
                                    {{"digit", digit}, {"cover", cover}}));
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
  return {
      one(tr("In {base} the {digit}s stand in {cover}, but for {fins}."), fish.cover, finsOf(fish)),
      one(tr("Or they stand in {cover}, but for {fins}."), twin.cover, toSet(twin.fins)),
      Phrases::fill(tr("Take each of these with its fins, its extra places.")),
      Phrases::fill(
          tr("If no fin is {digit}, it is {fish}, and its columns, rows or boxes have their {digit}s in it."),
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
                                      {{"end", WalkWords::stated(kraken.chains.front().back())}}));
  return sentences;
}

}  // namespace sudoku
