#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digit.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// Whether all words of a text, or their beginnings, are in a name of a technique: the everyday one, the one
/// in the player's language, or HoDoKu's. May be called from any thread.
bool isCalled(Technique technique, const QString& words);

/// A filter for lists of steps, as the player types it: words of a technique's name, cells (`r4c5`, `r4` or
/// `c5`), a digit. A step passes if it matches all of these: it places or removes that digit in such a cell.
class StepFilter {
 public:
  StepFilter() = default;
  explicit StepFilter(const QString& text);

  /// Whether the filter lets every step pass.
  bool isEmpty() const { return m_words.isEmpty() && !m_cells && !m_digit; }
  bool takes(const Step& step) const;

  friend bool operator==(const StepFilter&, const StepFilter&) = default;

 private:
  bool takesCandidate(const Candidate& candidate) const;

  QString m_words;
  std::optional<CellSet> m_cells;
  std::optional<Digit> m_digit;
};

}  // namespace sudoku
