#include <gtest/gtest.h>

#include <QRegularExpression>

#include "game/teacher/hints.h"
#include "game/teacher/lesson.h"
#include "plainwords.h"
#include "references.h"

namespace sudoku {
namespace {

TEST(RungWordsTest, WhatDecidesIsNamedByItsDigitOnlyIfThatIsKnownAndAllOfItHasIt) {
  const QRegularExpression digits("^These [a-z0-9]+ ([1-9])s decide it\\.$|^This ([1-9]) decides it\\.$");
  const QRegularExpression cells("^These [a-z0-9]+ cells decide it\\.$|^This cell decides it\\.$");
  int byDigit = 0;
  int byCells = 0;
  for (const auto& reference : support::references()) {
    const TaughtStep taught = teach(reference.step, reference.position);
    Telling telling;
    telling.rung = Rung::What;
    const Hint hint = Hints::ofStep(taught, telling);
    if (hint.pattern.isEmpty()) continue;
    const Sentence& sentence = hint.sentences.back();
    support::expectPlain(sentence, reference.line);
    const QString text = toPlainText(sentence);
    if (const auto match = digits.match(text); match.hasMatch()) {
      ++byDigit;
      const Digit digit((match.captured(1) + match.captured(2)).toInt());
      const bool isRead = reference.position.board.at(hint.pattern.first()) == digit;
      EXPECT_TRUE(isRead || hint.picture.digit == digit) << reference.line;
      for (const Cell cell : hint.pattern)
        EXPECT_TRUE(reference.position.board.at(cell) == digit ||
                    reference.position.candidates.at(cell).contains(digit))
            << reference.line;
    } else {
      ++byCells;
      EXPECT_TRUE(cells.match(text).hasMatch()) << qPrintable(text) << ": " << reference.line;
    }
  }
  EXPECT_GT(byDigit, 10);
  EXPECT_GT(byCells, 10);
}

}  // namespace
}  // namespace sudoku
