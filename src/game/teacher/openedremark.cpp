#include "openedremark.h"

#include <algorithm>

#include <sudoku/rating/rating.h>
#include <sudoku/solving/solver.h>

#include "game/base/toqstring.h"
#include "game/language/joined.h"
#include "phrases.h"
#include "techniquewords.h"

namespace sudoku {
namespace {

/// The most cells whose names a remark lists.
constexpr int kMostNamedCells = 8;

}  // namespace

QString OpenedRemark::of(const Puzzle& puzzle, const std::stop_token& stop) {
  const auto path = rateByPath(puzzle, stop);
  const auto explainer = rateByExplainer(puzzle, stop);
  const auto hodoku = rateByHodoku(puzzle, stop);
  if (!path || !explainer || !hodoku) return {};
  const QString level = levelName(path->level);
  const QString judged = path->hardest ? tr("One solution. %1, with %2.", "a level, then a technique")
                                             .arg(level, TechniqueWords::inside(*path->hardest))
                                       : tr("One solution. %1.").arg(level);
  const QString rated = tr("SE %1, HoDoKu %2 %3.")
                            .arg(explainer->difficulty / 10.0, 0, 'f', 1)
                            .arg(toQString(nameOf(hodoku->level)))
                            .arg(hodoku->score);
  const QString minimal = isMinimal(puzzle) ? tr("Every given is needed.") : tr("Some givens could go.");
  return Joined::sentences({judged, rated, minimal});
}

QString OpenedRemark::ofSeveralSolutions(const Grid& givens) {
  const CellSet cells = differingCells(givens);
  if (cells.size() > kMostNamedCells) return tr("The solutions differ in %n cells.", nullptr, cells.size());
  return tr("The solutions differ in %1.").arg(toPlainText(Phrases::cells(cells, Role::Words)));
}

CellSet differingCells(const Grid& givens) {
  const Grid first = *solve(givens);
  CellSet cells;
  for (const Cell cell : givens.emptyCells()) {
    const auto differs = [&](Digit digit) {
      if (digit == first.at(cell)) return false;
      Grid other = givens;
      other.set(cell, digit);
      return solve(other).has_value();
    };
    const auto& digits = allDigits();
    if (std::any_of(digits.begin(), digits.end(), differs)) cells.add(cell);
  }
  return cells;
}

QString levelName(Level level) {
  switch (level) {
    case Level::Easy:
      return QCoreApplication::translate("Level", "Easy");
    case Level::Medium:
      return QCoreApplication::translate("Level", "Medium");
    case Level::Hard:
      return QCoreApplication::translate("Level", "Hard");
    case Level::Expert:
      return QCoreApplication::translate("Level", "Expert");
    case Level::Extreme:
      return QCoreApplication::translate("Level", "Extreme");
    case Level::Inhuman:
      return QCoreApplication::translate("Level", "Inhuman");
  }
  return {};
}

}  // namespace sudoku
