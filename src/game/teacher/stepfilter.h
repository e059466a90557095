#pragma once

#include <optional>

#include <QString>
#include <QStringList>

#include <sudoku/grid/cellset.h>
#include <sudoku/grid/digit.h>
#include <sudoku/logic/step.h>

namespace sudoku {

/// Whether all words of a text, or their beginnings, are in what a technique is called: by people, in the
/// player's language, or by HoDoKu. May be called from any thread.
bool isCalled(Technique technique, const QString& words);

/// Which steps of a list the player wants to see, as typed: words of a technique's name, cells (`r4c5`, `r4`
/// or `c5`), a digit. Steps have to do with all of it: they set or remove that digit in such a cell.
class StepFilter {
 public:
  StepFilter() = default;
  explicit StepFilter(const QString& text);

  /// Takes every step.
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
