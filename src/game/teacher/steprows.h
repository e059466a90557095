#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "solutionlist.h"

namespace sudoku {

/// One line of a list of steps: a step, or the heading of several steps that are folded into one line or
/// stand below it. Plain data.
struct StepRow {
  enum class Kind : std::uint8_t { Step, Head };

  Kind kind = Kind::Step;
  std::size_t first = 0;  ///< index of the step, or of the first step of a heading
  std::size_t count = 1;
  bool isOpen = false;  ///< for a heading: its steps stand below it
  QString number;       ///< number of the steps, `31` or `1–12`; empty for the heading of a technique
  /// Technique in everyday words; `12 singles`; with the count in the heading of a technique.
  QString technique;
  Level level = Level::Easy;
  int score = 0;  ///< HoDoKu's score of all steps in the line
  QString inShort;
  bool isRefused = false;  ///< hints may not use the technique

  bool covers(std::size_t step) const { return first <= step && step - first < count; }

  friend bool operator==(const StepRow&, const StepRow&) = default;
};

/// Makes the lines of a list of steps, in the player's language. May be called from any thread.
class StepRows {
  Q_DECLARE_TR_FUNCTIONS(sudoku::StepRows)

 public:
  // A list numbers steps that have no number in the order in which they come.
  /// One line for each step, without headings.
  static std::vector<StepRow> flat(const std::vector<ListedStep>& steps);
  /// Lines in which singles that follow each other are folded into one; the steps of a line in `open`, named
  /// by its first step, stand below it.
  static std::vector<StepRow> folded(const std::vector<ListedStep>& steps, const std::set<std::size_t>& open);
  /// A heading for each technique, with the steps below it if its first step is in `open`. Precondition:
  /// steps of a technique stand together.
  static std::vector<StepRow> grouped(const std::vector<ListedStep>& steps,
                                      const std::set<std::size_t>& open);

  /// The number of steps as `one step`, `12 steps`.
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
