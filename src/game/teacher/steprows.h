#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "solutionlist.h"

namespace sudoku {

/// One line of a list of steps: a step, or the heading of a group of steps, which is folded or open. Plain
/// data.
struct StepRow {
  enum class Kind { Step, Head };

  Kind kind = Kind::Step;
  std::size_t first = 0;  ///< index of the step, or of the first step of the group
  std::size_t count = 1;
  bool isOpen = false;  ///< for a heading: whether its steps are shown below it
  QString number;  ///< number of the step or range of the group, `31` or `1–12`; empty for the heading of a
                   ///< technique
  /// Everyday name of the technique; for the heading of a group also the number of steps, such as `12
  /// singles`.
  QString technique;
  Level level = Level::Easy;
  int score = 0;  ///< HoDoKu's score of the step, or the sum for the group
  QString inShort;
  bool isRefused = false;  ///< whether the preferences exclude the technique from hints

  bool covers(std::size_t step) const { return first <= step && step - first < count; }

  friend bool operator==(const StepRow&, const StepRow&) = default;
};

/// Makes the lines of a list of steps, in the player's language. Steps without a number are numbered in their
/// order in the list. May be called from any thread.
class StepRows {
  Q_DECLARE_TR_FUNCTIONS(sudoku::StepRows)

 public:
  /// One line for each step, without headings.
  static std::vector<StepRow> flat(const std::vector<ListedStep>& steps);
  /// Lines in which each run of singles is folded under a heading. `open` has the index of the first step of
  /// each heading whose steps are shown below it.
  static std::vector<StepRow> folded(const std::vector<ListedStep>& steps, const std::set<std::size_t>& open);
  /// A heading for each technique. `open` has the index of the first step of each heading whose steps are
  /// shown below it. Precondition: the steps of a technique are next to each other.
  static std::vector<StepRow> grouped(const std::vector<ListedStep>& steps,
                                      const std::set<std::size_t>& open);

  /// The number of steps in words: `one step`, `12 steps`.
  static QString stepCount(std::size_t count);
  /// What a step concludes and where, in HoDoKu's notation without the technique's name.
  static QString inShort(const Step& step);
  /// The steps as plain text, one line each: number, level, score and notation.
  static QString asText(const std::vector<ListedStep>& steps);
  /// A line of the list for screen readers: `31, Skyscraper, Hard`.
  static QString spoken(const StepRow& row);

 private:
  static StepRow rowOf(const std::vector<ListedStep>& steps, std::size_t index);
  static StepRow headOfSingles(const std::vector<ListedStep>& steps, std::size_t first, std::size_t count);
  static StepRow headOfTechnique(const std::vector<ListedStep>& steps, std::size_t first, std::size_t count);
};

}  // namespace sudoku
