#include "stepwords.h"

#include <optional>
#include <variant>

#include "reasonwords.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

/// The place to look at first; or the digit, where a pattern of one digit lies all over the board.
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

/// What a step says of where to look.
class WhereWords {
  Q_DECLARE_TR_FUNCTIONS(sudoku::WhereWords)

 public:
  static Sentence where(const Step& step, const Position& position) {
    const Hiding hiding = hidingOf(step);
    if (hiding.digit) {
      const CellSet cells = position.candidates.cellsOf(*hiding.digit) & position.candidates.openCells();
      return Phrases::fill(
          tr("Look at {digits}, all over the board."),
          {{"digits", Phrases::phrase(tr("the %1s", "all of a digit").arg(hiding.digit->value()), Role::Cover,
                                      cells, {*hiding.digit})}});
    }
    return Phrases::fill(tr("The next step is in {house}."),
                         {{"house", Phrases::house(*hiding.house, Role::Cover)}});
  }
};

}  // namespace

Explanation explain(const Step& step, const Position& position) {
  return {WhereWords::where(step, position), TechniqueWords::title(step.technique),
          TechniqueWords::idea(step.technique), std::visit(ReasonWords(step, position), step.reason),
          walkOf(step, position)};
}

}  // namespace sudoku
