#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digit.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// Whether each word of a text begins a word in one of the technique's names: the everyday name in the
/// player's language, or HoDoKu's. May be called from any thread.
bool isCalled(Technique technique, const QString& words);

/// A filter for lists of steps, as typed by the player: words of a technique's name, cells (`r4c5`, `r4` or
/// `c5`), a digit. A step passes if its name matches and it places or removes the digit in one of the cells.
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
