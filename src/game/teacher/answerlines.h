#pragma once

#include <vector>

#include <QCoreApplication>
#include <QString>

#include "hint.h"
#include "question.h"

namespace sudoku {

/// The answers to a question as lines of a list, in the player's language. May be called from any thread.
class AnswerLines {
  Q_DECLARE_TR_FUNCTIONS(sudoku::AnswerLines)

 public:
  /// The line of an answer. `isLooking`: a proof may still be found.
  static AnswerLine of(const AskedPosition& asked, const Answer& answer, bool isLooking);
  /// How many answers there are of each kind.
  static QString summary(const std::vector<AnswerLine>& lines, bool isLooking);
  /// What the question still leaves open, in one line for the status line.
  static QString stillOpen(const AskedPosition& asked, const std::vector<AnswerLine>& lines);

 private:
  static QString relation(Cell cell, Cell taker);
  static void fillTaken(AnswerLine& line, const Answer& answer);
  static void fillGone(AnswerLine& line, const Answer& answer);
};

}  // namespace sudoku
