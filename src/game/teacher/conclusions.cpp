#include "conclusions.h"

#include "phrases.h"
#include "stepparts.h"

namespace sudoku {
namespace {

/// More cells than that are not named one by one.
constexpr int kNamedCells = 4;

}  // namespace

Sentence Conclusions::seesEach(const Step& step) {
  const CellSet cells = cellsOf(step.eliminations);
  const DigitSet digits = digitsOf(step.eliminations);
  if (cells.size() > kNamedCells)
    return Phrases::fill(
        tr("Each of {cells} shares a row, column or box with these."),
        {{"cells", Phrases::phrase(Phrases::cellCount(cells), Role::Eliminated, cells, digits)}});
  return Phrases::fill(cells.hasOne() ? tr("{cells} shares a row, column or box with each of these.")
                                      : tr("{cells} share a row, column or box with each of these."),
                       {{"cells", Phrases::cells(cells, Role::Eliminated, digits)}});
}

Sentence Conclusions::so(const Step& step) {
  return concluded(step, {tr("So {cells} must be {digits}."), tr("So {cells} cannot be {digits}."),
                          tr("So {candidates} go.")});
}

Sentence Conclusions::eitherWay(const Step& step) {
  return concluded(step, {tr("Either way {cells} must be {digits}."),
                          tr("Either way {cells} cannot be {digits}."), tr("Either way {candidates} go.")});
}

Sentence Conclusions::concluded(const Step& step, const Patterns& patterns) {
  const bool isPlaced = !step.placements.empty();
  const auto& candidates = isPlaced ? step.placements : step.eliminations;
  const CellSet cells = cellsOf(candidates);
  const DigitSet digits = digitsOf(candidates);
  const auto count = static_cast<int>(candidates.size());
  // Where cells lose different digits, or are many, to name them all would be a list and no sentence.
  if (count != cells.size() * digits.size() || cells.size() > kNamedCells)
    return Phrases::fill(patterns.manyGone,
                         {{"candidates", Phrases::phrase(tr("%1 candidates").arg(Phrases::number(count)),
                                                         Role::Eliminated, cells, digits)}});
  return Phrases::fill(isPlaced ? patterns.placed : patterns.gone,
                       {{"cells", Phrases::cells(cells, isPlaced ? Role::Placed : Role::Eliminated, digits)},
                        {"digits", Phrases::digits(digits, Phrases::Joint::Or)}});
}

}  // namespace sudoku
