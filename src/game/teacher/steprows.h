#pragma once

#include <cstddef>
#include <set>
#include <vector>

#include <QCoreApplication>
#include <QString>

#include "solutionlist.h"

namespace sudoku {

/// A line of a list of steps: one step, or the head of some that are folded into one line or stand below it.
/// Plain data.
struct StepRow {
  enum class Kind : std::uint8_t { Step, Head };

  Kind kind = Kind::Step;
  std::size_t first = 0;  ///< index of the step, or of the first of those
  std::size_t count = 1;
  bool isOpen = false;  ///< of a head: its steps stand below it
  QString number;       ///< `31`, `1–12`; of heads of techniques nothing
  QString technique;    ///< in everyday words; `12 singles`; with the count for a head of a technique
  Level level = Level::Easy;
  int score = 0;  ///< HoDoKu's, of all its steps
  QString inShort;
  bool isRefused = false;  ///< hints may not use it

  bool covers(std::size_t step) const { return first <= step && step - first < count; }

  friend bool operator==(const StepRow&, const StepRow&) = default;
};

/// Makes rows of steps, in the player's language. May be called from any thread.
class StepRows {
  Q_DECLARE_TR_FUNCTIONS(sudoku::StepRows)

 public:
  // Steps that stand in no list are numbered as they come.
  /// All steps, one a row.
  static std::vector<StepRow> flat(const std::vector<ListedStep>& steps);
  /// Singles that follow each other stand in one row, with those of `open` below it: they are named by their
  /// first step.
  static std::vector<StepRow> folded(const std::vector<ListedStep>& steps, const std::set<std::size_t>& open);
  /// A head for each technique, with its steps below it if its first one is in `open`. Precondition: steps of
  /// a technique stand together.
  static std::vector<StepRow> grouped(const std::vector<ListedStep>& steps,
                                      const std::set<std::size_t>& open);

  /// `one step`, `12 steps`.
  static QString stepCount(std::size_t count);
  /// What a step does and where, in HoDoKu's notation but for the technique's name.
  static QString inShort(const Step& step);
  /// One line a step: number, level, score and notation.
  static QString asText(const std::vector<ListedStep>& steps);
  /// `31, Skyscraper, Hard`.
  static QString spoken(const StepRow& row);

 private:
  static StepRow rowOf(const std::vector<ListedStep>& steps, std::size_t index);
  static StepRow headOfSingles(const std::vector<ListedStep>& steps, std::size_t first, std::size_t count);
  static StepRow headOfTechnique(const std::vector<ListedStep>& steps, std::size_t first, std::size_t count);
};

}  // namespace sudoku
