#include "stepwords.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <variant>

#include "conclusions.h"
#include "reasonwords.h"
#include "stepparts.h"
#include "techniquewords.h"
#include "walksteps.h"
#include "walkwords.h"

namespace sudoku {
namespace {

/// The house at which the player should look first; or a digit, where the pattern is about one digit all over
/// the board.
struct Hiding {
  std::optional<House> house;
  std::optional<Digit> digit;
};

Hiding hidingOf(const Step& step) {
  if (const auto* const single = std::get_if<reason::Single>(&step.reason))
    return {single->house.value_or(House::box(single->candidate.cell.box())), std::nullopt};
  if (const auto* const locked = std::get_if<reason::LockedCandidates>(&step.reason))
    return {locked->from, std::nullopt};
  if (const auto* const subset = std::get_if<reason::Subset>(&step.reason))
    return {subset->house, std::nullopt};
  const auto* const chain = std::get_if<reason::LinkChain>(&step.reason);
  const bool isOneDigit = chain != nullptr && chain->shape == reason::LinkChain::Shape::OneDigit;
  const TechniqueFamily family = infoOf(step.technique).family;
  if (isOneDigit || family == TechniqueFamily::Fish || family == TechniqueFamily::SingleDigit ||
      family == TechniqueFamily::Coloring)
    return {std::nullopt, step.eliminations.front().digit};
  const Candidate& first = step.placements.empty() ? step.eliminations.front() : step.placements.front();
  return {House::box(first.cell.box()), std::nullopt};
}

/// What a pattern is in a few words. A proof of one case has no other cases that could end alike.
QString ideaOf(const Step& step) {
  const auto* const proof = std::get_if<reason::Proof>(&step.reason);
  const bool isOneCase = proof != nullptr && hasOneCase(*proof);
  return isOneCase ? QString() : TechniqueWords::idea(step.technique);
}

/// Makes the sentence that says where to look for a step.
class WhereWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::WhereWords)

 public:
  static Sentence where(const Step& step, const Position& position) {
    const Hiding hiding = hidingOf(step);
    if (hiding.digit) {
      const CellSet cells = position.candidates.cellsOf(*hiding.digit) & position.candidates.openCells();
      return Phrases::fill(
          //: Such as: Look at the 7s, all over the board.
          tr("Look at {digits: the {digit}s}, all over the board."),
          {{"digits", Phrases::marked(Role::Cover, cells, {*hiding.digit})},
           {"digit", Phrases::digit(*hiding.digit)}});
    }
    return Phrases::fill(tr("The next step is in {house}."),
                         {{"house", Phrases::house(*hiding.house, Role::Cover)}});
  }
};

}  // namespace

Explanation explain(const Step& step, const Position& position) {
  Explanation words{WhereWords::where(step, position), TechniqueWords::title(step.technique), ideaOf(step),
                    std::visit(ReasonWords(step, position), step.reason)};
  std::vector<Sentence> conclusion;
  if (!std::holds_alternative<reason::Single>(step.reason)) conclusion = Conclusions::of(step);
  words.why.insert(words.why.end(), conclusion.begin(), conclusion.end());
  const std::vector<WalkStep> steps = walkSteps(step, position);
  const WalkWords walk(steps, position);
  for (const WalkStep& told : steps) {
    Sentence sentence = walk.sentence(told);
    // Several chains may make the same assumption, which the explanation mentions only once.
    if (told.link == 0 && std::find(words.walk.begin(), words.walk.end(), sentence) != words.walk.end())
      continue;
    words.walk.push_back(std::move(sentence));
    words.links.push_back(told.link);
  }
  if (steps.empty()) return words;
  // For a single chain, the last sentences of `why` are repeated at the end of `walk`: they include the
  // reasons for the conclusion.
  if (std::holds_alternative<reason::LinkChain>(step.reason) && words.why.size() > 2 + conclusion.size())
    conclusion.assign(words.why.begin() + 2, words.why.end());
  if (auto broken = ReasonWords(step, position).contradiction())
    conclusion.insert(conclusion.begin(), *broken);
  for (Sentence& sentence : conclusion) {
    words.walk.push_back(std::move(sentence));
    words.links.push_back(0);
  }
  return words;
}

int linksTold(const Explanation& words, int told) {
  int links = 0;
  for (int at = 0; at < told && at < static_cast<int>(words.links.size()); ++at)
    links = std::max(links, words.links[static_cast<std::size_t>(at)]);
  return links;
}

}  // namespace sudoku
