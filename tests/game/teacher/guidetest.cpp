#include <algorithm>
#include <array>
#include <gtest/gtest.h>
#include <set>
#include <string>

#include <QRegularExpression>

#include <sudoku/formats/formats.h>
#include <sudoku/grid/checker.h>
#include <sudoku/logic/stepfinder.h>
#include <sudoku/solving/solver.h>

#include "game/teacher/guideexamples.h"
#include "game/teacher/guidewords.h"
#include "game/teacher/phrases.h"
#include "game/teacher/stepwords.h"
#include "plainwords.h"

namespace sudoku {
namespace {

constexpr int kMostWords = 22;

void expectShort(const QString& text) {
  EXPECT_FALSE(text.contains(u'%') || text.contains(u'{') || text.contains("  ")) << qPrintable(text);
  EXPECT_TRUE(text.endsWith(u'.') || text.endsWith(u'…')) << qPrintable(text);
  for (const QString& sentence : text.split(QRegularExpression("(?<=[.:]) ")))
    EXPECT_LE(sentence.split(u' ').size(), kMostWords) << qPrintable(sentence);
}

TEST(GuideWordsTest, EveryTechniqueHasShortSentencesOnWhatAndWhyAndHow) {
  for (const Technique technique : allTechniques())
    for (const QStringList& part :
         {GuideWords::lookFor(technique), GuideWords::why(technique), GuideWords::byHand(technique)}) {
      EXPECT_FALSE(part.isEmpty()) << infoOf(technique).name;
      for (const QString& sentence : part) expectShort(sentence);
    }
}

TEST(GuideWordsTest, NamesHowManyOrWhichPatternIsMeant) {
  EXPECT_TRUE(GuideWords::lookFor(Technique::Swordfish).front().contains("three rows"));
  EXPECT_TRUE(GuideWords::lookFor(Technique::SashimiJellyfish).front().contains("the Jellyfish"));
  EXPECT_TRUE(GuideWords::lookFor(Technique::LockedPair).front().contains("two cells"));
}

/// Finds the steps of the examples with that index: the first example of each technique, or the second, which
/// takes as long again.
void expectFound(std::size_t index) {
  for (const Technique technique : allTechniques()) {
    const std::vector<LibraryLine> examples = guideExamples(technique);
    ASSERT_FALSE(examples.empty()) << infoOf(technique).name;
    ASSERT_LE(examples.size(), 2U) << infoOf(technique).name;
    if (index >= examples.size()) continue;
    const auto found = stepOfExample(examples[index]);
    ASSERT_TRUE(found.has_value()) << infoOf(technique).name;
    EXPECT_EQ(found->step.technique, technique);
    for (const Sentence& sentence : explain(found->step, found->position).why)
      support::expectPlain(sentence, std::string(infoOf(technique).name));
    const auto solution = solve(examples[index].givens);
    ASSERT_TRUE(solution.has_value()) << infoOf(technique).name;
    for (const Candidate& gone : found->step.eliminations)
      EXPECT_NE(solution->at(gone.cell), gone.digit) << infoOf(technique).name;
    for (const Candidate& placed : found->step.placements)
      EXPECT_EQ(solution->at(placed.cell), placed.digit) << infoOf(technique).name;
  }
}

TEST(GuideExamplesTest, TheStepOfEachTechniqueIsFoundInItsFirstExample) {
  expectFound(0);
}

TEST(GuideExamplesLongTest, TheStepOfEachTechniqueIsFoundInItsSecondExample) {
  expectFound(1);
}

TEST(GuideExamplesTest, AreOfPuzzlesWithOneSolution) {
  for (const Technique technique : allTechniques())
    for (const LibraryLine& example : guideExamples(technique))
      EXPECT_TRUE(hasUniqueSolution(example.givens)) << infoOf(technique).name;
}

/// Techniques that in each of thousands of positions were open only beside an easier one. Hints never use the
/// large fish and the templates; for the others easier techniques come first.
constexpr std::array kBesideEasier = {
    Technique::Leviathan,
    Technique::RemotePair,
    Technique::FrankenXWing,
    Technique::FrankenSquirmbag,
    Technique::FrankenWhale,
    Technique::FrankenLeviathan,
    Technique::FinnedFrankenXWing,
    Technique::FinnedFrankenJellyfish,
    Technique::FinnedFrankenSquirmbag,
    Technique::FinnedFrankenWhale,
    Technique::MutantXWing,
    Technique::MutantSwordfish,
    Technique::MutantJellyfish,
    Technique::MutantSquirmbag,
    Technique::MutantWhale,
    Technique::MutantLeviathan,
    Technique::FinnedMutantXWing,
    Technique::FinnedMutantSwordfish,
    Technique::FinnedMutantJellyfish,
    Technique::FinnedMutantSquirmbag,
    Technique::FinnedMutantWhale,
    Technique::FinnedMutantLeviathan,
    Technique::ForcingNetVerity,
    Technique::TemplateSet,
    Technique::NestedNestedForcingChains,
    Technique::RefutationTree,
};

TEST(GuideExamplesTest, NothingEasierIsOpenInThem) {
  for (const Technique technique : allTechniques()) {
    const bool isBesideEasier =
        std::find(kBesideEasier.begin(), kBesideEasier.end(), technique) != kBesideEasier.end();
    for (const LibraryLine& example : guideExamples(technique)) {
      Position position{example.givens, example.board, Candidates(example.board)};
      for (const auto& [cell, digit] : example.deleted) position.candidates.eliminate(cell, digit);
      const auto next = nextStep(position, StepOrder::ByLevel);
      ASSERT_TRUE(next.has_value()) << infoOf(technique).name;
      // In an example no single is open beside the step.
      if (isBesideEasier)
        EXPECT_NE(infoOf(next->technique).family, TechniqueFamily::Single) << infoOf(technique).name;
      else
        EXPECT_GE(infoOf(next->technique).level, infoOf(technique).level) << infoOf(technique).name;
    }
  }
}

TEST(GuideExamplesTest, AreOfDifferentPuzzlesEach) {
  std::set<std::string> puzzles;
  for (const Technique technique : allTechniques())
    for (const LibraryLine& example : guideExamples(technique))
      EXPECT_TRUE(puzzles.insert(toLine(example.givens)).second) << infoOf(technique).name;
}

TEST(GuideRulesTest, PagesAreShortAndOfOnePuzzle) {
  const std::vector<RulesPage> pages = GuideRules::pages();
  ASSERT_GE(pages.size(), 4U);
  std::set<QString> titles;
  for (const RulesPage& page : pages) {
    EXPECT_TRUE(titles.insert(page.title).second);
    EXPECT_EQ(page.givens, pages.front().givens);
    EXPECT_FALSE(page.sentences.empty());
    for (const Sentence& sentence : page.sentences) expectShort(toPlainText(sentence));
  }
  EXPECT_TRUE(
      std::any_of(pages.begin(), pages.end(), [](const RulesPage& page) { return isSolved(page.board); }));
}

}  // namespace
}  // namespace sudoku
