#include <gtest/gtest.h>
#include <set>
#include <string>

#include "game/teacher/stepwords.h"
#include "game/teacher/techniquewords.h"
#include "plainwords.h"
#include "references.h"

namespace sudoku {
namespace {

using support::expectPlain;

TEST(StepWordsTest, EveryTechniqueHasATitleAndAnIdeaOfItsOwn) {
  std::set<QString> titles;
  for (int index = 0; index <= static_cast<int>(Technique::RefutationTree); ++index) {
    const auto technique = static_cast<Technique>(index);
    EXPECT_TRUE(titles.insert(TechniqueWords::title(technique)).second) << infoOf(technique).name;
    EXPECT_FALSE(TechniqueWords::idea(technique).isEmpty()) << infoOf(technique).name;
  }
}

TEST(StepWordsTest, SentencesAreShortAndHaveTheirPlacesFilled) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    expectPlain(words.where, reference.line);
    EXPECT_GE(words.why.size(), 3U) << reference.line;
    EXPECT_LE(words.why.size(), 8U) << reference.line;
    for (const Sentence& sentence : words.why) expectPlain(sentence, reference.line);
    for (const Sentence& sentence : words.walk) expectPlain(sentence, reference.line);
  }
}

TEST(StepWordsTest, TheLastSentenceNamesAllThatIsConcluded) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    CellSet named;
    CellSet concluded;
    for (const Phrase& phrase : words.why.back())
      if (phrase.role == Role::Eliminated || phrase.role == Role::Placed) named |= phrase.cells;
    for (const auto& [cell, digit] : reference.step.eliminations) concluded.add(cell);
    for (const auto& [cell, digit] : reference.step.placements) concluded.add(cell);
    EXPECT_EQ(named, concluded) << reference.line;
  }
}

TEST(StepWordsTest, WhereToLookGivesNeitherCellNorTechniqueAway) {
  for (const auto& reference : support::references()) {
    const Explanation words = explain(reference.step, reference.position);
    EXPECT_FALSE(toPlainText(words.where).contains(words.title, Qt::CaseInsensitive)) << reference.line;
    for (const Phrase& phrase : words.where)
      EXPECT_TRUE(phrase.cells.isEmpty() || phrase.cells.size() > 1) << reference.line;
  }
}

}  // namespace
}  // namespace sudoku
